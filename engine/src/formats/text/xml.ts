import { ok, type Result } from '../../result.ts';
import { problemAt, quoted } from './text.ts';

/** An element of an XML text. `text` is the text between its tags, without that of its children. */
export interface XmlElement {
  readonly name: string;
  readonly offset: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const MAX_DEPTH = 32;
const MAX_ELEMENTS = 200_000;

/**
 * Reads the small XML that puzzle programs write: elements, attributes, texts, the five predefined entities and
 * character references. Comments, processing instructions and a DOCTYPE without declarations are skipped. Errors, with
 * their place: `xml.syntax`, `xml.depth`.
 */
export function parseXml(text: string): Result<XmlElement> {
  const open: Draft[] = [];
  const root: Draft = { name: '', offset: 0, attributes: new Map(), children: [], texts: [] };
  open.push(root);
  let count = 0;
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    const parent = open[open.length - 1];
    if (end > at) parent.texts.push(unescaped(text.slice(at, end)));
    if (open.length === 1 && /[^\s\uFEFF]/.test(text.slice(at, end))) return wrong(text, at);
    if (next < 0) break;
    const skipped = endOfAside(text, next);
    if (skipped !== undefined) {
      if (skipped < 0) return wrong(text, next);
      at = skipped;
      continue;
    }
    const tag = tagAt(text, next);
    if (!tag || count++ > MAX_ELEMENTS) return wrong(text, next);
    const { slash, name, attributes, isEmpty } = tag;
    at = tag.end;
    if (slash) {
      const closed = open.pop()!;
      if (closed.name !== name || open.length === 0 || attributes.size > 0) return wrong(text, next);
      continue;
    }
    const element: Draft = {
      name,
      offset: next,
      attributes,
      children: [],
      texts: [],
    };
    parent.children.push(element);
    if (!isEmpty) open.push(element);
    if (open.length > MAX_DEPTH)
      return problemAt(text, next, 'xml.depth', 'The elements are nested too deeply.');
  }
  if (open.length !== 1 || root.children.length !== 1) {
    return problemAt(text, text.length, 'xml.syntax', 'The text ends in the middle of an element.');
  }
  return ok(finished(root.children[0]));
}

/** The children of this name. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of the first child of this name; empty if there is none. */
export function textIn(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? '';
}

/** A text escaped for attributes and between tags. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"'\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

interface Draft {
  readonly name: string;
  readonly offset: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Draft[];
  readonly texts: string[];
}

interface Tag {
  readonly slash: boolean;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
  readonly end: number;
}

/** The tag that begins at a `<`. Read part by part, since a single regular expression could overflow its stack. */
function tagAt(text: string, from: number): Tag | undefined {
  const head = matchAt(TAG_HEAD, text, from);
  if (!head) return undefined;
  let at = from + head[0].length;
  const attributes = new Map<string, string>();
  for (;;) {
    const found = matchAt(ATTRIBUTE, text, at);
    if (!found) break;
    attributes.set(found[1], unescaped(found[2] ?? found[3]));
    at += found[0].length;
  }
  const close = matchAt(TAG_END, text, at);
  if (!close) return undefined;
  const isEmpty = close[1] === '/';
  return { slash: head[1] === '/', name: head[2], attributes, isEmpty, end: at + close[0].length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const TAG_HEAD = /<(\/?)([A-Za-z_][\w.-]*)/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The end of a comment, instruction or DOCTYPE; −1 if it does not end; undefined if none begins here. */
function endOfAside(text: string, at: number): number | undefined {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<!DOCTYPE', '>'],
  ]) {
    if (!text.startsWith(start, at)) continue;
    const found = text.indexOf(end, at + start.length);
    return found < 0 ? -1 : found + end.length;
  }
  return undefined;
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name as string] ?? whole;
    const code = decimal !== undefined ? Number(decimal) : parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function finished({ texts, children, ...element }: Draft): XmlElement {
  return { ...element, children: children.map(finished), text: texts.join('') };
}

function wrong(text: string, at: number) {
  const from = at + Math.max(text.slice(at, at + 1000).search(/\S/), 0);
  return problemAt(text, from, 'xml.syntax', `${quoted(text.slice(from, from + 20))} does not belong here.`);
}
