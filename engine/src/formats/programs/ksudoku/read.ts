import type { Digit } from '../../../model/digits.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { emptyPuzzle } from '../../../puzzle/puzzle.ts';
import { ok, type Result } from '../../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { describedBoard } from '../../text/infer-board.ts';
import { commentWith, refuseRules } from '../../text/rules.ts';
import { readRules, type StatedRule } from '../../text/stated-rules.ts';
import { linesOf, problemAt, tokensBetween } from '../../text/text.ts';
import { childrenOf, parseXml, textIn, type XmlElement } from '../../text/xml.ts';
import { cageRule } from './cages.ts';
import { type Graph, placeOf, specOfGraph } from './graph.ts';

/** The names of kinds of puzzles with rules that are not known here. */
const RULES: Readonly<Record<string, string>> = {
  roxdoku: 'three dimensions (Roxdoku)',
};

/**
 * Reads puzzles and board shapes of KSudoku: XML, or the older list of houses. Places are numbered column by column. A
 * shape alone is an empty board. The moves played (`history`) are not read, and the comment says so.
 *
 * Errors: `ksudoku.shape`, `ksudoku.values`, `format.rules`, those of `parseXml`, `createGeometry`, `format.board`.
 */
export function parseKsudoku(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  if (!/^\s*</.test(text)) return parseOldShape(text, options);
  const root = parseXml(text);
  if (!root.ok) return root;
  const puzzle = root.value.name === 'ksudoku-graph' ? root.value : puzzleIn(root.value);
  const element = puzzle && childrenOf(puzzle, 'graph')[0];
  const graph = element && graphOf(element);
  if (!puzzle || !element || !graph) {
    return problemAt(
      text,
      root.value.offset,
      'ksudoku.shape',
      'A <graph> with its size and order is expected.',
    );
  }
  const others = rulesOf(element, graph);
  const refused = refuseRules(text, element.offset, others, options);
  if (refused) return refused;
  const board = describedBoard(text, element.offset, specOfGraph(graph), options);
  if (!board.ok) return board;
  const sheet = sheetOf(text, puzzle, graph, board.value);
  if (!sheet.ok) return sheet;
  const rules = readRules(text, board.value, cagesIn(element, graph, board.value), options);
  if (!rules.ok) return rules;
  const { constraints, left } = rules.value;
  const hasHistory = puzzle !== root.value && hasMoves(root.value);
  const title = element.attributes.get('name');
  return ok([
    {
      ...sheet.value,
      puzzle: { ...sheet.value.puzzle, constraints },
      ...(title ? { title } : {}),
      ...commentWith(undefined, {
        rules: [...others, ...left],
        parts: hasHistory ? ['what was played'] : [],
      }),
    },
  ]);
}

function puzzleIn(root: XmlElement): XmlElement | undefined {
  const game = root.name === 'ksudoku' ? (childrenOf(root, 'game')[0] ?? root) : undefined;
  return game && childrenOf(game, 'puzzle')[0];
}

function hasMoves(root: XmlElement): boolean {
  return childrenOf(root, 'game').some((game) =>
    childrenOf(game, 'history').some((history) => history.children.length > 0),
  );
}

function rulesOf(element: XmlElement, { layers }: Graph): string[] {
  const { attributes } = element;
  const kinds = [attributes.get('specific-type') ?? '', attributes.get('type') ?? ''];
  const rules = kinds.filter((kind) => Object.hasOwn(RULES, kind)).map((kind) => RULES[kind]);
  if (layers > 1) rules.push(RULES.roxdoku);
  return rules;
}

function cagesIn(element: XmlElement, graph: Graph, geometry: Geometry): StatedRule[] {
  const kind = element.attributes.get('specific-type')?.toLowerCase() === 'mathdoku' ? 'mathdoku' : 'killer';
  const cellAt = (index: number): Cell =>
    index < graph.rows * graph.columns ? geometry.cellAt[placeOf(index, graph)] : -1;
  return childrenOf(element, 'cage').map((cage) => cageRule(cage, kind, geometry, cellAt));
}

