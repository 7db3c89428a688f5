/** The part of YAML that people write by hand: fields, lists and texts by indentation, and values as in JSON. */
import { ok, type Result } from '../../result.ts';
import { type Literal, parseLiteral } from '../text/loose-json.ts';
import { linesOf, problemAt, type TextLine } from '../text/text.ts';
import { moved } from './assignments.ts';

interface YamlReader {
  readonly text: string;
  readonly lines: readonly TextLine[];
  at: number;
  /** The offset of the first line that is not read. */
  wrong: number | undefined;
}

/** Reads YAML. Undefined if the text does not begin as YAML; error: `format.unread`, at what is not read. */
export function parseYaml(text: string): Result<Literal> | undefined {
  const lines = linesOf(text);
  const reader: YamlReader = { text, lines, at: 0, wrong: undefined };
  const value = readBlock(reader, -1, 0);
  if (!value) return undefined;
  skipBlank(reader);
  const wrong = reader.wrong ?? lines[reader.at]?.offset;
  if (wrong === undefined) return ok(value);
  return problemAt(text, wrong, 'format.unread', 'This looks like YAML; this line of it is not read.');
}

const FIELD =
  /^(\s*)(?:"([^"]{1,80})"|'([^']{1,80})'|([^\s"'#[\]{}:,|-][^:#\n]{0,80}?))[ \t]*:(?:[ \t]+(\S.*)?)?$/;
const ITEM = /^(\s*)-(?:[ \t]+(\S.*)?)?$/;

/** The fields or items that stand deeper than an indentation. */
function readBlock(reader: YamlReader, outer: number, depth: number): Literal | undefined {
  skipBlank(reader);
  const first = reader.lines[reader.at];
  if (!first || depth > 20) return undefined;
  const indent = indentOf(first.text);
  if (indent <= outer) return undefined;
  if (ITEM.test(first.text)) return readItems(reader, indent, depth);
  return FIELD.test(first.text) ? readFields(reader, indent, depth) : undefined;
}

function readFields(reader: YamlReader, indent: number, depth: number): Literal {
  const fields = new Map<string, Literal>();
  const { offset } = reader.lines[reader.at];
  for (;;) {
    skipBlank(reader);
    const line = reader.lines[reader.at];
    const found = line && indentOf(line.text) === indent ? FIELD.exec(line.text) : null;
    if (!found) break;
    const [, , quoted, single, bare, rest = ''] = found;
    const start = line.offset + line.text.length - rest.length;
    reader.at++;
    fields.set(quoted ?? single ?? bare, valueOf(reader, { text: rest, offset: start }, indent, depth));
  }
  return { kind: 'record', offset, fields };
}

function readItems(reader: YamlReader, indent: number, depth: number): Literal {
  const items: Literal[] = [];
  const { offset } = reader.lines[reader.at];
  for (;;) {
    skipBlank(reader);
    const line = reader.lines[reader.at];
    const found = line && indentOf(line.text) === indent ? ITEM.exec(line.text) : null;
    if (!found) break;
    const [, , rest = ''] = found;
    const start = line.offset + line.text.length - rest.length;
    if (FIELD.test(rest) || ITEM.test(rest)) {
      // The first field of an object stands behind the dash: read as if the dash were a blank.
      const own = { text: `${' '.repeat(line.text.length - rest.length)}${rest}`, offset: line.offset };
      const inner: YamlReader = { ...reader, lines: reader.lines.with(reader.at, own) };
      items.push(readBlock(inner, indent, depth + 1) ?? nothing(start));
      if (inner.at === reader.at) {
        reader.wrong ??= line.offset;
        break;
      }
      reader.at = inner.at;
      reader.wrong ??= inner.wrong;
      continue;
    }
    reader.at++;
    items.push(valueOf(reader, { text: rest, offset: start }, indent, depth));
  }
  return { kind: 'list', offset, items };
}

function valueOf(reader: YamlReader, rest: TextLine, indent: number, depth: number): Literal {
  const own = rest.text.replace(/(?:^|\s)#(?!\S).*$/, '').trim();
  if (/^[|>][+-]?\d?$/.test(own)) return textBelow(reader, indent, rest.offset);
  if (own === '') {
    const isList = ITEM.test(reader.lines[reader.at]?.text ?? '');
    return readBlock(reader, isList ? indent - 1 : indent, depth + 1) ?? nothing(rest.offset);
  }
  if (/^[[{]/.test(own)) return flowFrom(reader, rest);
  if (/^"/.test(own) || /^[-+]?\d{1,9}$/.test(own) || /^(?:true|false|null)$/.test(own)) {
    const read = parseLiteral(own);
    if (read.ok) return moved(read.value, rest.offset);
  }
  return { kind: 'plain', offset: rest.offset, data: own === '~' ? null : own.replace(/^'(.*)'$/, '$1') };
}

/** A list or object in brackets, perhaps over several lines. */
function flowFrom(reader: YamlReader, { offset }: TextLine): Literal {
  const first = reader.at;
  for (let end = first; end <= reader.lines.length && end < first + 200; end++) {
    const last = reader.lines[end - 1];
    const part = reader.text.slice(offset, last.offset + last.text.length).replace(/\s#[^\n]*/g, '');
    const read = parseLiteral(part.replace(BARE, (word) => (NAMED.test(word) ? word : JSON.stringify(word))));
    if (!read.ok) continue;
    reader.at = end;
    return moved(read.value, offset);
  }
  reader.wrong ??= offset;
  return nothing(offset);
}

/** Words without quotes between brackets. */
const BARE = /(?<=[[,:{]\s{0,20})[A-Za-z_][\w.+-]{0,60}(?=\s{0,20}[,\]}])/g;
const NAMED = /^(?:true|false|null)$/;

function textBelow(reader: YamlReader, indent: number, offset: number): Literal {
  const lines: string[] = [];
  let start: number | undefined;
  for (; reader.at < reader.lines.length; reader.at++) {
    const { text, offset: at } = reader.lines[reader.at];
    if (text.trim() !== '' && indentOf(text) <= indent) break;
    start ??= at;
    lines.push(text);
  }
  return { kind: 'plain', offset: start ?? offset, data: lines.join('\n').trimEnd() };
}

function nothing(offset: number): Literal {
  return { kind: 'plain', offset, data: null };
}

function skipBlank(reader: YamlReader): void {
  while (/^\s*(?:#.*)?$|^---\s*$|^\.\.\.\s*$/.test(reader.lines[reader.at]?.text ?? 'x')) reader.at++;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
