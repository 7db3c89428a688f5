import 'pencilmark/constraints';
import { conflictsOf, createGame, digitsText, drawnPuzzle, puzzleKey, startState } from '@pencilmark/game';
import { collectPuzzles, describeConflict, type ParsedPuzzle, type Problem } from 'pencilmark';
import { failure } from 'pencilmark/internal';
import type { StoredPuzzle } from '../storage/database.ts';
import { addPuzzles, FEW, writePuzzleChunks } from '../storage/puzzles.ts';
import { setterOf } from '../puzzles/setters/setter-of.ts';
import { type ImportFault, type ImportReport, type ImportSource, MAX_FAULTS } from './jobs.ts';

/** A larger text is hardly a collection that anybody plays, and would fill the memory. */
const MAX_TEXT = 64 * 1024 * 1024;

/** Reads files and texts and stores all puzzles in them: all at once, or none if stopped before. */
export async function importSources(
  sources: readonly ImportSource[],
  now: number,
  onProgress: (done: number, of: number) => void,
): Promise<ImportReport> {
  const puzzles: StoredPuzzle[] = [];
  const faults: ImportFault[] = [];
  let faultCount = 0;
  for (const { name, text } of sources) {
    const refuse = (fault: Omit<ImportFault, 'source'>): void => {
      faultCount++;
      if (faults.length < MAX_FAULTS) faults.push({ source: name, ...fault });
    };
    const whole = await textOf(text);
    if (typeof whole !== 'string') {
      refuse({ problem: whole });
      continue;
    }
    const before = puzzles.length;
    let read = 0;
    for (const { sheet, end } of sheetsIn(whole, refuse)) {
      const fault = unplayable(sheet);
      read++;
      if (fault) refuse({ ...fault, puzzle: read });
      else puzzles.push(storedOf(sheet, { collection: name, added: now, place: puzzles.length - before }));
      if (read % REPORT_EVERY === 0) onProgress(end, whole.length);
    }
    // A single puzzle is not numbered.
    if (puzzles.length === before + 1) puzzles.push(alone(puzzles.pop()!));
  }
  onProgress(1, 1);
  const known = await addPuzzles(puzzles);
  if (puzzles.length > FEW) await writePuzzleChunks();
  return { added: puzzles.length - known, known, faults, faultCount };
}

const REPORT_EVERY = 100;

async function textOf(text: string | File): Promise<string | Problem> {
  const size = typeof text === 'string' ? text.length : text.size;
  if (size > MAX_TEXT) return { code: 'import.size', message: 'This is larger than 64 MB.' };
  try {
    return typeof text === 'string' ? text : await text.text();
  } catch (error) {
    return { code: 'import.unreadable', message: error instanceof Error ? error.message : String(error) };
  }
}

function* sheetsIn(
  text: string,
  refuse: (fault: Pick<ImportFault, 'problem'>) => void,
): Generator<{ readonly sheet: ParsedPuzzle; readonly end: number }> {
  let start = 0;
  for (const part of collectPuzzles(text)) {
    if (part.kind === 'fault') refuse(part);
    else {
      const { puzzles, end } = part;
      // The position of a puzzle within its part is unknown; for a progress bar, the share of puzzles is good enough.
      for (const [index, sheet] of puzzles.entries()) {
        yield { sheet, end: start + ((end - start) * (index + 1)) / puzzles.length };
      }
    }
    start = part.end;
  }
}

/** The reason that a readable puzzle cannot be played. */
function unplayable({ puzzle }: ParsedPuzzle): Pick<ImportFault, 'problem' | 'conflict'> | undefined {
  const game = createGame(puzzle);
  if (!game.ok) return { problem: game.error };
  const conflict = conflictsOf(startState(puzzle)).at(0);
  if (!conflict) return undefined;
  const { geometry } = puzzle;
  const { error } = failure('import.conflict', `${describeConflict(geometry, conflict)}.`);
  return { problem: error, conflict: { board: JSON.stringify(geometry.spec), conflict } };
}

function storedOf(
  sheet: ParsedPuzzle,
  where: Pick<StoredPuzzle, 'collection' | 'added' | 'place'>,
): StoredPuzzle {
  const { title, entries, marks } = sheet;
  const setter = setterOf(sheet);
  return {
    puzzle: puzzleKey(drawnPuzzle(sheet)),
    title: title?.slice(0, 200) || `${where.collection} · ${where.place + 1}`,
    source: 'imported',
    ...where,
    ...(setter && { setter }),
    ...(entries?.some((digit) => digit !== 0) && { entries: digitsText(entries) }),
    ...(marks?.some((set) => set !== 0) && { marks }),
  };
}

function alone(puzzle: StoredPuzzle): StoredPuzzle {
  const numbered = `${puzzle.collection} · 1`;
  return puzzle.title === numbered ? { ...puzzle, title: puzzle.collection } : puzzle;
}
