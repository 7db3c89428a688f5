/** Writes a model into the memory of the lanes core. Its addresses are bytes. */
import type { Cell } from '../../../model/geometry.ts';
import { AUTOMATON, COUNT, DIGIT_SETS, HOUSE, LINEAR, LOCKED, NAKED } from '../core/layout.ts';
import type { ArcTable, Model } from '../image.ts';
import type { Diagram, Rule } from '../rule.ts';
import { haveRoom, placeDiagrams } from './diagrams.ts';
import { createSight, listsOf, NO_LISTS } from './lists.ts';
import { HEADER, MAX_SUM, vectorOf, VECTOR, Writer } from './writer.ts';

const HEADER_WORDS = 16;

/** Types of rules, in the order in which they run. */
const SINGLE = 0;
const ALL_DIGITS = 1;
const REQUIRED = 2;
const SETS = 3;
const SUM = 4;
const PAIRS = 5;
const COUNTS = 6;
const SUBSETS = 7;
const LINES = 8;
const SIMPLE_LINES = 9;

/** The number of digits that fit a cell's part of a vector, with room for intermediate results. */
const MAX_SIZE = 9;
const MAX_CELLS = 400;
const MAX_PARTS = 32;
/** Rules that every puzzle has. */
const OF_HOUSES: readonly number[] = [HOUSE, NAKED, LOCKED];

/** Whether the core knows all rules of a model. Rules that are not built yet may turn out to be unknown. */
export function takesLanes({ size, masks, rules }: Model): boolean {
  return (
    size <= MAX_SIZE &&
    masks.length <= MAX_CELLS &&
    rules.every((rule) => isKnown(rule) || isToBeBuilt(rule)) &&
    haveRoom(rules)
  );
}

export function isToBeBuilt({ host }: Rule): boolean {
  return host?.build !== undefined;
}

function isKnown(rule: Rule): boolean {
  const { type, cells } = rule;
  if (OF_HOUSES.includes(type) || type === DIGIT_SETS || type === COUNT) return true;
  if (type === AUTOMATON) return cells.length > 0;
  if (type !== LINEAR) return false;
  const parts = partsIn(rule.data);
  const most = parts.reduce((sum, [weight, cells]) => sum + Math.abs(weight) * cells.length * MAX_SIZE, 0);
  return parts.length <= MAX_PARTS && most <= MAX_SUM;
}

/** Each part of a sum: its weight and its cells. */
function partsIn(data: readonly number[]): [weight: number, cells: readonly Cell[]][] {
  const parts: [number, readonly Cell[]][] = [];
  for (let at = 3; at < data.length; at += 4 + data[at + 3]) {
    parts.push([data[at], data.slice(at + 4, at + 4 + data[at + 3])]);
  }
  return parts;
}

export interface LanesImage {
  readonly words: Int32Array;
  /** Where the root's digits and the digits to try first are written, and a solution is found: 16 bits per cell. */
  readonly rootAt: number;
  readonly wantedAt: number;
  readonly foundAt: number;
}

export const IMAGE_AT = HEADER;

export function createLanesImage(model: Model): LanesImage {
  const { size, masks } = model;
  const cellCount = masks.length;
  const isClassic = hasClassicHouses(model);
  const writer = new Writer(cellCount, HEADER + 4 * HEADER_WORDS);
  const diagrams = placeDiagrams(model.rules, writer.here());
  writer.list(diagrams.words);
  writeRules(writer, model, isClassic, diagrams.addressOf);
  const lineCount = model.rules.reduce((count, { type }) => count + Number(type === AUTOMATON), 0);
  const firstLine = writer.rules.length - lineCount;
  const rulesAt = writer.list(writer.rules);
  const watchersAt = writer.watchers();
  const wordCount = Math.ceil(writer.rules.length / 32);
  const dirtyAt = writer.reserve(wordCount);
  const every = Array.from({ length: wordCount }, (_, k) => lowBits(writer.rules.length - 32 * k));
  writer.list(every);
  writer.list(every);
  const perNode = Math.ceil(cellCount / 8) * 4;
  const scoresAt = writer.reserve(2 * cellCount);
  const [rootAt, wantedAt, foundAt] = [perNode, perNode, perNode].map((count) => writer.reserve(count));
  const housesAt = hasWideRules(model) ? 0 : writer.here();
  if (housesAt > 0) {
    writer.put(model.houses.length);
    for (const house of model.houses) writer.vectors(house);
  }
  const nodesAt = writer.reserve(12 * diagrams.nodeCount);
  const stackAt = writer.reserve(0);
  const header = [
    cellCount,
    Number(isClassic),
    size,
    dirtyAt,
    wordCount,
    rulesAt,
    watchersAt,
    scoresAt,
    rootAt,
    wantedAt,
    foundAt,
    stackAt,
    housesAt,
    nodesAt,
    firstLine,
  ];
  const words = new Int32Array(HEADER_WORDS + writer.length);
  words.set(header);
  words.set(writer.finish(), HEADER_WORDS);
  return { words, rootAt, wantedAt, foundAt };
}

function lowBits(count: number): number {
  return count >= 32 ? -1 : (1 << count) - 1;
}

