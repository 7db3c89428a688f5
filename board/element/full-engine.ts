/** The whole engine for `<sudoku-board>`: see `engine.ts`. */
import 'pencilmark/formats/programs';
import { rulesOf } from '@pencilmark/board';
import { type Engine, LIGHT } from './engine.ts';

export const FULL: Engine = {
  ...LIGHT,
  rulesOf,
  openPath: async (puzzle, language) => (await import('./path.ts')).openPath(puzzle, language),
};
