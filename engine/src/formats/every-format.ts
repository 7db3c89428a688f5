/**
 * Reading and writing as the main path exports it: the same functions, with the formats of other programs beside them.
 * They are constants of this file, and not exported from another one, so that a bundle which uses one of them holds
 * this file, and so the import below.
 */
import '../solve/constrained/lanes/provide.ts';
import './programs/provide.ts';
import * as collection from './collection.ts';
import * as detect from './detect.ts';
import * as formatted from './format-puzzle.ts';

/** The format that a text seems to be written in; undefined if it resembles none that is read. */
export const detectFormat = detect.detectFormat;

/** Every puzzle in a text, whatever format it is in: a `Result`, whose errors name the place. */
export const parsePuzzles = detect.parsePuzzles;

/** The one puzzle of a text, whatever format it is in: a `Result`, whose errors name the place. */
export const parsePuzzle = detect.parsePuzzle;

/** Reads a text of many puzzles part by part, and goes on behind what cannot be read. */
export const collectPuzzles = collection.collectPuzzles;

/** Writes a parsed puzzle in a format: a `Result`, an error where something would be lost and `lossy` is not `allow`. */
export const formatPuzzle = formatted.formatPuzzle;

/** The parts of a parsed puzzle that are lost when it is written in a format and read again. */
export const lossesOf = formatted.lossesOf;
