/** Chains, loops, wings and forcing chains in Spanish. */
import { capital } from '../../lists.ts';
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { noneSeeing } from './words.ts';

export const ES_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${ES_NAMES[technique]} con ${digits}, desde ${from}${/ [ouy] /.test(to) ? `. El otro extremo es ${to}` : ` hasta ${to}`}.`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${ES_NAMES[technique]}: ¿dónde puede ir el ${digits} ${area.in}?`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `Pareja remota de ${digits}, desde ${from} hasta ${to}.`,
    why: [
      `${cells} solo pueden ser ${one} o ${other}.`,
      'Cada una ve la siguiente de la cadena, así que las dos cifras se alternan.',
      `De ${from} y ${to}, una es ${one} y la otra ${other}.`,
      `${capital(noneSeeing(2, `${one} o ${other}`))}.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${ES_NAMES[technique]} con ${digits}, que pasa por ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'Así se cierra el bucle, y también vale en el otro sentido.',
      'Cada enlace tiene entonces un extremo cierto, y caen los demás candidatos que ambos extremos excluyen.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${ES_NAMES[technique]}: empieza y acaba en ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'Eso contradice la suposición.'
        : `Eso contradice la suposición, así que ${proved} después de todo.`,
    ],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `W-Wing: ${pincers} tienen los mismos dos candidatos.`,
    why: [
      `${pincers} solo pueden ser ${eitherDigit}.`,
      `${home ? `${capital(home.in)}, el` : 'El'} ${linked} va en ${pair}, y cada una ve una de las dos primeras.`,
      `Entonces las dos primeras no pueden ser ambas ${linked}: una es ${eliminated}.`,
      `Ninguna celda que vea esas dos puede ser ${eliminated}.`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `XY-Wing: ${pivot} tiene dos candidatos. ¿Adónde lleva cada uno?`,
    why: [
      `${pivot} es ${pivotDigits}.`,
      ...arms.map(({ cell, digit }) => `Si es ${digit}, ${cell} tiene que ser ${eliminated}.`),
      `Una de esas dos celdas es entonces ${eliminated}, y ${noneSeeing(2, eliminated)}.`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `XYZ-Wing: ${pivot} tiene tres candidatos. ¿Adónde lleva cada uno?`,
    why: [
      `${pivot} es ${pivotDigits}.`,
      `Si es ${one} o ${other}, le quita esa cifra a ${either}, que entonces es ${eliminated}.`,
      `Una de esas tres celdas es entonces ${eliminated}, y ${noneSeeing(3, eliminated)}.`,
    ],
  }),

  contradiction: ({ technique, supposed, story, contradiction }) => ({
    what: `${ES_NAMES[technique]}: ¿qué pasa si ${supposed}?`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${ES_NAMES[technique]}: ${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin = fins.count === 1 ? `Si la aleta no es ${digit}` : `Si ninguna aleta es ${digit}`;
    const left =
      starts.count === 0
        ? `no queda sitio para el ${digit} ${home.in}`
        : `el ${digit} ${home.of} tiene que ir en ${starts.cells}`;
    return {
      what: `${ES_NAMES[parts.technique]}: ¿dónde puede ir el ${digit} ${bases.in}?`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}, esto es un pez corriente, y ${target} no puede ser ${digit}.`
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
    ...(k === 0 ? [] : ['Una segunda cadena funciona igual.']),
    ...walk,
    end.kind === 'digit'
      ? `En ambos casos, ${end.either} es ${end.digit}, y ${noneSeeing(end.count, end.digit)}.`
      : `Una de dos: ${end.one}, o ${end.other}.`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `Entonces no queda ninguna cifra para ${contradiction.cells}.`;
    case 'house':
      return `Entonces no queda sitio para el ${contradiction.digit} ${contradiction.home.in}.`;
    case 'candidate':
      return `Pero ${contradiction.cells} no puede ser ${contradiction.digit} y a la vez no serlo.`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `¿adónde lleva cada cifra de ${choice.cells}?`;
    case 'house':
      return `¿adónde lleva cada sitio del ${choice.digit} ${choice.home.in}?`;
    case 'candidate':
      return `¿qué pasa si ${choice.cells} es ${choice.digit}, y qué si no?`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells} es ${choice.digits}.`;
    case 'house':
      return `${capital(choice.home.in)}, el ${choice.digit} va en ${choice.places}.`;
    case 'candidate':
      return `O ${choice.cells} es ${choice.digit}, o no lo es.`;
  }
}
