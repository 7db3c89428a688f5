/** One document of a source that holds several. */
export interface Document {
  readonly text: string;
  /** Lines of the source before it. */
  readonly linesBefore: number;
}

/**
 * Parts a text of several JSON or XML documents, each of which holds one puzzle: a list or XML begins behind a blank
 * line, an object on any line behind another one. A link alone on its line is a document, too. Anything else stays in one
 * piece. Linear in the text.
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

/** Behind its brace an object has a name, an end or nothing; a cell of a grid has candidates. */
const BEGINS_OBJECT = /^\{\s*(?:$|["'}]|[A-Za-z_$][\w$]*\s*:)/;

/** Candidates of a cell in brackets, and then another cell. */
const BEGINS_ROW = /^\[[^\]\s,"']*\]\s+[^\s,\]]/;

/** Where each line begins and where its break begins; breaks are LF, CR LF and CR. */
function* lineBounds(text: string): Generator<readonly [start: number, end: number]> {
  let start = 0;
  for (const found of text.matchAll(/\r\n|[\n\r]/g)) {
    yield [start, found.index];
    start = found.index + found[0].length;
  }
  yield [start, text.length];
}
