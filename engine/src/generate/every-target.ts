/**
 * Generating as the main path exports it: the same functions, with all targets and rules beside them. They are constants
 * of this file, and not exported from another one, so that a bundle which uses one of them holds this file, and so the
 * imports below.
 */
import './provide-ratings.ts';
import './provide-rules.ts';
import * as plain from './generate.ts';

/** Yields the puzzles in order of their index. Throws a RangeError for options that `checkGenerateOptions` refuses. */
export const generate = plain.generate;

/** As `generate` for callers that want to do something else in between, such as a worker that listens. */
export const generateSteps = plain.generateSteps;
