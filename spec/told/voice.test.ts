/** English explanations keep to their voice, as far as a machine can tell: steps of every technique at every depth. */
import {
  type Cell,
  cellName,
  EN,
  explain,
  type Geometry,
  highlightsOf,
  HINT_DEPTHS,
  hintText,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { drawSteps } from './sample.ts';

const SAMPLES = drawSteps('voice', cases(180, 600)).map((sample) => ({
  ...sample,
  told: explain(sample.step, sample.geometry, EN, sample.digits),
}));
const MAX_WORDS = 25;
/** Lists of more items than this may make a sentence longer. */
const MAX_ITEMS = 5;

const BANNED =
  /\b(told|stands?|lies|loses|in turn|a[n]ew|supposition|supposing|what sees|nowhere|besides|houses?|undefined|NaN)\b/i;

test.each(SAMPLES)('$step.technique in sentences of its voice', ({ geometry, told }) => {
  for (const depth of HINT_DEPTHS.slice(0, 3)) {
    const text = hintText(told, depth);
    expect(text.replace(told.name, '').replaceAll(/full house/gi, '')).not.toMatch(BANNED);
    expect(text).not.toMatch(/ {2}|\.\.|\( | [,.]/);
    for (const sentence of sentencesOf(text)) {
      expect([sentence, wordsIn(sentence) <= MAX_WORDS]).toEqual([sentence, true]);
      const named = cellsNamed(geometry, sentence);
      expect([sentence, new Set(named).size]).toEqual([sentence, named.length]);
      expect([sentence, ascends(sentence)]).toEqual([sentence, true]);
    }
  }
  expect(told.links.every(({ sentence }) => sentence < told.why.length)).toBe(true);
});

test.each(SAMPLES)(
  '$step.technique names what is drawn, and draws what it names',
  ({ step, geometry, told }) => {
    const { proving, changed } = highlightsOf(step);
    const drawn = new Set([...proving, ...changed]);
    const named = new Set(cellsNamed(geometry, told.why.join(' ')));
    const inHouses = new Set(housesNamed(geometry, told.why.join(' ')));
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
    const seen = new Set(told.glance.cells);
    const glanced = new Set(cellsNamed(geometry, told.what));
    expect(
      names(
        geometry,
        [...glanced].filter((cell) => !seen.has(cell)),
      ),
    ).toEqual([]);
    const held = new Set(housesNamed(geometry, told.what));
    expect(
      names(
        geometry,
        [...seen].filter((cell) => !glanced.has(cell) && !held.has(cell)),
      ),
    ).toEqual([]);
  },
);

test('every link of a chain or branch is told once, in order', () => {
  for (const { step, told } of SAMPLES) {
    const { chains = [], branches = [] } = step.evidence;
    if (told.links.length === 0) continue;
    for (const of of ['chain', 'branch'] as const) {
      const parts = of === 'chain' ? chains : branches;
      for (const index of parts.keys()) {
        const nodes = told.links
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
  return text.split(/(?<=[.?])\s+/);
}

/** Long lists of cells, houses and digits count as a word. */
function wordsIn(sentence: string): number {
  const item = String.raw`(?:rows?|columns?|box|boxes)? ?[r\d][\w+-]*`;
  const list = new RegExp(`${item}(?:(?:, | and | or |, and )${item}){${MAX_ITEMS},}`, 'g');
  return sentence.replaceAll(list, 'list').split(' ').length;
}

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

function housesNamed({ houses }: Geometry, text: string): Cell[] {
  return [...text.matchAll(/\b(row|column|box) (\d+)/gi)].flatMap(([, kind, ordinal]) => {
    const house = houses.find((one) => one.kind === kind.toLowerCase() && one.index === Number(ordinal) - 1);
    return house ? [...house.cells] : [];
  });
}

/** Whether sums and sets in a list are sorted, and so are their digits. */
function ascends(sentence: string): boolean {
  const sums = sentence.match(/\b\d(?:\+\d)+\b/g) ?? [];
  return sums.every((sum, k) => isSorted(sum) && (k === 0 || sums[k - 1] < sum));
}

function isSorted(sum: string): boolean {
  return sum === sum.split('+').sort().join('+');
}
