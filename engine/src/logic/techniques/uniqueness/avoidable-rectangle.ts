import { type Digit, digitBit, digitsIn, lowestDigit, isSingleBit } from '../../../model/digits.ts';
import { isCandidate } from '../../position.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import { candidatesSeeing } from '../../sight.ts';
import type { Candidate, Step } from '../../step.ts';
import type { Family } from '../family.ts';
import { isAllowed, type Rectangle, rectanglesOf } from './rectangles.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Avoidable rectangles. The digits of corners (see `rectanglesOf`) that were found, not given, could be swapped too; so
 * four corners without givens never hold A B / B A.
 *
 * - Type 1: three corners are filled like this; the fourth does not hold the digit that would complete the pattern.
 *   (`r1c1=1 r1c4=2 r2c1=2`, none given → `r2c4<>1`.)
 * - Type 2: two corners are filled like this, side by side or diagonally opposite; each of the other two has as
 *   candidates the digit that would complete the pattern and the same extra digit. One of them is the extra.
 *
 * Evidence: `digits`: A and B; `deadly`: the corners with one digit each; `cells`: the filled corners as `floor`, the
 * open ones as `roof`; `candidates`: the `extra` ones.
 */
export const avoidableRectangles: Family = {
  techniques: ['avoidable-rectangle-1', 'avoidable-rectangle-2'],
  find(search, wanted) {
    const steps: Step[] = [];
    for (const technique of wanted) collect(search, technique, steps);
    return steps;
  },
};

/** The rectangles without givens, as indices of corners: constant for a path. */
const WITHOUT_GIVENS: SharedData<readonly number[]> = {
  create: ({ tables, position: { isGiven } }) => {
    const { corners } = rectanglesOf(tables);
    const found: number[] = [];
    for (let at = 0; at < corners.length; at += 4) {
      const givens =
        isGiven[corners[at]] + isGiven[corners[at + 1]] + isGiven[corners[at + 2]] + isGiven[corners[at + 3]];
      if (givens === 0) found.push(at);
    }
    return found;
  },
  refresh: (rectangles) => rectangles,
};

/** Adds all steps, or the first if one is enough. */
function collect(context: FinderContext, technique: TechniqueId, steps: Step[]): void {
  const open = technique === 'avoidable-rectangle-1' ? 1 : 2;
  const { list, corners } = rectanglesOf(context.tables);
  const rectangles = read(context, WITHOUT_GIVENS);
  for (let i = 0; i < rectangles.length; i++) {
    if (openCorners(context, corners, rectangles[i]) !== open) continue;
    const rectangle = list[rectangles[i] >> 2];
    for (const deadly of deadlyDigits(context, rectangle)) {
      const step = stepOf(context, technique, rectangle, deadly);
      if (step) steps.push(step);
      if (step && context.options.extent === 'cheapest') return;
    }
  }
}

function openCorners({ position: { digits } }: FinderContext, corners: Int32Array, at: number): number {
  let open = 0;
  for (let i = at; i < at + 4; i++) if (digits[corners[i]] === 0) open++;
  return open;
}

/**
 * The digits that the corners would have in a deadly pattern with the filled ones: none if those do not fit, several if
 * two filled corners diagonally opposite leave the other digit open.
 */
function deadlyDigits({ position }: FinderContext, { cells }: Rectangle): readonly (readonly Digit[])[] {
  const { digits, candidates } = position;
  const [a, b, c, d] = cells;
  if (disagree(digits[a], digits[d]) || disagree(digits[b], digits[c])) return NONE;
  const main = digits[a] || digits[d];
  const anti = digits[b] || digits[c];
  if (main !== 0 && anti !== 0) return main === anti ? NONE : [[main, anti, anti, main]];
  const free = main === 0 ? candidates[a] & candidates[d] : candidates[b] & candidates[c];
  return digitsIn(free).map((digit) =>
    main === 0 ? [digit, anti, anti, digit] : [main, digit, digit, main],
  );
}

const NONE: readonly (readonly Digit[])[] = [];

/** Whether two diagonally opposite corners are filled and differ. */
function disagree(one: Digit, other: Digit): boolean {
  return one !== 0 && other !== 0 && one !== other;
}

function stepOf(
  context: FinderContext,
  technique: TechniqueId,
  { cells }: Rectangle,
  deadly: readonly Digit[],
): Step | undefined {
  const { position } = context;
  const pair = digitBit(deadly[0]) | digitBit(deadly[1]);
  if (!cells.every((cell) => isAllowed(position, cell, pair))) return undefined;
  const roof = [0, 1, 2, 3].filter((corner) => position.digits[cells[corner]] === 0);
  const roofCells = roof.map((corner) => cells[corner]);
  const extras = roof.map((corner) => position.candidates[cells[corner]] & ~digitBit(deadly[corner]));
  if (roof.some((corner) => !isCandidate(position, cells[corner], deadly[corner]))) return undefined;
  let eliminations: Candidate[] = [{ cell: roofCells[0], digit: deadly[roof[0]] }];
  if (technique === 'avoidable-rectangle-2') {
    if (!isSingleBit(extras[0]) || extras[0] !== extras[1]) return undefined;
    eliminations = candidatesSeeing(context, lowestDigit(extras[0]), roofCells);
    if (eliminations.length === 0) return undefined;
  }
  return {
    technique,
    placements: [],
    eliminations,
    evidence: {
      digits: digitsIn(pair),
      cells: [
        { cells: cells.filter((cell) => !roofCells.includes(cell)), role: 'floor' },
        { cells: roofCells, role: 'roof' },
      ],
      candidates: roofCells.flatMap((cell, k) =>
        digitsIn(extras[k]).map((digit) => ({ cell, digit, role: 'extra' as const })),
      ),
      deadly: { cells, digits: deadly.map(digitBit) },
    },
  };
}
