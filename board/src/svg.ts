import type { Drawing, DrawingPart } from './drawing.ts';
import type { LineRole, Role, TextRole } from './roles.ts';
import type { Paint } from './art/colour.ts';
import { BASELINE } from './measures.ts';
import { type AnyShape, type ArtShape, type ArtText, round, type Shape } from './shapes.ts';
import { type Theme, TOKEN_OF } from './theme.ts';

/** Options for the colours and the title of an SVG text. */
export interface SvgOptions {
  /** The colours to write into the text; if omitted, every shape has its role as its class instead. */
  readonly theme?: Theme;
  /** Whether to use the setter's colours for a dark background; by default, derived from the theme's surface. */
  readonly isDark?: boolean;
  /** A title for screen readers; if omitted, the picture is decorative. */
  readonly title?: string;
  /** Width in CSS pixels; if omitted, the picture fills its container. */
  readonly width?: number;
}

/** The drawing as the text of an SVG file: no scripts, no style sheet, no addresses except the namespace. */
export function svgOf(drawing: Drawing, options: SvgOptions = {}): string {
  const { theme, title, width, isDark = theme !== undefined && hasDarkSurface(theme) } = options;
  const [left, top, w, h] = drawing.view;
  const size = width === undefined ? '' : ` width="${width}" height="${Math.round((width * h) / w)}"`;
  const naming =
    title === undefined
      ? ['aria-hidden="true"', '']
      : [`role="img" aria-label="${escape(title)}"`, `<title>${escape(title)}</title>`];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${w} ${h}"${size} ${naming[0]}`;
  const font = `font-family="${FONTS}" text-anchor="middle"`;
  return `${head} ${font}>${naming[1]}${drawing.parts.map((part) => partText(part, theme, isDark)).join('')}</svg>\n`;
}

const FONTS = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Line widths in a standalone picture, in drawing units. */
const LINE_WIDTHS: Readonly<Record<LineRole, number>> = {
  'cell-line': 1.6,
  'box-line': 4.4,
  'diagonal-line': 1.6,
  'pattern-line': 1.2,
  'selection-line': 5,
  'cursor-line': 5,
  'conflict-line': 4,
  'wrong-line': 4,
  'right-line': 4,
  'cover-line': 2.4,
  'fog-line': 3,
  'ring-line': 2,
  'fin-line': 2.6,
  'strike-line': 3.2,
  'place-line': 3,
  'group-line': 2,
  'strong-line': 3.6,
  'weak-line': 3,
  'rule-casing-ring-line': 4,
  'rule-casing-line': 30,
  'rule-grey-line': 26,
  'rule-green-line': 26,
  'rule-purple-line': 26,
  'rule-blue-line': 26,
  'rule-orange-line': 26,
  'rule-teal-line': 26,
  'rule-pink-line': 26,
  'rule-dash-line': 3,
  'rule-dot-line': 4,
  'rule-chain-line': 3,
  'rule-thin-line': 3.4,
  'cage-line': 2,
  'set-line': 2,
};

/** Dash patterns of the lines that are not solid. */
const DASHES: Readonly<Partial<Record<LineRole, string>>> = {
  'weak-line': '9 7',
  'group-line': '2 4',
  'cover-line': '12 6',
  'fog-line': '9 24',
  'rule-dash-line': '14 10',
  'rule-dot-line': '1 10',
  'rule-chain-line': '16 7 1 7',
  'cage-line': '8 6',
  'set-line': '2 5',
};

/** Lines of rules bend at the centres of cells. */
const ROUND = /^rule-/;

const WEIGHTS: Readonly<Partial<Record<TextRole, number>>> = {
  given: 600,
  kept: 700,
  emphasis: 700,
  single: 700,
  'on-disc': 700,
};

function partText({ x, y, shapes }: DrawingPart, theme: Theme | undefined, isDark: boolean): string {
  const inner = shapes.map((shape) => shapeText(shape, theme, isDark)).join('');
  return x === 0 && y === 0 ? inner : `<g transform="translate(${x} ${y})">${inner}</g>`;
}

function shapeText(shape: AnyShape, theme: Theme | undefined, isDark: boolean): string {
  if (shape.kind === 'art' || shape.kind === 'art-text') return artText(shape, isDark);
  const paint = theme ? painted(shape, TOKEN_OF[shape.role as Role], theme) : `class="${shape.role}"`;
  if (shape.kind !== 'text') return `<path ${paint} d="${shape.path}"/>`;
  const { x, y, font, text } = shape;
  return `<text ${paint} x="${x}" y="${y}" font-size="${font}">${escape(text)}</text>`;
}

function painted(shape: Shape, token: keyof Theme, theme: Theme): string {
  const colour = theme[token];
  if (shape.kind === 'fill') return `fill="${colour}"`;
  if (shape.kind === 'text') {
    const weight = WEIGHTS[shape.role];
    return `fill="${colour}"${weight === undefined ? '' : ` font-weight="${weight}"`}`;
  }
  const dashes = DASHES[shape.role];
  const ends = ROUND.test(shape.role)
    ? ' stroke-linecap="round" stroke-linejoin="round"'
    : dashes === undefined
      ? ' stroke-linecap="square"'
      : '';
  const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
  return `fill="none" stroke="${colour}" stroke-width="${LINE_WIDTHS[shape.role]}"${ends}${dashed}`;
}

/** A setter's drawing. The colours are the setter's, but written in our own form: see `art/colour.ts`. */
function artText(shape: ArtShape | ArtText, dark: boolean): string {
  const painted = (name: 'fill' | 'stroke', paint: Paint | undefined): string => {
    if (!paint) return `${name}="none"`;
    const { light, dark: onDark, alpha } = paint;
    return `${name}="${dark ? onDark : light}"${alpha < 1 ? ` ${name}-opacity="${alpha}"` : ''}`;
  };
  if (shape.kind === 'art') {
    const { path, width = 0, dashed } = shape;
    const ends = shape.fill ? '' : ' stroke-linecap="round" stroke-linejoin="round"';
    const stroke = shape.stroke
      ? `${painted('stroke', shape.stroke)} stroke-width="${width}"${dashed ? ' stroke-dasharray="8 6"' : ends} `
      : '';
    return `<path class="art" ${painted('fill', shape.fill)} ${stroke}d="${path}"/>`;
  }
  const { x, y, font, text, angle } = shape;
  const turn = angle === undefined ? '' : ` transform="rotate(${angle} ${x} ${round(y - font * BASELINE)})"`;
  return `<text class="art" ${painted('fill', shape.fill)} x="${x}" y="${y}" font-size="${font}"${turn}>${escape(text)}</text>`;
}

function hasDarkSurface({ surface }: Theme): boolean {
  return parseInt(surface.slice(1, 3), 16) < 128;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
