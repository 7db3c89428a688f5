import { describe, expect, test } from 'vitest';
import { parsePuzzles } from '../../engine/src/index.ts';
import { linesOf, withLabelsBelow } from './stream/blocks.ts';
import { runIn } from './test-io.ts';

const ONE = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const TWO = '52...6.........7.13...........4..8..6......5...........418.........3..2...87.....';
const LABELS = ['Easy', '[easy]', '12.03.2011', '2011-03-12', '01', 'Difficulty: hard', 'No. 7', 'HARD'];

describe('labels before puzzles on one line', () => {
  test.each(LABELS)(
    '%s: the comment of the puzzle after it, in the command as in the library',
    async (label) => {
      const text = `${label}\n${ONE}\nAnother\n${TWO}\n`;
      const read = parsePuzzles(text);
      expect(read.ok && read.value.map(({ comment }) => comment)).toEqual([label, 'Another']);
      const { output } = await runIn({ input: text }, 'convert', '--to', 'line', '--threads', '1');
      expect(output).toBe(`${ONE} # ${label}\n${TWO} # Another\n`);
      expect((await runIn({ input: text }, 'check')).output).toBe('unique\nunique\n');
    },
  );

  test.each([
    '53..7',
    ONE.slice(1),
    `${ONE.slice(1)} easy`,
    `${ONE}.`,
    '{"a": 1}',
    [...ONE.slice(1)].join(' '),
  ])('a damaged puzzle is none: %s', async (damaged) => {
    const text = `${ONE}\n${damaged}\n${TWO}\n`;
    expect((await runIn({ input: text }, 'check')).output).toMatch(/^unique\ninvalid: .*\nunique\n$/);
    expect(parsePuzzles(text).ok).toBe(false);
  });

  test('a number below all puzzles is left over', async () => {
    expect((await runIn({ input: `${ONE}\n12\n` }, 'check')).output).toMatch(/^unique\ninvalid: /);
    expect(parsePuzzles(`${ONE}\n12\n`).ok).toBe(false);
  });

  test('those that name a rule are told', async () => {
    const { messages } = await runIn({ input: `Killer\n${ONE}\n` }, 'check');
    expect(messages).toMatch(/Rules in words are not read; line 1 may hold some: "Killer"/);
  });

  const FULL = '417369825632158947958724316825437169791586432346912758289643571573291684164875293';

  test.each([['check'], ['check', '--timeout', '30'], ['count'], ['check', '--json']])(
    '%s %s: a solution on the next line belongs to its puzzle, wherever the text is cut',
    async (...args) => {
      for (const text of [
        `${ONE}\n${FULL}\n${TWO}\n`,
        `${TWO}\n${ONE}\n${FULL}`,
        `Easy\n${ONE}\n\n${FULL}\n${TWO}\n`,
      ]) {
        const { output } = await runIn({ input: text }, ...args);
        expect(output.trim().split('\n')).toHaveLength(2);
        expect(parsePuzzles(text)).toMatchObject({ value: { length: 2 } });
      }
    },
  );

  test('convert keeps the solution, however many puzzles there are', async () => {
    const text = `${ONE}\n${FULL}\n`.repeat(300).trimEnd();
    const { output } = await runIn({ input: text }, 'convert', '--to', 'line', '--threads', '1');
    expect(output).toBe(`${ONE},${FULL}\n`.repeat(300));
  });

  test.each([[], ['--timeout', '30']])(
    'words below all puzzles are those of the last one %s',
    async (...args) => {
      const text = `${TWO}\n${ONE}\nAnti-knight\nby someone\n`;
      const read = parsePuzzles(text);
      expect(read.ok && read.value.map(({ comment }) => comment)).toEqual([
        undefined,
        'Anti-knight\nby someone',
      ]);
      const { output, messages } = await runIn({ input: text }, 'convert', '--to', 'line', ...args);
      expect(output).toBe(`${TWO}\n${ONE} # Anti-knight by someone\n`);
      expect(messages).toMatch(/line 3 may hold some: "Anti-knight"/);
    },
  );

  test('a label keeps its puzzle where a limit of time divides the lines', async () => {
    const lines = linesOf(
      { bytes: new TextEncoder().encode('Easy\n1\n\nHard\n2\n3\nbelow\n'), firstLine: 5 },
      {
        isLabel: (line) => /^[A-Za-z]/.test(line),
        isSolution: (puzzle, line) => puzzle === '2' && line === '3',
        isWaiting: false,
      },
    );
    expect(lines.map(({ bytes, firstLine }) => [new TextDecoder().decode(bytes), firstLine])).toEqual([
      ['Easy\n1\n', 5],
      ['\nHard\n2\n3\nbelow\n', 7],
    ]);
  });

  test('a block does not end with labels', async () => {
    const encoder = new TextEncoder();
    async function* blocks() {
      yield { bytes: encoder.encode('1\nEasy\n\n'), firstLine: 1 };
      yield { bytes: encoder.encode('Hard\n'), firstLine: 4 };
      yield { bytes: encoder.encode('2\n'), firstLine: 5 };
    }
    const made: [string, number][] = [];
    for await (const { bytes, firstLine } of withLabelsBelow(blocks(), {
      isLabel: (line) => /^[A-Z]/.test(line),
      isSolution: () => false,
      isWaiting: false,
    }))
      made.push([new TextDecoder().decode(bytes), firstLine]);
    expect(made).toEqual([['1\nEasy\n\nHard\n2\n', 1]]);
  });
});

describe('convert', () => {
  const ROWS = '1...\n..3.\n....\n.2.4\n';

  test('writes a comment of several lines in one', async () => {
    const { output, messages } = await runIn({ input: `first\nof all\n${ROWS}` }, 'convert', '--to', 'line');
    expect([output, messages]).toEqual(['1.....3......2.4 # first of all\n', '']);
  });

  test('tells once of comments that the format cannot hold', async () => {
    const input = `first\n${ROWS}\nsecond\n${ROWS}\nthird\n${ROWS}`;
    const { output, messages, exit } = await runIn({ input }, 'convert', '--to', 'grid');
    expect(output.match(/1 \. \| \. \./g)).toHaveLength(3);
    expect(messages.match(/comments are left out/g)).toHaveLength(1);
    expect(exit).toBe(0);
    expect((await runIn({ input }, 'convert', '--to', 'grid', '--lossy')).output).toBe(output);
  });
});
