/**
 * The settings for the regression library of HoDoKu, code by code. Nothing here looks at a single case.
 *
 * A code is four digits, a fifth digit 1 for siamese fish, and an optional variant after a hyphen.
 */
import type { FinderOptions, Step } from 'pencilmark';

/** Options by the beginning of the code with its variant; all that match apply, later ones win. */
const OPTIONS: readonly (readonly [pattern: RegExp, options: Partial<FinderOptions>])[] = [
  [/^/, { extent: 'every', alsOverlap: false, alsNodes: false }],
  [/^03/, { maxFins: 5, maxEndoFins: 2 }],
  // Swordfish and jellyfish of every kind.
  [/^03[0-7][12]/, { siamese: true }],
  [/^0402-1|^0405/, { twoCandidateRectangles: true }],
  [/^060[0-8]-1/, { missingCandidates: false }],
  [/^060[0-8]-2/, { missingCandidates: true }],
  [/^0709-2|^0710-[34]|^0711-[34]/, { alsNodes: true }],
  [/^090[234]-2/, { alsOverlap: true }],
];

export function optionsFor(code: string): Partial<FinderOptions> {
  return Object.assign(
    {},
    ...OPTIONS.filter(([pattern]) => pattern.test(code)).map(([, options]) => options),
  );
}

/** The content of the second field of a case. */
export type FieldMeaning = 'placed' | 'eliminated' | 'pattern' | 'one of pattern';

/**
 * Singles, template sets and verities name the digit placed; chains and loops (remote pairs excepted), sets and
 * sue de coq the digits eliminated; the others the digits of the pattern, but of a dual kite, whose halves may be
 * of two digits, only one of them.
 */
export function fieldMeaning(code: string): FieldMeaning {
  if (/^0404/.test(code)) return 'one of pattern';
  if (/^000/.test(code)) return 'placed';
  if (/^070[1-9]|^071|^09|^1101|^130/.test(code) && !/^0703/.test(code)) return 'eliminated';
  return 'pattern';
}

/** The variants that distinguish steps of one code by their conclusions. */
const VARIANTS: readonly (readonly [pattern: RegExp, fits: (step: Step) => boolean])[] = [
  [/^0707-1|^0710-[13]/, setsDigit],
  [/^0707-2|^0710-[24]/, (step) => !setsDigit(step)],
  [/^0708-1|^0711-[13]/, (step) => eliminatedDigits(step) === 1],
  [/^0708-2|^0711-[24]/, (step) => eliminatedDigits(step) > 1],
  [/^0901-1/, (step) => (step.evidence.commons?.length ?? 1) === 1],
  [/^0901-2/, (step) => (step.evidence.commons?.length ?? 2) === 2],
];

/** Whether a step has the variant that a case requires. */
export function fitsVariant(code: string, step: Step): boolean {
  return VARIANTS.every(([pattern, fits]) => !pattern.test(code) || fits(step));
}

/** A discontinuous loop that sets its digit takes all others from one cell, two or more, or places it. */
function setsDigit({ placements, evidence }: Step): boolean {
  const { nodes, links } = evidence.chains?.[0] ?? { nodes: [], links: [] };
  return placements.length > 0 || (nodes.length > 0 && links[0].strength === 'strong');
}

function eliminatedDigits({ eliminations }: Step): number {
  return new Set(eliminations.map(({ digit }) => digit)).size;
}
