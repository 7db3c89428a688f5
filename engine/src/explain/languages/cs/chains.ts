/** Chains, loops, wings and forcing chains in Czech. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { noneSeeing } from './words.ts';

export const CS_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${CS_NAMES[technique]}, číslice ${digits}: od ${from}${/ nebo | a /.test(to) ? `. Druhý konec je ${to}` : ` po ${to}`}.`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${CS_NAMES[technique]}: kde může být ${digits} ${area.in}?`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `Vzdálená dvojice, číslice ${digits}: od ${from} po ${to}.`,
    why: [
      `${cells} mohou být jen ${one} nebo ${other}.`,
      'Každá vidí další v řadě, takže se obě číslice střídají.',
      `Jedna z buněk ${from} a ${to} je tedy ${one} a druhá ${other}.`,
      `${noneSeeing('Buňka', 2, `${one} ani ${other}`)}.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${CS_NAMES[technique]}, číslice ${digits}: přes ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'Tím se smyčka uzavírá a platí i opačným směrem.',
      'Z každé vazby tedy platí jeden konec a ostatní kandidáti, které vylučují oba konce, odpadají.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${CS_NAMES[technique]}: začíná a končí v ${at}.`,
    why: [
      ...walk,
      proved === undefined ? 'To odporuje předpokladu.' : `To odporuje předpokladu, takže ${proved}.`,
    ],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `W-wing: ${pincers} mají stejné dva kandidáty.`,
    why: [
      `${pincers} mohou být jen ${eitherDigit}.`,
      `${home ? capital(home.in) : 'Tady'} musí být ${linked} v ${pair}, a každá z nich vidí jednu z prvních dvou.`,
      `Ty dvě tedy nemohou být obě ${linked}: jedna z nich je ${eliminated}.`,
      `${noneSeeing('Buňka', 2, eliminated)}.`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `XY-wing: ${pivot} má dva kandidáty. Kam vede každý z nich?`,
    why: [
      `${pivot} je ${pivotDigits}.`,
      ...arms.map(({ cell, digit }) => `Pokud je ${digit}, zbývá pro ${cell} jen ${eliminated}.`),
      `Jedna z těch dvou buněk je tedy ${eliminated} a ${noneSeeing('buňka', 2, eliminated)}.`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `XYZ-wing: ${pivot} má tři kandidáty. Kam vede každý z nich?`,
    why: [
      `${pivot} je ${pivotDigits}.`,
      `Pokud je ${one} nebo ${other}, v ${either} ta číslice odpadá a zbývá tam jen ${eliminated}.`,
      `Jedna z těch tří buněk je tedy ${eliminated} a ${noneSeeing('buňka', 3, eliminated)}.`,
    ],
  }),

  contradiction: ({ technique, supposed, story, contradiction }) => ({
    what: `${CS_NAMES[technique]}: co když ${supposed}?`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${CS_NAMES[technique]}: ${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin = `Pokud ${fins.count === 1 ? 'ploutev' : 'žádná ploutev'} není ${digit}`;
    return {
      what: `${CS_NAMES[parts.technique]}: kde může být ${digit} ${bases.in}?`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}, je to obyčejná ryba a ${target} nemůže být ${digit}.`
          : `${noFin}, ${starts.count === 0 ? `nezbývá pro ${digit} ${home.in} místo` : `zbývá pro ${digit} ${home.in} jen ${starts.cells}`}.`,
        ...parts.story,
      ],
      ends: inCases(parts.count),
    };
  },
} satisfies Partial<Tellers>;

function inCases(count: number): Ending {
  if (count === 1) return 'so';
  return count === 2 ? 'either' : 'every';
}

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['Druhý řetězec funguje stejně.']),
    ...walk,
    end.kind === 'digit'
      ? `Tak či tak je ${end.digit} v ${end.either} a ${noneSeeing('buňka', end.count, end.digit)}.`
      : `Buď ${end.one}, nebo ${end.other}.`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `Pro ${contradiction.cells} tak nezbývá žádná číslice.`;
    case 'house':
      return `${capital(contradiction.home.in)} tak nezbývá místo pro ${contradiction.digit}.`;
    case 'candidate':
      return `Jenže ${contradiction.cells} nemůže být ${contradiction.digit} a zároveň nebýt ${contradiction.digit}.`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `kam vede každá číslice v ${choice.cells}?`;
    case 'house':
      return `kam vede každé místo pro ${choice.digit} ${choice.home.in}?`;
    case 'candidate':
      return `co když v ${choice.cells} je ${choice.digit}, a co když není?`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells} je ${choice.digits}.`;
    case 'house':
      return `${capital(choice.home.in)} musí být ${choice.digit} v ${choice.places}.`;
    case 'candidate':
      return `Buď v ${choice.cells} je ${choice.digit}, nebo není.`;
  }
}
