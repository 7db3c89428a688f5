import type { Drawing, DrawnPlace } from '../../../puzzle/drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf } from '../../text/loose-json.ts';
import { cellsIn, TYPES } from './elements.ts';

/** The elements that are plain drawings. */
export function makerDrawings(elements: readonly Literal[], count: number): Drawing[] {
  const onBoard = (cells: readonly number[]): number[] => cells.filter((cell) => cell >= 0 && cell < count);
  return elements.flatMap((element): Drawing[] => {
    const type = integerOf(fieldOf(element, 'type'));
    const style = fieldOf(element, 'style');
    const text = (literal: Literal | undefined): string | undefined =>
      typeof plainOf(literal) === 'string' ? String(plainOf(literal)) : undefined;
    const colour = text(fieldOf(style, 'color'));
    const width = numberOf(fieldOf(style, 'thickness'));
    if (type === TYPES.line) {
      return itemsOf(fieldOf(element, 'lines')).flatMap((line): Drawing[] => {
        const points = itemsOf(line)
          .map(placeOf)
          .filter((place) => place !== undefined);
        return points.length > 0
          ? [{ shape: 'line', points, ...(colour && { colour }), ...(width !== undefined && { width }) }]
          : [];
      });
    }
    if (type === TYPES.cage) {
      const isNamed = Boolean(text(fieldOf(element, 'name')));
      return itemsOf(fieldOf(element, 'cages')).flatMap((cage): Drawing[] => {
        const own = text(fieldOf(cage, 'value'));
        const cells = onBoard(cellsIn(cage, 'cells'));
        if (own === FOG_LIGHT) return [{ shape: 'fog', cells }];
        if (isNamed) return [];
        const cageColour = text(fieldOf(fieldOf(style, 'cage'), 'color'));
        const more = { ...(own && { text: own }), ...(cageColour && { colour: cageColour }) };
        return [{ shape: 'cage', cells, ...more }];
      });
    }
    if (type === TYPES.symbol) {
      const styles = itemsOf(fieldOf(element, 'params'));
      return itemsOf(fieldOf(element, 'symbols')).flatMap((symbol) => symbolOf(symbol, styles));
    }
    if (type === TYPES.fogLights || type === TYPES.fogTriggers) {
      const cells = onBoard(cellsIn(element, 'lightCells'));
      return type === TYPES.fogLights ? [{ shape: 'fog', cells }] : [];
    }
    return [];
  });
}

function numberOf(literal: Literal | undefined): number | undefined {
  const data = plainOf(literal);
  return typeof data === 'number' && Number.isFinite(data) && Math.abs(data) <= 1e6 ? data : undefined;
}

function placeOf(point: Literal | undefined): [number, number] | undefined {
  const [y, x] = [numberOf(fieldOf(point, 'y')), numberOf(fieldOf(point, 'x'))];
  return y === undefined || x === undefined ? undefined : [y, x];
}

/** The text of a drawn cage whose cells are lit in the fog from the start, as SudokuPad reads it. */
export const FOG_LIGHT = 'foglight';

/** A symbol with its own style, or as `[x, y, style, layer]` with the number of one of the styles, the first if none. */
function symbolOf(symbol: Literal, styles: readonly Literal[]): Drawing[] {
  const [x, y, style, packedLayer] = itemsOf(symbol);
  const [across, down] = [x, y].map(numberOf);
  const isPacked = across !== undefined && down !== undefined;
  const centre = isPacked ? ([down, across] as const) : placeOf(fieldOf(symbol, 'position'));
  const params = isPacked ? styles[integerOf(style) ?? 0] : fieldOf(symbol, 'params');
  const layer = plainOf(isPacked ? packedLayer : fieldOf(symbol, 'layer'));
  const shape = ({ rectangle: 'rectangle', ellipse: 'oval', text: 'text' } as const)[
    String(plainOf(fieldOf(params, 'type')))
  ];
  if (!centre || !shape) return [];
  const decimal = (name: string, times = 1): number | undefined => {
    const value = numberOf(fieldOf(params, name));
    return value === undefined ? undefined : value * times;
  };
  const word = (name: string): string | undefined => {
    const value = plainOf(fieldOf(params, name));
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const found = {
    width: shape === 'oval' ? decimal('rx', 2) : decimal('width'),
    height: shape === 'oval' ? decimal('ry', 2) : decimal('height'),
    fill: word('fill'),
    border: word('stroke'),
    text: word('text'),
    textSize: decimal('size'),
    angle: decimal('angle'),
    below: layer === 'background' ? (true as const) : undefined,
  };
  return [
    {
      shape,
      centre,
      ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    },
  ];
}

export function drawnElements(drawings: readonly Drawing[]): object[] {
  const vector = ([y, x]: DrawnPlace) => ({ x, y });
  return drawings.flatMap((drawing): object[] => {
    switch (drawing.shape) {
      case 'line': {
        const { points, colour, width, head } = drawing;
        return head === undefined
          ? [{ type: TYPES.line, lines: [points.map(vector)], style: { color: colour, thickness: width } }]
          : [];
      }
      case 'cage': {
        const { cells, text, colour, textColour } = drawing;
        return textColour === undefined
          ? [{ type: TYPES.cage, cages: [{ cells, value: text }], style: { cage: { color: colour } } }]
          : [];
      }
      case 'fog':
        return [{ type: TYPES.fogLights, lightCells: drawing.cells }];
      case 'colour':
        return [];
      default: {
        const { shape, centre, width = 0, height = 0, fill, border, text, textSize, angle, below } = drawing;
        const sizes =
          shape === 'oval'
            ? { rx: width / 2, ry: height / 2 }
            : shape === 'rectangle'
              ? { width, height }
              : {};
        const params = {
          type: shape === 'oval' ? 'ellipse' : shape,
          fill,
          stroke: border,
          text,
          size: textSize,
          angle,
          ...sizes,
        };
        return [
          {
            type: TYPES.symbol,
            symbols: [{ position: vector(centre), layer: below ? 'background' : 'default', params }],
          },
        ];
      }
    }
  });
}
