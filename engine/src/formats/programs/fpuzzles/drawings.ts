import type { Cell } from '../../../model/geometry.ts';
import type { DrawnPlace, DrawnSign, Drawing } from '../../../puzzle/drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf, wordIn } from '../../text/loose-json.ts';
import { fogFields, fogIn } from '../fog.ts';
import { cellName } from '../square-places.ts';
import { cellsIn, digitalRoot, isEmpty, placeNamed, toolOf } from './read-rules.ts';

/** The plain drawings in the JSON of f-puzzles, without those that its add-on drew for its own rules. */
export function fpuzzlesDrawings(root: Literal, cells: readonly Literal[], size: number): Drawing[] {
  const of = (field: string): Literal[] =>
    itemsOf(fieldOf(root, field)).filter((item) => item.kind === 'record' && toolOf(item) === undefined);
  return [
    ...of('line').flatMap((item) => linesOf(item)),
    ...of('rectangle').flatMap((item) => signOf('rectangle', item)),
    ...of('circle').flatMap((item) => signOf('oval', item)),
    ...of('text').flatMap((item) => signOf('text', item)),
    ...of('cage').flatMap((item) => (digitalRoot(item) === undefined ? cageOf(item, size) : [])),
    ...coloursOf(cells),
    ...fogIn(
      root,
      size,
      itemsOf(fieldOf(root, 'negative')).some((item) => plainOf(item) === 'foglight'),
    ),
  ];
}

function linesOf(item: Literal): Drawing[] {
  return itemsOf(fieldOf(item, 'lines')).flatMap((line): Drawing[] => {
    const points = itemsOf(line).flatMap((cell) => {
      const centre = centreOf([cell]);
      return centre ? [centre] : [];
    });
    if (points.length === 0) return [];
    return [
      {
        shape: 'line',
        points,
        ...fields(item, { colour: 'outlineC' }, String),
        ...fields(item, { width: 'width' }, Number),
      },
    ];
  });
}

function signOf(shape: DrawnSign['shape'], item: Literal): Drawing[] {
  const single = fieldOf(item, 'cell');
  const centre = centreOf(single ? [single] : itemsOf(fieldOf(item, 'cells')));
  if (!centre) return [];
  const more = {
    ...fields(item, { width: 'width', height: 'height', textSize: 'size', angle: 'angle' }, Number),
    ...fields(item, { fill: 'baseC', border: 'outlineC', textColour: 'fontC', text: 'value' }, String),
  };
  return [{ shape, centre, ...more }];
}

/** A drawn cage. A cage that holds the solution or the message after it surrounds nothing. */
function cageOf(item: Literal, size: number): Drawing[] {
  const cells = cellsIn(item, 'cells', size).filter((cell) => cell >= 0);
  const more = fields(item, { colour: 'outlineC', textColour: 'fontC', text: 'value' }, String);
  return cells.length === 0 || /^(msgcorrect|solution):/i.test(wordIn(item, 'value'))
    ? []
    : [{ shape: 'cage', cells, ...more }];
}

const COLOUR_FIELDS = ['c', 'cArray', 'highlight', 'highlightArray'] as const;

/** The coloured cells; those with the same colours are one drawing. */
function coloursOf(cells: readonly Literal[]): Drawing[] {
  const areas = new Map<string, { readonly cells: Cell[]; readonly colours: string[] }>();
  cells.forEach((literal, cell) => {
    const field = COLOUR_FIELDS.map((name) => fieldOf(literal, name)).find((one) => one && !isBlank(one));
    if (!field) return;
    const colours = (field.kind === 'list' ? field.items : [field]).map((one) => `${plainOf(one) ?? ''}`);
    const area = areas.get(colours.join()) ?? { cells: [], colours };
    areas.set(colours.join(), area);
    area.cells.push(cell);
  });
  return [...areas.values()].map((area) => ({ shape: 'colour', ...area }));
}

/** Whether a literal is empty; 0 is not, as it is a colour of the palette. */
function isBlank(literal: Literal): boolean {
  return plainOf(literal) !== 0 && isEmpty(literal);
}

