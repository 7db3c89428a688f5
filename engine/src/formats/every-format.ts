/**
 * Reading and writing as the main path exports it: the same functions, including the formats of other programs. They
 * are constants of this file, not re-exports, so that a bundle that uses one of them includes this file and therefore
 * the imports below.
 */
import '../solve/constrained/lanes/provide.ts';
import './programs/provide.ts';
import * as collection from './collection.ts';
import * as detect from './detect.ts';
import * as formatted from './format-puzzle.ts';

/** The format that a text resembles; undefined if none that can be read. */
export const detectFormat = detect.detectFormat;

/** Every puzzle in a text, in any format: a `Result` whose errors have a place. */
export const parsePuzzles = detect.parsePuzzles;

/** The only puzzle in a text, in any format: a `Result` whose errors have a place. */
export const parsePuzzle = detect.parsePuzzle;

/** Reads a text of many puzzles part by part, and continues after parts that cannot be read. */
export const collectPuzzles = collection.collectPuzzles;

/**
 * Writes a parsed puzzle in a format: a `Result`, with an error if something would be lost, unless `lossy` is `allow`.
 */
export const formatPuzzle = formatted.formatPuzzle;

/** The parts of a parsed puzzle that are lost when it is written in a format and read again. */
export const lossesOf = formatted.lossesOf;
