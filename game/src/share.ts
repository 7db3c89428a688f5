import type { Puzzle, Result } from 'pencilmark';
import { failure, ok, placeAt } from 'pencilmark/internal';
import { createGame, type Game, wholeMs } from './game.ts';
import { gameWith, type Progress } from './progress.ts';
import { currentState } from './replay.ts';
import type { SavedGame } from './save.ts';
import { hasBeyond } from './share-beyond.ts';
import { readBits, writeBits } from './share-bits.ts';
import { progressCode } from './share-log.ts';
import { type Part, puzzleFromText, puzzleToText } from './share-puzzle.ts';
import { setterIn, setterText } from './share-setter.ts';
import { checkSum, newerVersion, SUM_LENGTH } from './share-sum.ts';
import { withoutHistory } from './snapshot.ts';

/** The content of a link: only the puzzle; also the current board; or the whole history. */
export const SHARED_PARTS = ['puzzle', 'board', 'replay'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** The content of a link that was opened. */
export interface SharedGame extends SavedGame {
  /** The title given by its sender; empty if there is none. */
  readonly title: string;
  /** Whether it contains more than the puzzle. */
  readonly hasProgress: boolean;
}

/**
 * The fragment of an address that contains a game: `#p=` and the puzzle in readable form, `#p2=` if it has rules or
 * drawings, which are in bits. Progress follows as `&g=`: the version of the format, a checksum and the moves in bits.
 * A title is `&t=` and its text, and the setter's data has parts of its own (`setterText`).
 */
export function shareFragment(saved: SavedGame & { readonly title?: string }, part: SharedPart): string {
  const title = cleanTitle(saved.title ?? '');
  const words = title === '' ? '' : `&t=${encodeURIComponent(title)}`;
  return `${gameText(saved, part)}${words}${aboutText(saved.game)}`;
}

/** The setter's data does not apply to a puzzle other than that of the game's start. */
function aboutText(game: Game): string {
  const { puzzle } = currentState(game);
  return puzzle.givens === game.puzzle.givens ? setterText(puzzle, game.setter) : '';
}

function gameText(saved: SavedGame, part: SharedPart): string {
  const played = wholeMs(saved.played);
  if (part === 'puzzle') return puzzlePart(currentState(saved.game).puzzle);
  const { puzzle, ...progress } = part === 'board' ? withoutHistory(saved.game, played) : saved.game;
  const text = puzzleToText(puzzle);
  const packed = writeBits(progressCode(puzzle.geometry), { ...progress, played });
  return `${puzzlePart(puzzle, text)}&g=${VERSION}${checkSum(text, packed)}${packed}`;
}

function puzzlePart(puzzle: Puzzle, text = puzzleToText(puzzle)): string {
  return `#${hasBeyond(puzzle) ? PACKED : 'p'}=${text}`;
}

/**
 * Reads the game from an address or its fragment. Nothing is thrown, whatever the text, and the time is linear in its
 * length.
 * Errors: `share.none` (no puzzle in it), `share.length`, `share.version` (written by a newer program),
 * `share.damaged`, those of `puzzleFromText`, and `game.size`.
 */
export function readShare(link: string): Result<SharedGame> {
  if (link.length > MAX_LINK) {
    return failure('share.length', `This link is longer than ${MAX_LINK} characters.`);
  }
  const parts = partsOf(link);
  const packed = parts.get(PACKED);
  const p = packed ?? parts.get('p');
  const newer = [...parts.keys()].find((key) => /^[pg]\d+$/.test(key) && key !== PACKED);
  if (newer) return newerVersion(placeAt(link, parts.get(newer)!.from));
  if (!p) return failure('share.none', 'There is no puzzle in this link.');
  const puzzle = puzzleFromText(link, p, packed !== undefined);
  if (!puzzle.ok) return puzzle;
  const textOf = (key: string): string | undefined => {
    const part = parts.get(key);
    return part && link.slice(part.from, part.end);
  };
  const game = createGame(puzzle.value, setterIn(puzzle.value, textOf));
  if (!game.ok) return game;
  const title = titleIn(link, parts.get('t'));
  const g = parts.get('g');
  if (!g) return ok({ game: game.value, played: 0, title, hasProgress: false });
  const progress = readProgress(link, p, g, progressCode(puzzle.value.geometry));
  if (!progress.ok) return progress;
  return ok({
    game: gameWith(game.value, progress.value),
    played: progress.value.played,
    title,
    hasProgress: true,
  });
}

const VERSION = '1';
/**
 * The key of a puzzle with more than its board and givens; older programs, which know only `p`, take it for a newer
 * version.
 */
const PACKED = 'p2';

/** Browsers accept addresses of this length; the longest real games stay far below. */
const MAX_LINK = 200_000;

/** Maximum length of a title, in characters. */
const MAX_TITLE = 100;

/** Removes line breaks, invisible characters and lone surrogates from a title. */
function cleanTitle(title: string): string {
  const plain = title.slice(0, 10 * MAX_TITLE).replace(/[\p{Surrogate}\p{Control}\p{Format}]+/gu, ' ');
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, MAX_TITLE).join('');
}

/** The title in a link; empty if it cannot be read, which is not an error. */
function titleIn(link: string, part: Part | undefined): string {
  if (!part) return '';
  try {
    return cleanTitle(decodeURIComponent(link.slice(part.from, part.end)));
  } catch {
    return '';
  }
}

/** The parts `key=…` of the fragment, the first of each key; the address may start with the page that opens links. */
function partsOf(link: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  const end = link.trimEnd().length;
  const hash = link.indexOf('#');
  for (let from = hash < 0 ? 0 : hash + 1; from < end;) {
    const next = link.indexOf('&', from);
    const stop = next < 0 ? end : Math.min(next, end);
    const [found, key] = /^\s*(?:\/share\/)?(\w{1,10})=/.exec(link.slice(from, from + 100)) ?? [];
    if (found && key && !parts.has(key)) parts.set(key, { from: from + found.length, end: stop });
    from = stop + 1;
  }
  return parts;
}

function readProgress(
  link: string,
  p: Part,
  g: Part,
  code: ReturnType<typeof progressCode>,
): Result<Progress> {
  const version = link.slice(g.from, g.from + 1);
  if (/[02-9]/.test(version)) return newerVersion(placeAt(link, g.from));
  const sum = link.slice(g.from + 1, g.from + 1 + SUM_LENGTH);
  const packed = link.slice(g.from + 1 + SUM_LENGTH, g.end);
  const isWhole = version === VERSION && sum === checkSum(link.slice(p.from, p.end), packed);
  const progress = isWhole ? readBits(code, packed) : undefined;
  if (progress) return ok(progress);
  const message = 'This link is incomplete. Ask for it again, or paste the puzzle itself.';
  return failure('share.damaged', message, placeAt(link, g.from));
}
