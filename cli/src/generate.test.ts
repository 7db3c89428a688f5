import { classic9, countSolutions, DIFFICULTIES } from 'pencilmark';
import { describe, expect, it } from 'vitest';
import { runIn } from './test-io.ts';
import { printedOf } from './generating/part.ts';

const PATTERN = `X..X..X..|.X..X..X.|..X..X..X
X..X..X..|.X..X..X.|..X..X..X
---------+---------+---------
X..X..X..|.X..X..X.|..X..X..X`;

function solutionsOf(line: string): number {
  const givens = [...line].map((symbol) => (symbol === '.' ? 0 : Number(symbol)));
  return countSolutions({ geometry: classic9(), constraints: [], givens }, 2).count;
}

function linesOf(output: string): string[] {
  return output.trimEnd().split('\n');
}

describe('generate', () => {
  it('prints puzzles with one solution, and tells the seed', async () => {
    const { output, messages, exit } = await runIn({}, 'generate', '--count', '5', '--threads', '1');
    expect(linesOf(output).map(solutionsOf)).toEqual([1, 1, 1, 1, 1]);
    expect([messages, exit]).toEqual(['seed: fresh\n', 0]);
  });

  it('prints the same for the same seed with any number of threads', async () => {
    const args = ['generate', '--seed', 'book', '--count', '300'];
    const one = await runIn({}, ...args, '--threads', '1');
    const three = await runIn({}, ...args, '--threads', '3');
    expect([one.threads, three.threads]).toEqual([0, 3]);
    expect(three.output).toBe(one.output);
    expect(one.messages).toBe('');
    expect(linesOf(one.output).length).toBe(300);
  });

  it('reports how many attempts a level took', async () => {
    const { output, messages } = await runIn({}, 'generate', '--seed', '1', '--level', 'Medium', '--json');
    const facts = JSON.parse(output) as { attempts: number; level: string; solutions: number };
    expect(facts).toMatchObject({ index: 0, status: 'made', level: 'medium', solutions: 1, minimal: true });
    if (facts.attempts > 1) expect(messages).toMatch(/^1 of \d+ attempts \(.* %\)\n$/);
  });

  it.each([
    ['a board', ['--size', '6'], 36],
    ['letters', ['--symbols', 'ABCD'], 16],
    ['overlapping grids', ['--variant', 'tinysamurai'], 100],
  ])('%s', async (_, args, length) => {
    const { output } = await runIn({}, 'generate', '--seed', '1', ...args);
    expect(output.trimEnd().length).toBe(length);
  });

  it.each([
    ['--drop', '0'],
    ['--per-box', '0'],
  ])('%s %s prints full grids', async (...option) => {
    for (const board of [[], ['--size', '6'], ['--variant', 'x']]) {
      const { output, exit } = await runIn(
        {},
        'generate',
        ...option,
        '--count',
        '3',
        '--seed',
        '1',
        ...board,
      );
      expect(exit).toBe(0);
      for (const line of linesOf(output)) expect(line).toMatch(/^[1-9]{36,81} # 1 solution$/);
    }
    const { output } = await runIn({}, 'generate', ...option, '--seed', '1', '--json');
    const facts = JSON.parse(output) as { puzzle: string; solution: string };
    expect(facts).toMatchObject({ solutions: 1, exact: true, puzzle: facts.solution });
  });

  it('takes a pattern as text or file', async () => {
    const wanted = [...PATTERN.replaceAll(/-+\+.*\n|[|\n]/g, '')].map((symbol) => symbol === 'X');
    for (const [world, pattern] of [
      [{}, PATTERN],
      [{ files: { 'mask.txt': PATTERN } }, 'mask.txt'],
    ] as const) {
      const { output } = await runIn(world, 'generate', '--seed', '3', '--pattern', pattern);
      expect([...output.trimEnd()].map((symbol) => symbol !== '.')).toEqual(wanted);
      expect(solutionsOf(output.trimEnd())).toBe(1);
    }
  });

  it('tells how many solutions dropped cells leave', async () => {
    const { output } = await runIn({}, 'generate', '--seed', '1', '--drop', '50', '--count', '3');
    for (const line of linesOf(output)) expect(line).toMatch(/^[1-9.]{81} # \d+ solutions?$/);
  });

  it('writes pictures', async () => {
    const { saved } = await runIn({}, 'generate', '--seed', '1', '--count', '10', '--svg', 'book');
    expect(Object.keys(saved).slice(0, 2)).toEqual(['book/01.svg', 'book/02.svg']);
    expect(saved['book/01.svg']).toMatch(/^<svg /);
  });

  it('writes formats of several lines with a blank one between', async () => {
    const { output } = await runIn({}, 'generate', '--seed', '1', '--count', '2', '--to', 'grid');
    expect(output.trimEnd().split('\n\n').length).toBe(2);
  });

  it('stops when nobody reads on', async () => {
    const { output } = await runIn({ reads: 2 }, 'generate', '--seed', '1', '--count', '500');
    expect(linesOf(output).length).toBe(2);
  });

  it.each([['x-wing'], ['X-Wing'], ['bf2']])(
    'takes a technique by id, name or abbreviation: %s',
    async (name) => {
      const { output, exit } = await runIn({}, 'generate', '--seed', '1', '--technique', name, '--json');
      expect([exit, JSON.parse(output)]).toMatchObject([0, { status: 'made', hardest: 'x-wing' }]);
    },
  );

  it.each([
    ['a word', ['now'], /takes no puzzle/],
    ['an unknown level', ['--level', 'hrad'], /Did you mean .*hard|hard/],
    ['an unknown technique', ['--technique', 'x-wnig'], /x-wing/],
    ['several techniques', ['--technique', 'x-wing,xy-wing'], /one technique/],
    ['a range', ['--score', '300'], /500\.\.800/],
    ['a range the wrong way', ['--score', '300..200'], /--score/],
    ['two targets', ['--level', 'hard', '--singles'], /exclude/],
    ['two ways', ['--givens', '30', '--drop', '40'], /exclude/],
    ['a symmetry that does not fit', ['--symmetry', 'mirror'], /rotation-180/],
    ['a pattern of another size', ['--pattern', 'X..\nX..'], /6 symbols/],
    ['no board', ['--size', '9', '--box', '2x4'], /boxes of 9/],
  ])('refuses %s', async (_, args, message) => {
    const { exit, messages, output } = await runIn({}, 'generate', ...args);
    expect([exit, output]).toEqual([2, '']);
    expect(messages).toMatch(message);
  });

  it('names the levels in its help', async () => {
    const { output } = await runIn({}, 'generate', '--help');
    for (const level of DIFFICULTIES) expect(output).toContain(level);
  });
});

it.each([
  [{ dig: 'minimal' }, false, true],
  [{ dig: 'minimal' }, true, false],
  [{}, false, false],
] as const)('a puzzle made with %j that is minimal: %s is told: %s', (options, isMinimal, isTold) => {
  const givens = new Array<number>(81).fill(0);
  const puzzle = { geometry: classic9(), constraints: [], givens };
  const made = { index: 0, status: 'made', attempts: 1, puzzle, solution: givens, solutions: 1 } as const;
  const job = {
    spec: classic9().spec,
    options: { seed: '1', ...options },
    isJson: false,
    to: 'line',
    wide: 1,
  } as const;
  const { problem, isMade } = printedOf({ ...made, isMinimal }, job);
  expect([isMade, problem?.startsWith('not proved minimal') ?? false]).toEqual([true, isTold]);
});

it('a number of givens and minimal go together', async () => {
  const args = ['--givens', '26', '--minimal', '--seed', '1', '--json'];
  const { output, exit } = await runIn({}, 'generate', ...args);
  expect(JSON.parse(output)).toMatchObject({ givens: 26, minimal: true, solutions: 1 });
  expect(exit).toBe(0);
});

describe('generate with rules', () => {
  it('prints a puzzle a line, which the other commands read from standard input', async () => {
    const args = ['generate', '--rules', 'killer,odd-even', '--seed', '7', '--count', '2'];
    const { output, exit } = await runIn({}, ...args);
    expect([exit, linesOf(output).length]).toEqual([0, 2]);
    expect((await runIn({}, ...args, '--threads', '3')).output).toBe(output);
    expect((await runIn({ input: output }, 'count')).output).toBe('1\n1\n');
    expect((await runIn({ input: output }, 'solve')).output).toMatch(/^([1-9]{81}\n){2}$/);
    const f = await runIn({ input: linesOf(output)[0] }, 'convert', '--to', 'fpuzzles');
    expect(f.exit).toBe(0);
    expect((await runIn({ input: f.output }, 'count')).output).toBe('1\n');
    expect((await runIn({ input: linesOf(output)[0] }, 'draw')).output).toMatch(/^<svg /);
  });

  it('writes no puzzle without its rules', async () => {
    const { output, exit, messages } = await runIn({}, 'generate', '--rules', 'killer', '--seed', '7', '--to', 'line'); // oxfmt-ignore
    expect([output, exit]).toEqual(['', 1]);
    expect(messages).toMatch(/would lose the constraints \(cage\)/);
  });

  it.each([
    ['an unknown set', ['--rules', 'kiler'], /Did you mean .*killer/],
    ['no set', ['--rules', ','], /takes: killer/],
    ['a beginner’s level with rules', ['--rules', 'killer', '--level', 'beginner'], /hardly ever/],
  ])('refuses %s', async (_, args, message) => {
    const { exit, messages } = await runIn({}, 'generate', ...args);
    expect(exit).toBe(2);
    expect(messages).toMatch(message);
  });
});

it('says that no grid fits a board, and ends with 1', async () => {
  const { output, messages, exit } = await runIn(
    {},
    'generate',
    '--size',
    '4',
    '--regions',
    'AAABACBBCCDBCDDD',
  );
  expect([output, exit]).toEqual(['', 1]);
  expect(messages).toContain('No full grid fits');
});
