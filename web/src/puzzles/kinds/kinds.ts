/** The boards and rules that can be chosen for a puzzle, by names that are used in addresses and settings. */
import { type GeometrySpec, type RuleSetName, variantSpec } from 'pencilmark';

/** The boards in the order in which they are offered. */
export const OFFERED_BOARDS = [
  '9x9',
  '6x6',
  '4x4',
  '12x12',
  '16x16',
  'jigsaw',
  'samurai',
  '8x8',
  'windoku',
  'twodoku',
  'butterfly',
  'tinysamurai',
] as const;
export type OfferedBoard = (typeof OFFERED_BOARDS)[number];

/**
 * The rules in the order in which they are offered, the best-known first: none beyond the houses, both diagonals, or
 * one of the sets that the engine draws.
 */
export const OFFERED_RULES = [
  'classic',
  'killer',
  'thermo',
  'arrow',
  'whisper',
  'kropki',
  'xv',
  'diagonals',
  'renban',
  'sandwich',
  'skyscraper',
  'little-killer',
  'anti-knight',
  'anti-king',
  'palindrome',
  'between',
  'region-sum',
  'greater',
  'non-consecutive',
  'odd-even',
  'quadruple',
  'x-sum',
  'numbered-room',
  'zipper',
  'double-arrow',
  'slow-thermo',
  'nabner',
  'lockout',
  'entropic',
  'modular',
  'minimum-maximum',
] as const satisfies readonly ('classic' | 'diagonals' | RuleSetName)[];
export type OfferedRules = (typeof OFFERED_RULES)[number];

/** A kind of puzzle: chosen before its level. */
export interface PuzzleKind {
  readonly board: OfferedBoard;
  readonly rules: OfferedRules;
}

/** The number of rules in the first rows; the others are shown on request. */
export const KNOWN_RULES = OFFERED_RULES.indexOf('greater') + 1;

/** The number of digits of a board. */
export function sizeOf(board: OfferedBoard): number {
  if (board === 'tinysamurai') return 4;
  return Number(/^(\d+)x/.exec(board)?.[1] ?? 9);
}

/** The engine's sets of rules; diagonals are houses of the board instead. */
export function ruleSetsOf(rules: OfferedRules): readonly RuleSetName[] {
  return rules === 'classic' || rules === 'diagonals' ? [] : [rules];
}

/** The board of a kind; that of a jigsaw is without its regions, which differ from puzzle to puzzle. */
export function specOf({ board, rules }: PuzzleKind): GeometrySpec {
  const diagonals = rules === 'diagonals' && ({ diagonals: ['main', 'anti'] } as const);
  return { ...plainSpec(board), ...diagonals };
}

function plainSpec(board: OfferedBoard): GeometrySpec {
  const size = sizeOf(board);
  switch (board) {
    case 'jigsaw':
      return { size };
    case 'samurai':
    case 'windoku':
    case 'twodoku':
    case 'butterfly':
    case 'tinysamurai':
      return variantSpec(board, size);
    default:
      return variantSpec('classic', size);
  }
}
