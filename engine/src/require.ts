/**
 * Checks of the numbers, words and options that public functions take. A wrong value is an error in the caller's code,
 * usually plain JavaScript: it throws a RangeError that names the field, and never answers another question instead.
 */
import { shown } from './require-arguments.ts';

/** A requirement for a value: `what` completes the sentence "limit must be …". */
export interface Want {
  readonly what: string;
  readonly isMet: (value: unknown) => boolean;
}

/** The requirement for each field of an object; every field is optional, and no others are allowed. */
export type Fields<T> = { readonly [F in keyof T]-?: Want };

export const CALLBACK: Want = { what: 'a function', isMet: (value) => typeof value === 'function' };
export const FLAG: Want = { what: 'true or false', isMet: (value) => typeof value === 'boolean' };
export const TEXT: Want = { what: 'a text', isMet: (value) => typeof value === 'string' };
export const AMOUNT: Want = {
  what: 'a number',
  isMet: (value) => typeof value === 'number' && !Number.isNaN(value),
};
export const OBJECT: Want = {
  what: 'an object',
  isMet: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
/** A number of times, or no limit. */
export const COUNT_OR_INFINITY: Want = {
  what: 'a whole number from 0 on, or Infinity',
  isMet: (value) => value === Infinity || (Number.isInteger(value) && (value as number) >= 0),
};
/** The limit of a count: at least one. */
export const LIMIT: Want = {
  what: 'a whole number from 1 on, or Infinity',
  isMet: (value) => value !== 0 && COUNT_OR_INFINITY.isMet(value),
};

export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): Want {
  const what =
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number from ${least} on`
      : `a whole number from ${least} to ${most}`;
  return {
    what,
    isMet: (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  };
}

export function oneOf(words: readonly string[]): Want {
  const few = words.length <= 12;
  return {
    what: few ? `one of ${words.join(', ')}` : `one of the ${words.length} known names`,
    isMet: (value) => words.includes(value as string),
  };
}

export function listOf(want: Want): Want {
  return {
    what: `a list, each entry ${want.what}`,
    isMet: (value) => Array.isArray(value) && value.every(want.isMet),
  };
}

/** Throws a RangeError unless the value meets the requirement. */
export function requireValue(name: string, value: unknown, want: Want): void {
  if (!want.isMet(value)) throw new RangeError(`${name} must be ${want.what}, not ${shown(value)}.`);
}

/** Throws a RangeError that names the first unknown or invalid field. */
export function requireFields<T extends object>(name: string, given: T, fields: Fields<T>): void {
  const fault = faultOfFields(name, given, fields);
  if (fault !== undefined) throw new RangeError(fault);
}

/** The same as a sentence; undefined if nothing is wrong. */
export function faultOfFields<T extends object>(
  name: string,
  given: T,
  fields: Fields<T>,
): string | undefined {
  if (!OBJECT.isMet(given)) return `${name} must be ${OBJECT.what}, not ${shown(given)}.`;
  for (const key of Object.keys(given) as (keyof T & string)[]) {
    const value = given[key];
    if (!Object.hasOwn(fields, key))
      return `${name} has no field "${key}"; it has ${Object.keys(fields).join(', ')}.`;
    const { what, isMet } = fields[key];
    if (value !== undefined && !isMet(value)) return `${name}.${key} must be ${what}, not ${shown(value)}.`;
  }
  return undefined;
}
