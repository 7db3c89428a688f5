/** The messages between a client and its worker: calls by name, and their results. */
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import { type AnyProblem, PuzzleError, unwrap } from '../result.ts';

/** The calls, and for each of them the index of its options argument. */
export const OPTIONS_AT = {
  solve: 1,
  countSolutions: 2,
  checkUniqueness: 1,
  trueCandidates: 2,
  generate: 1,
  difficultyOf: 1,
  ratePuzzle: 2,
  solveLogically: 1,
  nextStep: 1,
  canonicalForm: 1,
  findEquivalence: 2,
  findRedundantGivens: 1,
  findRedundantConstraints: 1,
  findContradiction: 1,
  findExtraGivens: 1,
  findMinimalSubpuzzles: 2,
  findBackdoors: 2,
} as const;

export type CallName = keyof typeof OPTIONS_AT;

/** To the worker. */
export interface CallMessage {
  readonly name: CallName;
  /** Packed, without signal and callbacks. */
  readonly args: readonly unknown[];
  readonly wantsProgress: boolean;
}

/** From the worker: any number of `progress`, then one other message. */
export type ReplyMessage =
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: PackedError };

interface PackedError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: string;
  readonly at?: AnyProblem['at'];
}

/** The key under which a geometry is sent. */
const BOARD = 'pencilmark board';

const KNOWN_BOARDS = 64;

/**
 * Unpacks on one side what the other packed. Geometries are sent as their specification and built once: solvers cache
 * tables by object, and a client gets back the object that it sent.
 */
export interface Packing {
  readonly pack: (value: unknown) => unknown;
  readonly unpack: (value: unknown) => unknown;
}

export function createPacking(): Packing {
  const known = new Map<string, Geometry>();

  function keep(key: string, geometry: Geometry): Geometry {
    known.delete(key);
    known.set(key, geometry);
    if (known.size > KNOWN_BOARDS) known.delete(known.keys().next().value!);
    return geometry;
  }

  function boardOf(spec: GeometrySpec): Geometry {
    const key = JSON.stringify(spec);
    return keep(key, known.get(key) ?? unwrap(createGeometry(spec)));
  }

  return {
    pack: (value) =>
      mapObjects(value, (object) => {
        if (!isGeometry(object)) return undefined;
        keep(JSON.stringify(object.spec), object);
        return { [BOARD]: object.spec };
      }),
    unpack: (value) =>
      mapObjects(value, (object) =>
        BOARD in object ? boardOf((object as { [BOARD]: GeometrySpec })[BOARD]) : undefined,
      ),
  };
}

function isGeometry(object: object): object is Geometry {
  return 'spec' in object && 'houses' in object && 'peers' in object;
}

/** A copy with every object replaced that `replace` knows. Lists of digits are kept as they are. */
function mapObjects(value: unknown, replace: (object: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value))
    return value.some((entry) => typeof entry === 'object')
      ? value.map((entry) => mapObjects(entry, replace))
      : value;
  return (
    replace(value) ??
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapObjects(field, replace)]))
  );
}

export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  const { name, message, stack } = error;
  if (!(error instanceof PuzzleError)) return { name, message, stack };
  const { code, at } = error;
  return { name, message, stack, code, ...(at && { at }) };
}

/** An error of the same type, with the stack of the worker. */
export function unpackError({ name, message, stack, code, at }: PackedError): Error {
  if (code !== undefined) {
    // The message already names the place.
    const error = new PuzzleError({ code, message });
    return Object.assign(error, { stack }, at && { at });
  }
  const error = name === 'RangeError' ? new RangeError(message) : new Error(message);
  return Object.assign(error, { name, stack });
}
