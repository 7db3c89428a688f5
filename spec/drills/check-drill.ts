/** Checks a drill position, and the grades of every answer that marks one candidate of it. */
import {
  type Candidate,
  checkUniqueness,
  classic9,
  digitsIn,
  findSteps,
  isSolutionOf,
  nextStep,
  orderOf,
  type Step,
} from 'pencilmark';
import {
  createGrader,
  type DrillPosition,
  easierThan,
  knownOn,
  type Mark,
  positionOfBoard,
} from '@pencilmark/game/learn';
import { type CheckedBoard, checkStep } from '../step-checker/step-checker.ts';

/** The number of marks by grade, and the faults found. */
export interface DrillReport {
  readonly grades: Record<string, number>;
  readonly faults: string[];
}

/** Checks the board: its solution, its entries, and that the technique is present but nothing easier. */
export function checkDrill(drill: DrillPosition, report: DrillReport): void {
  const { technique, givens, digits, candidates, solution, constraints = [] } = drill;
  const fault = faultsOf(drill, report);
  const puzzle = { geometry: classic9(), constraints, givens };
  if (checkUniqueness(puzzle) !== 'unique') fault('not one solution');
  if (!isFull(drill) || !isSolutionOf(puzzle, solution)) fault('its solution is none');
  if (digits.some((digit, cell) => digit !== 0 && digit !== solution[cell])) fault('an entry is wrong');
  if (digits.some((digit, cell) => digit === 0 && !digitsIn(candidates[cell]).includes(solution[cell])))
    fault('a true candidate is gone');
  const position = positionOfBoard(drill);
  if (nextStep(position, { techniques: easierThan(technique) })) fault('something easier is there');
  const step = nextStep(position, { techniques: [technique] });
  if (!step) return fault('the technique is not there');
  const verdict = checkStep(checkedBoard(drill), step);
  if (verdict !== undefined) fault(`it is not proved: ${verdict}`);
}

/** Checks the grade of every mark against every step of every technique, and the evidence of each step. */
export function checkGrades(drill: DrillPosition, report: DrillReport): void {
  const fault = faultsOf(drill, report);
  const { technique, solution } = drill;
  const board = checkedBoard(drill);
  const grader = createGrader(drill);
  const every = [...findSteps(positionOfBoard(drill), { techniques: knownOn(drill) })];
  if (!every.some((step) => step.technique === technique)) fault('the technique is not there');
  for (const step of every) {
    const verdict = checkStep(board, step);
    if (verdict !== undefined) fault(`${step.technique} is not proved: ${verdict}`);
  }
  for (const mark of marksOf(drill)) {
    const { is, cell, digit } = mark;
    const described = `${is} ${cell} ${digit}`;
    const own = every.filter((step) => concludes(step, mark));
    const isTrue = (solution[cell] === digit) === (is === 'placed');
    const grade = grader.grade({
      kind: 'marks',
      placements: is === 'placed' ? [mark] : [],
      eliminations: is === 'ruled out' ? [mark] : [],
    });
    report.grades[grade.verdict] = (report.grades[grade.verdict] ?? 0) + 1;
    if (!isTrue && own.length > 0) fault(`${described} is refuted and proved`);
    const easiest = own.reduce<Step | undefined>(
      (best, step) => (best && orderOf(best.technique) <= orderOf(step.technique) ? best : step),
      undefined,
    )?.technique;
    const expected = !isTrue
      ? 'wrong'
      : own.some((step) => step.technique === technique)
        ? 'right'
        : easiest
          ? `other ${easiest}`
          : 'not shown';
    const got = grade.verdict === 'other' ? `other ${grade.technique}` : grade.verdict;
    if (got !== expected) fault(`${described} is graded ${got}, not ${expected}`);
    if (grade.verdict === 'wrong' && !refutes(drill, mark, grade.stands))
      fault(`${described} is not refuted`);
    if ('steps' in grade && !grade.steps.every((step) => concludes(step, mark)))
      fault(`${described} has a step that does not give it`);
  }
}

function faultsOf({ technique, digits, givens }: DrillPosition, { faults }: DrillReport) {
  return (text: string): void =>
    void faults.push(`${technique}: ${text}: ${digits.join('')} of ${givens.join('')}`);
}

function checkedBoard({ givens, digits, candidates, constraints = [] }: DrillPosition): CheckedBoard {
  return { geometry: classic9(), constraints, givens, digits, candidates };
}

/** Every candidate, both as placed and as eliminated. */
function marksOf({ digits, candidates }: DrillPosition): Mark[] {
  return candidates.flatMap((set, cell) =>
    digits[cell] !== 0
      ? []
      : digitsIn(set).flatMap((digit): Mark[] => [
          { is: 'placed', cell, digit },
          { is: 'ruled out', cell, digit },
        ]),
  );
}

function concludes({ placements, eliminations }: Step, { is, cell, digit }: Mark): boolean {
  const list = is === 'placed' ? placements : eliminations;
  if (list.some((one) => one.cell === cell && one.digit === digit)) return true;
  if (is === 'placed') return false;
  return placements.some(
    (one) => (one.cell === cell) !== (one.digit === digit) && (one.cell === cell || sees(one.cell, cell)),
  );
}

function refutes({ solution }: DrillPosition, { is, cell, digit }: Mark, stands: Candidate): boolean {
  if (stands.digit !== digit || solution[stands.cell] !== digit) return false;
  return is === 'ruled out' ? stands.cell === cell : sees(stands.cell, cell);
}

function sees(a: number, b: number): boolean {
  const box = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  if (a === b) return false;
  return Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b);
}

/** Whether the solution has every digit once in each row, column and box, and the givens in their cells. */
function isFull({ givens, solution }: DrillPosition): boolean {
  if (givens.some((digit, cell) => digit !== 0 && digit !== solution[cell])) return false;
  return solution.every((digit, cell) =>
    solution.every((other, at) => digit >= 1 && digit <= 9 && !(digit === other && sees(cell, at))),
  );
}
