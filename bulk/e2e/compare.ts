/** What is wrong with a list of results, line by line. */
export interface Difference {
  /** Lines that should be there and are not. */
  readonly lost: number;
  /** Lines that are there once too often. */
  readonly doubled: number;
  /** Lines that come after one that should come later. */
  readonly outOfOrder: number;
}

export function compareLines(expected: string, found: string): Difference {
  const wanted = linesOf(expected);
  const got = linesOf(found);
  /** For each text the places where it should be, in order. */
  const places = new Map<string, number[]>();
  for (const [place, line] of wanted.entries()) {
    const known = places.get(line);
    if (known) known.push(place);
    else places.set(line, [place]);
  }
  const used = new Map<string, number>();
  let doubled = 0;
  let outOfOrder = 0;
  let last = -1;
  for (const line of got) {
    const count = used.get(line) ?? 0;
    used.set(line, count + 1);
    const place = places.get(line)?.[count];
    if (place === undefined) doubled++;
    else if (place < last) outOfOrder++;
    else last = place;
  }
  let lost = 0;
  for (const [line, all] of places) lost += Math.max(0, all.length - (used.get(line) ?? 0));
  return { lost, doubled, outOfOrder };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
