import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  collectPuzzles,
  countSolutions,
  formatPuzzle,
  type ParsedPuzzle,
  parsePuzzle,
  parsePuzzles,
} from '../../../index.ts';

function readAll(text: string): ParsedPuzzle[] {
  const read = parsePuzzles(text);
  if (!read.ok) throw new Error(`${read.error.code} ${read.error.message}`);
  return [...read.value];
}

function kindsOf(text: string): string[][] {
  return readAll(text).map(({ puzzle }) => puzzle.constraints.map(({ kind }) => kind));
}

describe('a puzzle over several lines', () => {
  test.each([
    ['one rule each', '.Cage~22~R1C1~R1C2\n.Thermo~R4C4~R5C4\n.AntiKnight\n.~R9C9_8'],
    ['several rules each', '.Cage~22~R1C1~R1C2.Cage~9~R3C3~R3C4\n.Thermo~R4C4~R5C4.AntiKnight\n.~R9C9_8'],
    ['broken within a rule', '.Cage~22\n~R1C1~R1C2\n.Thermo~R4C4~\n  R5C4.AntiKnight\n.~R9C9_8'],
    ['with ends of Windows', '.Cage~22~R1C1~R1C2\r\n.Thermo~R4C4~R5C4\r\n.AntiKnight\r\n.~R9C9_8\r\n'],
    ['digits on several lines', '.~R1C1_9\n.~R2C2_8~R3C3_7\n.Cage~22~R1C5~R1C6~R1C7'],
  ])('is one: %s', (_, text) => {
    expect(readAll(text)).toHaveLength(1);
  });

  test('has all of its rules and digits', () => {
    const [{ puzzle }] = readAll('.Cage~22~R1C1~R1C2\n.Thermo~R4C4~R5C4\n.~R9C9_8\n.~R9C8_7');
    expect(puzzle.constraints.map(({ kind }) => kind)).toEqual(['cage', 'thermometer']);
    expect(puzzle.givens.slice(79)).toEqual([7, 8]);
  });

  test('may hold alternatives, each with the same rules', () => {
    const or = '.Or\n.AntiKnight\n.AntiKing\n.End';
    expect(kindsOf(`${or}\n${or}\n.AntiKnight`)).toEqual([['any-of', 'any-of', 'anti-knight']]);
  });

  test('ends at a blank line, a comment, a shape or a link', () => {
    const link = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKing';
    const text = `.AntiKnight\n.X~R1C1~R1C2\n\n.AntiKing\n# third\n.V~R1C1~R1C2\n.Shape~4x4\n.NoBoxes\n${link}`;
    expect(kindsOf(text)).toEqual([
      ['anti-knight', 'pair-sum'],
      ['anti-king'],
      ['pair-sum'],
      [],
      ['anti-king'],
    ]);
    expect(readAll(text)[2].comment).toBe('third');
  });

  test('ends where a puzzle says again what it has once', () => {
    expect(readAll('.~R1C1_5~R2C2_6\n.~R1C1_6~R3C3_4\n.~R4C4_1~R3C3_1')).toHaveLength(3);
    expect(kindsOf('.AntiKnight.X~R1C1~R1C2\n.AntiKnight.V~R1C1~R1C2')).toEqual([
      ['anti-knight', 'pair-sum'],
      ['anti-knight', 'pair-sum'],
    ]);
    expect(readAll('.Cage~3~R1C1~R1C2.Cage~9~R2C1~R2C2\n.Cage~5~R1C1~R2C1.Cage~9~R5C1~R5C2')).toHaveLength(2);
  });

  test('is told apart in what is written, whatever the puzzles are', () => {
    const texts = ['.~R1C1_5', '.~R2C2_6', '.Cage~3~R1C1~R1C2', '.', '.Windoku'];
    const written = texts.map((text) => {
      const { puzzle } = text === '.' ? readAll('.Shape~9x9')[0] : readAll(text)[0];
      const line = formatPuzzle({ puzzle }, 'iss');
      if (!line.ok) throw new Error(line.error.message);
      return line.value;
    });
    expect(readAll(written.join('\n'))).toHaveLength(texts.length);
  });

  test('has its errors at their lines', () => {
    const text = '.AntiKnight\n\n.Cage~22~R1C1~R1C2\n.Thermo~R4C4~R5C4\n.~R9C9_8~R9C0_1';
    const read = parsePuzzles(text);
    expect(read.ok ? {} : read.error).toMatchObject({ code: 'iss.cell', at: { line: 5, column: 10 } });
    const parts = [...collectPuzzles(text)];
    expect(parts.map(({ kind }) => kind)).toEqual(['puzzles', 'fault']);
  });
});

