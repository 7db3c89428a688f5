/**
 * The levels available on each board with each of the rules, and the number of givens used: with rules, few givens make
 * hard puzzles.
 *
 * Measured by `npm run levels -w web` on 25 and 26 November 2026, with Node 20 on a shared virtual machine of two
 * cores: a level is listed if its puzzles took less than 10 s of processor time on average; if a row was measured
 * twice, in either run. Missing levels are not offered; that does not mean that no such puzzles exist.
 *
 * Not measured: rules on windoku, twodoku and tinysamurai, the last seven of 8×8; twodoku and tinysamurai by one seed
 * for each level, up to 8 s; 16×16, samurai and butterfly without rules only.
 */
import { DIFFICULTIES, type Difficulty } from 'pencilmark';
import type { PuzzleKind, OfferedBoard, OfferedRules } from './kinds.ts';

/** `u`: the usual number of givens for the board or, with rules, as few as possible. Otherwise a share of the cells. */
export const SHARES = ['u', '1', '2', '3', '4', '5'] as const;
export const SHARE_OF = { 1: 12, 2: 18, 3: 26, 4: 36, 5: 50 } as const;

/** A character for each level from the lowest: one of `SHARES`, or `-`. */
type Levels = string;

const MADE: Readonly<Record<OfferedBoard, Readonly<Partial<Record<OfferedRules, Levels>>>>> = {
  '9x9': {
    classic: 'uuuuuuu',
    killer: '-3uu---',
    thermo: '-11u311',
    arrow: '--22221',
    whisper: '-311-1u',
    kropki: '-1uu---',
    xv: '-uuu--u',
    diagonals: '4-43u33',
    renban: '-32212u',
    sandwich: '--1---u',
    skyscraper: '--3-32-',
    'little-killer': '-43-322',
    'anti-knight': '-333-3u',
    'anti-king': '--333uu',
    palindrome: '-2222uu',
    between: '--333uu',
    'region-sum': '--33--2',
    greater: '-1211uu',
    'non-consecutive': '-222-21',
    'odd-even': '-uuuuu-',
    quadruple: '--uuuu-',
    'x-sum': '--u-1--',
    'numbered-room': '--1----',
    zipper: '--11211',
    'double-arrow': '--333--',
    'slow-thermo': '-222211',
    nabner: '-3333uu',
    lockout: '-42222u',
  },
  '6x6': {
    classic: 'uu3uu--',
    killer: '-1u----',
    thermo: '-uuu-u-',
    arrow: '--uuuuu',
    whisper: '-1uuuuu',
    kropki: '-uuu---',
    xv: '-uu----',
    diagonals: '2uuuuuu',
    renban: '-2uuuuu',
    sandwich: '--u----',
    skyscraper: '--uu---',
    'little-killer': '--111-u',
    'anti-knight': '--u----',
    'anti-king': '-uuu-2-',
    palindrome: '-u-u-u-',
    between: '--uuuu-',
    'region-sum': '--uu1uu',
    greater: '-uuu---',
    'non-consecutive': '-uuu-u-',
    'odd-even': '-u-----',
    quadruple: '--uu---',
    'x-sum': '--u----',
    'numbered-room': '--uuu--',
    zipper: '--uuuuu',
    'double-arrow': '--1u1uu',
    'slow-thermo': '-uuuuu-',
    nabner: '-2uuuu-',
    lockout: '--uu1uu',
    entropic: '-uuu-uu',
    modular: '-uuuuuu',
    'minimum-maximum': '-u--1u-',
  },
  '4x4': {
    classic: 'u------',
    killer: '-uu----',
    thermo: '-u-----',
    arrow: '--u--u-',
    whisper: '-1uu---',
    kropki: '-uu----',
    diagonals: 'u------',
    renban: '--u----',
    sandwich: '--u----',
    skyscraper: '--u----',
    'little-killer': '--uu-uu',
    palindrome: '-u-----',
    between: '--u--u-',
    'region-sum': '--uu-u-',
    greater: '-u-----',
    quadruple: '--u----',
    'x-sum': '--u----',
    'numbered-room': '--uu---',
    zipper: '--u--u-',
    'double-arrow': '--uu-uu',
    'slow-thermo': '-u---u-',
    lockout: '--uu-u-',
    entropic: '-uuu---',
    modular: '-uuu-1-',
    'minimum-maximum': '-u-----',
  },
  '12x12': {
    classic: '5-44u4u',
    killer: '--1u---',
    thermo: '-33-333',
    arrow: '--32--2',
    whisper: '-433-32',
    kropki: '-1-u---',
    xv: '-2131u1',
    diagonals: '444444u',
    renban: '-33232-',
    sandwich: '--4----',
    skyscraper: '--4----',
    'little-killer': '--3----',
    'anti-knight': '-444---',
    'anti-king': '--44-44',
    palindrome: '-33-33-',
    between: '--444--',
    'region-sum': '--4----',
    greater: '-33----',
    'non-consecutive': '-4-4---',
    'odd-even': '-4333u-',
    quadruple: '--2u21-',
    'x-sum': '--4----',
    'numbered-room': '--32-2-',
    zipper: '--3-2--',
    'double-arrow': '--33--3',
    'slow-thermo': '-4----3',
    nabner: '-44444u',
    lockout: '--43--3',
    entropic: '-433-33',
    modular: '-433-3u',
    'minimum-maximum': '----43-',
  },
  '16x16': {
    classic: '5uuuuuu',
  },
  jigsaw: {
    classic: '44uuuuu',
    killer: '-3uu---',
    thermo: '-31111u',
    arrow: '--2--1-',
    whisper: '-31--1u',
    kropki: '-1-u---',
    xv: '-uuu---',
    diagonals: 'u----uu',
    renban: '-322-1u',
    sandwich: '--1-u--',
    skyscraper: '--21---',
    'little-killer': '--33-22',
    'anti-knight': '---3-2u',
    'anti-king': '--3--2u',
    palindrome: '-222-uu',
    between: '-432-2u',
    'region-sum': '--22-21',
    greater: '-11u-1u',
    'non-consecutive': '-2-2--1',
    'odd-even': '-2uu-u-',
    quadruple: '--1uuu-',
    'x-sum': '--u----',
    'numbered-room': '--1----',
    zipper: '--1----',
    'double-arrow': '--32--1',
    'slow-thermo': '-2-121u',
    nabner: '-333-22',
    lockout: '-422--1',
    entropic: '-2222-u',
    modular: '-3-2-1u',
    'minimum-maximum': '----3u-',
  },
  samurai: {
    classic: '44-uuuu',
  },
  '8x8': {
    classic: 'uuuuuu-',
    killer: '-2uu---',
    thermo: '-u1u1uu',
    arrow: '--111uu',
    whisper: '-211u1u',
    kropki: '-uuu---',
    xv: '-uuu---',
    diagonals: '3-334uu',
    renban: '-3uu2uu',
    sandwich: '--uu---',
    skyscraper: '--uu-2-',
    'little-killer': '--22-22',
    'anti-knight': '-3uu2uu',
    'anti-king': '-3uuuuu',
    palindrome: '-uuu1uu',
    between: '--2uuuu',
    'region-sum': '--32-2u',
    greater: '-uuu1uu',
  },
  windoku: {
    classic: '33u3uuu',
  },
  twodoku: {
    classic: 'uuuuuu-',
  },
  butterfly: {
    classic: '343uuu2',
  },
  tinysamurai: {
    classic: 'u------',
  },
};

/** The levels in which such puzzles can be made, from the lowest. */
export function levelsOf({ board, rules }: PuzzleKind): readonly Difficulty[] {
  const signs = MADE[board][rules] ?? '';
  return DIFFICULTIES.filter((_, index) => (signs[index] ?? '-') !== '-');
}

/** Whether puzzles with these rules can be made on the board at all. */
export function isMade(kind: PuzzleKind): boolean {
  return levelsOf(kind).length > 0;
}

/** The share of the cells that are given at each level, in per cent; without entries for the usual share. */
export function sharesOf({ board, rules }: PuzzleKind): Readonly<Partial<Record<Difficulty, number>>> {
  const signs = MADE[board][rules] ?? '';
  return Object.fromEntries(
    DIFFICULTIES.flatMap((level, index) => {
      const sign = signs[index];
      return isShare(sign) ? [[level, SHARE_OF[sign]]] : [];
    }),
  );
}

function isShare(sign: string | undefined): sign is `${keyof typeof SHARE_OF}` {
  return sign !== undefined && Object.hasOwn(SHARE_OF, sign);
}
