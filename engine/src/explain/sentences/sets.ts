/** The parts of the sentences about almost locked sets and Sue de Coq. */
import { digitCount, digitsIn } from '../../model/digits.ts';
import type { AlmostLockedSet } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import { setName } from '../notation-line.ts';
import type { Say } from '../phrases.ts';

export const SETS = {
  'two-sets': (facts: Facts, say: Say) => {
    const shared = [...new Set(facts.commons.map(({ digit }) => digit))];
    return {
      ...setsAndGone(facts, say),
      shared: say.digits(shared),
      /** Each of the digits that both sets share; two of them lock all others. */
      each: shared.map((digit) => say.digit(digit)),
    };
  },

  'set-chain': (facts: Facts, say: Say) => ({
    technique: facts.technique,
    ...setsAndGone(facts, say),
    commons: facts.commons.map(({ a, b, digit }) => ({
      a: setName(a),
      b: setName(b),
      digit: say.digit(digit),
    })),
  }),

  blossom: ({ sets: [stem, ...petals], commons, eliminations }: Facts, say: Say) => ({
    stem: say.cells(stem?.cells ?? [], digitsIn(stem?.digits ?? 0)),
    stemDigits: say.digits(stem?.digits ?? 0, 'or'),
    petals: petals.map((set, k) => setParts(set, k + 1, say)),
    losses: commons.map(({ b, digit }) => ({ set: setName(b), digit: say.digit(digit) })),
    eliminated: say.digits(goneOf(eliminations)),
  }),

  'sue-de-coq': ({ cells, cellDigits, houses }: Facts, say: Say) => {
    const [line, area] = houses.cover;
    const core = cellDigits.intersection;
    const [lineDigits, areaDigits] = [cellDigits['line-set'], cellDigits['area-set']];
    const twice = lineDigits & areaDigits & ~core;
    return {
      line: say.houses([line]),
      sizes: { line: cells['line-set'].length, area: cells['area-set'].length },
      area: say.houses([area]),
      crossing: say.cells(cells.intersection),
      crossingDigits: say.digits(core),
      onLine: say.cells(cells['line-set']),
      lineDigits: say.digits(lineDigits),
      inArea: say.cells(cells['area-set']),
      areaDigits: say.digits(areaDigits),
      count: cells.intersection.length + cells['line-set'].length + cells['area-set'].length,
      /** Digits that occur once in all these cells, and digits that occur once in each outer set. */
      once: say.digits((core | lineDigits | areaDigits) & ~twice),
      twice: twice === 0 ? undefined : say.digits(twice),
      goneFromLine: say.digits(lineDigits | (core & ~areaDigits), 'or'),
      goneFromArea: say.digits(areaDigits | (core & ~lineDigits), 'or'),
    };
  },
};

function setsAndGone({ sets, eliminations }: Facts, say: Say) {
  const eliminated = goneOf(eliminations);
  return {
    sets: sets.map((set, k) => setParts(set, k, say)),
    eliminated: {
      digits: say.digits(eliminated),
      either: say.digits(eliminated, 'or'),
      count: eliminated.length,
    },
  };
}

/** A set of `count` cells with `more` digits than cells. */
function setParts({ cells, digits }: AlmostLockedSet, index: number, say: Say) {
  return {
    name: setName(index),
    cells: say.cells(cells),
    count: cells.length,
    digits: say.digits(digits),
    either: say.digits(digits, 'or'),
    more: digitCount(digits) - cells.length,
  };
}

function goneOf(eliminations: Facts['eliminations']): number[] {
  return [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
}
