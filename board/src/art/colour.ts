/** The colours of a setter's drawings. They come from links: only parsed colours are used, written in our own form. */
import { NAMED_COLOURS } from './named-colours.ts';

/** A colour for light boards and its equivalent for dark ones, both `#rrggbb`, and its opacity. */
export interface Paint {
  readonly light: string;
  readonly dark: string;
  /** From 0, invisible, to 1. */
  readonly alpha: number;
}

type Channels = readonly [red: number, green: number, blue: number];

/**
 * The paint of a CSS colour: `#rgb`, `#rrggbb`, both also with transparency, `rgb()`, `hsl()` or a name; or of a number
 * from f-puzzles, 0 to 9. Undefined for anything else, and for invisible colours.
 */
export function paintOf(text: string | undefined): Paint | undefined {
  const word = (text ?? '').trim().toLowerCase();
  if (word === '' || word.length > LONGEST) return undefined;
  const [channels, alpha] = hexadecimal(word) ?? functional(word) ?? named(word) ?? [];
  if (!channels || alpha === undefined || !(alpha > 0)) return undefined;
  return { light: hexOf(channels), dark: hexOf(darkened(channels)), alpha: Math.round(alpha * 1000) / 1000 };
}

const LONGEST = 100;

type Read = readonly [Channels, number];

function hexadecimal(word: string): Read | undefined {
  const [, digits] = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  const whole = digits.length > 4 ? digits : [...digits].map((sign) => sign + sign).join('');
  const [red, green, blue, alpha = 255] = whole.match(/../g)!.map((pair) => parseInt(pair, 16));
  return [[red, green, blue], alpha / 255];
}

function functional(word: string): Read | undefined {
  const [, name, list] = /^(rgb|hsl)a?\(([-\d.,%/\s]+)\)$/.exec(word) ?? [];
  if (name === undefined) return undefined;
  const parts = list.split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length < 3 || parts.length > 4 || !parts.every((part) => /^-?\d{0,6}\.?\d{0,6}%?$/.test(part)))
    return undefined;
  const amount = (part: string, whole: number): number =>
    part.endsWith('%') ? (parseFloat(part) / 100) * whole : parseFloat(part);
  const alpha = parts.length === 4 ? within(amount(parts[3], 1), 1) : 1;
  if (name === 'rgb') {
    const [red, green, blue] = parts.map((part) => within(amount(part, 255), 255));
    return [[red, green, blue], alpha];
  }
  const [saturation, lightness] = [parts[1], parts[2]].map((part) => within(parseFloat(part) / 100, 1));
  return [channelsOf({ hue: parseFloat(parts[0]), saturation, lightness }), alpha];
}

function within(amount: number, most: number): number {
  return Number.isNaN(amount) ? 0 : Math.min(most, Math.max(0, amount));
}

/** The palette of f-puzzles, which refers to colours by index. */
const PALETTE = [
  '#a8a8a8',
  '#ff6f6f',
  '#ffb066',
  '#f7e463',
  '#9bdd6a',
  '#6fd8c4',
  '#71b7f5',
  '#a493ec',
  '#ee8fd6',
  '#cfcfcf',
];

function named(word: string): Read | undefined {
  if (/^\d$/.test(word)) return hexadecimal(PALETTE[Number(word)]);
  const hex = NAMED_COLOURS.get(word);
  return hex === undefined ? undefined : hexadecimal(hex);
}

function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

interface Tone {
  /** In degrees. */
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** On a dark board light areas become dark and dark lines light, so that digits stay legible over them. */
function darkened(channels: Channels): Channels {
  const { hue, saturation, lightness } = toneOf(channels);
  return channelsOf({ hue, saturation: saturation * 0.85, lightness: 0.1 + 0.84 * (1 - lightness) });
}

function toneOf([red, green, blue]: Channels): Tone {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const turn = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: turn * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function channelsOf({ hue, saturation, lightness }: Tone): Channels {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
