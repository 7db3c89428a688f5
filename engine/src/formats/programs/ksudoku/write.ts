import type { Digit } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import type { ParsedPuzzle } from '../../parsed-puzzle.ts';
import { xmlText } from '../../text/xml.ts';
import { writtenCages } from './cages.ts';
import { formatCliques, placeOf } from './graph.ts';

export function formatKsudoku({
  puzzle: { geometry, givens, constraints },
  solution,
  title,
}: ParsedPuzzle): string {
  const { cells } = geometry;
  const indexOf = (cell: Cell): number => cells[cell].column * geometry.rows + cells[cell].row;
  const cages = writtenCages(constraints, geometry, indexOf);
  const { size, rows, columns, cellAt } = geometry;
  const written = (digits: readonly Digit[]): string =>
    Array.from({ length: rows * columns }, (_, index) => {
      const cell = cellAt[placeOf(index, { rows, columns })];
      if (cell < 0) return '.';
      return digits[cell] === 0 ? '_' : String.fromCharCode(97 + digits[cell]);
    }).join('');
  const shape = `order="${size}" type="custom" sizeX="${columns}" sizeY="${rows}" sizeZ="1"${cages.type ? ` specific-type="${cages.type}"` : ''}`;
  return [
    '<!DOCTYPE ksudoku>',
    '<ksudoku>',
    ' <game had-help="0" msecs-elapsed="0">',
    '  <puzzle>',
    `   <graph ${shape} name="${xmlText(title ?? '')}">`,
    ...[...formatCliques(geometry), ...cages.lines].map((line) => `    ${line}`),
    '   </graph>',
    `   <values>${xmlText(written(givens))}</values>`,
    ...(solution ? [`   <solution>${xmlText(written(solution))}</solution>`] : []),
    '  </puzzle>',
    '  <history/>',
    ' </game>',
    '</ksudoku>\n',
  ].join('\n');
}
