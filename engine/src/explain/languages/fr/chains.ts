/** Chains, loops, wings and forcing chains in French. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import { clauseWords } from '../../sentences/clause-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

/** `Supposons : r1c1 n’est pas 6. Alors r1c8 est 6 (pas d’autre place dans la ligne 1), donc r5c8 n’est pas 6.` */
export const FR_CHAIN_WORDS = clauseWords({
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells} ${holds === 'true' ? 'est' : 'n’est pas'} ${digit}`
      : `${holds === 'true' ? 'l’une' : 'aucune'} des cases ${cells} ${holds === 'true' ? 'est' : 'n’est'} ${digit}`,
  suppose: (claim) => `Supposons : ${claim}.`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'Alors', so: 'Donc', and: 'Et' }[opening]} ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? ', donc' : ', et'} ${text}`).join('')}.`,
  reasons: {
    onlyPlace: (house) => ` (pas d’autre place ${house.in})`,
    onlyDigit: ' (il n’y reste rien d’autre)',
    lacksOne: (cells, digits) => ` (il ne peut manquer à ${cells} qu’un des chiffres ${digits})`,
    rule: (rule) => ` (${rule})`,
    as: (claims) => ` (car ${claims})`,
  },
});

export const FR_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${FR_NAMES[technique]} sur ${digits}, de ${from} à ${to}.`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${FR_NAMES[technique]} de ${digits} ${area.in}.`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `Il y a une paire distante de ${digits} de ${from} à ${to}.`,
    why: [
      `${cells} ne contiennent que ${digits}, et chacune voit la suivante : les deux chiffres alternent donc.`,
      `Les extrémités ${ends} sont donc différentes : l’une est ${one}, l’autre ${other}. Ce qui les voit toutes deux ne peut être ni l’un ni l’autre.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${FR_NAMES[technique]} sur ${digits} passant par ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'La boucle se ferme donc. On peut aussi la lire dans l’autre sens : des deux bouts de chaque lien, l’un est vrai et l’autre faux.',
      'Ce que les deux bouts d’un lien excluent est faux dans les deux cas.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `${FR_NAMES[technique]} de ${at} à ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'La supposition se contredit.'
        : `La supposition « ${supposed} » mène à son contraire, donc ${proved}.`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `Il y a un W-wing de ${digits} avec ${pincers}.`,
    why: [
      `${pincers} ne contiennent toutes deux que ${digits}.`,
      `${home ? `${capital(home.in)}, ` : ''}${linked} doit être en ${pair}. L’une de ces cases voit ${one}, l’autre ${other}, qui ne peuvent donc pas être toutes deux ${linked} : l’une est ${eliminated}.`,
      seesBoth(pincers),
    ],
  }),

  'xy-wing': (parts) => wing(parts, seesBoth(parts.pincers)),
  'xyz-wing': (parts) =>
    wing(
      parts,
      `Donc l’une des cases ${parts.all} est ${parts.eliminated}, et ce qui voit les trois ne l’est pas.`,
    ),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `${FR_NAMES[technique]} : voyez ce qui suit si ${supposed}.`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `${FR_NAMES[technique]} : ${choiceText(choice)} mènent tous au même résultat.`,
    why: [`L’un de ces cas doit valoir : ${cases}.`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `Si ${fins.count === 1 ? `la nageoire n’est pas ${digit}` : `aucune nageoire n’est ${digit}`}`;
    return {
      what: `${FR_NAMES[parts.technique]} de ${digit} ${bases.in}.`,
      why: [
        `${capital(bases.in)}, ${digit} ne peut être que ${covers.in} (${body})${fins.count > 0 ? ` ou dans ${plural(fins.count, 'la nageoire', 'les nageoires')} ${fins.cells}` : ''}.`,
        parts.type === 1
          ? `${noFin}, tous les ${digit} ${covers.of} sont ici, donc ${target} n’est pas ${digit}.`
          : `${noFin}, ${starts.count === 0 ? `il ne reste pas de place pour le ${digit} ${home.of}` : `le ${digit} ${home.of} est en ${starts.cells}`}.`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['Une seconde chaîne fait de même.']),
    ...walk,
    end.kind === 'digit'
      ? `Donc au moins l’une des cases ${end.cells} est ${end.digit}, et ce qui les voit ${end.count === 2 ? 'toutes deux' : 'toutes'} ne l’est pas.`
      : `Donc ${end.one} ou ${end.other}, et ce que les deux excluent est impossible.`,
  ]);
}

function seesBoth(pincers: string): string {
  return `Ce qui voit à la fois ${pincers} le perd.`;
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `${FR_NAMES[technique]} autour de ${pivot}.`,
    why: [
      `${pivot} ne peut être que ${pivotDigits} et voit ${pincers}, qui peuvent chacune être ${eliminated}.`,
      `L’une a en outre ${one}, l’autre ${other}. Si ${pivot} est ${one} ou ${other}, celle qui a ce chiffre devient ${eliminated}.`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `Il ne reste alors rien pour ${clash.cells}.`;
    case 'house':
      return `Il ne reste alors pas de place pour ${clash.digit} ${clash.home.in}.`;
    case 'candidate':
      return `Mais alors ${clash.cells} devrait être ${clash.digit} et ne pas l’être.`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `les chiffres de ${choice.cells}`;
    case 'house':
      return `les emplacements de ${choice.digit} ${choice.home.in}`;
    case 'candidate':
      return `${choice.digit} en ${choice.cells} et son absence`;
  }
}

function allAlike(cases: number): string {
  if (cases === 1) return 'Donc ce cas doit valoir.';
  return cases === 2
    ? 'Les deux cas finissent de même.'
    : `Les ${countWord(cases)} cas finissent tous de même.`;
}
