/** Chains, loops, wings and forcing chains in Arabic. */
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { were } from './chain-words.ts';
import { AR_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { noneSeeing } from './words.ts';

export const AR_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${headed(technique, digits)}: من ${from}${/ أو | و /.test(to) ? `. الطرف الآخر هو ${to}` : ` إلى ${to}`}.`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${AR_NAMES[technique]}: أين يصلح ${digits} ${area.in}؟`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `${headed('remote-pair', digits)}: من ${from} إلى ${to}.`,
    why: [
      `لا يصلح في ${cells} إلا ${one} أو ${other}.`,
      'كل خلية ترى التالية، فيتناوب الرقمان.',
      `إذن إحدى الخليتين ${from} و ${to} هي ${one} والأخرى ${other}.`,
      `${noneSeeing(2, `${one} ولا ${other}`)}.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${headed(technique, digits)}: عبر ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'هكذا تنغلق الحلقة، وهي تصح في الاتجاه الآخر أيضًا.',
      'فأحد طرفي كل رابط صحيح، وتسقط المرشحات الأخرى التي يستبعدها الطرفان معًا.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${AR_NAMES[technique]}: تبدأ من ${at} وتعود إليها.`,
    why: [...walk, proved === undefined ? 'وهذا يناقض الافتراض.' : `وهذا يناقض الافتراض، إذن ${proved}.`],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `جناح W: للخليتين ${pincers} المرشحان نفساهما.`,
    why: [
      `لا يصلح في ${pincers} إلا ${eitherDigit}.`,
      `${home ? `${home.in} ` : ''}لا بد أن يقع ${linked} في ${pair}، وكل منهما ترى إحدى الخليتين الأوليين.`,
      `فلا يصلح ${linked} في الأوليين معًا، وإحداهما هي ${eliminated}.`,
      `${noneSeeing(2, eliminated)}.`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `جناح XY: للخلية ${pivot} مرشحان. إلى أين يقود كل منهما؟`,
    why: [
      `${pivot} هي ${pivotDigits}.`,
      ...arms.map(({ cell, digit }) => `إن كانت ${digit}، فلا يبقى للخلية ${cell} إلا ${eliminated}.`),
      `إذن إحدى هاتين الخليتين هي ${eliminated}، و${noneSeeing(2, eliminated)}.`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `جناح XYZ: للخلية ${pivot} ثلاثة مرشحات. إلى أين يقود كل منها؟`,
    why: [
      `${pivot} هي ${pivotDigits}.`,
      `إن كانت ${one} أو ${other}، سقط ذلك الرقم من ${either} وبقي فيها ${eliminated} وحده.`,
      `إذن إحدى هذه الخلايا الثلاث هي ${eliminated}، و${noneSeeing(3, eliminated)}.`,
    ],
  }),

  contradiction: ({ technique, assumed, story, contradiction }) => ({
    what: `${AR_NAMES[technique]}: ماذا لو ${were(assumed)}؟`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${AR_NAMES[technique]}: ${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin = `إن لم تكن ${fins.count === 1 ? 'الزعنفة' : 'أي زعنفة'} هي ${digit}`;
    return {
      what: `${AR_NAMES[parts.technique]}: أين يصلح ${digit} ${bases.in}؟`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}، فهذه سمكة عادية، ولا يصلح ${digit} في ${target}.`
          : `${noFin}، فلا يبقى ${starts.count === 0 ? 'مكان ' : ''}للرقم ${digit} ${home.in}${starts.count === 0 ? '' : ` إلا ${starts.cells}`}.`,
        ...parts.story,
      ],
      ends: inCases(parts.count),
    };
  },
} satisfies Partial<Tellers>;

/** `سلسلة X، الرقم 5`, `سلسلة XY، الأرقام 1 و 2 و 5`. */
function headed(technique: keyof typeof AR_NAMES, digits: string): string {
  const count = digits.split(/ و |، /).length;
  return `${AR_NAMES[technique]}، ${count === 1 ? 'الرقم' : count === 2 ? 'الرقمان' : 'الأرقام'} ${digits}`;
}

function inCases(count: number): Ending {
  if (count === 1) return 'so';
  return count === 2 ? 'either' : 'every';
}

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['وسلسلة ثانية تسير على النحو نفسه.']),
    ...walk,
    end.kind === 'digit'
      ? `في الحالتين يقع ${end.digit} في ${end.either}، و${noneSeeing(end.count, end.digit)}.`
      : `إذن إما ${end.one}، وإما ${end.other}.`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `هكذا لا يبقى للخلية ${contradiction.cells} أي رقم.`;
    case 'house':
      return `هكذا لا يبقى للرقم ${contradiction.digit} أي مكان ${contradiction.home.in}.`;
    case 'candidate':
      return `لكن لا يمكن أن تكون ${contradiction.cells} هي ${contradiction.digit} وألا تكون ${contradiction.digit} معًا.`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `إلى أين يقود كل رقم في ${choice.cells}؟`;
    case 'house':
      return `إلى أين يقود كل مكان للرقم ${choice.digit} ${choice.home.in}؟`;
    case 'candidate':
      return `ماذا لو كان ${choice.digit} في ${choice.cells}، وماذا لو لم يكن؟`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells} هي ${choice.digits}.`;
    case 'house':
      return `${choice.home.in} لا بد أن يقع ${choice.digit} في ${choice.places}.`;
    case 'candidate':
      return `إما أن يكون ${choice.digit} في ${choice.cells}، وإما ألا يكون.`;
  }
}
