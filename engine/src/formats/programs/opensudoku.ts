import { type Digit, digitBit, type DigitSet, digitsIn } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { classic9 } from '../../model/boards.ts';
import { ok, type Result } from '../../result.ts';
import { describedBoard, expectedBoard } from '../text/infer-board.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { heldLists, heldParts } from '../text/rules.ts';
import { problemAt, quoted } from '../text/text.ts';
import { childrenOf, parseXml, textIn, type XmlElement, xmlText } from '../text/xml.ts';

/**
 * Reads collections of OpenSudoku. In its first version all games share a name and an author; in the second the folders
 * have names, and a game may have been played: `version: 2`, then for each cell its digit, its pencil marks and whether
 * it may be changed, each followed by `|` (marks are listed with commas in version 1; if a cell has four parts, corner
 * marks come before centre marks). Some versions end the marks of a cell with a bar of their own: `0|28||1|`.
 *
 * Errors: `opensudoku.shape`, `opensudoku.data`, those of `parseXml`, and `format.board`.
 */
export function parseOpenSudoku(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const expected = expectedBoard(options);
  if (!expected.ok) return expected;
  const board = describedBoard(text, 0, classic9().spec, options);
  if (!board.ok) return board;
  const root = parseXml(text);
  if (!root.ok) return root;
  if (root.value.name !== 'opensudoku') {
    return problemAt(
      text,
      root.value.offset,
      'opensudoku.shape',
      'The element <opensudoku> is expected here.',
    );
  }
  const sheets: ParsedPuzzle[] = [];
  for (const folder of [root.value, ...childrenOf(root.value, 'folder')]) {
    const words = wordsOf(folder);
    for (const game of childrenOf(folder, 'game')) {
      const read = readGame(text, game, board.value);
      if (!read.ok) return read;
      const comment = [words.comment, game.attributes.get('note')].filter((line) => line).join('\n');
      sheets.push({ ...words, ...read.value, ...(comment ? { comment } : {}) });
    }
  }
  return sheets.length > 0
    ? ok(sheets)
    : problemAt(text, root.value.offset, 'opensudoku.shape', 'There is no game in this collection.');
}

/** One folder with one game, in the second version. */
export function formatOpenSudoku({
  puzzle: { givens },
  entries,
  marks,
  title,
  comment,
}: ParsedPuzzle): string {
  const isPlayed = [...(entries ?? []), ...(marks ?? [])].some((part) => part !== 0);
  const cells = givens.map((digit, cell) => {
    const shown = digit || (entries?.[cell] ?? 0);
    return `${shown}|${marks?.[cell] ?? 0}|${digit === 0 ? 1 : 0}|`;
  });
  const data = isPlayed ? `version: 2\n${cells.join('')}` : givens.join('');
  return [
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>",
    '<opensudoku version="2">',
    `  <folder name="${xmlText(title ?? '')}">`,
    `    <game state="${isPlayed ? 1 : 0}" time="0" data="${xmlText(data)}" note="${xmlText(comment ?? '')}" />`,
    '  </folder>',
    '</opensudoku>\n',
  ].join('\n');
}

function wordsOf(element: XmlElement): Pick<ParsedPuzzle, 'title' | 'author' | 'comment'> {
  const title = element.attributes.get('name') ?? textIn(element, 'name');
  const author = textIn(element, 'author');
  const comment = ['description', 'comment', 'level', 'source', 'sourceURL']
    .map((name) => [name, textIn(element, name)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => (name === 'description' || name === 'comment' ? words : `${name}: ${words}`))
    .join('\n');
  return heldParts({ title, author, comment });
}

function readGame(text: string, game: XmlElement, geometry: Geometry): Result<ParsedPuzzle> {
  const data = (game.attributes.get('data') ?? '').trim();
  if (/^[0-9]{81}$/.test(data))
    return ok({ puzzle: { geometry, constraints: [], givens: [...data].map(Number) } });
  const [, version, rest] = /^version:\s*(\d+)\s+([\d|,-]*)$/.exec(data) ?? [];
  const parts = (rest ?? '').split('|');
  const cells = partsOfCells(parts).map(cellFrom);
  if (!version || parts.at(-1) !== '' || cells.length !== 81 || cells.includes(undefined)) {
    const message = `${quoted(data)} is not 81 digits, nor a game of a version that is known.`;
    return problemAt(text, game.offset, 'opensudoku.data', message);
  }
  const isGiven = (cell: number): boolean => !cells[cell]!.isOpen && cells[cell]!.digit !== 0;
  const entries = cells.map((cell, at) => (isGiven(at) ? 0 : cell!.digit));
  const [marks, corners] = [cells.map((cell) => cell!.centre), cells.map((cell) => cell!.corner)];
  return ok({
    puzzle: { geometry, constraints: [], givens: cells.map((cell, at) => (isGiven(at) ? cell!.digit : 0)) },
    ...heldLists({ entries, marks, corners }),
  });
}

/**
 * The parts of each cell. All have as many, unless marks are written as `28|`, with a bar of their own: then an empty part
 * follows them, which no other cell has.
 */
function partsOfCells(parts: readonly string[]): string[][] {
  const width = (parts.length - 1) / 81;
  if (Number.isInteger(width))
    return Array.from({ length: 81 }, (_, cell) => parts.slice(cell * width, (cell + 1) * width));
  const cells: string[][] = [];
  for (let at = 0; at < parts.length - 1;) {
    const [digit, marks, next, last] = parts.slice(at, at + 4);
    const isBarred = next === '';
    cells.push([digit, marks, isBarred ? last : next]);
    at += isBarred ? 4 : 3;
  }
  return cells;
}

interface PlayedCell {
  readonly digit: Digit;
  readonly centre: DigitSet;
  readonly corner: DigitSet;
  readonly isOpen: boolean;
}

function cellFrom(parts: readonly string[]): PlayedCell | undefined {
  if (parts.length !== 3 && parts.length !== 4) return undefined;
  const digit = Number(parts[0]);
  const sets = parts.slice(1, -1).map(setFrom);
  const isRight = /^[0-9]$/.test(parts[0]) && /^[01]$/.test(parts.at(-1)!) && !sets.includes(undefined);
  const [corner, centre] = sets.length === 2 ? sets : [0, sets[0]];
  return isRight ? { digit, centre: centre!, corner: corner!, isOpen: parts.at(-1) === '1' } : undefined;
}

/** The marks of a cell: `-` or nothing, `1,5,` (version 1), or one bit for each digit. */
function setFrom(text: string): DigitSet | undefined {
  if (text === '-' || text === '') return 0;
  if (/^(?:[1-9],)+[1-9]?$/.test(text)) {
    return text.split(',').reduce((set, digit) => (digit === '' ? set : set | digitBit(Number(digit))), 0);
  }
  const set = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return set >= 0 && digitsIn(set).every((digit) => digit <= 9) ? set : undefined;
}
