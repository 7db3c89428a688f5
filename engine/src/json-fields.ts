import { OBJECT } from './require.ts';
import { failure, ok, type Problem, type Result } from './result.ts';

/**
 * A place in JSON from outside, with a record of the first fault. Readers never throw: after a fault they return
 * something harmless, and the outermost reader checks `faults` at the end.
 */
export interface Field {
  readonly json: unknown;
  /** Its name in its parent: `.digit`, `[3]`; at the top, the name of the whole value. */
  readonly name: string;
  readonly parent?: Field;
  readonly faults: Problem[];
}

/** Reads a field. `index` is its place in a list. */
export type Reader<T> = (field: Field, index: number) => T;

export type Readers<T> = { readonly [F in keyof T]-?: Reader<T[F]> };

/** Reads a whole JSON value, or returns its first fault (error `json.field`). */
export function readAll<T>(json: unknown, name: string, reader: Reader<T>): Result<T> {
  const faults: Problem[] = [];
  const read = reader({ json, name, faults }, 0);
  if (faults.length === 0) return ok(read);
  const [{ code, message, at }] = faults;
  return failure(code, message, at);
}

/** Records that a field is wrong: `wanted` completes the sentence "… must be". */
export function refuse(field: Field, wanted: string): void {
  const message = `${pathOf(field)} must be ${wanted}, not ${describe(field.json)}.`;
  if (field.faults.length === 0) field.faults.push({ code: 'json.field', message });
}

export function wholeNumber(min: number, max: number): Reader<number> {
  return (field) => {
    const { json } = field;
    if (typeof json === 'number' && Number.isSafeInteger(json) && json >= min && json <= max) return json + 0;
    refuse(field, `a whole number from ${min} to ${max}`);
    return min;
  };
}

export function text(maxLength: number): Reader<string> {
  return (field) => {
    if (typeof field.json === 'string' && field.json.length <= maxLength) return field.json;
    refuse(field, `a text of up to ${maxLength} characters`);
    return '';
  };
}

export function oneOf<const T extends string | true>(...words: readonly T[]): Reader<T> {
  return (field) => {
    const word = words.find((known) => known === field.json);
    if (word === undefined) refuse(field, words.map((known) => JSON.stringify(known)).join(' or '));
    return word ?? words[0];
  };
}

export function listOf<T>(item: Reader<T>, maxLength = Infinity, minLength = 0): Reader<T[]> {
  return (field) => {
    const { json, faults } = field;
    if (!Array.isArray(json) || json.length > maxLength || json.length < minLength) {
      refuse(field, `a list${lengthWanted(minLength, maxLength)}`);
      return [];
    }
    const items: T[] = [];
    for (let index = 0; index < json.length && faults.length === 0; index++) {
      items.push(item({ json: json[index], name: `[${index}]`, parent: field, faults }, index));
    }
    return items;
  };
}

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (field, index) => (field.json === undefined ? undefined : reader(field, index));
}

/** An object of known fields. An unknown field is a fault as well: its meaning would be silently lost. */
export function objectOf<T extends object>(readers: Readers<T>): Reader<T> {
  return (field) => {
    const { json } = field;
    const made: Partial<Record<keyof T, unknown>> = {};
    if (!isObject(json)) {
      refuse(field, 'an object');
      return made as T;
    }
    const stranger = Object.keys(json).find((name) => !Object.hasOwn(readers, name));
    if (stranger !== undefined) refuse(field, `an object without "${shortened(stranger)}"`);
    for (const name of Object.keys(readers) as (keyof T & string)[]) {
      const read = readers[name](memberOf(field, json, name), 0);
      if (read !== undefined) made[name] = read;
    }
    return made as T;
  };
}

/** A member of an object; a missing one reads as undefined. */
export function memberOf(parent: Field, json: Readonly<Record<string, unknown>>, name: string): Field {
  const own = Object.hasOwn(json, name) ? json[name] : undefined;
  return { json: own, name: `.${name}`, parent, faults: parent.faults };
}

export function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return OBJECT.isMet(json);
}

/** Plain data as a text that does not depend on the order of fields. */
export function orderedJson(thing: unknown): string {
  return JSON.stringify(thing, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function lengthWanted(min: number, max: number): string {
  if (max === Infinity) return '';
  return min === max ? ` of ${max}` : ` of ${min} to ${max}`;
}

function pathOf({ name, parent }: Field): string {
  return (parent ? pathOf(parent) : '') + name;
}

/** Never prints objects: they may be nested deeper than the stack. */
function describe(json: unknown): string {
  if (json === undefined) return 'missing';
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (isObject(json)) return 'this object';
  if (typeof json === 'function') return 'a function';
  return shortened(typeof json === 'string' ? JSON.stringify(json) : String(json as number | boolean | null));
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
