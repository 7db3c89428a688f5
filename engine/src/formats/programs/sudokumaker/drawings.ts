import type { Drawing, DrawnPlace } from '../../../puzzle/drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf } from '../../text/loose-json.ts';
import { cellsIn, TYPES } from './elements.ts';

/** The elements that are plain drawings. */
export function makerDrawings(elements: readonly Literal[], size: number): Drawing[] {
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
    if (type === TYPES.cage && !text(fieldOf(element, 'name'))) {
      return itemsOf(fieldOf(element, 'cages')).map((cage) => {
        const own = text(fieldOf(cage, 'value'));
        const cells = cellsIn(cage, 'cells').filter((cell) => cell >= 0 && cell < size * size);
        const cageColour = text(fieldOf(fieldOf(style, 'cage'), 'color'));
        return { shape: 'cage', cells, ...(own && { text: own }), ...(cageColour && { colour: cageColour }) };
      });
    }
    if (type === TYPES.symbol) return itemsOf(fieldOf(element, 'symbols')).flatMap(symbolOf);
    if (type === TYPES.fogLights || type === TYPES.fogTriggers) {
      const cells = cellsIn(element, 'lightCells').filter((cell) => cell >= 0 && cell < size * size);
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

function symbolOf(symbol: Literal): Drawing[] {
  const centre = placeOf(fieldOf(symbol, 'position'));
  const params = fieldOf(symbol, 'params');
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
    below: plainOf(fieldOf(symbol, 'layer')) === 'background' ? (true as const) : undefined,
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
