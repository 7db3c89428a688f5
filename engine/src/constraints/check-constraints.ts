/** Reads constraints from outside: takes any data, returns checked constraints or a problem that names the place. */
import { isObject } from '../json-fields.ts';
import { MAX_SET_DIGIT } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import { failure, ok, type Problem, type Result } from '../result.ts';
import type { AnyKind } from './kind.ts';
import { type Constraint, KINDS } from './kinds.ts';
import { laterKinds } from './later-kinds.ts';
import { checkWork } from './work.ts';
import type { CellListsField, CellsField, Field, NestedConstraint } from './schema.ts';

/**
 * Maximum numbers of constraints and of items in all their lists: far above any puzzle, small enough to read at once.
 */
export const MAX_CONSTRAINTS = 10_000;
const MAX_CONSTRAINT_ITEMS = 200_000;
/** Maximum number of alternatives: each is a small puzzle of its own. */
const MAX_ALTERNATIVES = 1_000;
const MAX_NESTING = 8;

interface Reading {
  readonly geometry: Geometry;
  left: number;
  alternativesLeft: number;
}

/**
 * Checks a list of constraints for a board. The result holds the fields of the schemas and no others, in
 * lists of its own. Errors, each with a path such as `constraint 3 (cage), cells[2]` in its message:
 * `constraint.list`, `constraint.count`, `constraint.kind`, `constraint.later`, `constraint.field`,
 * `constraint.size` (boards of more than 31 digits have no constraints), `constraint.work` (few words may state rules
 * that would take minutes to compile).
 */
export function checkConstraints(geometry: Geometry, data: unknown): Result<readonly Constraint[]> {
  if (!Array.isArray(data)) return failure('constraint.list', 'Constraints are a list.');
  if (data.length === 0) return ok([]);
  if (geometry.size > MAX_SET_DIGIT) {
    return failure('constraint.size', `Constraints need a board of at most ${MAX_SET_DIGIT} digits.`);
  }
  if (data.length > MAX_CONSTRAINTS) {
    return failure(
      'constraint.count',
      `There are ${data.length} constraints; ${MAX_CONSTRAINTS} is the most.`,
    );
  }
  const reading: Reading = { geometry, left: MAX_CONSTRAINT_ITEMS, alternativesLeft: MAX_ALTERNATIVES };
  const read = readList(reading, data, '', 0) as Result<readonly Constraint[]>;
  return read.ok ? checkWork(geometry, read.value) : read;
}

/** Checks a single constraint; errors as in `checkConstraints`. */
export function checkConstraint(geometry: Geometry, data: unknown): Result<Constraint> {
  const list = checkConstraints(geometry, [data]);
  return list.ok ? ok(list.value[0]) : list;
}

function readList(
  reading: Reading,
  data: readonly unknown[],
  within: string,
  depth: number,
): Result<NestedConstraint[]> {
  const list: NestedConstraint[] = [];
  for (const [index, item] of data.entries()) {
    const read = readOne(reading, item, `${within}constraint ${index + 1}`, depth);
    if (!read.ok) return read;
    list.push(read.value);
  }
  return ok(list);
}

function readOne(reading: Reading, data: unknown, path: string, depth: number): Result<NestedConstraint> {
  if (!isObject(data)) {
    return failure('constraint.kind', `${capital(path)} is not an object with a kind.`);
  }
  const { kind: name } = data;
  const kind =
    typeof name === 'string' && Object.hasOwn(KINDS, name)
      ? (KINDS as Record<string, AnyKind>)[name]
      : undefined;
  if (!kind) return refuse(name, path);
  const place = `${path} (${String(name)})`;
  const constraint: Record<string, unknown> = { kind: name };
  for (const [field, schema] of Object.entries(kind.fields)) {
    const value = Object.hasOwn(data, field) ? data[field] : undefined;
    if (value === undefined && schema.optional) continue;
    const read = readField(reading, schema, value, `${place}, ${field}`, depth);
    if (!read.ok) return read;
    constraint[field] = read.value;
  }
  const extra = Object.keys(data).find((key) => key !== 'kind' && !Object.hasOwn(kind.fields, key));
  if (extra !== undefined) return wrong(`${place} has no field "${extra.slice(0, 40)}"`);
  const complaint = kind.complain?.(constraint as never, reading.geometry);
  if (complaint) return wrong(`${place} ${complaint}`);
  return ok(constraint as NestedConstraint);
}

