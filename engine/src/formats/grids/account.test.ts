import { describe, expect, test } from 'vitest';
import { collectPuzzles } from '../collection.ts';
import { parsePuzzles } from '../detect.ts';
import { formatLine } from '../lines/line.ts';

const NINE = [
  '003020600',
  '900305001',
  '001806400',
  '008102900',
  '700000008',
  '006708200',
  '002609500',
  '800203009',
  '005010300',
];
const FOUR = ['1000', '0003', '0020', '0400'];
const nine = NINE.join('');
const rows = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const without = (lines: readonly string[], at: number): string[] => lines.filter((_, index) => index !== at);

/** The line of each puzzle, and the code and line of each problem. */
function told(text: string): string[] {
  return [...collectPuzzles(text)].flatMap((part) =>
    part.kind === 'fault'
      ? [`${part.problem.code} ${part.problem.at?.line}`]
      : part.puzzles.map(({ puzzle }) => formatLine({ puzzle }).replaceAll('.', '0')),
  );
}

function first(text: string) {
  const read = parsePuzzles(text);
  return read.ok ? read.value[0] : read.error;
}

describe('a grid that lacks a row, or has one too many', () => {
  test.each([0, 3, 8])('without row %s: refused, and the others stay in their places', (at) => {
    const short = rows(without(NINE, at));
    const headed = `Grid 01\n${rows(NINE)}Grid 02\n${short}Grid 03\n${rows(NINE)}`;
    expect(told(headed)).toEqual([nine, 'grid.rows 19', nine]);
    const apart = `${rows(NINE)}\n${short}\n${rows(NINE)}`;
    expect(told(apart)).toEqual([nine, 'grid.rows 18', nine]);
    expect(told(`${short}\n${rows(NINE)}`)).toEqual(['grid.rows 8', nine]);
  });

  test('in bands between blank lines', () => {
    const bands = (lines: readonly string[]): string =>
      lines.map((line, at) => (at % 2 === 1 ? `${line}\n\n` : `${line}\n`)).join('');
    const text = [FOUR, without(FOUR, 3), FOUR].map((grid) => `${bands(grid).trimEnd()}\n`).join('\n\n');
    expect(told(text)).toEqual([FOUR.join(''), 'grid.rows 11', FOUR.join('')]);
  });

  test.each([
    ['a blank row in front', rows(['000000000', ...NINE])],
    ['a row twice', rows([NINE[0], ...NINE])],
    ['a row behind', rows([...NINE, NINE[4]])],
    ['a row behind words', `${rows(NINE)}and ${NINE[4]} too\n`],
    ['a row of a small board', rows(['1000', '0003', '0000', '0020', '0400'])],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([expect.stringMatching(/^grid\.rows \d+$/)]);
  });

  test('the solution stays with its puzzle beside a broken one', () => {
    const solution = ['1342', '4213', '3124', '2431'];
    const text = `First\n${rows(FOUR)}\nSolution\n${rows(solution)}\nSecond\n${rows(FOUR.slice(1))}`;
    const [part, fault] = collectPuzzles(text);
    expect(part.kind === 'puzzles' && part.puzzles[0].solution?.join('')).toBe(solution.join(''));
    expect(fault.kind).toBe('fault');
  });
});

describe('separators', () => {
  const SIGNS = [...'*x.·-=_–~#'];

  test.each(SIGNS)('of %s, of any width', (sign) => {
    for (let width = 3; width <= 12; width++) {
      for (const line of [sign.repeat(width), Array.from({ length: width }, () => sign).join(' ')]) {
        const spaced = FOUR.map((row) => [...row].join(' '));
        for (const [top, bottom] of [
          [FOUR.slice(0, 2), FOUR.slice(2)],
          [spaced.slice(0, 2), spaced.slice(2)],
        ]) {
          const text = rows([...top, line, ...bottom]);
          expect([line, told(text)]).toEqual([line, [FOUR.join('')]]);
          expect([line, told(rows([...top, line, bottom[0]]))]).toEqual([
            line,
            [expect.stringMatching(/^(?:grid|cell|format)\./)],
          ]);
        }
      }
    }
  });

  test('a row of empty cells is none', () => {
    expect(told('1...\n....\n..2.\n.4..\n')).toEqual(['1000000000200400']);
    expect(told('1234\n....\n2143\n4321\n')).toEqual(['1234000021434321']);
    expect(told('1***\n***3\n****\n**2*\n')).toEqual(['1000000300000020']);
  });
});

