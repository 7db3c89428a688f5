/**
 * Generating as exported by the main path: the same functions, with all targets and rules available. They are constants
 * of this file, not re-exports, so that a bundle which uses one of them contains this file, and thus the imports below.
 */
import './provide-ratings.ts';
import './provide-rules.ts';
import * as plain from './generate.ts';

/** Yields the puzzles in order of their index. Throws a RangeError for options that `checkGenerateOptions` rejects. */
export const generate = plain.generate;

/** Like `generate`, for callers that do something else in between, such as a worker that listens for messages. */
export const generateSteps = plain.generateSteps;
