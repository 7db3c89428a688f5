import { defineKind } from '../kind.ts';
import { cellPath, text } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { parseExpression, matches, expressionMachine } from '../families/expression.ts';
import { lineWork } from '../surroundings.ts';

/** A regular expression; digits are written 0 … 9, A … Z. */
export const pattern = defineKind({
  rule: 'The values, written as 0 … 9, A … Z and read from the first cell, match the regular expression as a whole.',
  fields: { cells: cellPath(), expression: text(1000) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  complain: ({ expression }) => {
    const read = parseExpression(expression);
    return read.ok ? undefined : `has an expression that cannot be read: ${read.error.message}`;
  },
  holds: ({ cells, expression }, { values }) => matches(expression, values(cells)),
  compile: ({ cells, expression }) => [automaton(cells, expressionMachine(expression))],
});
