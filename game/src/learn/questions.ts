/** A step split into questions that are answered on the board: where a digit can go, what a cell must be. */
import {
  type Cell,
  type Chain,
  type ChainNode,
  classic9,
  type Digit,
  digitBit,
  digitsIn,
  type DigitSet,
  findSteps,
  type HouseIndex,
  type Step,
} from 'pencilmark';
import { positionOfBoard } from './drill-board.ts';
import type { DrillPosition } from './drill-position.ts';
import { ascending, sameCells } from './pattern-cells.ts';
import type { Parts, Premise, Question } from './question.ts';
import { ruleQuestions } from './rule-questions.ts';

/** A step and the questions that lead to it. */
export interface GuidedStep {
  readonly step: Step;
  readonly questions: readonly Question[];
}

/** Maximum number of questions about one step; the rest of a long chain is explained. */
const MAX_QUESTIONS = 4;

/** Maximum number of steps considered in a position, to find one that is easy to ask about. */
const MAX_STEPS = 12;

/** The step of a position that is best suited for questions. */
export function guidedStep(drill: DrillPosition): GuidedStep {
  const found: GuidedStep[] = [];
  for (const step of findSteps(positionOfBoard(drill), { techniques: [drill.technique] })) {
    found.push({ step, questions: questionsOf(step, drill) });
    if (found.length === MAX_STEPS) break;
  }
  const asked = found.filter(({ questions }) => questions.length > 0);
  const [best] = (asked.length > 0 ? asked : found).sort((a, b) => sizeOf(a.step) - sizeOf(b.step));
  return best;
}

function sizeOf({ evidence }: Step): number {
  const { chains = [], sets = [] } = evidence;
  return chains.reduce((sum, { nodes }) => sum + nodes.length, 0) + sets.length;
}

/** The questions of a step, in the order of its proof. Those without a clear answer on the board are left out. */
function questionsOf(step: Step, drill: DrillPosition): Question[] {
  const ask = asker(drill);
  const questions = FAMILIES.map((family) => family(step, ask)).find((list) => list.length > 0) ?? [];
  return questions.slice(0, MAX_QUESTIONS);
}

interface Asker extends DrillPosition {
  readonly one: (parts: Parts) => Question;
  /** The places of a digit in a house. */
  readonly places: (house: HouseIndex, digit: Digit) => Cell[];
  /** The cells with only these digits, if they are exactly `cells`. */
  readonly only: (house: HouseIndex, digits: DigitSet, cells: readonly Cell[]) => Question[];
}

function asker(drill: DrillPosition): Asker {
  const { candidates, digits } = drill;
  const cellsOf = (house: HouseIndex): readonly Cell[] => classic9().houses[house].cells;
  const one = ({ cells, ...rest }: Parts): Question => ({
    houses: [],
    across: [],
    digits: [],
    premises: [],
    under: [],
    cells: ascending(cells),
    ...rest,
  });
  return {
    ...drill,
    one,
    places: (house, digit) => cellsOf(house).filter((cell) => (candidates[cell] & digitBit(digit)) !== 0),
    only: (house, set, cells) => {
      const found = cellsOf(house).filter((cell) => digits[cell] === 0 && (candidates[cell] & ~set) === 0);
      if (!sameCells(ascending(found), ascending(cells))) return [];
      return [one({ kind: 'only', cells, houses: [house], digits: digitsIn(set) })];
    },
  };
}

type Family = (step: Step, ask: Asker) => Question[];

/** The first one with questions is used. */
const FAMILIES: readonly Family[] = [
  rules,
  singles,
  subsets,
  rectangles,
  grave,
  intersections,
  bases,
  colours,
  pivots,
  (step, ask) => (step.evidence.chains ?? []).slice(0, 1).flatMap((chain) => linksOf(chain, ask)),
  ({ evidence }, ask) =>
    (evidence.sets ?? []).flatMap(({ house, digits, cells }) => ask.only(house, digits, cells)),
];

function rules(step: Step, ask: Asker): Question[] {
  return step.evidence.rules ? ruleQuestions(step, ask).map(ask.one) : [];
}

function singles({ technique, placements, evidence }: Step, { one, candidates, digits }: Asker): Question[] {
  const [{ cell } = { cell: 0 }] = placements;
  if (technique === 'full-house')
    return [one({ kind: 'open', cells: [cell], houses: evidence.houses!.map(({ house }) => house) })];
  if (technique !== 'naked-single') return [];
  const isSingle = (other: Cell): boolean => digits[other] === 0 && digitsIn(candidates[other]).length === 1;
  const { houses, housesOf } = classic9();
  const house = housesOf[cell].findLast((index) => houses[index].cells.filter(isSingle).length === 1);
  return house === undefined ? [] : [one({ kind: 'single', cells: [cell], houses: [house] })];
}

function subsets({ technique, evidence }: Step, ask: Asker): Question[] {
  const [home] = evidence.houses ?? [];
  const [pattern] = evidence.cells ?? [];
  if (home?.role !== 'home' || !pattern) return [];
  if (/^(naked|locked)-/.test(technique)) return ask.only(home.house, setOf(evidence.digits), pattern.cells);
  return technique.startsWith('hidden-') && !evidence.deadly
    ? evidence.digits.map((digit) => placesIn(home.house, digit, ask))
    : [];
}

/**
 * Rectangles: their corners, the other digits of these, and the place of a digit in a house that contains two of them.
 */
