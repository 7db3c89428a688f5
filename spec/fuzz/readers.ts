import {
  collectPuzzles,
  detectFormat,
  FORMAT_NAMES,
  parseLine,
  type ParseOptions,
  parsePuzzles,
  type Problem,
} from '../../engine/src/index.ts';

/** One way of reading a text. Returns the problems that it reports. */
export interface Reader {
  readonly name: string;
  readonly read: (text: string) => readonly Problem[];
}

function problemsOf(text: string, options: ParseOptions = {}): readonly Problem[] {
  const read = parsePuzzles(text, options);
  return read.ok ? [] : [read.error];
}

/** Every way: by each format, detected, only detected, piece by piece, and as one line. */
export const READERS: readonly Reader[] = [
  ...FORMAT_NAMES.map((format) => ({
    name: format,
    read: (text: string) => problemsOf(text, { format }),
  })),
  { name: 'parsePuzzles', read: (text) => problemsOf(text) },
  {
    name: 'detectFormat',
    read(text) {
      detectFormat(text);
      return [];
    },
  },
  {
    name: 'collectPuzzles',
    read(text) {
      let last: readonly Problem[] = [];
      for (const part of collectPuzzles(text)) if (part.kind === 'fault') last = [part.problem];
      return last;
    },
  },
  {
    name: 'parseLine',
    read(text) {
      const read = parseLine(text.split(/[\r\n]/, 1)[0]);
      return read.ok ? [] : [read.error];
    },
  },
];
