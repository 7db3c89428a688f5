/** A learner's memory as JSON, and its reader for any text. */
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import {
  isObject,
  listOf,
  objectOf,
  oneOf,
  optional,
  readAll,
  refuse,
  type Reader,
  wholeNumber,
} from 'pencilmark/internal/json-fields';
import { parseJson } from '../parse-json.ts';
import { type Form, FORMS, formsOf } from './forms.ts';
import { type Card, EMPTY_MEMORY, type Memory, mergeMemories, type Review } from './memory.ts';
import { HELPS, REVIEW_GRADES } from './review-grade.ts';
import { TAUGHT, TAUGHT_RULES } from './taught.ts';

export const MEMORY_VERSION = 1;

/** The latest valid time is the year 2200: later values are not dates of a review, and dates are limited. */
const MAX_TIME = 7_258_118_400_000;
const MAX_REVIEWS = 20_000;
/** More than all techniques and forms. */
const MAX_CARDS = 1_000;

const review = objectOf<Review>({
  at: wholeNumber(0, MAX_TIME),
  grade: oneOf(...REVIEW_GRADES),
  ms: wholeNumber(0, MAX_TIME),
  help: oneOf(...HELPS),
});

const anyCard = objectOf<Card>({
  technique: oneOf(...TAUGHT, ...TAUGHT_RULES),
  form: optional(oneOf(...FORMS)),
  planned: optional(wholeNumber(0, MAX_TIME)),
  reviews: listOf(review, MAX_REVIEWS),
}) as Reader<Card>;

const card: Reader<Card> = (field, index) => {
  const read = anyCard(field, index);
  const { technique, form } = read;
  if (form !== undefined && !formsOf(technique).includes(form satisfies Form))
    refuse(field, `of a form that ${technique} has`);
  return read;
};

const whole = objectOf<Memory & { version: number }>({
  version: wholeNumber(MEMORY_VERSION, MEMORY_VERSION),
  cards: listOf(card, MAX_CARDS),
});

/** The memory as a text for `readMemory`. */
export function writeMemory({ cards }: Memory): string {
  return JSON.stringify({ version: MEMORY_VERSION, cards });
}

/**
 * Reads what `writeMemory` wrote. Errors: `save.json` if it is not JSON, `memory.version` if a newer program wrote it,
 * `json.field` for anything else that does not fit.
 */
export function readMemory(text: string): Result<Memory> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const { version } = isObject(parsed.value) ? parsed.value : {};
  if (typeof version === 'number' && version > MEMORY_VERSION)
    return failure('memory.version', 'What was learnt was kept by a newer version of Pencilmark.');
  const read = readAll(parsed.value, 'memory', whole);
  // Sorted and without duplicate cards or reviews, whatever the text.
  return read.ok ? ok(mergeMemories(EMPTY_MEMORY, read.value)) : read;
}
