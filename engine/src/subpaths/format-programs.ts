/**
 * The formats of other programs (SudokuPad, f-puzzles, HoDoKu, Solo …), which hold rules beyond houses. Importing this
 * path is what makes a bundle able to read and write them; the main path brings them along.
 */
import '../formats/programs/provide.ts';