/** Writes rules in the order in which they run. */
function writeRules(
  writer: Writer,
  model: Model,
  isClassic: boolean,
  diagramAt: ReadonlyMap<Diagram, number>,
): void {
  const { size, peers, houses } = model;
  const sight = createSight(peers);
  const unusual = isClassic ? unusualPeers(peers) : peers;
  unusual.forEach((others, cell) => {
    if (others.length === 0) return;
    writer.begin(SINGLE, [cell]);
    writer.put(vectorOf(cell));
    writer.vectors(others);
  });
  writePairs(writer, model);
  const passed = isClassic ? houses.filter(isClassicHouse) : [];
  for (const cells of houses) {
    if (passed.includes(cells)) continue;
    writer.begin(ALL_DIGITS, cells);
    writer.vectors(cells);
  }
  // The classic pass handles what classic cells see through classic houses.
  const hasUnusual = unusual.some((others) => others.length > 0);
  for (const cells of hasUnusual ? houses : []) {
    const isPassed = passed.includes(cells);
    const counts = (cell: Cell): boolean => unusual[cell].some((other) => !isPassed || cells.includes(other));
    const lists = listsOf(cells, sight, counts);
    if (lists.size === 0) continue;
    writer.begin(REQUIRED, cells);
    writer.lists(cells, lists);
  }
  const byType = rulesByType(model);
  for (const { cells, data } of byType(DIGIT_SETS)) {
    writer.begin(SETS, cells);
    writer.vectors(cells);
    for (let k = 0; k <= data[0]; k++) writer.put(data[k]);
    writer.lists(cells, listsOf(cells, sight));
  }
  const implied = new Set(model.rules.slice(model.rules.length - (model.impliedCount ?? 0)));
  for (const rule of byType(LINEAR)) {
    writer.begin(SUM, rule.cells, implied.has(rule));
    writer.sum(rule.data);
  }
  for (const { cells, data } of byType(COUNT)) {
    const [plus, digits, ...counts] = data;
    const isRequired = plus === cells.length && plus < 31 && (digits & (digits - 1)) === 0;
    writer.begin(COUNTS, cells);
    writer.list([digits, plus, cells.length - plus, ...cells.map(vectorOf), ...counts]);
    writer.lists(cells, isRequired ? listsOf(cells, sight) : NO_LISTS);
  }
  for (const { cells } of hasWideRules(model) ? [] : byType(NAKED)) {
    writer.begin(SUBSETS, cells);
    writer.vectors(cells);
  }
  for (const { cells, diagram } of byType(AUTOMATON)) {
    writer.begin(new Set(cells).size === cells.length ? SIMPLE_LINES : LINES, cells);
    writer.put(diagramAt.get(diagram!)!);
    writer.vectors(cells);
    writer.lists(cells, cells.length < size ? listsOf(cells, sight) : NO_LISTS);
  }
}

function rulesByType({ rules }: Model): (type: number) => readonly Rule[] {
  const byType = new Map<number, Rule[]>();
  for (const rule of rules) {
    const own = byType.get(rule.type);
    if (own) own.push(rule);
    else byType.set(rule.type, [rule]);
  }
  return (type) => byType.get(type) ?? [];
}

function writePairs(writer: Writer, { arcs }: Model): void {
  const tables = new Map<ArcTable, number>();
  arcs.forEach((own, cell) => {
    if (own.length === 0) return;
    for (const { table } of own) {
      if (!tables.has(table)) tables.set(table, writer.list(tableWords(table)));
    }
    writer.begin(PAIRS, [cell]);
    writer.put(vectorOf(cell));
    writer.put(own.length);
    for (const { to, table } of own) {
      writer.put(vectorOf(to));
      writer.put(tables.get(table)!);
    }
  });
}

/**
 * Sums, sets and lines work without naked subsets and without branching on digits of houses: both cost more than they
 * save.
 */
function hasWideRules({ rules }: Model): boolean {
  return rules.some(({ type }) => type === DIGIT_SETS || type === LINEAR || type === AUTOMATON);
}

/** A table indexed by four digits at a time, as read by `engine/assembly/rules/pairs.ts`. */
function tableWords({ rows }: ArcTable): Int32Array {
  const bytes = new Uint8Array(5 * VECTOR);
  const ninth = rows[8] ?? 0;
  for (let k = 0; k < 16; k++) {
    let low = 0;
    let high = 0;
    for (let digit = 0; digit < 4; digit++) {
      if (((k >> digit) & 1) === 0) continue;
      low |= rows[digit] ?? 0;
      high |= rows[digit + 4] ?? 0;
    }
    bytes[k] = low;
    bytes[VECTOR + k] = low >> 8;
    bytes[2 * VECTOR + k] = high;
    bytes[3 * VECTOR + k] = high >> 8;
    bytes[4 * VECTOR + k] = k % 2 === 0 ? ninth : ninth >> 8;
  }
  return new Int32Array(bytes.buffer);
}

const ROW = Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
const BOX = ROW.map((row, cell) => 3 * Math.floor(row / 3) + Math.floor((cell % 9) / 3));

/** For each cell, the cells that it sees other than through rows, columns and boxes of the classic board. */
function unusualPeers(peers: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  return peers.map((own, cell) =>
    own.length === PEERS ? NO_CELLS : own.filter((peer) => !seesOnClassic(cell, peer)),
  );
}

/** The number of peers of each cell on a classic board. */
const PEERS = 20;
const NO_CELLS: readonly Cell[] = [];

function seesOnClassic(a: Cell, b: Cell): boolean {
  return ROW[a] === ROW[b] || BOX[a] === BOX[b] || a % 9 === b % 9;
}

function isClassicHouse(cells: readonly Cell[]): boolean {
  const [first] = cells;
  return (
    cells.every((cell) => ROW[cell] === ROW[first]) ||
    cells.every((cell) => cell % 9 === first % 9) ||
    cells.every((cell) => BOX[cell] === BOX[first])
  );
}

/** Whether a model's houses include those of the classic board. */
function hasClassicHouses({ size, masks, houses }: Model): boolean {
  return size === 9 && masks.length === 81 && houses.filter(isClassicHouse).length === 27;
}