describe('words', () => {
  test.each([
    'anti-knight',
    'X-Sudoku',
    'killer: sums are in the corners',
    'Rules: normal sudoku rules apply',
    'thermo r1c1-r1c2-r1c3',
    'Both diagonals hold each digit once',
    'some more of it: {1, 2, 3}',
    'Regeln: Springerzug',
  ])('that may name a rule are told: %s', (words) => {
    for (const text of [`${rows(NINE)}${words}\n`, `${words}\n${rows(NINE)}`, `${words}\n\n${rows(NINE)}`]) {
      const sheet = first(text);
      expect([text, sheet]).toEqual([
        text,
        expect.objectContaining({ remarks: [expect.stringContaining(words)] }),
      ]);
    }
  });

  test('on a line with its puzzle', () => {
    expect(first(`${nine} # anti-knight`)).toMatchObject({ remarks: [expect.stringContaining('line 1')] });
    expect(first(`Killer\n${nine}`)).toMatchObject({ comment: 'Killer', remarks: [expect.any(String)] });
  });

  test.each([
    'Puzzle 12, rated 7.2',
    'Difficulty: hard',
    '[easy]',
    'No. 7',
    '12.03.2011',
    'by someone (2011)',
  ])('that describe a puzzle are its comment: %s', (words) => {
    for (const text of [`${words}\n${rows(NINE)}`, `${words}\n\n${rows(NINE)}`]) {
      const sheet = first(text);
      expect(sheet).toMatchObject({ comment: words });
      expect(sheet).not.toHaveProperty('remarks');
    }
  });

  test('belong to the grid after them, or to the one above captions', () => {
    const comments = (text: string) => {
      const read = parsePuzzles(text);
      return read.ok && read.value.map(({ comment }) => comment);
    };
    const other = ['1000', '0003', '0020', '0401'];
    expect(comments(`first\n${rows(FOUR)}\nsecond\n${rows(other)}`)).toEqual(['first', 'second']);
    expect(comments(`${rows(FOUR)}first\n\n${rows(other)}second\n`)).toEqual(['first', 'second']);
    expect(comments(`${rows(FOUR)}\nsecond\n${rows(other)}`)).toEqual([undefined, 'second']);
  });
});

describe('a second grid', () => {
  const MAP = ['1122', '1122', '3344', '3344'];
  const JIGSAW = ['1112', '1222', '3334', '3444'];

  test('that names connected regions is their map', () => {
    const read = first(`${rows(FOUR)}\n${rows(JIGSAW)}`);
    expect(read).toMatchObject({ puzzle: { geometry: { spec: { regions: [...JIGSAW.join('')] } } } });
    const letters = JIGSAW.map((row) => row.replace(/\d/g, (digit) => 'ABCD'[Number(digit) - 1]));
    expect(first(`${rows(FOUR)}\n${rows(letters)}`)).toMatchObject({
      puzzle: { geometry: { spec: { regions: [...letters.join('')] } } },
    });
    expect(first(`${rows(FOUR)}\n${rows(MAP)}`)).toMatchObject({
      puzzle: { geometry: { spec: { boxes: { rows: 2, columns: 2 } } } },
    });
  });

  test('that is neither a map nor a solution is refused', () => {
    expect(told(`${rows(FOUR)}\n${rows(['2222', '1122', '3344', '3344'])}`)).toEqual([
      FOUR.join(''),
      'grid.rows 6',
    ]);
  });
});
