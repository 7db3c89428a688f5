import type { Drawing } from '../puzzle/drawing.ts';
import type { ParsedPuzzle } from './parsed-puzzle.ts';
import { countsOf } from './text/counts.ts';

/** Fog and colours never represent a rule. */
type RuleShape = Exclude<Drawing['shape'], 'fog' | 'colour'>;

const NAMES: Readonly<Record<RuleShape, readonly [one: string, several: string]>> = {
  line: ['line', 'lines'],
  rectangle: ['rectangle', 'rectangles'],
  oval: ['circle', 'circles'],
  text: ['text', 'texts'],
  cage: ['cage', 'cages'],
};

/** The drawings that may represent rules, in words: `2 lines, 1 circle`. Undefined if there is none. */
export function possibleRules(drawings: readonly Drawing[] = []): string | undefined {
  const shapes = drawings.flatMap(({ shape }) => (shape === 'fog' || shape === 'colour' ? [] : [shape]));
  const parts = [...countsOf(shapes)].map(
    ([shape, count]) => `${count} ${NAMES[shape][count === 1 ? 0 : 1]}`,
  );
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** The parsed puzzle with the drawings of its puzzle copied to itself: the form that formats write. */
export function drawnSheet(sheet: ParsedPuzzle): ParsedPuzzle {
  const { drawings, ...puzzle } = sheet.puzzle;
  return drawings ? { drawings, ...sheet, puzzle } : sheet;
}
