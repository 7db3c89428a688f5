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
 * The sources named by the arguments, or standard input if there are none. `-` is standard input too, and a folder
 * stands for its files. An argument that
 * is not the name of a file is the text of a puzzle, if it looks more like one than like a path.
 */
export async function sourcesOf(args: readonly string[], options: ParseOptions, io: Io): Promise<Source[]> {
  if (args.length === 0) return [standardInput(io)];
  const sources: Source[] = [];
  for (const [index, arg] of args.entries()) {
    const inside = arg === '-' || arg.includes('\n') ? undefined : await io.list(arg);
    if (arg === '-') sources.push(standardInput(io));
    else if (inside) sources.push(...filesIn(arg, inside, io));
    else if (looksLikePuzzle(arg, options)) sources.push(puzzleOrFile(arg, `argument ${index + 1}`, io));
    else sources.push(file(arg, io));
  }
  return sources;
}

/** The files of a folder, without what describes a data set or is not finished. */
function filesIn(folder: string, names: readonly string[], io: Io): readonly Source[] {
  const files = names.filter((name) => !/^\.|^manifest\.json$|\.part$/.test(name));
  const path = folder.endsWith('/') ? folder.slice(0, -1) : folder;
  if (files.length > 0) return files.map((name) => file(`${path}/${name}`, io));
  return [
    {
      name: folder,
      open: () => Promise.resolve(err({ code: 'file.missing', message: 'this folder has no files' })),
    },
  ];
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
