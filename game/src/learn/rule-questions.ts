/**
 * Questions about a step of a rule beyond houses: first about the rule itself, then about the cells that lose each
 * digit.
 */
import { type Cell, digitsIn, hasDigit, type Step } from 'pencilmark';
import type { DrillBoard } from './drill-board.ts';
import type { Parts } from './question.ts';

/** Maximum number of digits in questions, those with the most cells first. */
const MAX_DIGITS = 3;

export function ruleQuestions(step: Step, board: DrillBoard): Parts[] {
  return [...aboutRule(step, board), ...aboutDigits(step, board)];
}

function aboutRule({ evidence }: Step, { digits }: DrillBoard): Parts[] {
  const { constraints, cells: under, balance } = evidence.rules!;
  if (balance) {
    const open = [...balance.plus, ...balance.minus].filter((cell) => digits[cell] === 0);
    return [{ kind: 'left', cells: open, houses: balance.houses }];
  }
  const [rule] = constraints;
  if (rule.kind === 'thermometer') return [{ kind: 'bulb', cells: [rule.cells[0]], under }];
  if (rule.kind === 'arrow') return [{ kind: 'circle', cells: rule.circle, under }];
  return [];
}

/** If a cell keeps a single digit, the question is about that digit, not about all that it loses. */
function aboutDigits({ eliminations, evidence }: Step, { candidates }: DrillBoard): Parts[] {
  const under = evidence.rules!.cells;
  const lost = (cell: Cell): number =>
    eliminations.reduce((set, one) => (one.cell === cell ? set | (1 << (one.digit - 1)) : set), 0);
  const [only] = under.filter((cell) => {
    const left = digitsIn(candidates[cell] & ~lost(cell));
    return left.length === 1 && lost(cell) !== 0;
  });
  const settled: Parts[] =
    only === undefined
      ? []
      : [{ kind: 'digit', cells: [only], digits: digitsIn(candidates[only] & ~lost(only)), under }];
  const struck = evidence.digits
    .map((digit): Parts => ({
      kind: 'struck',
      cells: under.filter((cell) => cell !== only && hasDigit(lost(cell), digit)),
      digits: [digit],
      under,
    }))
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => b.cells.length - a.cells.length);
  return [...struck.slice(0, MAX_DIGITS - settled.length), ...settled];
}
