import type { Drawing, DrawingPart } from './drawing.ts';
import { drawPen, type PenBoard, type PenDisc, type PenStroke } from './pen-drawing.ts';
import { BASELINE } from './measures.ts';
import type { FillRole, LineRole } from './roles.ts';
import { fill, line, round, type Shape } from './shapes.ts';

/**
 * The drawing including the player's pen drawing, for a standalone picture. A line has a bead in its middle with the
 * colour and its figure, so that the colour can be identified on a black and white print, too.
 */
export function withPen(drawing: Drawing, board: PenBoard): Drawing {
  const { discs, strokes } = drawPen(board);
  const shapes = [...discs.flatMap(discShapes), ...strokes.flatMap(strokeShapes)];
  const part: DrawingPart = { x: 0, y: 0, shapes };
  return shapes.length === 0 ? drawing : { ...drawing, parts: [...drawing.parts, part] };
}

const BEAD = 9;

const STROKES: Readonly<Record<PenStroke['style'], LineRole>> = {
  plain: 'place-line',
  strong: 'strong-line',
  weak: 'weak-line',
};

function discShapes({ x, y, parts, text, font }: PenDisc): Shape[] {
  return [
    ...parts.flatMap(({ colour, path, figure }) => [
      fill(roleOf(colour), path),
      line('pattern-line', figure),
    ]),
    { kind: 'text', role: 'kept', x, y: round(y + font * BASELINE), font, text },
  ];
}

function strokeShapes({ style, colour, path, figure, middle }: PenStroke): Shape[] {
  const bead = `M${round(middle.x - BEAD)} ${middle.y}a${BEAD} ${BEAD} 0 0 1 ${2 * BEAD} 0a${BEAD} ${BEAD} 0 0 1 ${-2 * BEAD} 0z`;
  return [
    line(STROKES[style], path),
    fill(roleOf(colour), bead),
    line('ring-line', bead),
    line('ring-line', figure),
  ];
}

function roleOf(colour: number): FillRole {
  return `colour-${colour}` as FillRole;
}
