/** Explanations keep to the voice of their language, as far as a machine can tell: steps of every technique. */
import {
  type Cell,
  cellName,
  explain,
  type Geometry,
  highlightsOf,
  HINT_DEPTHS,
  hintText,
  type Locale,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../cli/src/languages.ts';
import { cases } from '../../scripts/samples.mjs';
import { drawSteps } from './sample.ts';

const DRAWN = drawSteps('voice', cases(180, 600));

/** The limits on its sentences. */
interface Voice {
  readonly locale: Locale;
  readonly banned: RegExp;
  /** Row, column and box, one and several, in small letters. */
  readonly houses: readonly RegExp[];
  readonly joins: string;
  readonly isShort: (sentence: string) => boolean;
}

const MAX_WORDS = 25;
const MAX_LENGTH = 150;
/** Lower, because its characters say more each. */
const MAX_JAPANESE = 90;

const VOICES: readonly Voice[] = [
  {
    locale: LOCALES.en,
    banned:
      /\b(told|stands?|lies|loses|in turn|a[n]ew|supposition|supposing|what sees|nowhere|besides|houses?)\b/i,
    houses: [/rows?/, /columns?/, /box(?:es)?/],
    joins: ', | and | or |, and ',
    isShort: (sentence) => sentence.split(' ').length <= MAX_WORDS,
  },
  {
    locale: LOCALES.de,
    banned: /\b(was (?:beide|alle) sieht|verliert|wiederum|Kandidaten für|in dem|bei dem|Also gilt)\b|[«»"]/i,
    houses: [/zeilen?/, /spalten?/, /bl(?:ock|öcken?)/],
    joins: ', | und | oder | noch ',
    isShort: (sentence) => sentence.length <= MAX_LENGTH,
  },
  {
    locale: LOCALES.fr,
    banned: /\b(ce qui voit|se trouvant|tombera|de le|de les|à le|que en|si il|maisons?)\b|[„“”"']/i,
    houses: [/lignes?/, /colonnes?/, /blocs?/],
    joins: ', | et | ou | ni |, ni ',
    isShort: (sentence) => sentence.length <= MAX_LENGTH,
  },
  {
    locale: LOCALES.es,
    banned: /\b(lo que ve|de el|a el|o 8|casas?)\b|[„“”"']/i,
    houses: [/filas?/, /columnas?/, /bloques?/],
    joins: ', | y | o | u | ni |, ni ',
    isShort: (sentence) => sentence.length <= MAX_LENGTH,
  },
  {
    locale: LOCALES.ja,
    banned: /があります。「|ハウス|ことができ|失い|失う|保ち|真、|偽|鎖|[「」『』„“”"'!?,:]/,
    houses: [/行/, /列/, /ブロック/],
    joins: '、|と|か',
    isShort: (sentence) => sentence.length <= MAX_JAPANESE,
  },
  {
    locale: LOCALES.cs,
    banned:
      /(^|\s)(co vidí|ztratí|ztrácí|ponechá|odpadlo|dom[ueyů]?|domech|v v|ve? [vV]|s s|pro pro)\s|["'«»”]/i,
    houses: [/řád(?:ek|ku|ky|ků|cích)/, /sloupc(?:e|i|ů|ích)|sloupec/, /blo(?:ku?|ky|ků|cích)/],
    joins: ', | a | nebo | ani ',
    isShort: (sentence) => sentence.length <= MAX_LENGTH,
  },
  {
    locale: LOCALES.ar,
    banned:
      /(^| )(وما يرى|ما يرى|يفقد|تفقد|تحتفظ|يسقط في الحالتين|بيت|بيوت|البيت|البيوت|في في|إلا إلا)( |$)|[,;?"'„“”]/,
    houses: [/صف(?:ين|وف)?/, /عمود(?:ين)?|أعمدة/, /مربع(?:ين|ات)?/],
    joins: '، | و ?| أو | ولا ',
    isShort: (sentence) => sentence.length <= MAX_LENGTH,
  },
];

describe.each(VOICES)('$locale.language', (voice) => {
  const SAMPLES = DRAWN.map((sample) => ({
    ...sample,
    explanation: explain(sample.step, sample.geometry, voice.locale, sample.digits),
  }));

  test.each(SAMPLES)('$step.technique in sentences of its voice', ({ geometry, explanation }) => {
    for (const depth of HINT_DEPTHS.slice(0, 3)) {
      const text = hintText(explanation, depth);
      expect(text.replace(explanation.name, '').replaceAll(/full house|フルハウス/gi, '')).not.toMatch(
        voice.banned,
      );
      expect(text).not.toMatch(/undefined|NaN| {2}|\.\.|\( | [,.]|\bR\d/);
      for (const sentence of sentencesOf(text)) {
        expect([sentence, voice.isShort(withoutLists(sentence, voice))]).toEqual([sentence, true]);
        const named = cellsNamed(geometry, sentence);
        expect([sentence, new Set(named).size]).toEqual([sentence, named.length]);
        expect([sentence, ascends(sentence)]).toEqual([sentence, true]);
      }
    }
    expect(explanation.links.every(({ sentence }) => sentence < explanation.why.length)).toBe(true);
  });

  test.each(SAMPLES)(
    '$step.technique names what is drawn, and draws what it names',
    ({ step, geometry, explanation }) => {
      const { proving, changed } = highlightsOf(step);
      const drawn = new Set([...proving, ...changed]);
      const named = new Set(cellsNamed(geometry, explanation.why.join(' ')));
      const inHouses = new Set(housesNamed(geometry, explanation.why.join(' '), voice));
      expect(
        names(
          geometry,
          [...named].filter((cell) => !drawn.has(cell)),
        ),
      ).toEqual([]);
      expect(
        names(
          geometry,
          [...drawn].filter((cell) => !named.has(cell) && !inHouses.has(cell)),
        ),
      ).toEqual([]);
      const seen = new Set(explanation.glance.cells);
      const glanced = new Set(cellsNamed(geometry, explanation.what));
      expect(
        names(
          geometry,
          [...glanced].filter((cell) => !seen.has(cell)),
        ),
      ).toEqual([]);
      const held = new Set(housesNamed(geometry, explanation.what, voice));
      expect(
        names(
          geometry,
          [...seen].filter((cell) => !glanced.has(cell) && !held.has(cell)),
        ),
      ).toEqual([]);
    },
  );
});

test('every link of a chain or branch is told once, in order', () => {
  for (const { step, geometry } of DRAWN) {
    const explanation = explain(step, geometry);
    const { chains = [], branches = [] } = step.evidence;
    if (explanation.links.length === 0) continue;
    for (const of of ['chain', 'branch'] as const) {
      const parts = of === 'chain' ? chains : branches;
      for (const index of parts.keys()) {
        const nodes = explanation.links
          .filter((link) => link.of === of && link.index === index)
          .flatMap((link) => link.nodes);
        const isLoop = nodes.length > 1 && nodes.at(-1) === 0;
        const open = isLoop ? nodes.slice(0, -1) : nodes;
        expect([step.technique, open]).toEqual([step.technique, open.map((_, k) => k)]);
      }
    }
  }
});

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?؟])\s+|(?<=[。？])\s*/).filter((sentence) => sentence !== '');
}

/** Long lists of cells, houses, digits and sets count as one word. */
function withoutLists(sentence: string, { houses, joins }: Voice): string {
  const kinds = houses.map(({ source }) => source).join('|');
  const item = String.raw`(?:${kinds})? ?[r\d][\w+-]*`;
  const list = new RegExp(`${item}(?:(?:${joins})${item}){${MAX_ITEMS},}`, 'gi');
  return sentence.replaceAll(list, 'list');
}

/** Lists with more items than this may make a sentence longer. */
const MAX_ITEMS = 5;

function names(geometry: Geometry, cells: readonly Cell[]): string[] {
  return cells.map((cell) => cellName(geometry, cell));
}

function cellsNamed({ cells }: Geometry, text: string): Cell[] {
  return [...text.matchAll(/\br(\d+)c(\d+)\b/g)].flatMap(([, rows, columns]) =>
    [...rows].flatMap((row) =>
      [...columns].map((column) =>
        cells.findIndex((place) => place.row === Number(row) - 1 && place.column === Number(column) - 1),
      ),
    ),
  );
}

function housesNamed({ houses }: Geometry, text: string, voice: Voice): Cell[] {
  return ['row', 'column', 'box'].flatMap((kind, k) =>
    [...text.matchAll(new RegExp(`(?<![a-z])(?:${voice.houses[k].source}) ?(\\d+)`, 'gi'))].flatMap(
      ([, ordinal]) => {
        const house = houses.find((one) => one.kind === kind && one.index === Number(ordinal) - 1);
        return house ? [...house.cells] : [];
      },
    ),
  );
}

/** Whether sums and sets in a list, and their digits, are sorted. */
function ascends(sentence: string): boolean {
  const sums = sentence.match(/\b\d(?:\+\d)+\b/g) ?? [];
  return sums.every((sum, k) => isSorted(sum) && (k === 0 || sums[k - 1] < sum));
}

function isSorted(sum: string): boolean {
  return sum === sum.split('+').sort().join('+');
}
