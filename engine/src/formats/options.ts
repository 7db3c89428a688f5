/** Checks of the arguments of public functions for reading and writing: a RangeError names the fault. */
import { type Fields, OBJECT, oneOf, requireFields, requireValue, TEXT, wholeNumber } from '../require.ts';
import { FORMAT_NAMES, type FormatName, type FormatOptions, type ParseOptions } from './parsed-puzzle.ts';

const FORMAT = oneOf(FORMAT_NAMES);

const READING: Fields<ParseOptions> = {
  format: FORMAT,
  geometry: OBJECT,
  symbols: { what: 'a list', isMet: Array.isArray },
  unknownRules: oneOf(['refuse', 'leave-out']),
};

type LineOptions = ParseOptions & { readonly line?: number; readonly offset?: number };

const READING_LINES: Fields<LineOptions> = { ...READING, line: wholeNumber(1), offset: wholeNumber(0) };

const WRITING: Fields<FormatOptions> = { geometry: OBJECT, lossy: oneOf(['refuse', 'allow']) };

export function requireReading(text: string, options: ParseOptions): void {
  requireValue('text', text, TEXT);
  requireFields('options', options, READING);
}

export function requireLine(text: string, options: LineOptions): void {
  requireValue('text', text, TEXT);
  requireFields('options', options, READING_LINES);
}

export function requireWriting(format: FormatName, options: FormatOptions): void {
  requireValue('format', format, FORMAT);
  requireFields('options', options, WRITING);
}
