import type { GameHead, GameSummary, StoredHelp, StoredRating } from './database.ts';

/*
 * Whether a record is what this program writes. Others write here too: older versions, extensions, users with the tools
 * of their browser; one bad record must not hide all the good ones.
 */

export function isHead(stored: unknown): stored is GameHead {
  const { id, title, created, updated, status, played } = fieldsOf(stored);
  const isNamed = typeof id === 'string' && typeof title === 'string';
  return isNamed && [created, updated, played].every(isNumber) && (status === 'open' || status === 'won');
}

export function isSummary(stored: unknown): stored is GameSummary {
  const { game, updated, puzzle, digits, assists, author = '', rules = '' } = fieldsOf(stored);
  const isText = [game, puzzle, digits, author, rules].every((text) => typeof text === 'string');
  return isText && isNumber(updated) && isObject(assists) && Object.values(assists).every(isNumber);
}

export function isHelp(stored: unknown): stored is StoredHelp {
  const { game, hints, checks } = fieldsOf(stored);
  return typeof game === 'string' && isNumber(hints) && isNumber(checks);
}

export function isRating(stored: unknown): stored is StoredRating {
  const { puzzle, solutions, level, score } = fieldsOf(stored);
  const isValidScore = score === undefined || isNumber(score);
  const isValidLevel = level === undefined || typeof level === 'string';
  return typeof puzzle === 'string' && typeof solutions === 'string' && isValidScore && isValidLevel;
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return isObject(stored) ? stored : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
