/** Writes a model into the memory of the lanes core, whose addresses are bytes. */
import type { Cell } from '../../../model/geometry.ts';
import { AUTOMATON, COUNT, DIGIT_SETS, HOUSE, LINEAR, LOCKED, NAKED } from '../core/layout.ts';
import type { Model } from '../image.ts';
import type { Diagram, Rule } from '../rule.ts';
import { haveRoom, placeDiagrams } from './diagrams.ts';

/** As in `engine/assembly/rules/memory.ts`. */
const CELLS = 0x400;
const VECTOR = 16;
const HEADER = 0x7000;
const HEADER_WORDS = 16;

/** Types of rules, which run in this order. */
const SINGLE = 0;
const ALL_DIGITS = 1;
const REQUIRED = 2;
const SETS = 3;
const SUM = 4;
const PAIRS = 5;
const COUNTS = 6;
const SUBSETS = 7;
const LINES = 8;

/** Digits that a cell's part of a vector holds with room for what is computed. */
const MAX_SIZE = 9;
const MAX_CELLS = 400;
const MAX_PARTS = 32;
/** Sums are computed in 16 bits with a sign. */
const MAX_SUM = 8_000;

/** In the word of a rule that is on trial: one run, so that it is not 0. */
const ON_TRIAL = 0x1_0000;

/** Rules that every puzzle has. */
const OF_HOUSES: readonly number[] = [HOUSE, NAKED, LOCKED];

/**
 * Whether the core knows all rules of a model, and there are any that it is made for. Rules that are still to be built
 * may turn out to be unknown.
 */
export function takesLanes({ size, masks, arcs, rules }: Model): boolean {
  return (
    size <= MAX_SIZE &&
    masks.length <= MAX_CELLS &&
    rules.every((rule) => isKnown(rule) || isToBeBuilt(rule)) &&
    (rules.some(({ type }) => !OF_HOUSES.includes(type)) || arcs.some((own) => own.length > 0)) &&
    haveRoom(rules)
  );
}

export function isToBeBuilt({ host }: Rule): boolean {
  return host?.build !== undefined;
}

function isKnown({ type, cells, data }: Rule): boolean {
  if (OF_HOUSES.includes(type) || type === DIGIT_SETS || type === COUNT) return true;
  if (type === AUTOMATON) return cells.length > 0;
  if (type !== LINEAR) return false;
  const parts = partsIn(data);
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
  /** Where the digits of the root and those to be tried first go, and where a solution is found: 16 bits a cell. */
  readonly rootAt: number;
  readonly wantedAt: number;
  readonly foundAt: number;
}

export const IMAGE_AT = HEADER;

export function createLanesImage(model: Model): LanesImage {
  const { size, masks } = model;
  const cellCount = masks.length;
  const isClassic = hasClassicHouses(model);
  const words: number[] = new Array<number>(HEADER_WORDS).fill(0);
  const diagrams = placeDiagrams(model.rules, HEADER + 4 * HEADER_WORDS);
  const here = (): number => HEADER + 4 * (diagrams.words.length + words.length);
  const tables = new Map<Int32Array, number>();
  const tableAt = (table: Int32Array): number => {
    const at = tables.get(table) ?? here();
    if (at === here()) words.push(...tableWords(table));
    tables.set(table, at);
    return at;
  };
  const rules = rulesOf(model, isClassic, tableAt, diagrams.addressOf);
  const reserve = (count: number): number => {
    while (words.length % 4 !== 0) words.push(0);
    const at = here();
    for (let k = 0; k < count; k++) words.push(0);
    return at;
  };
  const addresses = rules.map(({ type, cells, isImplied, data }) => {
    const at = here();
    words.push(type, isImplied ? ON_TRIAL : 0, cells.length, ...cells);
    for (const word of data) words.push(word);
    return at;
  });
  const rulesAt = here();
  for (const address of addresses) words.push(address);
  const watchersAt = writeWatchers(rules, cellCount, words, here);
  const wordCount = Math.ceil(rules.length / 32);
  const dirtyAt = reserve(wordCount);
  const every = Array.from({ length: wordCount }, (_, k) => lowBits(rules.length - 32 * k));
  words.push(...every, ...every);
  const perNode = Math.ceil(cellCount / 8) * 4;
  const scoresAt = reserve(2 * cellCount);
  const [rootAt, wantedAt, foundAt] = [reserve(perNode), reserve(perNode), reserve(perNode)];
  const decidesOnHouses = !hasWideRules(model);
  const housesAt = decidesOnHouses ? here() : 0;
  if (decidesOnHouses) {
    words.push(model.houses.length);
    for (const house of model.houses) words.push(house.length, ...house.map(vectorOf));
  }
  const nodesAt = reserve(8 * diagrams.nodeCount);
  const stackAt = reserve(0);
  const parts = [
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
  ];
  [cellCount, Number(isClassic), size, ...parts].forEach((word, at) => (words[at] = word));
  const image = new Int32Array(diagrams.words.length + words.length);
  image.set(words.slice(0, HEADER_WORDS));
  image.set(diagrams.words, HEADER_WORDS);
  image.set(words.slice(HEADER_WORDS), HEADER_WORDS + diagrams.words.length);
  return { words: image, rootAt, wantedAt, foundAt };
}

