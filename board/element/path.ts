/** The logical path of a puzzle, computed only as far as needed. */
import type { Digits, Puzzle } from 'pencilmark/boards';
import { EN, explain, type Locale } from 'pencilmark/explain';
import { type PathStep, solveLogically } from 'pencilmark/logic';
import { type Drawing, drawStep } from '@pencilmark/board';

export interface ShownStep {
  /** 1-based. */
  readonly nth: number;
  readonly isLast: boolean;
  /** The digits before the step, one per cell. */
  readonly digits: Digits;
  readonly drawing: Drawing;
  readonly text: string;
}

export interface Path {
  /** The step with this number, from 1; the last one if there are fewer, undefined if there is none. */
  readonly step: (wanted: number) => ShownStep | undefined;
}

const LOCALES: Readonly<Record<string, () => Promise<Locale>>> = {
  ar: async () => (await import('pencilmark/explain/ar')).AR,
  cs: async () => (await import('pencilmark/explain/cs')).CS,
  de: async () => (await import('pencilmark/explain/de')).DE,
  es: async () => (await import('pencilmark/explain/es')).ES,
  fr: async () => (await import('pencilmark/explain/fr')).FR,
  ja: async () => (await import('pencilmark/explain/ja')).JA,
};

/** Opens the path of a puzzle; if the engine lacks the language, its explanations are in English. */
export async function openPath(puzzle: Puzzle, language: string): Promise<Path> {
  const locale = (await LOCALES[language]?.()) ?? EN;
  const { geometry, constraints, givens } = puzzle;
  const walk = solveLogically(puzzle);
  const found: PathStep[] = [];
  let isWhole = false;
  const reach = (count: number): void => {
    while (!isWhole && found.length < count) {
      const { value, done } = walk.next();
      if (done) isWhole = true;
      else found.push(value);
    }
  };
  return {
    step: (wanted) => {
      // Also looks for the next step, to know whether there is one.
      reach(wanted + 1);
      const nth = Math.min(wanted, found.length);
      const at = found[nth - 1];
      if (!at) return undefined;
      const { step, digits, candidates } = at;
      const { name, why } = explain(step, geometry, locale, digits);
      return {
        nth,
        isLast: isWhole && nth === found.length,
        digits,
        drawing: drawStep({ geometry, constraints, givens, digits, candidates }, step),
        text: `${name}. ${why.join(' ')}`,
      };
    },
  };
}
