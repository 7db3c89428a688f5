/** Assignments one below the other, as TOML, MiniZinc, Essence and scripts have them. */
import { ok, type Result } from '../../result.ts';
import { type Literal, parseLiteral } from '../text/loose-json.ts';
import { problemAt, type Token } from '../text/text.ts';

/** Reads the rows of a list as any language writes it; undefined if it is none. */
export type ListReader = (text: string) => readonly (readonly Token[])[] | undefined;

/**
 * The values of a text of assignments and nothing else, as one object; sections of TOML are objects in it. Undefined
 * if the text has other lines. Error: `format.unread`, at a value that is not read.
 */
export function assignmentsIn(text: string, rowsOfList: ListReader): Result<Literal> | undefined {
  const root = new Map<string, Literal>();
  let section = root;
  let at = 0;
  let count = 0;
  while (at < text.length) {
    at = afterBlanks(text, at);
    if (at >= text.length) break;
    const header = /^\[(\[)?["']?([\w. -]{1,80}?)["']?\]\]?[ \t]*(?:#[^\n]*)?(?=\n|\r|$)/.exec(
      text.slice(at, at + 200),
    );
    if (header) {
      section = sectionOf(root, header[2].split('.'), header[1] !== undefined, at);
      at += header[0].length;
      continue;
    }
    const found = NAME.exec(text.slice(at, at + 300));
    if (!found) return undefined;
    const start = at + found[0].length;
    const end = endOfValue(text, start);
    const value = valueIn(text, start, end, rowsOfList);
    count++;
    if (!value)
      return problemAt(text, start, 'format.unread', `The value of "${found[1] ?? found[2]}" is not read.`);
    section.set(found[1] ?? found[2], value);
    at = end;
  }
  return count > 0 ? ok({ kind: 'record', offset: 0, fields: root }) : undefined;
}

const NAME =
  /^(?:(?:export|pub|static|final|private|public|let|var|val|const|mut|local|my|letting|int|auto)\s+){0,4}(?:["']([^"'\n]{1,80})["']|([A-Za-z_$][\w.+-]{0,80}))\s*(?::[^=\n]{0,80})?(?:=|<-|\bbe\b)\s*/;

/** The object of a section of TOML. */
function sectionOf(root: Map<string, Literal>, path: readonly string[], isList: boolean, offset: number) {
  let fields = root;
  for (const [index, raw] of path.entries()) {
    const name = raw.trim();
    const known = fields.get(name);
    const isLast = index === path.length - 1;
    const inner = new Map<string, Literal>();
    const made: Literal = { kind: 'record', offset, fields: inner };
    if (known?.kind === 'list') {
      const last = known.items.at(-1);
      if (isLast && isList) fields.set(name, { ...known, items: [...known.items, made] });
      else if (last?.kind === 'record') {
        fields = last.fields as Map<string, Literal>;
        continue;
      }
      fields = inner;
    } else if (known?.kind === 'record') fields = known.fields as Map<string, Literal>;
    else {
      fields.set(name, isLast && isList ? { kind: 'list', offset, items: [made] } : made);
      fields = inner;
    }
  }
  return fields;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const found =
      /^(?:[\s;,]+|(?:#|%|\/\/|\$|--)[^\n]*|\/\*(?:[^*]|\*(?!\/)){0,5000}\*\/|language [^\n]*)/.exec(
        text.slice(at, at + 6_000),
      );
    if (!found) return at;
    at += found[0].length;
  }
}

/** The end of a value: of its brackets or quotes, or of its line. */
function endOfValue(text: string, start: number): number {
  const long = /^("""|''')/.exec(text.slice(start, start + 3))?.[1];
  if (long) {
    const end = text.indexOf(long, start + 3);
    return end < 0 ? text.length : end + 3;
  }
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"' || sign === "'") {
      const end = endOfText(text, at);
      if (end < 0) return text.length;
      at = end;
    } else if ('#%'.includes(sign) || (sign === '/' && text[at + 1] === '/')) {
      while (at + 1 < text.length && text[at + 1] !== '\n') at++;
    } else if ('[{('.includes(sign)) depth++;
    else if (']})'.includes(sign)) depth--;
    else if (depth <= 0 && (sign === '\n' || sign === ';')) return at;
  }
  return text.length;
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[start]) return at;
  }
  return -1;
}

function valueIn(text: string, start: number, end: number, rowsOfList: ListReader): Literal | undefined {
  const long = /^("""|''')([^]*)\1/.exec(text.slice(start, end));
  if (long) return { kind: 'plain', offset: start, data: long[2].replace(/^\r?\n/, '') };
  const own = withoutComments(text.slice(start, end));
  const read = parseLiteral(own);
  if (read.ok) return moved(read.value, start);
  const rows = rowsOfList(own);
  if (rows) return listOf(rows, start);
  const word = own.trim();
  return /^[\w.+:-]{1,60}$/.test(word) ? { kind: 'plain', offset: start, data: word } : undefined;
}

function listOf(rows: readonly (readonly Token[])[], start: number): Literal {
  const lists = rows.map((row): Literal => ({
    kind: 'list',
    offset: start,
    items: row.map(({ text: data, offset }) => ({ kind: 'plain', offset: start + offset, data })),
  }));
  return rows.length === 1 ? lists[0] : { kind: 'list', offset: start, items: lists };
}

/** Comments as blanks, so that places stay. */
function withoutComments(value: string): string {
  return value.replace(
    /("(?:[^"\\\n]|\\.){0,9999}"|'(?:[^'\\\n]|\\.){0,9999}')|(?:#|%|\/\/)[^\n]*/g,
    (all, quoted?: string) => quoted ?? ' '.repeat(all.length),
  );
}

/** A literal of a part of a text, with its places in the whole. */
export function moved(literal: Literal, by: number): Literal {
  const offset = literal.offset + by;
  if (literal.kind === 'plain') return { ...literal, offset };
  if (literal.kind === 'list')
    return { ...literal, offset, items: literal.items.map((item) => moved(item, by)) };
  return {
    ...literal,
    offset,
    fields: new Map([...literal.fields].map(([name, field]) => [name, moved(field, by)])),
  };
}
