/** The parts of a puzzle beyond its board and givens, as text for an address. */
import type { Geometry, Place, Puzzle, Result } from 'pencilmark';
import { drawingList, failure, ok } from 'pencilmark/internal';
import { readAll } from 'pencilmark/internal/json-fields';
import { type BitCode, fields, readBits, writeBits } from './share-bits.ts';
import { listOf } from './share-columns.ts';
import { drawings } from './share-drawings.ts';
import { rules } from './share-rules.ts';
import { checkSum, newerVersion, SUM_LENGTH } from './share-sum.ts';

type Beyond = Pick<Puzzle, 'constraints' | 'drawings'>;

export function hasBeyond({ constraints, drawings }: Beyond): boolean {
  return constraints.length > 0 || (drawings?.length ?? 0) > 0;
}

/** A checksum, then rules and drawings in bits. */
export function packBeyond(geometry: Geometry, { constraints, drawings = [] }: Beyond): string {
  const packed = writeBits(beyondCode(geometry), { constraints, drawings });
  return `${checkSum(packed)}${packed}`;
}

/** Errors: `share.damaged`, `share.version`, `share.drawings`. */
export function unpackBeyond(geometry: Geometry, text: string, at: Place): Result<Required<Beyond>> {
  const packed = text.slice(SUM_LENGTH);
  if (text.slice(0, SUM_LENGTH) !== checkSum(packed)) {
    const message = 'This link is incomplete. Ask for it again, or paste the puzzle itself.';
    return failure('share.damaged', message, at);
  }
  const beyond = readBits(beyondCode(geometry), packed);
  // It is intact, but this program would not have written it.
  if (!beyond) return newerVersion(at);
  return readAll(beyond.drawings, 'drawings', drawingList).ok ? ok(beyond) : damagedDrawings(at);
}

function beyondCode(geometry: Geometry): BitCode<Required<Beyond>> {
  return fields<Required<Beyond>>({
    constraints: listOf(rules(geometry)),
    drawings: listOf(drawings(geometry)),
  });
}

/** Reads the form of older links: escaped JSON. Errors: `share.constraints`, `share.drawings`. */
export function beyondFromJson(
  constraints: string | undefined,
  drawings: string | undefined,
  at: Place,
): Result<Required<Beyond>> {
  const list = listFromText(constraints);
  if (!list) return failure('share.constraints', 'The constraints in this link are damaged.', at);
  const drawn = readAll(listFromText(drawings), 'drawings', drawingList);
  return drawn.ok
    ? ok({ constraints: list as Puzzle['constraints'], drawings: drawn.value })
    : damagedDrawings(at);
}

function damagedDrawings(at: Place) {
  return failure('share.drawings', 'The drawings in this link are damaged.', at);
}

/** An empty list if there is no text; undefined if it cannot be read. Its content is checked by others. */
function listFromText(text: string | undefined): unknown {
  if (text === undefined) return [];
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
