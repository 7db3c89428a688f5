/** The setter's drawings, in bits. */
import type { Drawing, DrawnPlace, Geometry } from 'pencilmark';
import { cellLists } from './share-cells.ts';
import { type Column, integers, lists } from './share-columns.ts';
import { decimals, pointLists } from './share-decimals.ts';
import { mixed, objects, type Part } from './share-objects.ts';
import { texts } from './share-texts.ts';

type Shape = Drawing['shape'];
/** A drawing may have one of several shapes, so this is not `Extract`. */
type DrawingOf<S extends Shape, D = Drawing> = D extends { shape: infer T }
  ? S extends T
    ? D
    : never
  : never;
type Fields<S extends Shape> = Omit<DrawingOf<S>, 'shape'>;
type ColumnsOf<T> = { readonly [F in keyof T]-?: Column<NonNullable<T[F]>> };
type FogTrigger = NonNullable<Fields<'fog'>['triggers']>[number];

/**
 * Drawings in bits: a format that exists in links forever. Codes never change, fields keep their order, and new ones go
 * to the end. A missing shape or field does not compile.
 */
export function drawings(geometry: Geometry): Column<Drawing> {
  const cells = cellLists(geometry);
  const trigger: ColumnsOf<FogTrigger> = { cells, lights: cells };
  const triggers = objects(trigger) as unknown as Column<FogTrigger>;
  const sign: ColumnsOf<Fields<'rectangle'>> = {
    centre: places,
    width: decimals,
    height: decimals,
    fill: texts,
    border: texts,
    text: texts,
    textColour: texts,
    textSize: decimals,
    angle: decimals,
    below: yes,
  };
  const columns: { readonly [S in Shape]: ColumnsOf<Fields<S>> } = {
    line: { points: pointLists, colour: texts, width: decimals, head: decimals },
    rectangle: sign,
    oval: sign,
    text: sign,
    cage: { cells, text: texts, colour: texts, textColour: texts },
    colour: { cells, colours: lists(texts) },
    fog: { cells, lamps: cells, triggers: lists(triggers), solution: lists(integers) },
  };
  const parts = Object.values(PARTS).map(({ code, names }): Part => ({
    code,
    names,
    columns: objects(columns[names[0]]),
  }));
  return mixed('shape', parts) as unknown as Column<Drawing>;
}

/** Shapes with the same fields are written together. */
const PARTS: readonly { readonly code: number; readonly names: readonly Shape[] }[] = [
  { code: 0, names: ['line'] },
  { code: 1, names: ['rectangle', 'oval', 'text'] },
  { code: 2, names: ['cage'] },
  { code: 3, names: ['colour'] },
  { code: 4, names: ['fog'] },
];

/** Rows and columns in turn. */
const places: Column<DrawnPlace> = (length) => ({
  write: (sink, all) =>
    decimals(2 * length).write(
      sink,
      all.flatMap(([row, column]) => [row, column]),
    ),
  read: (source) => {
    const amounts = decimals(2 * length).read(source);
    return Array.from({ length }, (_, at) => [amounts[2 * at] ?? 0, amounts[2 * at + 1] ?? 0] as const);
  },
});

/** A field that is present or not, without further content. */
const yes: Column<true> = (length) => ({
  write: () => undefined,
  read: () => new Array<true>(length).fill(true),
});
