/** For the tests of families: positions and steps written in the notation of the field. */
import type { Candidate, Step } from '../step.ts';
import { classic9 } from '../../model/boards.ts';
import { digitsIn, hasDigit } from '../../model/digits.ts';
import { type Cell, cellIn, type Geometry } from '../../model/geometry.ts';
import { conclusionsText } from '../notation.ts';
import { createPosition, eliminate, type Position } from '../position.ts';
import { createFinderContext, type FinderOptions } from '../finder-context.ts';
import type { Family } from './family.ts';
import type { TechniqueId } from '../catalogue.ts';

export interface CaseBoard {
  /** Default: the ordinary 9×9 board. */
  readonly geometry?: Geometry;
  /** A character per cell, `.` if open; default: all open. Spaces are ignored. `+` before an entry. */
  readonly board?: string;
  /** Cells reduced to some digits: `r1c12=47 r5c5=389`. */
  readonly only?: string;
  /** Eliminated candidates: `r2c456<>2 r9c1<>38`. */
  readonly without?: string;
}

/** The position of a case: all candidates that no peer holds, reduced as specified. Single-character symbols. */
export function caseBoard({ geometry = classic9(), board, only = '', without = '' }: CaseBoard): Position {
  const entries = [...(board ?? '').matchAll(/(\+?)([^\s+])/g)];
  const filled = geometry.cells.map((_, cell) => geometry.symbols.indexOf(entries[cell]?.[2] ?? '.') + 1);
  const givens = filled.map((digit, cell) => (entries[cell]?.[1] === '+' ? 0 : digit));
  const position = createPosition({ geometry, constraints: [], givens, digits: filled });
  for (const { cell, digits } of groups(geometry, only, '=')) {
    for (const digit of digitsIn(position.candidates[cell])) {
      if (!hasDigit(digits, digit)) eliminate(position, cell, digit);
    }
  }
  for (const { cell, digits } of groups(geometry, without, '<>')) {
    for (const digit of digitsIn(digits)) eliminate(position, cell, digit);
  }
  return position;
}

/** The conclusions of the steps of one technique, in the order in which they are found. */
export function findTexts(
  family: Family,
  technique: TechniqueId,
  position: Position,
  options: Partial<FinderOptions> = {},
): string[] {
  return findAll(family, technique, position, options).map((step) =>
    conclusionsText(position.tables.geometry, step),
  );
}

export function findAll(
  family: Family,
  technique: TechniqueId,
  position: Position,
  options: Partial<FinderOptions> = {},
): Step[] {
  return [...family.find(createFinderContext(position, { extent: 'every', ...options }), [technique])];
}

/** The candidates of a text such as `r2c456<>2 r9c1<>38`. */
export function candidatesFrom(geometry: Geometry, text: string): Candidate[] {
  return groups(geometry, text, '<>').flatMap(({ cell, digits }) =>
    digitsIn(digits).map((digit) => ({ cell, digit })),
  );
}

/** `r12c3=45` names every crossing of the listed rows and columns; two-digit numbers are written `r(10)c(11)`. */
function groups(geometry: Geometry, text: string, sign: string): { cell: Cell; digits: number }[] {
  const entries = text.split(' ').filter((entry) => entry !== '');
  return entries.flatMap((entry) => {
    const [place, symbols] = entry.split(sign);
    const match = /^r([\d()]+)c([\d()]+)$/.exec(place);
    if (!match || !symbols) throw new Error(`a case says "${entry}"`);
    const digits = [...symbols].reduce((set, symbol) => set | (1 << geometry.symbols.indexOf(symbol)), 0);
    return lines(match[1]).flatMap((row) =>
      lines(match[2]).map((column) => {
        const cell = cellIn(geometry, row - 1, column - 1);
        if (cell === undefined) throw new Error(`a case names r${row}c${column}, which is no cell`);
        return { cell, digits };
      }),
    );
  });
}

function lines(text: string): number[] {
  return [...text.matchAll(/\((\d+)\)|(\d)/g)].map((match) => Number(match[1] ?? match[2]));
}
