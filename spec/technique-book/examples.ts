/** The examples of `docs/techniques/examples.txt`: for each technique a position and a step in it. */
import {
  classic9,
  conclusionsText,
  type Constraint,
  createPosition,
  createPuzzle,
  type Digits,
  type DigitSet,
  familyOf,
  type FinderOptions,
  type Geometry,
  type Position,
  solveLogicallyInPlace,
  type Step,
  type TechniqueId,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { readFileSync } from 'node:fs';
import { caseBoard } from '../../engine/src/logic/techniques/case.ts';

export interface Example {
  readonly technique: TechniqueId;
  readonly geometry: Geometry;
  readonly constraints: readonly Constraint[];
  readonly givens: Digits;
  /** The board on which the step is found. */
  readonly digits: Digits;
  readonly candidates: readonly DigitSet[];
  readonly position: Position;
  /** The conclusions of the step, as `conclusionsText` writes them. */
  readonly concludes: string;
}

export const EXAMPLES: ReadonlyMap<TechniqueId, Example> = new Map(
  [...linesOf('examples.txt').map(readExample), ...linesOf('rule-examples.txt').map(readRuleExample)].map(
    (example) => [example.technique, example],
  ),
);

function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`../../docs/techniques/${name}`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** A puzzle with rules: the example is the first step of the technique on its path. */
function readRuleExample(line: string): Example {
  const [technique, board, rules, concludes] = line.split(' | ');
  const givens = [...board].map((digit) => (digit === '.' ? 0 : Number(digit)));
  const puzzle = createPuzzle(classic9(), givens, undefined, JSON.parse(rules) as Constraint[]);
  if (!puzzle.ok) throw new Error(`${technique}: ${puzzle.error.message}`);
  const position = createPosition(puzzle.value);
  for (const step of solveLogicallyInPlace(position)) if (step.technique === technique) break;
  return exampleOf(technique as TechniqueId, position, givens, concludes);
}

function exampleOf(technique: TechniqueId, position: Position, givens: Digits, concludes: string): Example {
  const digits = Array.from(position.digits);
  return {
    technique,
    geometry: position.tables.geometry,
    constraints: position.puzzle.constraints,
    givens,
    digits,
    candidates: digits.map((digit, cell) => (digit === 0 ? position.candidates[cell] : 0)),
    position,
    concludes,
  };
}

function readExample(line: string): Example {
  const [technique, board, without, concludes] = line.split('|').map((field) => field.trim());
  const position = caseBoard({ board, without });
  const givens = [...board.matchAll(/(\+?)([\d.])/g)].map(([, placed, digit]) =>
    placed === '+' || digit === '.' ? 0 : Number(digit),
  );
  return exampleOf(technique as TechniqueId, position, givens, concludes);
}

/** The step of an example: of several with its conclusions the one with the shortest proof. */
export function stepOf({ technique, geometry, position, concludes }: Example): Step | undefined {
  const search = createFinderContext(position, { extent: 'every', ...searchOptionsFor(technique) });
  const proofs: { step: Step; text: string }[] = [];
  for (const step of familyOf(technique)?.find(search, [technique]) ?? []) {
    if (step.technique !== technique || conclusionsText(geometry, step) !== concludes) continue;
    proofs.push({ step, text: JSON.stringify(step) });
  }
  proofs.sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
  return proofs[0]?.step;
}

/** The extent of the search for an example: few fins, so that the largest fish are found in reasonable time. */
export function searchOptionsFor(technique: TechniqueId): Partial<FinderOptions> {
  if (technique.startsWith('dual-')) return { twoCandidateRectangles: true };
  if (/mutant|franken/.test(technique)) return { maxFins: 2, maxEndoFins: 1 };
  if (/(squirmbag|whale|leviathan)$/.test(technique)) return { maxFins: 2, maxEndoFins: 0 };
  return {};
}
