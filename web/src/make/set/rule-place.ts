import { cellName, cellsOf, type Constraint, type Geometry } from 'pencilmark';
import { ruleWords } from '../../puzzles/rules/words.ts';
import { setting } from './words.ts';

/** A rule by its name, its number and where it is: `Killer cage 17 at r1c1`. */
export function ruleAt(geometry: Geometry, rule: Constraint): string {
  const [first] = 'cells' in rule && rule.cells ? rule.cells : cellsOf(rule);
  const name = nameWithNumber(rule);
  return first === undefined ? name : setting.verdict.at(name, cellName(geometry, first));
}

/** A rule by its name and its number: `Killer cage 17`. */
export function nameWithNumber(rule: Constraint): string {
  const shown = 'sum' in rule ? rule.sum : 'count' in rule ? rule.count : 'value' in rule ? rule.value : undefined; // oxfmt-ignore
  return [ruleWords.names[rule.kind], ...(shown === undefined ? [] : [shown])].join(' ');
}
