import { type ParseOptions, parsePuzzles, type Result } from 'pencilmark';
import { err, ok } from 'pencilmark/internal';
import type { Bytes, Io } from '../io.ts';

/** The origin of puzzles: a file, standard input, or an argument itself. */
export interface Source {
  /** For messages. */
  readonly name: string;
  readonly open: () => Promise<Result<Bytes>>;
  /** The path, if it certainly is a file. */
  readonly path?: string;
}

/**
 * The sources named by the arguments, or standard input if there are none. `-` is standard input too. An argument that
 * is not the name of a file is the text of a puzzle, if it looks more like one than like a path.
 */
export function sourcesOf(args: readonly string[], options: ParseOptions, io: Io): Source[] {
  if (args.length === 0) return [standardInput(io)];
  return args.map((arg, index) => {
    if (arg === '-') return standardInput(io);
    return looksLikePuzzle(arg, options) ? puzzleOrFile(arg, `argument ${index + 1}`, io) : file(arg, io);
  });
}

function standardInput(io: Io): Source {
  return { name: 'standard input', open: () => Promise.resolve(ok(io.input.read())) };
}

function file(path: string, io: Io): Source {
  const open = async (): Promise<Result<Bytes>> => {
    const opened = await io.open(path);
    if (opened.ok || opened.error.code !== 'file.missing') return opened;
    return err({ code: 'file.missing', message: 'there is no such file, and it does not read as a puzzle' });
  };
  return { name: path, open, path };
}

/** Even a text that reads as a puzzle may be the name of a file. */
function puzzleOrFile(text: string, name: string, io: Io): Source {
  const open = async (): Promise<Result<Bytes>> => {
    const opened = text.includes('\n') ? undefined : await io.open(text);
    return opened?.ok ? opened : ok(oneChunk(text));
  };
  return { name, open };
}

/** Whether a text is a puzzle, or near enough to one that its error is the more useful answer. */
function looksLikePuzzle(text: string, options: ParseOptions): boolean {
  const cells = text.match(/[0-9._*]/g)?.length ?? 0;
  return (
    text.includes('\n') ||
    /^(?:https?:\/\/|\.[~A-Z])/.test(text) ||
    (text.length >= 12 && cells * 2 > text.length) ||
    parsePuzzles(text, options).ok
  );
}

async function* oneChunk(text: string): Bytes {
  yield new TextEncoder().encode(text);
}
