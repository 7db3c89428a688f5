/** Converts fields of rules to a line of text, and back. */
import type { Field } from 'pencilmark';

/** The content of a field as text; empty if there is none. */
export function writeField(field: Field, value: unknown): string {
  if (value === undefined) return '';
  if (field.type === 'integers') return (value as readonly number[]).join(', ');
  if (field.type === 'tuples')
    return (value as readonly (readonly number[])[]).map((tuple) => tuple.join(', ')).join('; ');
  return String(value as string | number);
}

/**
 * The value of a text: numbers between commas or blanks, tuples between semicolons. `undefined` if it is empty or of
 * the wrong type; an unreadable text is returned as it is, so that checks can name the error.
 */
export function readField(field: Field, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  switch (field.type) {
    case 'integer':
      return integerIn(trimmed);
    case 'integers':
      return integersIn(trimmed);
    case 'tuples':
      return trimmed
        .split(/[;\n]/)
        .filter((part) => part.trim() !== '')
        .map(integersIn);
    default:
      return field.type === 'text' ? text : trimmed;
  }
}

function integersIn(text: string): (number | string)[] {
  return text.split(/[\s,]+/).filter((part) => part !== '').map(integerIn); // oxfmt-ignore
}

function integerIn(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The number with another digit typed, as digit keys are pressed one after another. */
export function withKey(field: Field, value: unknown, key: string, isFirst: boolean): unknown {
  if (field.type === 'integers') {
    const list = isFirst ? [] : ((value as readonly number[] | undefined) ?? []);
    return [...list, Number(key)];
  }
  const before = isFirst || value === undefined ? '' : String(value as number);
  return Number(`${before}${key}`.slice(0, 6));
}

/** The number without its last digit, or the last number of several; undefined if nothing is left. */
export function withoutLast(field: Field, value: unknown): unknown {
  if (field.type === 'integers') {
    const list = ((value as readonly number[] | undefined) ?? []).slice(0, -1);
    return list.length > 0 ? list : undefined;
  }
  const text = value === undefined ? '' : String(value as number).slice(0, -1);
  return text === '' || text === '-' ? undefined : Number(text);
}
