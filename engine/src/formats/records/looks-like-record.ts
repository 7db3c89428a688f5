/** Recognises records without their readers, which a bundle may leave out. */
import { eachLineOf } from '../text/text.ts';
import { partOf } from './field-names.ts';

/** Whether a text begins with an object, or has assignments or fields and nothing else, one of which is a grid. */
export function looksLikeRecord(text: string): boolean {
  const head = text.slice(0, 20_000);
  if (OBJECT.test(head)) return !CELL_LIST.test(head);
  if (isExercise(head)) return false;
  let depth = 0;
  let names = 0;
  let hasGrid = false;
  let isHolderOpen = false;
  let isLong = false;
  let isList = false;
  for (const { text } of eachLineOf(head)) {
    if (isBlank(text)) continue;
    const line = text.replace(LETTING, '$1 =');
    const quotes = line.split(/"""|'''/).length - 1;
    if (isLong || depth > 0) {
      isLong = isLong !== (quotes % 2 === 1);
      if (!isLong) depth += depthOf(line);
      continue;
    }
    const found = ASSIGNMENT.exec(line);
    if (!found) {
      const isInner = names > 0 && /^(?:[ \t]+\S|-[ \t]+[^-\s|])/.test(line);
      if (!isInner && !HEADER.test(line) && !/^[\])};,]+$/.test(line.trim())) return false;
      hasGrid ||= isInner && isHolderOpen;
      hasGrid ||= isInner && isHolder(INNER.exec(line)?.[1]);
      depth += Math.max(depthOf(line), 0);
      continue;
    }
    names++;
    isList = found[0].endsWith('=');
    const value = line.slice(found[0].length).trim();
    isHolderOpen = isHolder(found[1]) && /^(?:[|>][-+]?)?$/.test(value);
    hasGrid ||= isHolder(found[1])
      ? /^(?:["'[{(]|array|[\d.*_]{16})|\[/.test(value)
      : isList && LIST.test(value);
    isLong = quotes % 2 === 1;
    depth = Math.max(depthOf(value), 0);
  }
  // One list alone is read as a list, with the empty cells of every language.
  return hasGrid && !(names === 1 && isList);
}

/** Whether the only fields are the input and output of an exercise, whose lists are read as such. */
function isExercise(head: string): boolean {
  const names = [...head.matchAll(/^[ \t]*([A-Za-z][\w ]{0,20}?)[ \t]*[:=]/gm)].map(([, name]) =>
    name.toLowerCase(),
  );
  return (
    names[0] === 'input' && names.every((name) => /^(?:input|output|expected|answer|board|grid)$/.test(name))
  );
}

const OBJECT =
  /^\s*(?:[\w$]{1,40}\s*=\s*)?(?:\[\s*)?\{\s*(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[A-Za-z_$][\w$]{0,80})\s*:/;

/** A list of cells, which has a form of its own. */
const CELL_LIST = /^[^[{]{0,60}\[\s*\{[^}]*["']?\brow["']?\s*:/;

/** `grid = [`, `grid: |`: the name, and all up to its value. */
const ASSIGNMENT = /^["']?([A-Za-z_][\w -]{0,40}?|[A-Za-z_][\w-]{0,40}[+-])["']?[ \t]*(?::(?=\s|$)|=(?!=))/;

/** A list of source text, whose name may be anything. */
const LIST = /^(?:\[[\s[|]|\{\s*\{|array\dd?\(|\[$)/;

/** Words before a name. */
const LETTING = /^(?:letting|let|const|var|val|export const)\s{1,9}(\w{1,40})\s{1,9}(?:be\b|=)/;

/** A field inside another. */
const INNER = /^[ \t]+["']?([A-Za-z_][\w -]{0,40}?)["']?[ \t]*:(?:\s|$)/;

/** A section of TOML. */
const HEADER = /^\[\[?["']?[A-Za-z_][\w. -]{0,80}["']?\]\]?[ \t]*(?:#.*)?$/;

function isBlank(line: string): boolean {
  return /^\s*(?:$|#|%|\/\/|---\s*$)/.test(line);
}

function isHolder(name: string | undefined): boolean {
  return name !== undefined && partOf(name.trim()) === 'puzzle';
}

function depthOf(text: string): number {
  const own = text.replace(/"[^"]*"|'[^']*'|#.*/g, '');
  return (own.match(/[[{(]/g)?.length ?? 0) - (own.match(/[\]})]/g)?.length ?? 0);
}
