/**
 * Reading and writing as the main path exports it: the same functions, with the formats of other programs beside them.
 * They are constants of this file, and not exported from another one, so that a bundle which uses one of them holds
 * this file, and so the import below.
 */
import '../solve/constrained/lanes/provide.ts';
import './programs/provide.ts';
import * as collection from './collection.ts';
import * as detect from './detect.ts';
import * as formatted from './format-sheet.ts';

/** The format that a text seems to be written in; undefined if it resembles none that is read. */
export const detectFormat = detect.detectFormat;

/** Every puzzle in a text, whatever format it is in: a `Result`, whose errors name the place. */
export const parseSheets = detect.parseSheets;

/** The one puzzle of a text, whatever format it is in: a `Result`, whose errors name the place. */
export const parseSheet = detect.parseSheet;

/** Reads a text of many puzzles part by part, and goes on behind what cannot be read. */
export const collectSheets = collection.collectSheets;

/** Writes a sheet in a format: a `Result`, an error where something would be lost and `lossy` is not `allow`. */
export const formatSheet = formatted.formatSheet;

/** The parts of a sheet that are lost when it is written in a format and read again. */
export const lossesOf = formatted.lossesOf;
