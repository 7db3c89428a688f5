/** Chains, loops, wings and forcing chains in German. */
import type { Sentence } from '../../sentences/chain-words.ts';
import { clauseWords } from '../../sentences/clause-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

/** `Angenommen, r1c1 ist nicht 6. Dann gilt: r1c8 ist 6 (kein anderer Platz in Zeile 1), also r5c8 ist nicht 6.` */
export const DE_CHAIN_WORDS = clauseWords({
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells} ist ${holds === 'true' ? '' : 'nicht '}${digit}`
      : `${holds === 'true' ? 'eine' : 'keine'} der Zellen ${cells} ist ${digit}`,
  suppose: (claim) => `Angenommen, ${claim}.`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'Dann gilt', so: 'Also', and: 'Außerdem' }[opening]}: ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? ', also' : ', und'} ${text}`).join('')}.`,
  reasons: {
    onlyPlace: (house) => ` (kein anderer Platz ${house.in})`,
    onlyDigit: ' (dort bleibt nichts anderes)',
    lacksOne: (cells, digits) => ` (${cells} kann nur eine der Ziffern ${digits} fehlen)`,
    rule: (rule) => ` (${rule})`,
    as: (claims) => ` (denn ${claims})`,
  },
});

export const DE_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${DE_NAMES[technique]} mit ${digits} von ${from} nach ${to}.`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${DE_NAMES[technique]} mit ${digits} ${area.in}.`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `Es gibt ein entferntes Paar aus ${digits} von ${from} nach ${to}.`,
    why: [
      `${cells} enthalten nur ${digits}, und jede sieht die nächste, also wechseln sich die beiden Ziffern ab.`,
      `Die Enden ${ends} sind daher verschieden: eines ist ${one}, das andere ${other}. Was beide sieht, kann keines von beiden sein.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${DE_NAMES[technique]} mit ${digits} durch ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'So schließt sich der Ring. Er lässt sich auch in der anderen Richtung lesen; von den beiden Enden jeder Verbindung ist also eines wahr und eines falsch.',
      'Was beide Enden einer Verbindung ausschließen, ist in jedem Fall falsch.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `${DE_NAMES[technique]} von ${at} zurück zu ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'Die Annahme widerspricht sich selbst.'
        : `Aus der Annahme «${supposed}» folgt ihr Gegenteil, also gilt: ${proved}.`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `Es gibt einen W-Wing aus ${digits} mit ${pincers}.`,
    why: [
      `${pincers} enthalten beide nur ${digits}.`,
      `${home ? `${home.in.charAt(0).toUpperCase()}${home.in.slice(1)} muss` : 'Es muss'} ${linked} in ${pair} stehen. Eine davon sieht ${one}, die andere ${other}; diese können also nicht beide ${linked} sein: Eine ist ${eliminated}.`,
      `Was beide sieht, ${pincers}, verliert diese Ziffer.`,
    ],
  }),

  'xy-wing': (parts) => wing(parts, `Was beide sieht, ${parts.pincers}, verliert diese Ziffer.`),
  'xyz-wing': (parts) =>
    wing(
      parts,
      `Also ist eine der Zellen ${parts.all} ${parts.eliminated}, und was alle drei sieht, ist es nicht.`,
    ),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `${DE_NAMES[technique]}: Probiere, was daraus folgt: ${supposed}.`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `${DE_NAMES[technique]}: ${choiceText(choice)} führen alle zum selben Ergebnis.`,
    why: [`Einer dieser Fälle muss gelten: ${cases}.`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `Ist ${fins.count === 1 ? `die Flosse nicht ${digit}` : `keine Flosse ${digit}`}, so`;
    return {
      what: `${DE_NAMES[parts.technique]} mit ${digit} ${bases.in}.`,
      why: [
        `Kandidaten für ${digit} ${bases.in} gibt es nur ${covers.in} (${body})${fins.count > 0 ? ` oder in ${plural(fins.count, 'der Flosse', 'den Flossen')} ${fins.cells}` : ''}.`,
        parts.type === 1
          ? `${noFin} stehen alle ${digit} ${covers.of} hier, also ist ${target} nicht ${digit}.`
          : `${noFin} ${starts.count === 0 ? `bleibt kein Platz für die ${digit} ${home.of}` : `steht die ${digit} ${home.of} in ${starts.cells}`}.`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['Eine zweite Kette tut dasselbe.']),
    ...walk,
    end.kind === 'digit'
      ? `Also ist mindestens eine der Zellen ${end.cells} ${end.digit}, und was ${end.count === 2 ? 'beide' : 'alle'} sieht, ist es nicht.`
      : `Also gilt: ${end.one} oder ${end.other}, und was beides ausschließt, kann nicht sein.`,
  ]);
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `${DE_NAMES[technique]} um ${pivot}.`,
    why: [
      `${pivot} kann nur ${pivotDigits} sein und sieht ${pincers}, die beide ${eliminated} sein können.`,
      `Eine davon hat daneben ${one}, die andere ${other}. Ist ${pivot} ${one} oder ${other}, so wird die mit dieser Ziffer ${eliminated}.`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `Dann bleibt nichts für ${clash.cells}.`;
    case 'house':
      return `Dann bleibt ${clash.home.in} kein Platz für ${clash.digit}.`;
    case 'candidate':
      return `Dann müsste aber ${clash.cells} ${clash.digit} sein und zugleich nicht ${clash.digit}.`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `Die Ziffern von ${choice.cells}`;
    case 'house':
      return `Die Plätze von ${choice.digit} ${choice.home.in}`;
    case 'candidate':
      return `${choice.digit} in ${choice.cells} und ihr Fehlen`;
  }
}

function allAlike(cases: number): string {
  if (cases === 1) return 'Also muss dieser Fall gelten.';
  return cases === 2 ? 'Beide Fälle enden gleich.' : `Alle ${countWord(cases)} Fälle enden gleich.`;
}