function rectangles({ evidence }: Step, ask: Asker): Question[] {
  const { deadly, houses = [] } = evidence;
  if (deadly?.cells.length !== 4) return [];
  const { cells } = classic9();
  const rows = [...new Set(deadly.cells.map((cell) => cells[cell].row))];
  const columns = [...new Set(deadly.cells.map((cell) => cells[cell].column + 9))];
  const own = setOf(evidence.digits);
  const others = deadly.cells.filter((cell) => ask.digits[cell] === 0 && (ask.candidates[cell] & ~own) !== 0);
  const home = houses.flatMap(({ house }) =>
    evidence.digits
      .filter((digit) => ask.places(house, digit).every((cell) => deadly.cells.includes(cell)))
      .map((digit) => placesIn(house, digit, ask)),
  );
  return [
    ask.one({ kind: 'crossing', cells: deadly.cells, houses: rows, across: columns }),
    ...(others.length > 0
      ? [ask.one({ kind: 'else', cells: others, digits: evidence.digits, across: columns, houses: rows })]
      : []),
    ...home,
  ];
}

function grave({ technique }: Step, { one, candidates }: Asker): Question[] {
  if (technique !== 'bug-plus-1') return [];
  const cells = candidates.flatMap((set, cell) => (digitsIn(set).length > 2 ? [cell] : []));
  return [one({ kind: 'odd', cells })];
}

/** Sue de Coq: the intersection of a line and a box, then the cells of each that belong to it. */
function intersections({ evidence }: Step, ask: Asker): Question[] {
  const { cells = [], houses = [] } = evidence;
  const crossing = cells.find(({ role }) => role === 'intersection');
  if (!crossing) return [];
  const [line, area] = houses.map(({ house }) => house);
  const members = classic9().houses;
  const both = members[line].cells.filter(
    (cell) => members[area].cells.includes(cell) && ask.digits[cell] === 0,
  );
  const outside = [
    ['line-set', line],
    ['area-set', area],
  ] as const;
  return [
    ...(sameCells(ascending(both), ascending(crossing.cells))
      ? [ask.one({ kind: 'crossing', cells: both, houses: [line], across: [area] })]
      : []),
    ...outside.flatMap(([wanted, house]) =>
      cells
        .filter(({ role }) => role === wanted)
        .flatMap((part) => ask.only(house, part.digits ?? 0, part.cells)),
    ),
  ];
}

/** Hidden singles, locked candidates and fish: the places in each base, then those outside the covers. */
function bases({ evidence }: Step, ask: Asker): Question[] {
  const parts = evidence.houses ?? [];
  const base = parts.filter(({ role }) => role === 'base').map(({ house }) => house);
  const cover = parts.filter(({ role }) => role === 'cover').map(({ house }) => house);
  const [digit] = evidence.digits;
  const fins = (evidence.candidates ?? []).filter(({ role }) => role === 'fin').map(({ cell }) => cell);
  const found = base.map((house) => placesIn(house, digit, ask));
  if (fins.length === 0) return found;
  const last = ask.one({ kind: 'fins', cells: fins, houses: base, across: cover, digits: [digit] });
  return [...found.slice(0, MAX_QUESTIONS - 1), last];
}

/** Colourings: the pairs of places, each once. */
function colours({ evidence }: Step, ask: Asker): Question[] {
  if (!evidence.candidates?.some(({ role }) => role === 'colour-1')) return [];
  const [digit] = evidence.digits;
  const houses = (evidence.chains ?? []).flatMap(({ links: [{ reason }] }) =>
    reason.kind === 'house' ? [reason.house] : [],
  );
  const found = [...new Set(houses)].map((house) => placesIn(house, digit, ask));
  return found.filter(({ cells }, at) => found.findIndex((other) => sameCells(other.cells, cells)) === at);
}

/** XYZ-Wing: the digit of a pincer for each digit that the pivot may take from it. */
function pivots({ technique, evidence, eliminations }: Step, ask: Asker): Question[] {
  if (technique !== 'xyz-wing') return [];
  const [pivot] = evidence.cells!.find(({ role }) => role === 'pivot')!.cells;
  const pincers = evidence.cells!.filter(({ role }) => role === 'pincer').flatMap(({ cells }) => cells);
  const [{ digit }] = eliminations;
  return pincers.map((cell) => {
    const [taken] = digitsIn(ask.candidates[cell]).filter((other) => other !== digit);
    const premises: Premise[] = [
      { is: 'true', cells: [pivot], digit: taken },
      { is: 'false', cells: [cell], digit: taken },
    ];
    return ask.one({ kind: 'digit', cells: [cell], digits: [digit], premises });
  });
}

/** The strong links of a chain, each with the premise that makes it apply. */
function linksOf({ nodes, links }: Chain, ask: Asker): Question[] {
  const asked: Question[] = [];
  for (const [at, { strength, reason }] of links.entries()) {
    const to = nodes[at + 1] as ChainNode | undefined;
    if (strength !== 'strong' || !to) continue;
    const from = nodes[at];
    const isLedTo = at > 0 && links[at - 1].strength === 'weak';
    const premises: Premise[] = [
      ...(at === 1 && isLedTo ? [{ is: 'true', ...nodes[0] } as const] : []),
      { is: 'false', ...from },
    ];
    const parts = { cells: to.cells, digits: [to.digit], premises };
    if (reason.kind === 'cell') asked.push(ask.one({ kind: 'digit', ...parts }));
    if (reason.kind === 'house') asked.push(ask.one({ kind: 'place', houses: [reason.house], ...parts }));
  }
  return asked;
}

function placesIn(house: HouseIndex, digit: Digit, { one, places }: Asker): Question {
  return one({ kind: 'places', cells: places(house, digit), houses: [house], digits: [digit] });
}

function setOf(digits: readonly Digit[]): DigitSet {
  return digits.reduce((set, digit) => set | digitBit(digit), 0);
}
