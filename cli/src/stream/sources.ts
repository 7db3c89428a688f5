import { err, ok, parseSheets, type Result } from 'pencilmark';
import type { Bytes, Io } from '../io.ts';

/** Where puzzles come from: a file, standard input, or an argument itself. */
export interface Source {
  /** For messages. */
  readonly name: string;
  readonly open: () => Promise<Result<Bytes>>;
}

/** The sources that the arguments name, standard input where there are none. `-` is standard input too. */
export function sourcesOf(args: readonly string[], io: Io): Source[] {
  if (args.length === 0) return [standardInput(io)];
  return args.map((arg, index) => (arg === '-' ? standardInput(io) : fileOrText(arg, index + 1, io)));
}

function standardInput(io: Io): Source {
  return { name: 'standard input', open: () => Promise.resolve(ok(io.input.read())) };
}

/** A file where one has this name; else the text of the argument, if it looks like a puzzle more than a path. */
function fileOrText(arg: string, index: number, io: Io): Source {
  const open = async (): Promise<Result<Bytes>> => {
    const file = arg.includes('\n') ? undefined : await io.open(arg);
    if (file?.ok) return file;
    if (file && file.error.code !== 'file.missing') return file;
    if (!file || looksLikePuzzle(arg)) return ok(oneChunk(arg));
    return err({ code: 'file.missing', message: 'there is no such file, and it does not read as a puzzle' });
  };
  return { name: arg.length <= 60 && !looksLikePuzzle(arg) ? arg : `argument ${index}`, open };
}

/** Whether a text is a puzzle, or near enough to one that its error is the more useful answer. */
function looksLikePuzzle(text: string): boolean {
  const cells = text.match(/[0-9._*]/g)?.length ?? 0;
  return (text.length >= 12 && cells * 2 > text.length) || parseSheets(text).ok;
}

async function* oneChunk(text: string): Bytes {
  yield new TextEncoder().encode(text);
}
