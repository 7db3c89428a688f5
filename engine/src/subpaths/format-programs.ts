/**
 * Makes `pencilmark/formats` read and write the formats of other programs (SudokuPad, f-puzzles, HoDoKu, Solo and
 * more), which hold rules beyond houses. It exports nothing: import it once for its effect. The main path,
 * `pencilmark`, includes it.
 *
 * @example
 * ```js
 * import { emptyPuzzle, plainBoard } from 'pencilmark/boards';
 * import { formatPuzzle } from 'pencilmark/formats';
 * import 'pencilmark/formats/programs';
 *
 * const written = formatPuzzle({ puzzle: emptyPuzzle(plainBoard(6)) }, 'solo');
 * console.log(written.ok && written.value.trimEnd()); // 2x3:zj
 * ```
 *
 * @module pencilmark/formats/programs
 */
import '../formats/programs/provide.ts';