function lowBits(count: number): number {
  return count >= 32 ? -1 : (1 << count) - 1;
}

interface LanesRule {
  readonly type: number;
  /** It is run again when one of these changes, and these are to blame when it fails. */
  readonly cells: readonly Cell[];
  readonly isImplied?: boolean;
  readonly data: readonly number[];
}

function rulesOf(
  model: Model,
  isClassic: boolean,
  tableAt: (table: Int32Array) => number,
  diagramAt: ReadonlyMap<Diagram, number>,
): LanesRule[] {
  const { peers, houses } = model;
  const sight = createSight(peers);
  const rules: LanesRule[] = [];
  /** Cells that see others than the rows, columns and boxes of a classic board make them see. */
  const isUnusual = peers.map((own, cell) => {
    const others = isClassic ? own.filter((peer) => !seesOnClassic(cell, peer)) : own;
    if (others.length === 0) return false;
    rules.push({ type: SINGLE, cells: [cell], data: [vectorOf(cell), ...vectors(others)] });
    return true;
  });
  model.arcs.forEach((own, cell) => {
    if (own.length === 0) return;
    const data = [vectorOf(cell), own.length];
    for (const { to, table } of own) data.push(vectorOf(to), tableAt(table));
    rules.push({ type: PAIRS, cells: [cell], data });
  });
  const isPassed = houses.map((cells) => isClassic && isClassicHouse(cells));
  houses.forEach((cells, at) => {
    if (!isPassed[at]) rules.push({ type: ALL_DIGITS, cells, data: vectors(cells) });
  });
  houses.forEach((cells, at) => {
    const data = listsOf(cells, sight, (cell, seen) => {
      return isClassic && (!isUnusual[cell] || (isPassed[at] && seen === classicSight(cells, cell)));
    });
    if (data[0] > 0) rules.push({ type: REQUIRED, cells, data });
  });
  for (const { type, cells, data } of model.rules) {
    if (type !== DIGIT_SETS) continue;
    const sets = data.slice(0, 1 + data[0]);
    rules.push({ type: SETS, cells, data: [...vectors(cells), ...sets, ...listsOf(cells, sight)] });
  }
  const firstImplied = model.rules.length - (model.impliedCount ?? 0);
  model.rules.forEach(({ type, cells, data }, at) => {
    if (type === LINEAR) rules.push({ type: SUM, cells, isImplied: at >= firstImplied, data: sumData(data) });
  });
  for (const { type, cells, data } of model.rules) {
    if (type !== COUNT) continue;
    const [plus, digits, ...counts] = data;
    const isRequired = plus === cells.length && plus < 31 && (digits & (digits - 1)) === 0;
    const lists = isRequired ? listsOf(cells, sight) : [0];
    const header = [digits, plus, cells.length - plus];
    rules.push({ type: COUNTS, cells, data: [...header, ...cells.map(vectorOf), ...counts, ...lists] });
  }
  for (const { type, cells, diagram } of model.rules) {
    if (type === AUTOMATON)
      rules.push({ type: LINES, cells, data: [diagramAt.get(diagram!)!, ...vectors(cells)] });
  }
  if (!hasWideRules(model)) {
    for (const { type, cells } of model.rules) {
      if (type === NAKED) rules.push({ type: SUBSETS, cells, data: vectors(cells) });
    }
  }
  return rules;
}

/** A sum as `engine/assembly/rules/sums.ts` reads it, from the data of the scalar core. */
function sumData(from: readonly number[]): number[] {
  const bound = (at: number): number => Math.max(-2 * MAX_SUM, Math.min(2 * MAX_SUM, from[at]));
  const data = [bound(0), bound(1), from[2]];
  for (let at = 3; at < from.length; at += 4 + from[at + 3]) {
    const many = from[at + 3];
    data.push(from[at], many);
    for (let k = 0; k < many; k++) data.push(vectorOf(from[at + 4 + k]));
  }
  return data;
}

