/**
 * Grades an answer on a drill position. Any correct answer counts: the question is whether some step of the technique
 * gives it, otherwise whether a step of another technique does.
 */
import {
  type Candidate,
  type Cell,
  classic9,
  familyOf,
  findSteps,
  type Position,
  type Step,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { positionOfBoard } from './drill-board.ts';
import type { DrillPosition } from './drill-position.ts';
import { ascending, patternsOf, sameCells } from './pattern-cells.ts';
import { TAUGHT } from './taught.ts';

/** An answer: conclusions, the cells of the pattern, the name of a technique, or that the technique does not apply. */
export type Answer =
  | {
      readonly kind: 'marks';
      readonly placements: readonly Candidate[];
      readonly eliminations: readonly Candidate[];
    }
  | { readonly kind: 'cells'; readonly cells: readonly Cell[] }
  | { readonly kind: 'name'; readonly technique: TechniqueId }
  | { readonly kind: 'nothing' };

/** A mark: a digit that must, or cannot, be in a cell. */
export interface Mark extends Candidate {
  readonly is: 'placed' | 'ruled out';
}

export type Grade =
  /**
   * Given by the technique. `steps` prove it: one or more for marks, the pattern for cells, none for "nothing here".
   */
  | { readonly verdict: 'right'; readonly steps: readonly Step[] }
  /** Also given by other techniques, or only by them; `technique` is the hardest of those. */
  | { readonly verdict: 'other'; readonly technique: TechniqueId; readonly steps: readonly Step[] }
  /**
   * The solution refutes a mark. `stands`: the cell itself, if its digit was ruled out, or the cell of the same box
   * with the digit that was placed.
   */
  | { readonly verdict: 'wrong'; readonly mark: Mark; readonly stands: Candidate }
  /** True, but no taught technique gives it in one step. */
  | { readonly verdict: 'not shown'; readonly mark: Mark }
  /** The cells are only part of a pattern of the technique. */
  | { readonly verdict: 'incomplete'; readonly step: Step }
  /** No step has such a pattern, or the named technique does not apply. */
  | { readonly verdict: 'not there' }
  /** "Nothing here" although the technique applies. */
  | { readonly verdict: 'missed'; readonly step: Step }
  /** No answer, or a mark that is not an open candidate. */
  | { readonly verdict: 'empty' };

/** Grades one answer. To grade several for one position, use `createGrader`. */
export function gradeAnswer(drill: DrillPosition, answer: Answer, shouldStop?: () => boolean): Grade {
  return createGrader(drill, shouldStop).grade(answer);
}

/** A position with cached results. Each technique is searched once, when an answer first needs it. */
export interface Grader {
  readonly grade: (answer: Answer) => Grade;
  /** Every step of a technique in the position. */
  readonly stepsOf: (technique: TechniqueId) => readonly Step[];
}

/** A stopped grader may treat a technique as absent: the caller must discard its grades. */
export function createGrader(drill: DrillPosition, shouldStop: () => boolean = () => false): Grader {
  const position = positionOfBoard(drill);
  const found = new Map<TechniqueId, readonly Step[]>();
  const stepsOf = (technique: TechniqueId): readonly Step[] => {
    let steps = found.get(technique);
    if (!steps) found.set(technique, (steps = everyStep(position, technique, shouldStop)));
    return steps;
  };
  return { stepsOf, grade: (answer) => gradeBy({ drill, position, stepsOf }, answer) };
}

interface Inquiry extends Pick<Grader, 'stepsOf'> {
  readonly drill: DrillPosition;
  readonly position: Position;
}

function everyStep(position: Position, technique: TechniqueId, shouldStop: () => boolean): Step[] {
  if (!familyOf(technique)) return [];
  return [...findSteps(position, { techniques: [technique], shouldStop })];
}

function gradeBy(inquiry: Inquiry, answer: Answer): Grade {
  switch (answer.kind) {
    case 'marks':
      return gradeMarks(inquiry, marksOf(answer));
    case 'cells':
      return gradeCells(inquiry, ascending(answer.cells));
    case 'name':
      return gradeName(inquiry, answer.technique);
    case 'nothing': {
      const [step] = inquiry.stepsOf(inquiry.drill.technique);
      return step ? { verdict: 'missed', step } : { verdict: 'right', steps: [] };
    }
  }
}

function marksOf({ placements, eliminations }: Extract<Answer, { kind: 'marks' }>): Mark[] {
  return [
    ...placements.map(({ cell, digit }): Mark => ({ is: 'placed', cell, digit })),
    ...eliminations.map(({ cell, digit }): Mark => ({ is: 'ruled out', cell, digit })),
  ];
}

function gradeMarks(inquiry: Inquiry, marks: readonly Mark[]): Grade {
  const { drill } = inquiry;
  if (marks.length === 0 || !marks.every((mark) => isOpen(drill, mark))) return { verdict: 'empty' };
  for (const mark of marks) {
    const stands = refutation(drill, mark);
    if (stands) return { verdict: 'wrong', mark, stands };
  }
  const steps = new Set<Step>();
  const others = new Set<TechniqueId>();
  for (const mark of marks) {
    const step = proofOf(inquiry, mark);
    if (!step) return { verdict: 'not shown', mark };
    steps.add(step);
    if (step.technique !== drill.technique) others.add(step.technique);
  }
  const technique = knownOn(drill).findLast((id) => others.has(id));
  return technique
    ? { verdict: 'other', technique, steps: [...steps] }
    : { verdict: 'right', steps: [...steps] };
}

function isOpen({ digits, candidates }: DrillPosition, { cell, digit }: Candidate): boolean {
  return digits[cell] === 0 && ((candidates[cell] >> (digit - 1)) & 1) === 1;
}

/** The candidate of the solution that contradicts a mark; undefined if none does. */
function refutation({ solution }: DrillPosition, { is, cell, digit }: Mark): Candidate | undefined {
  const isTrue = solution[cell] === digit;
  if (is === 'ruled out') return isTrue ? { cell, digit } : undefined;
  if (isTrue) return undefined;
  const { housesOf, houses } = classic9();
  const [box] = housesOf[cell].filter((house) => houses[house].kind === 'box');
  return { cell: houses[box].cells.find((other) => solution[other] === digit)!, digit };
}

/** A step that gives the mark: of the technique if possible, otherwise of the easiest technique with one. */
function proofOf({ drill, stepsOf }: Inquiry, mark: Mark): Step | undefined {
  for (const technique of [drill.technique, ...knownOn(drill)]) {
    const step = stepsOf(technique).find((one) => gives(one, mark));
    if (step) return step;
  }
  return undefined;
}

/** The techniques that may have led to an answer, in the order of the catalogue. */
export function knownOn({ constraints = [] }: DrillPosition): readonly TechniqueId[] {
  return constraints.length > 0 ? WITH_RULES : TAUGHT;
}

/** All taught techniques, and those for rules beyond houses that a player may know. Their nets take too long. */
const WITH_RULES: readonly TechniqueId[] = TECHNIQUES.filter(
  ({ id, needs, use, level }) =>
    TAUGHT.includes(id) || (needs === 'rules' && use === 'default' && level !== 'extreme'),
).map(({ id }) => id);

/** Whether a mark is a conclusion of the step; eliminations that follow directly from a placed digit count too. */
export function gives({ placements, eliminations }: Step, { is, cell, digit }: Mark): boolean {
  const isIt = (other: Candidate): boolean => other.cell === cell && other.digit === digit;
  if (is === 'placed') return placements.some(isIt);
  return eliminations.some(isIt) || placements.some((placed) => excludes(placed, { cell, digit }));
}

function excludes(placed: Candidate, { cell, digit }: Candidate): boolean {
  if (placed.cell === cell) return placed.digit !== digit;
  return placed.digit === digit && classic9().peers[placed.cell].includes(cell);
}

function gradeCells({ drill, stepsOf }: Inquiry, cells: readonly Cell[]): Grade {
  if (cells.length === 0) return { verdict: 'empty' };
  const own = stepsOf(drill.technique);
  const isPattern = (step: Step): boolean => patternsOf(step).some((list) => sameCells(list, cells));
  const exact = own.find(isPattern);
  if (exact) return { verdict: 'right', steps: [exact] };
  const part = own.find((step) => cells.every((cell) => patternsOf(step)[0].includes(cell)));
  if (part) return { verdict: 'incomplete', step: part };
  for (const technique of knownOn(drill)) {
    const step = stepsOf(technique).find(isPattern);
    if (step) return { verdict: 'other', technique, steps: [step] };
  }
  return { verdict: 'not there' };
}

function gradeName({ drill, stepsOf }: Inquiry, technique: TechniqueId): Grade {
  const [step] = stepsOf(technique);
  if (!step) return { verdict: 'not there' };
  return technique === drill.technique
    ? { verdict: 'right', steps: [step] }
    : { verdict: 'other', technique, steps: [step] };
}
