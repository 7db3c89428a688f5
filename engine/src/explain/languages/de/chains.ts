/** Chains, loops, wings and forcing chains in German. */
import { begin, capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { noneSeeing } from './words.ts';

export const DE_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${DE_NAMES[technique]} mit ${digits} ${/ oder | und /.test(to) ? `ab ${from}. Das andere Ende ist ${to}` : `von ${from} bis ${to}`}.`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${DE_NAMES[technique]}: Wo kann die ${digits} ${area.in} stehen?`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `Entferntes Paar aus ${digits} von ${from} bis ${to}.`,
    why: [
      `${cells} können nur ${one} oder ${other} sein.`,
      'Jede sieht die nächste der Kette, also wechseln sich die beiden Ziffern ab.',
      `Von ${from} und ${to} ist damit eine ${one} und die andere ${other}.`,
      `${noneSeeing('Keine', 2, `${one} oder ${other}`)}.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${DE_NAMES[technique]} mit ${digits} durch ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'Damit schließt sich der Ring, und er gilt auch andersherum.',
      'Von jedem Glied stimmt also ein Ende, und andere Kandidaten, die beide Enden ausschließen, fallen weg.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${DE_NAMES[technique]}: Sie beginnt und endet bei ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'Das widerspricht der Annahme.'
        : `Das widerspricht der Annahme, es gilt also doch: ${begin(proved)}.`,
    ],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `W-Wing: ${pincers} haben dieselben zwei Kandidaten.`,
    why: [
      `${pincers} können beide nur ${eitherDigit} sein.`,
      `${home ? `${capital(home.in)} steht die ${linked}` : `Die ${linked} steht`} in ${pair}, und jede davon sieht eine der ersten beiden.`,
      `Die ersten beiden können also nicht beide ${linked} sein: Eine davon ist ${eliminated}.`,
      `Keine Zelle, die diese beiden sieht, kann ${eliminated} sein.`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `XY-Wing: ${pivot} hat zwei Kandidaten. Wohin führt jeder von ihnen?`,
    why: [
      `${pivot} ist ${pivotDigits}.`,
      ...arms.map(({ cell, digit }) => `Steht dort ${digit}, bleibt für ${cell} nur ${eliminated}.`),
      `Eine dieser zwei Zellen ist also ${eliminated}, und ${noneSeeing('keine', 2, eliminated)}.`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `XYZ-Wing: ${pivot} hat drei Kandidaten. Wohin führt jeder von ihnen?`,
    why: [
      `${pivot} ist ${pivotDigits}.`,
      `Steht dort ${one} oder ${other}, fehlt diese Ziffer in ${either}, und dort bleibt nur ${eliminated}.`,
      `Eine dieser drei Zellen ist also ${eliminated}, und ${noneSeeing('keine', 3, eliminated)}.`,
    ],
  }),

  contradiction: ({ technique, supposed, story, contradiction }) => ({
    what: `${DE_NAMES[technique]}: Angenommen, ${supposed}. Was folgt daraus?`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${DE_NAMES[technique]}: ${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin = fins.count === 1 ? `Ist die Flosse nicht ${digit}` : `Ist keine Flosse ${digit}`;
    return {
      what: `${DE_NAMES[parts.technique]}: Wo kann die ${digit} ${bases.in} stehen?`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}, ist das ein gewöhnlicher Fisch, und ${target} kann nicht ${digit} sein.`
          : `${noFin}, bleibt für die ${digit} ${home.in} ${starts.count === 0 ? 'kein Platz' : `nur ${starts.cells}`}.`,
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
    ...(k === 0 ? [] : ['Eine zweite Kette geht genauso.']),
    ...walk,
    end.kind === 'digit'
      ? `So oder so steht in ${end.either} eine ${end.digit}, und ${noneSeeing('keine', end.count, end.digit)}.`
      : `Eines davon gilt: ${end.one}, oder ${end.other}.`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `Damit bleibt für ${contradiction.cells} keine Ziffer.`;
    case 'house':
      return `Damit bleibt ${contradiction.home.in} kein Platz für die ${contradiction.digit}.`;
    case 'candidate':
      return `Aber ${contradiction.cells} kann nicht ${contradiction.digit} und zugleich nicht ${contradiction.digit} sein.`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `Wohin führt jede Ziffer von ${choice.cells}?`;
    case 'house':
      return `Wohin führt jeder Platz für die ${choice.digit} ${choice.home.in}?`;
    case 'candidate':
      return `Was, wenn in ${choice.cells} die ${choice.digit} steht, und was, wenn nicht?`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells} ist ${choice.digits}.`;
    case 'house':
      return `${capital(choice.home.in)} steht die ${choice.digit} in ${choice.places}.`;
    case 'candidate':
      return `Entweder steht in ${choice.cells} die ${choice.digit}, oder sie steht nicht dort.`;
  }
}