/** Sums, sets and lines do without naked subsets and decisions on digits of houses: both cost more than they save. */
function hasWideRules({ rules }: Model): boolean {
  return rules.some(({ type }) => type === DIGIT_SETS || type === LINEAR || type === AUTOMATON);
}

/** A table by four digits at a time, as `engine/assembly/rules/pairs.ts` reads it. */
function tableWords(table: Int32Array): Int32Array {
  const bytes = new Uint8Array(5 * VECTOR);
  for (let k = 0; k < 16; k++) {
    const [low, high, ninth] = [table[k] ?? 0, table[k << 4] ?? 0, table[256] ?? 0];
    bytes[k] = low;
    bytes[VECTOR + k] = low >> 8;
    bytes[2 * VECTOR + k] = high;
    bytes[3 * VECTOR + k] = high >> 8;
    bytes[4 * VECTOR + k] = k % 2 === 0 ? ninth : ninth >> 8;
  }
  return new Int32Array(bytes.buffer);
}

function vectorOf(cell: Cell): number {
  return CELLS + VECTOR * cell;
}

/** How many cells, and their vectors. */
function vectors(cells: readonly Cell[]): number[] {
  const words = [cells.length];
  for (const cell of cells) words.push(vectorOf(cell));
  return words;
}

/** Which cells see which, and room for what each sees of a group: 0 between two groups. */
interface Sight {
  readonly peers: readonly (readonly Cell[])[];
  readonly seen: Int32Array;
}

function createSight(peers: readonly (readonly Cell[])[]): Sight {
  return { peers, seen: new Int32Array(peers.length) };
}

/** Which of the cells another one sees on a classic board, as bits. */
function classicSight(cells: readonly Cell[], from: Cell): number {
  let bits = 0;
  for (let k = 0; k < cells.length; k++) if (seesOnClassic(from, cells[k])) bits |= 1 << k;
  return bits;
}

/**
 * For cells that see two or more of a group, those of the group that they do not see: one list for all that miss the
 * same. A digit that the group has to hold, and only can where they see it, goes from them.
 */
function listsOf(
  group: readonly Cell[],
  { peers, seen }: Sight,
  isKnown?: (cell: Cell, seen: number) => boolean,
): number[] {
  const touched: Cell[] = [];
  for (let k = 0; k < group.length; k++) {
    for (const peer of peers[group[k]]) {
      if (seen[peer] === 0) touched.push(peer);
      seen[peer] |= 1 << k;
    }
  }
  for (const cell of group) seen[cell] = 0;
  const bySight = new Map<number, Cell[]>();
  for (const cell of touched) {
    const own = seen[cell];
    seen[cell] = 0;
    if ((own & (own - 1)) === 0 || isKnown?.(cell, own)) continue;
    const same = bySight.get(own);
    if (same) same.push(cell);
    else bySight.set(own, [cell]);
  }
  const data = [bySight.size];
  for (const [own, cells] of bySight) {
    const at = data.length;
    data.push(0, cells.length);
    for (let k = 0; k < group.length; k++) if (((own >> k) & 1) === 0) data.push(vectorOf(group[k]));
    data[at] = data.length - at - 2;
    for (const cell of cells) data.push(vectorOf(cell));
  }
  return data;
}

/** For each cell the words of dirty rules, by their distance in bytes, with its bits; returns where their addresses begin. */
function writeWatchers(
  rules: readonly LanesRule[],
  cellCount: number,
  words: number[],
  here: () => number,
): number {
  const pairs: number[][] = Array.from({ length: cellCount }, () => []);
  rules.forEach(({ cells }, place) => {
    const word = 4 * (place >> 5);
    for (const cell of cells) {
      const own = pairs[cell];
      if (own.at(-2) === word) own[own.length - 1] |= 1 << place;
      else own.push(word, 1 << place);
    }
  });
  const addresses = pairs.map((own) => {
    const at = here();
    words.push(own.length / 2, ...own);
    return at;
  });
  const at = here();
  words.push(...addresses);
  return at;
}

const ROW = Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
const BOX = ROW.map((row, cell) => 3 * Math.floor(row / 3) + Math.floor((cell % 9) / 3));

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

/** Whether the houses of the classic board are among those of a model. */
function hasClassicHouses({ size, masks, houses }: Model): boolean {
  return size === 9 && masks.length === 81 && houses.filter(isClassicHouse).length === 27;
}
