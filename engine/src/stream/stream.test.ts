import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countStream,
  countTransform,
  type LineProblem,
  type LineSource,
  solveStream,
  solveTransform,
  type StreamOptions,
} from './stream.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = `${SOLUTION.slice(0, 40)}${'.'.repeat(41)}`;
const NONE = `55${PUZZLE.slice(2)}`;
const SMALL = '.2....1..3.....4';
const SMALL_SOLVED = '1243341243212134';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function textOf(answers: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answers) text += decoder.decode(bytes, { stream: true });
  return text;
}

const solved = (source: LineSource, options?: StreamOptions): Promise<string> =>
  textOf(solveStream(source, options));

/** A text in chunks that end at `cuts`. */
function inChunks(text: string, cuts: readonly number[]): Uint8Array[] {
  const bytes = bytesOf(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return ends.map((end, at) => bytes.slice(at === 0 ? 0 : ends[at - 1], end));
}

describe('every line has its answer, at its place', () => {
  test.each([
    ['line feeds', `${PUZZLE}\n${PUZZLE}\n`, `${SOLUTION}\n${SOLUTION}\n`],
    ['carriage returns and line feeds', `${PUZZLE}\r\n${PUZZLE}\r\n`, `${SOLUTION}\n${SOLUTION}\n`],
    ['carriage returns', `${PUZZLE}\r${PUZZLE}\r`, `${SOLUTION}\n${SOLUTION}\n`],
    ['nothing after the last line', `${PUZZLE}\n${PUZZLE}`, `${SOLUTION}\n${SOLUTION}\n`],
    ['a byte order mark', `\ufeff${PUZZLE}\n`, `${SOLUTION}\n`],
    ['blank lines', `\n${PUZZLE}\n \t\n\n${PUZZLE}\n`, `\n${SOLUTION}\n\n\n${SOLUTION}\n`],
    ['no solution', `${NONE}\n${PUZZLE}\n`, `no solution\n${SOLUTION}\n`],
    ['a board of another size', `${SMALL}\n${PUZZLE}\n`, `${SMALL_SOLVED}\n${SOLUTION}\n`],
    ['blanks between cells', `${PUZZLE.replaceAll(/.{9}/g, '$& ')}\n`, `${SOLUTION}\n`],
    ['nothing at all', '', ''],
  ])('%s', async (_, text, answers) => {
    expect(await solved([bytesOf(text)])).toBe(answers);
    expect(await solved([text])).toBe(answers);
  });

  test('also with chunks that end anywhere', async () => {
    const lines = [PUZZLE, NONE, '', SMALL, '12', `${PUZZLE}5`, `${PUZZLE.slice(0, 80)}x`, TWO];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...lines), fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        async (parts, cuts) => {
          // A blank line after a CR would form one line end, CR LF.
          const text = parts.map(([line, end]) => `${line === '' ? ' ' : line}${end}`).join('');
          const whole = await solved([text]);
          expect(await solved(inChunks(text, cuts))).toBe(whole);
          expect(whole.split('\n').length - 1).toBe(parts.length);
        },
      ),
    );
  });
});

test('a broken line is told by its number, and the others are answered', async () => {
  const problems: LineProblem[] = [];
  const text = `${PUZZLE}\n12\n\n${PUZZLE}5\r\n53é${PUZZLE.slice(3)}\n${PUZZLE}`;
  const answers = await solved([text], { onProblem: (problem) => problems.push(problem) });
  expect(answers.split('\n')).toEqual([
    SOLUTION,
    expect.stringMatching(/^invalid: line 2, column 3: 2 cells make no board/),
    '',
    expect.stringMatching(/^invalid: line 4, column 83: 82 cells make no board/),
    expect.stringMatching(/^invalid: line 5, column 3: "é" is no digit of a 9×9 board/),
    SOLUTION,
    '',
  ]);
  expect(problems.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 3, 'line.length'],
    [4, 83, 'line.length'],
    [5, 3, 'line.symbol'],
  ]);
});

