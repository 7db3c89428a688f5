import { canonicalForm, difficultyOf, parseLine, ratePuzzle, solve, unwrap } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { runIn } from './test-io.ts';

const ASK = ['dataset', '--seed', 'rows', '--count', '5', '--quiet'];

interface Row {
  readonly index: number;
  readonly puzzle: string;
  readonly solution: string;
  readonly [column: string]: string | number;
}

const rowsOf = (text: string): Row[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

describe('rows', () => {
  test('hold what the library says of the puzzle', async () => {
    const { output, exit } = await runIn({}, ...ASK, '--json');
    expect(exit).toBe(0);
    const rows = rowsOf(output);
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    for (const row of rows) {
      const { puzzle } = unwrap(parseLine(row.puzzle));
      const { level, score, hardest } = difficultyOf(puzzle);
      const { er, ep, ed } = unwrap(ratePuzzle(puzzle, 'se-1.2.1'));
      const canonical = unwrap(canonicalForm(puzzle)).puzzle.givens;
      expect(row).toMatchObject({
        solution: solve(puzzle).solution!.join(''),
        givens: puzzle.givens.filter((digit) => digit > 0).length,
        level,
        score,
        hardest,
        canonical: canonical.join('').replaceAll('0', '.'),
        seed: 'rows',
      });
      expect([row.er, row.ep, row.ed].map(Number)).toEqual(
        [er, ep, ed].map((rating) => Math.floor(rating * 10 + 1e-6) / 10),
      );
    }
  });

  test('are the same as CSV, with a heading, and with any number of threads', async () => {
    const { output } = await runIn({}, ...ASK);
    const [heading, ...lines] = output.trimEnd().split('\n');
    const rows = rowsOf((await runIn({}, ...ASK, '--json', '--threads', '1')).output);
    expect(heading).toBe(Object.keys(rows[0]).join(','));
    expect(lines).toEqual(rows.map((row) => Object.values(row).join(',')));
    expect((await runIn({}, ...ASK, '--threads', '4')).output).toBe(output);
  });

  test('meet the wishes, and quote a seed with commas', async () => {
    const { output } = await runIn({}, 'dataset', '--seed', 'a,"b"', '--level', 'easy', '--quiet');
    expect(output.split('\n')[1]).toMatch(/^0,.*,easy,.*,"a,""b"""$/);
  });
});

describe('files', () => {
  const inFolder = (files: Readonly<Record<string, string>> = {}, ...more: string[]) =>
    runIn({ files }, ...ASK, '--json', '--output', 'out', ...more);

  test('and their manifest are the same in every run', async () => {
    const { saved, output, exit } = await inFolder();
    expect([exit, output]).toEqual([0, '']);
    expect(Object.keys(saved)).toEqual(['out/manifest.json', 'out/0.jsonl']);
    expect(saved['out/0.jsonl']).toBe((await runIn({}, ...ASK, '--json')).output);
    expect(JSON.parse(saved['out/manifest.json'])).toMatchObject({
      options: { seed: 'rows', count: 5, as: 'jsonl', profile: 'se-1.2.1' },
      rows: 5,
      files: [{ name: '0.jsonl', rows: 5, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
    });
    expect((await inFolder({}, '--threads', '1')).saved).toEqual(saved);
  });

  test('that are there are not made again', async () => {
    const { saved } = await inFolder();
    const again = await inFolder(saved);
    expect(again.saved).toEqual({ 'out/manifest.json': saved['out/manifest.json'] });
  });

  test('of another data set are left alone', async () => {
    const { saved } = await inFolder();
    const other = await inFolder(saved, '--seed', 'other');
    expect([other.exit, other.saved]).toEqual([2, {}]);
    expect(other.messages).toContain('out holds another data set');
    expect((await inFolder({ 'out/manifest.json': '{' })).exit).toBe(2);
  });

  test('that cannot be written end it', async () => {
    const { exit, messages } = await runIn({ disk: 'read-only' }, ...ASK, '--output', 'out');
    expect([exit, messages]).toEqual([2, 'pencilmark: out/manifest.json cannot be written (EROFS).\n']);
  });
});

test.each([
  [['dataset'], 'needs --seed'],
  [[...ASK, 'x'], 'takes no puzzle'],
  [[...ASK, '--level', 'hard', '--singles'], 'exclude each other'],
  [[...ASK, '--profile', 'se'], '--profile does not know'],
])('%j is refused', async (args, message) => {
  const { exit, messages } = await runIn({}, ...args);
  expect(exit).toBe(2);
  expect(messages).toContain(message);
});
