/**
 * Rules beyond houses: cages, thermometers, dots, arrows and some seventy kinds more, each as plain data. Importing
 * this path enables a bundle to check and solve them; formats include them, and so does the main path outside a bundle.
 *
 * @example
 * ```js
 * import { createPuzzle, plainBoard, unwrap } from 'pencilmark/boards';
 * import { constraintOf } from 'pencilmark/constraints';
 * import { solve } from 'pencilmark/solve';
 *
 * const board = plainBoard(4);
 * const thermometers = [
 *   constraintOf('thermometer', { cells: [0, 1, 5, 4] }),
 *   constraintOf('thermometer', { cells: [15, 14, 10, 11] }),
 * ];
 * const empty = board.cells.map(() => 0);
 * const puzzle = unwrap(createPuzzle(board, empty, undefined, thermometers));
 * console.log(solve(puzzle).solution?.join('')); // 1243431221343421
 * ```
 *
 * @module pencilmark/constraints
 */
import '../solve/constrained/lanes/provide.ts';
export * from './constraint-rules.ts';
