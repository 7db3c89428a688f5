/**
 * Answers any number of lines as they arrive from a file, a request or a pipe, in constant memory and no faster than
 * the reader takes them.
 *
 * @example
 * ```js
 * import { solveStream } from 'pencilmark/stream';
 *
 * const chunks = ['.2....1..3', '.....4\r\n\n', '12..'];
 * let answers = '';
 * for await (const bytes of solveStream(chunks)) answers += new TextDecoder().decode(bytes);
 * const [solved, blank, wrong] = answers.split('\n');
 * console.log(solved, wrong.startsWith('invalid: ')); // 1243341243212134 true
 * ```
 *
 * @module pencilmark/stream
 */
export {
  countStream,
  countTransform,
  type CountStreamOptions,
  type LineProblem,
  type LineReader,
  type LineSource,
  type LineTransform,
  solveStream,
  solveTransform,
  type StreamOptions,
  type StreamProgress,
} from '../stream/stream.ts';
