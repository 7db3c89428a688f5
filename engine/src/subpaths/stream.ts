/** Answers to any number of lines, as they come: a file, a request, a pipe. */
export {
  countStream,
  type CountStreamOptions,
  type LineProblem,
  type LineReader,
  type LineSource,
  solveStream,
  type StreamOptions,
  type StreamProgress,
} from '../stream/stream.ts';