/** The centre of named cells, which may lie outside the board; undefined if one has no such name. */
function centreOf(cells: readonly Literal[]): DrawnPlace | undefined {
  const places = cells.map((cell) => placeNamed(plainOf(cell)));
  if (places.length === 0 || places.includes(undefined)) return undefined;
  const middle = (index: 0 | 1): number =>
    places.reduce((sum, place) => sum + place![index] + 0.5, 0) / places.length;
  return [middle(0), middle(1)];
}

/** The values of an item's fields under other names; unreadable values are left out. */
function fields<const Names extends Readonly<Record<string, string>>, Value extends string | number>(
  item: Literal,
  names: Names,
  read: (plain: string | number) => Value,
): { [Name in keyof Names]?: Value } {
  const found = Object.entries(names).flatMap(([name, field]) => {
    const plain = plainOf(fieldOf(item, field)) ?? '';
    const value = typeof plain === 'boolean' || plain === '' ? NaN : read(plain);
    return typeof value === 'string' || Number.isFinite(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as { [Name in keyof Names]?: Value };
}

/** The fields of f-puzzles that hold drawings. Those that it cannot place are left out. */
export function drawingFields(drawings: readonly Drawing[]): Readonly<Record<string, readonly object[]>> {
  const fields: Record<string, object[]> = {};
  const put = (field: string, item: object | undefined): void => {
    if (item) (fields[field] ??= []).push(item);
  };
  for (const drawing of drawings) {
    if (drawing.shape === 'line' && drawing.head === undefined) put('line', lineItem(drawing));
    if (drawing.shape === 'rectangle' && !drawing.below) put('rectangle', signItem(drawing));
    if (drawing.shape === 'oval' && !drawing.below) put('circle', signItem(drawing));
    if (drawing.shape === 'text' && !drawing.below) put('text', signItem(drawing));
  }
  return fields;
}

function lineItem({ points, colour, width }: Extract<Drawing, { shape: 'line' }>): object | undefined {
  const names = points.map((point) => cellsAround(point));
  if (names.some((cells) => cells?.length !== 1)) return undefined;
  return { lines: [names.flatMap((cells) => cells!)], outlineC: colour, width };
}

function signItem({ centre, ...sign }: DrawnSign): object | undefined {
  const cells = cellsAround(centre);
  const { width, height, fill, border, text, textColour, textSize, angle } = sign;
  return (
    cells && {
      cells,
      width,
      height,
      baseC: fill,
      outlineC: border,
      value: text,
      fontC: textColour,
      size: textSize,
      angle,
    }
  );
}

/** The one, two or four cells with this common centre; undefined if there are none. */
function cellsAround([row, column]: DrawnPlace): string[] | undefined {
  const indicesAt = (at: number): number[] => {
    if (Number.isInteger(at - 0.5)) return [at + 0.5];
    return Number.isInteger(at) ? [at, at + 1] : [];
  };
  const names = indicesAt(row).flatMap((r) => indicesAt(column).map((c) => ({ r, c })));
  if (names.length === 0 || names.some(({ r, c }) => r < 0 || c < 0 || r > 99 || c > 99)) return undefined;
  return names.map(({ r, c }) => `R${r}C${c}`);
}

/** The fields of f-puzzles for cages and fog. */
export function cageFields(drawings: readonly Drawing[], size: number): Record<string, readonly unknown[]> {
  const cage = drawings.flatMap((drawing) =>
    drawing.shape !== 'cage'
      ? []
      : [
          {
            cells: drawing.cells.map((cell) => cellName(cell, size)),
            value: drawing.text,
            outlineC: drawing.colour,
            fontC: drawing.textColour,
          },
        ],
  );
  const fog = drawings.find((drawing) => drawing.shape === 'fog');
  return { cage, ...(fog && fogFields(fog, size)) };
}

/** The colours of each cell. */
export function coloursByCell(drawings: readonly Drawing[]): ReadonlyMap<Cell, readonly string[]> {
  const colours = new Map<Cell, readonly string[]>();
  for (const drawing of drawings) {
    if (drawing.shape !== 'colour') continue;
    for (const cell of drawing.cells) colours.set(cell, [...(colours.get(cell) ?? []), ...drawing.colours]);
  }
  return colours;
}