function refuse(name: unknown, path: string): { readonly ok: false; error: Problem } {
  const shown = typeof name === 'string' ? `"${name.slice(0, 40)}"` : 'no kind';
  if (typeof name === 'string' && laterKinds.includes(name)) {
    return failure('constraint.later', `${capital(path)}: ${shown} is known, but not supported yet.`);
  }
  return failure(
    'constraint.kind',
    `${capital(path)}: ${shown} is not a kind of constraint that is known here.`,
  );
}

function readField(
  reading: Reading,
  field: Field,
  value: unknown,
  path: string,
  depth: number,
): Result<unknown> {
  switch (field.type) {
    case 'cells':
      return readCells(reading, field, value, path);
    case 'cell-lists':
      return readItems(reading, value, path, field.least, (item, at) =>
        readCells(reading, listField(field), item, at),
      );
    case 'integer':
      return readInteger(value, field.min, path);
    case 'integers':
      return readItems(reading, value, path, field.least, (item, at) => readInteger(item, field.min, at));
    case 'tuples':
      return readItems(reading, value, path, field.least, (item, at) => {
        const tuple = readItems(reading, item, at, field.each, (part, place) =>
          readInteger(part, field.min, place),
        );
        if (tuple.ok && tuple.value.length !== field.each) return wrong(`${at} needs ${field.each} numbers`);
        return tuple;
      });
    case 'choice':
      return field.of.includes(value as string)
        ? ok(value)
        : wrong(`${path} is one of ${field.of.join(', ')}`);
    case 'text':
      return typeof value === 'string' && value.length <= field.most
        ? ok(value)
        : wrong(`${path} is a text of at most ${field.most} characters`);
    case 'branches':
      if (depth >= MAX_NESTING) return wrong(`${path} is nested too deeply`);
      if (Array.isArray(value) && (reading.alternativesLeft -= value.length) < 0) {
        return failure('constraint.count', `There are more than ${MAX_ALTERNATIVES} alternatives.`);
      }
      return readItems(reading, value, path, 1, (item, at) =>
        Array.isArray(item) && item.length > 0 && item.length <= reading.left
          ? ((reading.left -= item.length), readList(reading, item, `${at}, `, depth + 1))
          : wrong(`${at} is a list of constraints`),
      );
  }
}

function listField({ order, each }: CellListsField): CellsField {
  return { type: 'cells', order, least: each ?? 1, ...(each && { most: each }) };
}

function readCells(reading: Reading, field: CellsField, value: unknown, path: string): Result<unknown> {
  const { cells } = reading.geometry;
  const list = readItems(reading, value, path, field.least, (item, at) =>
    Number.isInteger(item) && (item as number) >= 0 && (item as number) < cells.length
      ? ok(item as number)
      : wrong(`${at} is no cell of the board, which are 0 to ${cells.length - 1}`),
  );
  if (!list.ok) return list;
  if (field.most !== undefined && list.value.length > field.most) {
    return wrong(`${path} has ${list.value.length} cells; ${field.most} is the most`);
  }
  if (!field.repeats && new Set(list.value).size < list.value.length)
    return wrong(`${path} names a cell twice`);
  return list;
}

function readItems<T>(
  reading: Reading,
  value: unknown,
  path: string,
  least: number,
  read: (item: unknown, path: string) => Result<T>,
): Result<T[]> {
  if (!Array.isArray(value)) return wrong(`${path} is a list`);
  if (value.length < least) return wrong(`${path} has ${value.length} items; ${least} is the least`);
  reading.left -= value.length;
  if (reading.left < 0) {
    return failure(
      'constraint.count',
      `The constraints name more than ${MAX_CONSTRAINT_ITEMS} cells and numbers.`,
    );
  }
  const items: T[] = [];
  for (let index = 0; index < value.length; index++) {
    const item = read(value[index], `${path}[${index}]`);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok(items);
}

function readInteger(value: unknown, min: number, path: string): Result<number> {
  if (Number.isSafeInteger(value) && (value as number) >= min) return ok(value as number);
  return wrong(
    min === 0 || min === 1 ? `${path} is a whole number from ${min} on` : `${path} is a whole number`,
  );
}

function wrong(message: string): { readonly ok: false; error: Problem } {
  return failure('constraint.field', `${capital(message)}.`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
