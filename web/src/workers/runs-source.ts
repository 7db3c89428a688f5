import 'pencilmark/constraints';
import { puzzleOfKey } from '@pencilmark/game';
import { collectPuzzles, type Puzzle } from 'pencilmark';
import { reading } from '../storage/database.ts';
import type { ListSource } from './runs-protocol.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';
import { rulesBeyond } from '../kit/houses-only.ts';

/** The content of a list. Errors are those of the reader of the text. */
export interface ReadList {
  readonly puzzles: readonly Puzzle[];
  readonly faults: readonly string[];
}

export async function readSource(source: ListSource): Promise<ReadList> {
  switch (source.kind) {
    case 'puzzles':
      return { puzzles: source.puzzles.map(unpackPuzzle), faults: [] };
    case 'text':
      return readText(source.text);
    case 'collection':
      return { puzzles: await readCollection(source.collection), faults: [] };
  }
}

function readText(text: string): ReadList {
  const puzzles: Puzzle[] = [];
  const faults: string[] = [];
  for (const part of collectPuzzles(text)) {
    if (part.kind === 'fault') faults.push(part.problem.message);
    else {
      for (const { puzzle } of part.puzzles) {
        const problem = rulesBeyond(puzzle);
        if (problem) faults.push(problem.message);
        else puzzles.push(puzzle);
      }
    }
  }
  return { puzzles, faults };
}

/** How long all puzzles of the library may take to be read, in ms. */
const LIST_MS = 60_000;

async function readCollection(name: string): Promise<Puzzle[]> {
  const stored = await reading((db) => db.getAll('puzzles'), LIST_MS);
  return stored
    .filter(({ collection }) => collection === name)
    .sort((a, b) => a.place - b.place)
    .flatMap(({ puzzle }) => {
      const read = puzzleOfKey(puzzle);
      return read.ok ? [read.value] : [];
    });
}
