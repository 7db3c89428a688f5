import { allDigits, type Geometry } from 'pencilmark';
import {
  isObject,
  listOf,
  memberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  text,
  wholeNumber,
} from 'pencilmark/internal/json-fields';
import {
  ASSISTANTS,
  type CellDigit,
  type CellMarks,
  CHANGES,
  COLOUR_COUNT,
  LAYERS,
  type Line,
  LINE_STYLES,
  MARK_KINDS,
  MARK_REASONS,
  type Move,
  MOVE_KINDS,
  type MoveKind,
} from './move.ts';

/** A reader of moves that fit a board: `applyMove` can apply every move that it accepts. */
export function moveReader(geometry: Geometry): Reader<Move> {
  const readers = readersByKind(geometry);
  const kindOf = oneOf(...MOVE_KINDS);
  return (field) => {
    const kind = kindOf(memberOf(field, isObject(field.json) ? field.json : {}, 'kind'), 0);
    return readers[kind](field, 0);
  };
}

type ReadersByKind = { readonly [K in MoveKind]: Reader<Extract<Move, { kind: K }>> };

function readersByKind({ cells: places, size }: Geometry): ReadersByKind {
  const cell = wholeNumber(0, places.length - 1);
  const digit = wholeNumber(1, size);
  const digitOrNone = wholeNumber(0, size);
  const digitSet = wholeNumber(0, allDigits(size));
  const colour = wholeNumber(1, COLOUR_COUNT);
  const change = oneOf(...CHANGES);
  const cells = listOf(cell, places.length);
  const cellDigit = objectOf<CellDigit>({ cell, digit });
  const cellDigits = listOf(cellDigit, places.length * size);
  const cellMarks = objectOf<CellMarks>({ cell, corner: optional(digitSet), centre: optional(digitSet) });
  const marks = listOf(cellMarks, places.length);
  const lineEnd = objectOf<CellDigit>({ cell, digit: digitOrNone });
  const line = objectOf<Line>({ from: lineEnd, to: lineEnd, style: oneOf(...LINE_STYLES), colour });
  const clearPeers = optional(oneOf(true));
  const perCell = <T>(item: Reader<T>): Reader<T[]> => listOf(item, places.length, places.length);
  return {
    enter: objectOf({ kind: oneOf('enter'), cells, digit, clearPeers }),
    erase: objectOf({ kind: oneOf('erase'), cells, layers: listOf(oneOf(...LAYERS), LAYERS.length) }),
    mark: objectOf({ kind: oneOf('mark'), marks: oneOf(...MARK_KINDS), change, cells, digit }),
    'set-marks': objectOf({ kind: oneOf('set-marks'), reason: oneOf(...MARK_REASONS), marks }),
    colour: objectOf({ kind: oneOf('colour'), change, cells, colour }),
    'candidate-colour': objectOf({ kind: oneOf('candidate-colour'), change, candidates: cellDigits, colour }),
    line: objectOf({ kind: oneOf('line'), change, line }),
    assist: objectOf({
      kind: oneOf('assist'),
      by: oneOf(...ASSISTANTS),
      technique: optional(text(100)),
      marks: optional(marks),
      eliminations: optional(cellDigits),
      placements: cellDigits,
      clearPeers,
    }),
    reset: objectOf({ kind: oneOf('reset') }),
    clear: objectOf({ kind: oneOf('clear') }),
    load: objectOf({
      kind: oneOf('load'),
      givens: perCell(digitOrNone),
      allowed: optional(perCell(digitSet)),
    }),
  };
}
