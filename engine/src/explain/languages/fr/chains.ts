/** Chains, loops, wings and forcing chains in French. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { noneSeeing } from './words.ts';

export const FR_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${FR_NAMES[technique]} sur ${digits}, ${/ ou | et /.test(to) ? `à partir de ${from}. L’autre bout est ${to}` : `de ${from} à ${to}`}.`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${FR_NAMES[technique]} : où peut aller le ${digits} ${area.in} ?`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `Paire distante de ${digits}, de ${from} à ${to}.`,
    why: [
      `${cells} ne peuvent valoir que ${one} ou ${other}.`,
      'Chacune voit la suivante de la chaîne, donc les deux chiffres alternent.',
      `De ${from} et ${to}, l’une vaut donc ${one} et l’autre ${other}.`,
      `${capital(noneSeeing(2, `${one} ou ${other}`))}.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${FR_NAMES[technique]} sur ${digits}, passant par ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'La boucle est fermée, et elle marche aussi dans l’autre sens.',
      'Chaque lien a donc un bout vrai, et les autres candidats que ses deux bouts excluent tombent.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${FR_NAMES[technique]} : elle commence et finit en ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'Cela contredit l’hypothèse.'
        : `Cela contredit l’hypothèse, donc ${proved} malgré tout.`,
    ],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `W-wing : ${pincers} ont les deux mêmes candidats.`,
    why: [
      `${pincers} ne peuvent valoir que ${eitherDigit}.`,
      `${home ? `${capital(home.in)}, le` : 'Le'} ${linked} va en ${pair}, et chacune voit l’une des deux premières.`,
      `Ces deux premières ne peuvent donc pas toutes deux valoir ${linked} : l’une vaut ${eliminated}.`,
      `Aucune case qui les voit toutes deux ne peut valoir ${eliminated}.`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `XY-wing : ${pivot} a deux candidats. Où mène chacun d’eux ?`,
    why: [
      `${pivot} vaut ${pivotDigits}.`,
      ...arms.map(({ cell, digit }) => `Si elle vaut ${digit}, ${cell} vaut ${eliminated}.`),
      `L’une de ces deux cases vaut donc ${eliminated}, et ${noneSeeing(2, eliminated)}.`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `XYZ-wing : ${pivot} a trois candidats. Où mène chacun d’eux ?`,
    why: [
      `${pivot} vaut ${pivotDigits}.`,
      `Si elle vaut ${one} ou ${other}, elle prend ce chiffre à ${either}, qui vaut alors ${eliminated}.`,
      `L’une de ces trois cases vaut donc ${eliminated}, et ${noneSeeing(3, eliminated)}.`,
    ],
  }),

  contradiction: ({ technique, supposed, story, contradiction }) => ({
    what: `${FR_NAMES[technique]} : que se passe-t-il si ${supposed} ?`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${FR_NAMES[technique]} : ${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin =
      fins.count === 1 ? `Si la nageoire ne vaut pas ${digit}` : `Si aucune nageoire ne vaut ${digit}`;
    const left =
      starts.count === 0
        ? `il ne reste aucune place pour le ${digit} ${home.in}`
        : `le ${digit} ${home.of} doit aller en ${starts.cells}`;
    return {
      what: `${FR_NAMES[parts.technique]} : où peut aller le ${digit} ${bases.in} ?`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}, c’est un poisson ordinaire, et ${target} ne peut pas valoir ${digit}.`
          : `${noFin}, ${left}.`,
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
    ...(k === 0 ? [] : ['Une seconde chaîne marche de la même façon.']),
    ...walk,
    end.kind === 'digit'
      ? `Dans les deux cas, ${end.either} vaut ${end.digit}, et ${noneSeeing(end.count, end.digit)}.`
      : `De deux choses l’une : ${end.one}, ou ${end.other}.`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `Alors il ne reste aucun chiffre pour ${contradiction.cells}.`;
    case 'house':
      return `Alors il ne reste aucune place pour le ${contradiction.digit} ${contradiction.home.in}.`;
    case 'candidate':
      return `Mais ${contradiction.cells} ne peut pas à la fois valoir ${contradiction.digit} et ne pas valoir ${contradiction.digit}.`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `où mène chaque chiffre de ${choice.cells} ?`;
    case 'house':
      return `où mène chaque place du ${choice.digit} ${choice.home.in} ?`;
    case 'candidate':
      return `que se passe-t-il si ${choice.cells} vaut ${choice.digit}, et sinon ?`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells} vaut ${choice.digits}.`;
    case 'house':
      return `${capital(choice.home.in)}, le ${choice.digit} va en ${choice.places}.`;
    case 'candidate':
      return `Soit ${choice.cells} vaut ${choice.digit}, soit non.`;
  }
}