function graphOf(element: XmlElement): Graph | undefined {
  const sizeOf = (name: string): number => {
    const text = element.attributes.get(name) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  };
  const [size, columns, rows] = [sizeOf('order'), sizeOf('sizeX'), sizeOf('sizeY')];
  const layers = element.attributes.has('sizeZ') ? sizeOf('sizeZ') : 1;
  const isRight = [size, columns, rows, layers].every((length) => length >= 1) && size <= 36;
  const groups = childrenOf(element, 'sudokugroups').map(({ attributes }) => ({
    at: Number(attributes.get('at') ?? NaN),
    hasBoxes: attributes.get('withblocks') === '1',
  }));
  const cliques = childrenOf(element, 'clique').map(({ text }) => numbersIn(text));
  const places = rows * columns;
  const areInside = [...groups.map(({ at }) => at), ...cliques.flat()].every((at) => at >= 0 && at < places);
  return isRight && areInside ? { size, rows, columns, layers, groups, cliques } : undefined;
}

function numbersIn(text: string): number[] {
  return text
    .split(/\s+/)
    .flatMap((part) => (part === '' ? [] : [/^\d{1,5}$/.test(part) ? Number(part) : -1]));
}

function sheetOf(text: string, puzzle: XmlElement, graph: Graph, geometry: Geometry): Result<ParsedPuzzle> {
  const values = textIn(puzzle, 'values').replace(/\s+/g, '');
  if (values === '') return ok({ puzzle: emptyPuzzle(geometry) });
  const givens = digitsFrom(values, graph, geometry);
  const written = textIn(puzzle, 'solution').replace(/\s+/g, '');
  const solution = written === '' ? undefined : digitsFrom(written, graph, geometry);
  if (!givens || (written !== '' && !solution)) {
    const message = 'The values must have a sign for each place: a letter, or _ if it is empty.';
    return problemAt(text, childrenOf(puzzle, 'values')[0].offset, 'ksudoku.values', message);
  }
  const isWhole = solution && !solution.includes(0);
  return ok({ puzzle: { geometry, constraints: [], givens }, ...(isWhole ? { solution } : {}) });
}

function digitsFrom(values: string, graph: Graph, { cellAt, cells, size }: Geometry): Digit[] | undefined {
  const digits: Digit[] = cells.map(() => 0);
  if (values.length !== graph.rows * graph.columns || cellAt.length !== values.length) return undefined;
  for (let index = 0; index < values.length; index++) {
    const cell = cellAt[placeOf(index, graph)];
    const digit = '_.'.includes(values[index]) ? 0 : values.charCodeAt(index) - 97;
    if (digit < 0 || digit > size || (cell < 0 && digit > 0)) return undefined;
    if (cell >= 0) digits[cell] = digit;
  }
  return digits;
}

/**
 * Reads the old form: order; size in each direction; the number of houses; then each house as its length and its
 * places.
 */
function parseOldShape(text: string, options: ParseOptions): Result<ParsedPuzzle[]> {
  const rows = linesOf(text)
    .map((line) => tokensBetween(line, /\s+/g))
    .filter((tokens) => tokens.length > 0);
  const counts = rows.map((tokens) =>
    tokens.map(({ text: part }) => (/^\d{1,5}$/.test(part) ? Number(part) : -1)),
  );
  const [[size], [columns, height, layers] = [], , ...houses] = counts;
  const isRight =
    counts.length > 3 && size >= 1 && size <= 36 && columns >= 1 && height >= 1 && columns * height < 10_000;
  const cliques = houses.map(([, ...places]) => places);
  const wrong = houses.findIndex(
    ([length, ...places]) =>
      length !== places.length || places.some((at) => at < 0 || at >= columns * height),
  );
  if (!isRight || wrong >= 0) {
    const at = isRight ? rows[wrong + 3][0].offset : (rows[0]?.[0].offset ?? 0);
    const message = isRight
      ? 'A house is its length and its places.'
      : 'The order and size of a board are expected.';
    return problemAt(text, at, 'ksudoku.shape', message);
  }
  const graph = { size, rows: height, columns, layers: layers ?? 1, groups: [], cliques };
  const rules = graph.layers > 1 ? [RULES.roxdoku] : [];
  const refused = refuseRules(text, 0, rules, options);
  if (refused) return refused;
  const board = describedBoard(text, 0, specOfGraph(graph), options);
  return board.ok ? ok([{ puzzle: emptyPuzzle(board.value), ...commentWith(undefined, { rules }) }]) : board;
}
