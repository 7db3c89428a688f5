import { describe, expect, test } from 'vitest';
import { parsePuzzles } from '../../engine/src/index.ts';
import { withLabelsBelow } from './stream/blocks.ts';
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

  test('a block does not end with labels', async () => {
    const encoder = new TextEncoder();
    async function* blocks() {
      yield { bytes: encoder.encode('1\nEasy\n\n'), firstLine: 1 };
      yield { bytes: encoder.encode('Hard\n'), firstLine: 4 };
      yield { bytes: encoder.encode('2\n'), firstLine: 5 };
    }
    const made: [string, number][] = [];
    for await (const { bytes, firstLine } of withLabelsBelow(blocks(), (line) => /^[A-Z]/.test(line)))
      made.push([new TextDecoder().decode(bytes), firstLine]);
    expect(made).toEqual([
      ['1\n', 1],
      ['Easy\n\nHard\n2\n', 2],
    ]);
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
