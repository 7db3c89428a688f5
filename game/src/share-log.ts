import { type Geometry } from 'pencilmark';
import { MAX_NAME_LENGTH, type Checkpoint, type LoggedMove } from './game.ts';
import {
  type AssistMove,
  ASSISTANTS,
  type CandidateColourMove,
  type CellDigit,
  type CellMarks,
  CHANGES,
  COLOUR_COUNT,
  type ColourMove,
  type EnterMove,
  type EraseMove,
  LAYERS,
  type Line,
  LINE_STYLES,
  type LineMove,
  type LoadMove,
  MARK_KINDS,
  MARK_REASONS,
  type MarkMove,
  type Move,
  MOVE_KINDS,
  type MoveKind,
  type SetMarksMove,
} from './move.ts';
import type { Progress } from './progress.ts';
import {
  type BitCode,
  bounded,
  counted,
  damage,
  exactly,
  fields,
  fixed,
  flag,
  maybe,
  several,
  shortText,
  signed,
  word,
} from './share-bits.ts';

/** Maximum number of moves in a log: far more than anybody makes, and still read at once. */
const MAX_MOVES = 100_000;

/**
 * The whole progress of a game, in bits. This format exists in links forever: any change needs a new version in
 * `share.ts`.
 */
export function progressCode(geometry: Geometry): BitCode<Progress> {
  const log = logCode(moveCode(geometry));
  return {
    write: (sink, progress) => {
      log.write(sink, progress.log);
      viewCode(progress.log.length, lastTime(progress.log)).write(sink, progress);
    },
    read: (source) => {
      const moves = log.read(source);
      return { ...viewCode(moves.length, lastTime(moves)).read(source), log: moves };
    },
  };
}

/** Everything except the moves themselves. */
function viewCode(moves: number, time: number): BitCode<Omit<Progress, 'log'>> {
  const node = bounded(0, moves);
  const checkpoint = fields<Checkpoint>({ node, name: shortText(MAX_NAME_LENGTH) });
  return fields<Omit<Progress, 'log'>>({
    current: node,
    tip: node,
    checkpoints: several(checkpoint, moves + 1),
    trials: several(node, moves + 1),
    played: after(time),
  });
}

/** A move usually follows the previous one, some seconds later. */
function logCode(move: BitCode<Move>): BitCode<readonly LoggedMove[]> {
  const length = counted(6);
  const back = counted(0);
  return {
    write: (sink, log) => {
      length.write(sink, log.length);
      for (const [index, logged] of log.entries()) {
        back.write(sink, index - logged.parent);
        move.write(sink, logged.move);
        after(log[index - 1]?.played ?? 0).write(sink, logged.played);
      }
    },
    read: (source) => {
      const log: LoggedMove[] = [];
      let wanted = length.read(source);
      if (wanted > MAX_MOVES) wanted = damage(source, 0);
      while (log.length < wanted && !source.isDamaged) {
        const parent = log.length - back.read(source);
        const made = move.read(source);
        const played = after(lastTime(log)).read(source);
        log.push({ parent: parent >= 0 ? parent : damage(source, 0), move: made, played });
      }
      return log;
    },
  };
}

function lastTime(log: readonly LoggedMove[]): number {
  return log.at(-1)?.played ?? 0;
}

/** A play time in ms, as the distance from another. */
function after(time: number): BitCode<number> {
  const distance = signed(10);
  return {
    write: (sink, played) => distance.write(sink, played - time),
    read: (source) => {
      const played = time + distance.read(source);
      return Number.isSafeInteger(played) && played >= 0 ? played : damage(source, 0);
    },
  };
}

type CodesByKind = { readonly [K in MoveKind]: BitCode<Extract<Move, { kind: K }>> };

function moveCode(geometry: Geometry): BitCode<Move> {
  const codes = codesByKind(geometry);
  const kind = word(...MOVE_KINDS);
  return {
    write: (sink, move) => {
      kind.write(sink, move.kind);
      (codes[move.kind] as BitCode<Move>).write(sink, move);
    },
    read: (source) => codes[kind.read(source)].read(source),
  };
}

function codesByKind({ cells: { length }, size }: Geometry): CodesByKind {
  const cell = bounded(0, length - 1);
  const digit = bounded(1, size);
  const digitOrNone = bounded(0, size);
  const digitSet = bounded(0, 2 ** size - 1);
  const colour = bounded(1, COLOUR_COUNT);
  const change = word(...CHANGES);
  const cells = several(cell, length);
  const cellDigits = several(fields<CellDigit>({ cell, digit }), length * size);
  const cellMarks = fields<CellMarks>({ cell, corner: maybe(digitSet), centre: maybe(digitSet) });
  const marks = several(cellMarks, length);
  const lineEnd = fields<CellDigit>({ cell, digit: digitOrNone });
  const line = fields<Line>({ from: lineEnd, to: lineEnd, style: word(...LINE_STYLES), colour });
  return {
    enter: fields<EnterMove>({ kind: fixed('enter'), cells, digit, clearPeers: flag }),
    erase: fields<EraseMove>({
      kind: fixed('erase'),
      cells,
      layers: several(word(...LAYERS), LAYERS.length),
    }),
    mark: fields<MarkMove>({ kind: fixed('mark'), marks: word(...MARK_KINDS), change, cells, digit }),
    'set-marks': fields<SetMarksMove>({ kind: fixed('set-marks'), reason: word(...MARK_REASONS), marks }),
    colour: fields<ColourMove>({ kind: fixed('colour'), change, cells, colour }),
    'candidate-colour': fields<CandidateColourMove>({
      kind: fixed('candidate-colour'),
      change,
      candidates: cellDigits,
      colour,
    }),
    line: fields<LineMove>({ kind: fixed('line'), change, line }),
    assist: fields<AssistMove>({
      kind: fixed('assist'),
      by: word(...ASSISTANTS),
      technique: maybe(shortText(MAX_NAME_LENGTH)),
      marks: maybe(marks),
      eliminations: maybe(cellDigits),
      placements: cellDigits,
      clearPeers: flag,
    }),
    reset: fields({ kind: fixed('reset') }),
    clear: fields({ kind: fixed('clear') }),
    load: fields<LoadMove>({
      kind: fixed('load'),
      givens: exactly(digitOrNone, length),
      allowed: maybe(exactly(digitSet, length)),
    }),
  };
}
