/** Chains, loops, wings and forcing chains in Spanish. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import { clauseWords } from '../../sentences/clause-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

/** `Supongamos: r1c1 no es 6. Entonces r1c8 es 6 (no hay otro sitio en la fila 1), luego r5c8 no es 6.` */
export const ES_CHAIN_WORDS = clauseWords({
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells} ${holds === 'true' ? 'es' : 'no es'} ${digit}`
      : `${holds === 'true' ? 'una' : 'ninguna'} de las celdas ${cells} es ${digit}`,
  suppose: (claim) => `Supongamos: ${claim}.`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'Entonces', so: 'Luego', and: 'Y' }[opening]} ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? ', luego' : ', y'} ${text}`).join('')}.`,
  reasons: {
    onlyPlace: (house) => ` (no hay otro sitio ${house.in})`,
    onlyDigit: ' (no queda otra cosa ahí)',
    lacksOne: (cells, digits) => ` (a ${cells} solo puede faltarle una de las cifras ${digits})`,
    rule: (rule) => ` (${rule})`,
    as: (claims) => ` (pues ${claims})`,
  },
});

export const ES_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${ES_NAMES[technique]} de ${digits}, desde ${from} hasta ${to}.`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${ES_NAMES[technique]} de ${digits} ${area.in}.`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `Hay una pareja remota de ${digits} desde ${from} hasta ${to}.`,
    why: [
      `${cells} solo contienen ${digits}, y cada una ve la siguiente, así que las dos cifras se alternan.`,
      `Los extremos ${ends} son, pues, distintos: uno es ${one}, el otro ${other}. Lo que ve ambos no puede ser ninguno de los dos.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${ES_NAMES[technique]} de ${digits} que pasa por ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'Así se cierra el anillo. También puede leerse en el otro sentido: de los dos extremos de cada enlace, uno es verdadero y el otro falso.',
      'Lo que excluyen ambos extremos de un enlace es falso en cualquier caso.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `${ES_NAMES[technique]} desde ${at} de vuelta a ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'La suposición se contradice.'
        : `La suposición «${supposed}» lleva a lo contrario, así que ${proved}.`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `Hay un W-Wing de ${digits} con ${pincers}.`,
    why: [
      `${pincers} solo contienen ${digits}.`,
      `${home ? `${capital(home.in)}, ` : ''}${linked} tiene que estar en ${pair}. Una de ellas ve ${one}, la otra ${other}, así que estas no pueden ser ambas ${linked}: una es ${eliminated}.`,
      seesBoth(pincers),
    ],
  }),

  'xy-wing': (parts) => wing(parts, seesBoth(parts.pincers)),
  'xyz-wing': (parts) =>
    wing(
      parts,
      `Así que una de las celdas ${parts.all} es ${parts.eliminated}, y lo que ve las tres no lo es.`,
    ),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `${ES_NAMES[technique]}: prueba qué se sigue si ${supposed}.`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `${ES_NAMES[technique]}: ${choiceText(choice)} llevan a lo mismo.`,
    why: [`Uno de estos casos tiene que valer: ${cases}.`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `Si ${fins.count === 1 ? `la aleta no es ${digit}` : `ninguna aleta es ${digit}`}`;
    return {
      what: `${ES_NAMES[parts.technique]} de ${digit} ${bases.in}.`,
      why: [
        `${capital(bases.in)}, ${digit} solo puede estar ${covers.in} (${body})${fins.count > 0 ? ` o en ${plural(fins.count, 'la aleta', 'las aletas')} ${fins.cells}` : ''}.`,
        parts.type === 1
          ? `${noFin}, todos los ${digit} ${covers.of} están aquí, así que ${target} no es ${digit}.`
          : `${noFin}, ${starts.count === 0 ? `no queda sitio para el ${digit} ${home.of}` : `el ${digit} ${home.of} está en ${starts.cells}`}.`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['Una segunda cadena hace lo mismo.']),
    ...walk,
    end.kind === 'digit'
      ? `Así que al menos una de las celdas ${end.cells} es ${end.digit}, y lo que ve ${end.count === 2 ? 'ambas' : 'todas'} no lo es.`
      : `Así que ${end.one} o ${end.other}, y lo que ambas cosas excluyen no puede ser.`,
  ]);
}

function seesBoth(pincers: string): string {
  return `Lo que ve a la vez ${pincers} lo pierde.`;
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `${ES_NAMES[technique]} alrededor de ${pivot}.`,
    why: [
      `${pivot} solo puede ser ${pivotDigits} y ve ${pincers}, que pueden ser, cada una, ${eliminated}.`,
      `Una tiene además ${one}, la otra ${other}. Si ${pivot} es ${one} o ${other}, la que tiene esa cifra pasa a ser ${eliminated}.`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `Entonces no queda nada para ${clash.cells}.`;
    case 'house':
      return `Entonces no queda sitio para ${clash.digit} ${clash.home.in}.`;
    case 'candidate':
      return `Pero entonces ${clash.cells} tendría que ser ${clash.digit} y a la vez no serlo.`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `las cifras de ${choice.cells}`;
    case 'house':
      return `los sitios de ${choice.digit} ${choice.home.in}`;
    case 'candidate':
      return `${choice.digit} en ${choice.cells} y su ausencia`;
  }
}

function allAlike(cases: number): string {
  if (cases === 1) return 'Así que ese caso tiene que valer.';
  return cases === 2 ? 'Ambos casos acaban igual.' : `Los ${countWord(cases)} casos acaban igual.`;
}
