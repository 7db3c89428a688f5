/** Marks on the edge between two cells, and at the corner of four. */
import type { Cell, Geometry } from 'pencilmark';
import { ringLine } from '../../figures.ts';
import { BASELINE } from '../../measures.ts';
import type { TextRole } from '../../roles.ts';
import { fill, line, rectangle, round, type Shape } from '../../shapes.ts';
import { between, middleOf, type RuleLook, towards } from '../rule-look.ts';
import { pathOf } from './lines.ts';

type PairMark = { readonly style: 'light' | 'dark' | 'plain'; readonly text: string };

/** A dot on the edge of two cells, or in the middle of a joining line if they do not touch. */
export function pairLook(geometry: Geometry, cells: readonly Cell[], { style, text }: PairMark): RuleLook {
  const [a, b] = cells.map((cell) => middleOf(geometry, cell));
  const at = between(a, b);
  const font = text.length > 2 ? 15 : text.length > 1 ? 19 : style === 'plain' ? 32 : 20;
  const radius = text === '' ? 11 : 14;
  const shapes: Shape[] =
    style === 'plain'
      ? [fill('rule-plate', plate(at, text, font))]
      : [
          fill(style === 'dark' ? 'rule-black' : 'rule-white', ringLine(at, radius)),
          line('rule-thin-line', ringLine(at, radius)),
        ];
  const role = style === 'plain' ? 'rule-number' : style === 'dark' ? 'on-rule-black' : 'on-rule-white';
  if (text !== '') shapes.push(centred(role, at, font, text));
  return { ground: joining(a, b), marks: shapes };
}

/** A sign on the edge that points towards the smaller value. */
export function greaterLook(geometry: Geometry, [greater, smaller]: readonly Cell[]): RuleLook {
  const [a, b] = [middleOf(geometry, greater), middleOf(geometry, smaller)];
  const at = between(a, b);
  const tip = towards(at, b, 9);
  const back = towards(at, a, 7);
  const [dx, dy] = [(tip.x - back.x) / 16, (tip.y - back.y) / 16];
  const wing = (side: number): string =>
    `${round(back.x + side * 12 * dy)} ${round(back.y - side * 12 * dx)}`;
  return {
    ground: joining(a, b),
    marks: [
      fill('rule-plate', ringLine(at, 13)),
      line('rule-thin-line', `M${wing(1)}L${round(tip.x)} ${round(tip.y)}L${wing(-1)}`),
    ],
  };
}

/** A disc at the corner where four cells meet, with up to four values. */
export function cornerLook(geometry: Geometry, cells: readonly Cell[], texts: readonly string[]): RuleLook {
  const points = cells.map((cell) => middleOf(geometry, cell));
  const at = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const rows =
    texts.length > 2
      ? [texts.slice(0, Math.ceil(texts.length / 2)), texts.slice(Math.ceil(texts.length / 2))]
      : [texts];
  const longest = Math.max(...rows.map((row) => row.join(' ').length));
  const font = rows.length > 1 ? 17 : 21;
  const radius = Math.max(18, longest * font * 0.3 + 4);
  const words = rows.map((row, index) =>
    centred(
      'rule-number',
      { x: at.x, y: at.y + (index - (rows.length - 1) / 2) * font },
      font,
      row.join(' '),
    ),
  );
  return {
    marks: [fill('rule-plate', ringLine(at, radius)), line('rule-thin-line', ringLine(at, radius)), ...words],
  };
}

/** Cells that do not touch are joined by a thin line, so that the mark clearly belongs to them. */
function joining(a: { x: number; y: number }, b: { x: number; y: number }): Shape[] {
  return Math.hypot(a.x - b.x, a.y - b.y) > 101 ? [line('rule-thin-line', pathOf([a, b]))] : [];
}

function plate({ x, y }: { x: number; y: number }, text: string, font: number): string {
  const [width, height] = [text.length * font * 0.6 + 4, font * 0.9];
  return rectangle(x - width / 2, y - height / 2, width, height);
}

export function centred(
  role: TextRole,
  { x, y }: { x: number; y: number },
  font: number,
  text: string,
): Shape {
  return { kind: 'text', role, x: round(x), y: round(y + font * BASELINE), font, text };
}