test('a line without end is cut, told and passed over', async () => {
  const endless = Array.from({ length: 100 }, () => '.'.repeat(10_000));
  const answers = await solved([`${PUZZLE}\n`, ...endless, `\n${PUZZLE}\n`]);
  expect(answers).toBe(
    `${SOLUTION}\ninvalid: line 2, column 4096: The line has more than 4096 bytes.\n${SOLUTION}\n`,
  );
});

test('solutions are counted up to a limit', async () => {
  const text = `${PUZZLE}\n${TWO}\n${NONE}\n${SMALL}\n\nx\n`;
  expect(await textOf(countStream([text]))).toMatch(/^1\n2\n0\n1\n\ninvalid: line 6, column 2: .*\n$/);
  expect(await textOf(countStream([`${TWO}\n`], { limit: 5 }))).toBe('5\n');
});

describe('sources', () => {
  test('a ReadableStream, read as it is asked for', async () => {
    let asked = 0;
    let isCancelled = false;
    const source = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => (asked++, controller.enqueue(bytesOf(`${PUZZLE}\n`))),
        cancel: () => void (isCancelled = true),
      },
      { highWaterMark: 0 },
    );
    for await (const answer of solveStream({ getReader: () => source.getReader() })) {
      expect(new TextDecoder().decode(answer)).toBe(`${SOLUTION}\n`);
      if (asked === 3) break;
    }
    expect([asked, isCancelled]).toEqual([3, true]);
  });

  test('an iterable that reuses its memory', async () => {
    const memory = new Uint8Array(41);
    function* halves() {
      for (const half of [PUZZLE.slice(0, 41), `${PUZZLE.slice(41)}\n`]) {
        memory.set(bytesOf(half));
        yield memory;
      }
    }
    expect(await solved(halves())).toBe(`${SOLUTION}\n`);
  });

  test('what holds anything but bytes and text is refused', async () => {
    await expect(solved([81] as unknown as string[])).rejects.toThrow('chunk must be a Uint8Array or a text');
  });
});

test('progress is told, and an aborted signal ends the stream', async () => {
  const abort = new AbortController();
  const reported: number[] = [];
  const endless = (function* () {
    for (;;) yield `${PUZZLE}\nx\n`;
  })();
  const running = solved(endless, {
    signal: abort.signal,
    onProgress({ lines, problems }) {
      reported.push(lines, problems);
      if (lines === 6) abort.abort();
    },
  });
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(reported).toEqual([2, 1, 4, 2, 6, 3]);
  expect(() => solveStream([PUZZLE], { signal: abort.signal })).toThrow('aborted');
});

describe('piped through', () => {
  const piped = (chunks: readonly (Uint8Array | string)[], transform: TransformStream) => {
    const source = new ReadableStream({
      start(to) {
        for (const chunk of chunks) to.enqueue(chunk);
        to.close();
      },
    });
    return textOf(source.pipeThrough(transform));
  };

  test('a stream has the answers that it has when it is iterated over', async () => {
    const text = `${PUZZLE}\n\n${NONE}\r\n12\r${SMALL}\n${TWO}`;
    const problems: LineProblem[] = [];
    const transform = solveTransform({ onProblem: (problem) => problems.push(problem) });
    expect(await piped(inChunks(text, [3, 90, 91, 170]), transform)).toBe(await solved([text]));
    expect(problems.map(({ line }) => line)).toEqual([4]);
    expect(await piped([text], countTransform({ limit: 3 }))).toBe(
      await textOf(countStream([text], { limit: 3 })),
    );
  });

  test('fails with the reason of an abort, and for what is no text', async () => {
    const abort = new AbortController();
    const transform = solveTransform({ signal: abort.signal });
    abort.abort(new Error('enough'));
    await expect(piped([`${PUZZLE}\n`.repeat(20_000)], transform)).rejects.toThrow('enough');
    expect(() => solveTransform({ signal: abort.signal })).toThrow('enough');
    await expect(piped([7 as never], solveTransform())).rejects.toThrow('chunk must be');
    expect(() => countTransform({ limit: 0 })).toThrow(RangeError);
  });
});
