import {
  isObject,
  listOf,
  memberOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  refuse,
  text,
  wholeNumber,
} from '../../json-fields.ts';
import type {
  Drawing,
  DrawnCage,
  DrawnColour,
  DrawnFog,
  DrawnLine,
  DrawnPlace,
  DrawnSign,
  FogTrigger,
} from '../../puzzle/drawing.ts';

/** Maximum lengths of lists, to bound the work for any text. */
const MAX_DRAWINGS = 20_000;
const MAX_POINTS = 10_000;

const decimal: Reader<number> = (field) => {
  if (typeof field.json === 'number' && Math.abs(field.json) <= 1e6) return field.json;
  refuse(field, 'a number');
  return 0;
};

const place: Reader<DrawnPlace> = (field, index) => {
  const [row, column] = listOf(decimal, 2, 2)(field, index);
  return [row ?? 0, column ?? 0];
};
/** Cells; also used for a digit per cell. */
const cells = listOf(wholeNumber(0, 10_000), MAX_POINTS);
const word = optional(text(100_000));
const length = optional(decimal);

const line = objectOf<DrawnLine>({
  shape: oneOf('line'),
  points: listOf(place, MAX_POINTS, 1),
  colour: word,
  width: length,
  head: length,
});
const sign = objectOf<DrawnSign>({
  shape: oneOf('rectangle', 'oval', 'text'),
  centre: place,
  width: length,
  height: length,
  fill: word,
  border: word,
  text: word,
  textColour: word,
  textSize: length,
  angle: length,
  below: optional(oneOf(true)),
});
const cage = objectOf<DrawnCage>({ shape: oneOf('cage'), cells, text: word, colour: word, textColour: word });
const colour = objectOf<DrawnColour>({ shape: oneOf('colour'), cells, colours: listOf(text(1_000), 1_000) });
const trigger = objectOf<FogTrigger>({ cells, lights: cells });
const fog = objectOf<DrawnFog>({
  shape: oneOf('fog'),
  cells,
  lamps: optional(cells),
  triggers: optional(listOf(trigger, MAX_POINTS)),
  solution: optional(cells),
});

const BY_SHAPE: Readonly<Record<Drawing['shape'], Reader<Drawing>>> = {
  line,
  rectangle: sign,
  oval: sign,
  text: sign,
  cage,
  colour,
  fog,
};

const drawing: Reader<Drawing> = (field, index) => {
  const shape = isObject(field.json)
    ? oneOf(...(Object.keys(BY_SHAPE) as Drawing['shape'][]))(memberOf(field, field.json, 'shape'), 0)
    : 'fog';
  return BY_SHAPE[shape](field, index);
};

/** Reads the drawings of a parsed puzzle. */
export const drawingList = listOf(drawing, MAX_DRAWINGS);
