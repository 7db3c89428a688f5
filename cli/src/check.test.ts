import { describe, expect, it } from 'vitest';
import { runIn } from './test-io.ts';

/** Top 1465, the first puzzle, and its solution. */
const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
const EMPTY4 = '................';
/** The same with two 4s in row 1 and box 1. */
const CONFLICT = `44${PUZZLE.slice(2)}`;
/** 1 fits nowhere in row 1: the cell left open there sees another 1. */
const HOPELESS = '234........1....';
const CUT = PUZZLE.slice(0, 80);

describe('check', () => {
  it.each([
    ['unique', PUZZLE, 'unique\n', 0],
    ['a full grid', SOLUTION, 'complete\n', 0],
    ['a full grid of 4×4', '1234341221434321', 'complete\n', 0],
    ['a full grid as a board', SOLUTION.match(/.{9}/g)!.join('\n'), 'complete\n', 0],
    ['a full grid with a fault', `${SOLUTION.slice(0, 80)}${SOLUTION[0]}`, 'invalid: ', 2],
    ['several', EMPTY4, 'multiple\n', 1],
    ['none', HOPELESS, 'none\n', 1],
    ['givens at odds', CONFLICT, 'invalid: row 1 holds 4 at r1c1 and r1c2', 2],
    ['a cell too few', CUT, 'invalid: line 1, column 81: ', 2],
  ])('%s', async (_, puzzle, output, exit) => {
    const outcome = await runIn({ input: puzzle }, 'check');
    expect(outcome.output).toContain(output);
    expect(outcome.output.split('\n').length).toBe(2);
    expect(outcome.exit).toBe(exit);
  });

  it('calls a full grid complete only if it obeys its rules, in JSON and beside puzzles, too', async () => {
    // Below its puzzle it would be the solution of that.
    const input = [SOLUTION, PUZZLE, PUZZLE].join('\n');
    expect(await runIn({ input }, 'check')).toMatchObject({ output: 'complete\nunique\nunique\n', exit: 0 });
    const { output } = await runIn({ input }, 'check', '--json');
    const states = output
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { status: string }).status);
    expect(states).toEqual(['complete', 'unique', 'unique']);
    const x = await runIn({}, 'check', '--variant', 'x', SOLUTION);
    expect([x.output.startsWith('invalid: '), x.exit]).toEqual([true, 2]);
    const cage = (sum: number) =>
      JSON.stringify({
        format: 'pencilmark',
        version: 1,
        puzzle: {
          spec: { size: 4, boxes: { rows: 2, columns: 2 } },
          givens: [...'1234341221434321'].map(Number),
          constraints: [{ kind: 'cage', cells: [0, 1], sum }],
        },
      });
    expect(await runIn({ input: cage(3) }, 'check')).toMatchObject({ output: 'complete\n', exit: 0 });
    expect((await runIn({ input: cage(4) }, 'check')).output).not.toContain('complete');
  });

  it('tells by letters on the board that is asked for', async () => {
    const regions = 'AABBACBBACCDCDDD';
    const { output } = await runIn({}, 'check', '--regions', regions, '1234............');
    expect(output).toMatch(/^(unique|multiple|none)\n$/);
  });
});

describe('check --minimal', () => {
  const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

  it('tells which givens can go', async () => {
    const input = [PUZZLE, EASY, EMPTY4, HOPELESS].join('\n');
    const { output, exit } = await runIn({ input }, 'check', '--minimal');
    const [first, second, ...rest] = output.trimEnd().split('\n');
    expect([first, ...rest, exit]).toEqual(['minimal', 'multiple', 'none', 1]);
    expect(second).toMatch(/^redundant: r\dc\d(?:, r\dc\d)*$/);
    for (const [, row, column] of second.matchAll(/r(\d)c(\d)/g)) {
      const cell = 9 * (Number(row) - 1) + Number(column) - 1;
      const fewer = `${EASY.slice(0, cell)}.${EASY.slice(cell + 1)}`;
      expect((await runIn({}, 'check', fewer)).output).toBe('unique\n');
    }
    expect((await runIn({}, 'check', '--minimal', PUZZLE)).exit).toBe(0);
  });

  it('as data, and for every board and rule', async () => {
    const json = async (...args: string[]) =>
      JSON.parse((await runIn({}, 'check', '--minimal', '--json', ...args)).output) as object;
    expect(await json(PUZZLE)).toMatchObject({ status: 'unique', minimal: true, redundant: [] });
    expect(await json('1234341221434321')).toMatchObject({ status: 'complete', minimal: false });
    expect(await json(EMPTY4)).not.toHaveProperty('minimal');
  });
});