test('regions and boxes hold together unless boxes are off', () => {
  const regions = '.Jigsaw~AAABABBBCCCDCDDD';
  const countOf = (text: string): number => countSolutions(readAll(text)[0].puzzle, Infinity).count;
  expect(countOf(`.Shape~4x4${regions}`)).toBe(120);
  expect(readAll(`.Shape~4x4${regions}.NoBoxes`)[0].puzzle.geometry.spec.boxes).toBeUndefined();
});

test('any word but R indexes columns', () => {
  for (const [word, kind] of [
    ['R', 'row-index'],
    ['C', 'column-index'],
    ['column', 'column-index'],
    ['x', 'column-index'],
  ])
    expect(kindsOf(`.Indexing~${word}~R1C1~R2C1`)).toEqual([[kind]]);
});

test('variables are refused by their name, before a complaint about cells, and left out with what names them', () => {
  for (const more of ['.~VA1_1_2', '.Cage~9~VA1~R1C1', '.Or.Cage~9~VA1~R1C1.End', '.~R1C1_5~VD81_1']) {
    const text = `.Var~A~doublers~9x9.AntiKnight${more}`;
    const read = parsePuzzle(text);
    expect(read.ok ? {} : read.error).toMatchObject({ code: 'format.rules' });
    expect(read.ok ? '' : read.error.message).toMatch(/\(Var\b/);
    const left = parsePuzzle(text, { unknownRules: 'leave-out' });
    expect(left.ok && left.value.puzzle.constraints.map(({ kind }) => kind)).toEqual(['anti-knight']);
  }
});

interface Row {
  readonly id: string;
  readonly layered: boolean;
  readonly iss: string;
}

function truthRows(): Row[] {
  try {
    const text = readFileSync(
      new URL('../../../../../../shared/truth/layers/puzzles.jsonl', import.meta.url),
      'utf8',
    );
    return text.trim().split('\n').map((line) => JSON.parse(line) as Row); // oxfmt-ignore
  } catch {
    console.log('Left out: 64 puzzles of an index, which are not in the repository.');
    return [];
  }
}

/** Automata that read borders between lines, and more arcs than constraints may name. */
const TOO_MUCH = ['between_the_skyscrapers', 'hit_reveal_solve', 'how_shall_we_split_this'].map(
  (name) => `iss-script-${name}`,
);

describe('puzzles of an index', () => {
  const rows = truthRows();
  test(`of which ${rows.filter(({ layered }) => !layered).length} are plain, over many lines`, () => {
    const isRead = ({ iss }: Row): boolean => parsePuzzle(iss.replaceAll('.', '\n.').trim()).ok;
    const refused = rows.filter((row) => !row.layered && !isRead(row)).map(({ id }) => id);
    expect(refused).toEqual(rows.length > 0 ? TOO_MUCH : []);
  });

  test(`of which ${rows.filter(({ layered }) => layered).length} have layers are refused by the name of a rule`, () => {
    for (const { id, iss, layered } of rows) {
      const read = parsePuzzle(iss);
      if (layered) expect([id, read.ok ? 'read' : read.error.code]).toEqual([id, 'format.rules']);
    }
  });
});
