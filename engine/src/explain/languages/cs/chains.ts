/** Chains, loops, wings and forcing chains in Czech. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import { clauseWords } from '../../sentences/clause-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { plural } from './words.ts';

/** `Dejme tomu, že r1c1 není 6. Pak r1c8 je 6 (jiné místo v řádku 1 není), takže r5c8 není 6.` */
export const CS_CHAIN_WORDS = clauseWords({
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells} ${holds === 'true' ? 'je' : 'není'} ${digit}`
      : `${holds === 'true' ? 'jedna' : 'žádná'} z buněk ${cells} ${holds === 'true' ? 'je' : 'není'} ${digit}`,
  suppose: (claim) => `Dejme tomu, že ${claim}.`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'Pak', so: 'Takže', and: 'A' }[opening]} ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? ', takže' : ' a'} ${text}`).join('')}.`,
  reasons: {
    onlyPlace: (house) => ` (jiné místo ${house.in} není)`,
    onlyDigit: ' (nic jiného tam nezbývá)',
    lacksOne: (cells, digits) => ` (v ${cells} může chybět jen jedna z číslic ${digits})`,
    rule: (rule) => ` (${rule})`,
    as: (claims) => ` (protože ${claims})`,
  },
});

export const CS_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${CS_NAMES[technique]}, číslice ${digits}, od ${from} po ${to}.`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${CS_NAMES[technique]}, číslice ${digits}, ${area.in}.`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `Je tu vzdálená dvojice číslic ${digits} od ${from} po ${to}.`,
    why: [
      `${cells} obsahují jen ${digits} a každá vidí následující, takže se obě číslice střídají.`,
      `Konce ${ends} se proto liší: jeden je ${one}, druhý ${other}. Co vidí oba, nemůže být ani jedno.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${CS_NAMES[technique]}, číslice ${digits}, přes ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'Tak se kruh uzavírá. Lze ho číst i opačným směrem, takže z obou konců každé vazby jeden platí a druhý ne.',
      'Co vylučují oba konce vazby, neplatí v žádném případě.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `${CS_NAMES[technique]} od ${at} zpět k ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'Předpoklad si odporuje.'
        : `Z předpokladu, že ${supposed}, plyne opak, takže ${proved}.`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `Je tu W-wing číslic ${digits} s ${pincers}.`,
    why: [
      `${pincers} obsahují jen ${digits}.`,
      `${home ? `${capital(home.in)} musí` : 'Musí'} být ${linked} v ${pair}. Jedna z nich vidí ${one}, druhá ${other}, takže tyto dvě nemohou být obě ${linked}: jedna je ${eliminated}.`,
      seesBoth(pincers),
    ],
  }),

  'xy-wing': (parts) => wing(parts, seesBoth(parts.pincers)),
  'xyz-wing': (parts) =>
    wing(
      parts,
      `Takže jedna z buněk ${parts.all} je ${parts.eliminated}, a co vidí všechny tři, tou číslicí není.`,
    ),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `${CS_NAMES[technique]}: zkus, co plyne z toho, že ${supposed}.`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `${CS_NAMES[technique]}: ${choiceText(choice)}, vše vede k témuž.`,
    why: [`Jedna z těchto možností musí platit: ${cases}.`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `Pokud ${fins.count === 1 ? 'ploutev' : 'žádná ploutev'} není ${digit},`;
    return {
      what: `${CS_NAMES[parts.technique]}, číslice ${digit}, ${bases.in}.`,
      why: [
        `${capital(bases.in)} může být ${digit} jen ${covers.in} (${body})${fins.count > 0 ? ` nebo ${plural(fins.count, 'v ploutvi', 'v ploutvích')} ${fins.cells}` : ''}.`,
        parts.type === 1
          ? `${noFin} jsou všechny ${digit} ${covers.of} zde, takže ${target} není ${digit}.`
          : `${noFin} ${starts.count === 0 ? `nezbývá ${home.in} pro ${digit} žádné místo` : `je ${digit} ${home.of} v ${starts.cells}`}.`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['Druhý řetězec dělá totéž.']),
    ...walk,
    end.kind === 'digit'
      ? `Takže aspoň jedna z buněk ${end.cells} je ${end.digit}, a co vidí ${end.count === 2 ? 'obě' : 'všechny'}, tou číslicí není.`
      : `Takže ${end.one} nebo ${end.other}, a co obojí vylučuje, být nemůže.`,
  ]);
}

function seesBoth(pincers: string): string {
  return `Co vidí obě, ${pincers}, tuto číslici ztrácí.`;
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `${CS_NAMES[technique]} kolem ${pivot}.`,
    why: [
      `${pivot} může být jen ${pivotDigits} a vidí ${pincers}, které mohou být ${eliminated}.`,
      `Jedna z nich má navíc ${one}, druhá ${other}. Je-li ${pivot} ${one} nebo ${other}, stane se ta s touto číslicí ${eliminated}.`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `Pak pro ${clash.cells} nic nezbývá.`;
    case 'house':
      return `Pak ${clash.home.in} nezbývá místo pro ${clash.digit}.`;
    case 'candidate':
      return `Jenže pak by ${clash.cells} muselo být ${clash.digit} a zároveň nebýt ${clash.digit}.`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `číslice v ${choice.cells}`;
    case 'house':
      return `místa pro ${choice.digit} ${choice.home.in}`;
    case 'candidate':
      return `${choice.digit} v ${choice.cells} a opak`;
  }
}

function allAlike(cases: number): string {
  if (cases === 1) return 'Takže tato možnost musí platit.';
  return cases === 2 ? 'Obě možnosti končí stejně.' : `Všechny možnosti (${cases}) končí stejně.`;
}
