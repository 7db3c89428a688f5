/** One document of a source that holds several. */
export interface Document {
  readonly text: string;
  /** Lines of the source before it. */
  readonly linesBefore: number;
}

/**
 * Splits a text of several JSON or XML documents, each of which contains one puzzle: a list or XML begins after a blank
 * line, an object on any line after another object. A link alone on its line is a document, too. Anything else stays in
 * one piece. Linear in the text.
 */
export function documentsIn(text: string): Document[] {
  const documents: Document[] = [];
  let start = 0;
  let linesBefore = 0;
  let line = 0;
  let blanks = 0;
  let last = '';
  let isBehindLink = false;
  for (const [at, end] of lineBounds(text)) {
    const content = text.slice(at, end).trim();
    if (content !== '') {
      const isNew = at > start && (isBehindLink || isLink(content) || beginsDocument(content, last, blanks));
      if (isNew) {
        documents.push({ text: text.slice(start, at), linesBefore });
        start = at;
        linesBefore = line;
      }
      isBehindLink = isLink(content);
      last = content.at(-1)!;
      blanks = 0;
    } else blanks++;
    line++;
  }
  return [...documents, { text: text.slice(start), linesBefore }];
}

function isLink(line: string): boolean {
  return (
    /^(?:https?:\/\/\S|(?:scl|ctc|scf|fpuz(?:zles)?)[A-Za-z0-9+/=%_-]{20})/.test(line) && !/\s/.test(line)
  );
}

function beginsDocument(line: string, last: string, blanks: number): boolean {
  if (line.startsWith('{')) return last === '}' && BEGINS_OBJECT.test(line);
  const isMarked =
    (line.startsWith('[') && !BEGINS_ROW.test(line)) ||
    line.startsWith('<?xml') ||
    line.startsWith('<!DOCTYPE');
  return isMarked && blanks > 0 && (last === ']' || last === '>' || last === ';');
}

/** After its brace an object has a name, an end or nothing; a cell of a grid has candidates. */
const BEGINS_OBJECT = /^\{\s*(?:$|["'}]|[A-Za-z_$][\w$]*\s*:)/;

/** Candidates of a cell in brackets, followed by another cell. */
const BEGINS_ROW = /^\[[^\]\s,"']*\]\s+[^\s,\]]/;

/** The start of each line and of its break; breaks are LF, CR LF and CR. */
function* lineBounds(text: string): Generator<readonly [start: number, end: number]> {
  let start = 0;
  for (const found of text.matchAll(/\r\n|[\n\r]/g)) {
    yield [start, found.index];
    start = found.index + found[0].length;
  }
  yield [start, text.length];
}
