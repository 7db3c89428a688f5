/** Cages that are only drawn, but named after a rule. */
import type { Constraint } from '../../../constraints/kinds.ts';
import { arePeers, type Cell, type Geometry } from '../../../model/geometry.ts';
import { fieldOf, itemsOf, type Literal, wordIn } from '../../text/loose-json.ts';
import type { StatedRule } from '../../text/stated-rules.ts';
import { FOG_LIGHT } from './drawings.ts';
import { cellsIn } from './elements.ts';
import { productMachine, remainderMachine } from './machines.ts';

/** The rules of drawn cages with a name; `words` are the rules of the puzzle as its setter tells them. */
export function namedCages(element: Literal, geometry: Geometry, words: string): StatedRule[] {
  const name = wordIn(element, 'name');
  if (name === '') return [];
  const cages = itemsOf(fieldOf(element, 'cages')).filter((cage) => wordIn(cage, 'value') !== FOG_LIGHT);
  return cages.map((cage): StatedRule => {
    const known = readCage(
      name.toLowerCase(),
      wordIn(cage, 'value'),
      cellsIn(cage, 'cells'),
      geometry,
      words,
    );
    return {
      name: `cages named "${name.slice(0, 30)}"`,
      offset: cage.offset,
      ...(known && { constraints: known }),
    };
  });
}

function readCage(
  name: string,
  text: string,
  cells: readonly Cell[],
  geometry: Geometry,
  words: string,
): Constraint[] | undefined {
  const stated = /^\[?(\d{1,9})\]?$/.exec(text)?.[1];
  const value = stated === undefined ? undefined : Number(stated);
  if (name === 'sum' || name === 'killer') {
    if (value === undefined && text !== '') return undefined;
    return [{ kind: 'cage', cells, ...(value !== undefined && value > 0 && { sum: value }) }];
  }
  if (value === undefined) return undefined;
  if (name === 'rellik') return [{ kind: 'rellik', cells, sum: value }];
  const differ = mustDiffer(name, words, cells, geometry);
  const machine = machineNamed(name, value, geometry);
  if (!machine || differ === undefined) return undefined;
  return [
    { kind: 'automaton', cells, ...machine },
    ...(differ ? [{ kind: 'all-different' as const, cells }] : []),
  ];
}

/** `Cages mod 5`, `mod5 cages`, `product killer cages`: sums by their remainder, and products. */
const MODULAR =
  /^(?:sum |killer )?(?:(?:killer )?cages? mod ?(\d{1,2})|mod ?(\d{1,2}) (?:killer )?cages?)(?: with(?:out)? repeats)?$/;
const PRODUCT = /^(?:killer )?product (?:killer )?cages?(?: with(?:out)? repeats)?$/;

function machineNamed(name: string, value: number, geometry: Geometry) {
  const found = MODULAR.exec(name);
  const modulus = Number(found?.[1] ?? found?.[2] ?? 0);
  if (modulus > 1) return value < modulus ? remainderMachine(value, modulus, geometry) : undefined;
  return PRODUCT.test(name) && value > 0 ? productMachine(value, geometry) : undefined;
}

/**
 * Whether values differ in a cage of another kind than sums, as its name or the words about cages say; undefined if
 * neither does and it matters.
 */
function mustDiffer(
  name: string,
  words: string,
  cells: readonly Cell[],
  geometry: Geometry,
): boolean | undefined {
  const said = [name, ...words.split(/\n|\. /).filter((line) => /\bcages?\b/i.test(line))];
  if (said.some((line) => /\b(?:with repeats|(?:can|may) repeat)\b/i.test(line))) return false;
  if (said.some((line) => /\bkiller\b|\b(?:without|no|not|cannot|can't)\b.{0,12}\brepeat/i.test(line)))
    return true;
  const isApart = cells.every((a, at) =>
    cells.slice(at + 1).every((b) => a in geometry.peers && arePeers(geometry, a, b)),
  );
  return isApart ? false : undefined;
}
