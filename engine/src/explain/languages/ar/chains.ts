/** Chains, loops, wings and forcing chains in Arabic. */
import type { Sentence } from '../../sentences/chain-words.ts';
import { clauseWords } from '../../sentences/clause-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';

/** `لنفترض أن r1c1 ليست 6. عندئذ r1c8 هي 6 (لا مكان آخر في الصف 1)، إذن r5c8 ليست 6.` */
export const AR_CHAIN_WORDS = clauseWords({
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells} ${holds === 'true' ? 'هي' : 'ليست'} ${digit}`
      : `${holds === 'true' ? 'إحدى' : 'ليست أي من'} ${cells} ${holds === 'true' ? 'هي ' : ''}${digit}`,
  suppose: (claim) => `لنفترض أن ${claim}.`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'عندئذ', so: 'إذن', and: 'كما أن' }[opening]} ${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? '، إذن' : '، كما أن'} ${text}`).join('')}.`,
  reasons: {
    onlyPlace: (house) => ` (لا مكان آخر ${house.in})`,
    onlyDigit: ' (لم يبق غيره هناك)',
    lacksOne: (cells, digits) => ` (لا يمكن أن ينقص ${cells} إلا واحد من ${digits})`,
    rule: (rule) => ` (${rule})`,
    as: (claims) => ` (لأن ${claims})`,
  },
});

export const AR_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${AR_NAMES[technique]}، الأرقام ${digits}، من ${from} إلى ${to}.`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${AR_NAMES[technique]} للرقم ${digits} ${area.in}.`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `يوجد زوج بعيد من ${digits} من ${from} إلى ${to}.`,
    why: [
      `لا تحوي ${cells} إلا ${digits}، وكل منها ترى التالية، فيتناوب الرقمان عليها.`,
      `لذلك يختلف الطرفان ${ends}: أحدهما ${one} والآخر ${other}. وما يراهما معًا لا يكون أيًّا منهما.`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${AR_NAMES[technique]}، الأرقام ${digits}، عبر ${through}.`,
    why: chains.flatMap((walk) => [
      ...walk,
      'هكذا تنغلق الحلقة. ويمكن قراءتها بالاتجاه الآخر أيضًا، فمن طرفي كل رابط واحد صحيح والآخر خطأ.',
      'ما يستبعده طرفا رابط معًا خطأ في كل الأحوال.',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `${AR_NAMES[technique]} من ${at} رجوعًا إلى ${at}.`,
    why: [
      ...walk,
      proved === undefined
        ? 'هذا الافتراض يناقض نفسه.'
        : `افتراض أن ${supposed} يقود إلى عكسه، إذن ${proved}.`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `يوجد جناح W من ${digits} مع ${pincers}.`,
    why: [
      `لا تحوي ${pincers} إلا ${digits}.`,
      `${home ? `${home.in} ` : ''}لا بد أن يقع ${linked} في ${pair}. إحداهما ترى ${one} والأخرى ${other}، فلا تكون هاتان معًا ${linked}: إحداهما ${eliminated}.`,
      seesBoth(pincers),
    ],
  }),

  'xy-wing': (parts) => wing(parts, seesBoth(parts.pincers)),
  'xyz-wing': (parts) =>
    wing(parts, `إذن إحدى الخلايا ${parts.all} هي ${parts.eliminated}، وما يرى الثلاث ليس كذلك.`),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `${AR_NAMES[technique]}: جرّب ما يتبع إذا كان صحيحًا أن ${supposed}.`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `${AR_NAMES[technique]}: ${choiceText(choice)} تقود كلها إلى الشيء نفسه.`,
    why: [`لا بد أن يصح أحد هذه: ${cases}.`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `إن لم تكن ${fins.count === 1 ? 'الزعنفة' : 'أي زعنفة'} ${digit}`;
    return {
      what: `${AR_NAMES[parts.technique]} للرقم ${digit} ${bases.in}.`,
      why: [
        `${bases.in} لا يمكن أن يقع ${digit} إلا ${covers.in} (${body})${fins.count > 0 ? ` أو في ${fins.count === 1 ? 'الزعنفة' : 'الزعانف'} ${fins.cells}` : ''}.`,
        parts.type === 1
          ? `${noFin} فكل ${digit} ${covers.in} يقع هنا، إذن ${target} ليست ${digit}.`
          : `${noFin} ${starts.count === 0 ? `فلا يبقى مكان للرقم ${digit} ${home.in}` : `فإن ${digit} ${home.in} يقع في ${starts.cells}`}.`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['وسلسلة ثانية تفعل الشيء نفسه.']),
    ...walk,
    end.kind === 'digit'
      ? `إذن واحدة على الأقل من ${end.cells} هي ${end.digit}، وما يراها ${end.count === 2 ? 'كلتيهما' : 'كلها'} ليس كذلك.`
      : `إذن ${end.one} أو ${end.other}، وما يستبعده كلاهما لا يمكن أن يكون.`,
  ]);
}

function seesBoth(pincers: string): string {
  return `ما يرى ${pincers} معًا يفقد هذا الرقم.`;
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `${AR_NAMES[technique]} حول ${pivot}.`,
    why: [
      `لا يمكن أن تكون ${pivot} إلا ${pivotDigits}، وهي ترى ${pincers}، وكلتاهما قد تكون ${eliminated}.`,
      `لإحداهما فوق ذلك ${one} وللأخرى ${other}. إن كانت ${pivot} هي ${one} أو ${other} صارت التي فيها ذلك الرقم ${eliminated}.`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `عندئذ لا يبقى شيء للخلية ${clash.cells}.`;
    case 'house':
      return `عندئذ لا يبقى ${clash.home.in} مكان للرقم ${clash.digit}.`;
    case 'candidate':
      return `لكن عندئذ يجب أن تكون ${clash.cells} هي ${clash.digit} وألا تكون ${clash.digit} معًا.`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `أرقام ${choice.cells}`;
    case 'house':
      return `أماكن ${choice.digit} ${choice.home.in}`;
    case 'candidate':
      return `${choice.digit} في ${choice.cells} وعدمه`;
  }
}

function allAlike(cases: number): string {
  if (cases === 1) return 'إذن لا بد أن تصح هذه الحالة.';
  return cases === 2 ? 'تنتهي الحالتان إلى الشيء نفسه.' : `تنتهي كل الحالات (${cases}) إلى الشيء نفسه.`;
}
