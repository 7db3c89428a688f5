/**
 * Exact cover by dancing links: choose options so that every primary item is covered exactly once and every
 * secondary item at most once. After Donald E. Knuth, "Dancing Links" (2000) and The Art of Computer
 * Programming, volume 4B, section 7.2.2.1, where the structure and its names are explained.
 *
 * Items are 1 … `items`, the first `primary` of them primary. Node 0 is the head of the list of uncovered
 * primary items, nodes 1 … `items` are the items' heads, and each further node is one item of one option.
 */
export interface Links {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly up: Int32Array;
  readonly down: Int32Array;
  /** For each node, the head of its item. */
  readonly item: Int32Array;
  /** For each node, its option; for each option, its first node. An option's nodes are consecutive. */
  readonly option: Int32Array;
  readonly start: Int32Array;
  /** For each item, the number of options left. */
  readonly count: Int32Array;
}

export function createLinks(primary: number, items: number, options: readonly (readonly number[])[]): Links {
  const nodes = options.reduce((sum, option) => sum + option.length, items + 1);
  const links: Links = {
    left: new Int32Array(items + 1),
    right: new Int32Array(items + 1),
    up: Int32Array.from({ length: nodes }, (_, node) => node),
    down: Int32Array.from({ length: nodes }, (_, node) => node),
    item: Int32Array.from({ length: nodes }, (_, node) => node),
    option: new Int32Array(nodes),
    start: new Int32Array(options.length + 1),
    count: new Int32Array(items + 1),
  };
  linkItems(links, primary, items);
  let node = items + 1;
  for (const [index, option] of options.entries()) {
    links.start[index] = node;
    for (const item of option) appendNode(links, node++, item, index);
  }
  links.start[options.length] = node;
  return links;
}

/** The uncovered primary item with the fewest options, the first if there are several; 0 if all are covered. */
export function fewestOptions({ right, count }: Links): number {
  let best = 0;
  let fewest = Infinity;
  for (let item = right[0]; item !== 0; item = right[item]) {
    if (count[item] >= fewest) continue;
    fewest = count[item];
    best = item;
    if (fewest === 0) break;
  }
  return best;
}

/** Removes an item from the list, and each of its options from all other items. */
export function cover(links: Links, item: number): void {
  const { left, right, down } = links;
  right[left[item]] = right[item];
  left[right[item]] = left[item];
  for (let node = down[item]; node !== item; node = down[node]) hide(links, node);
}

/** Undoes the `cover` of the last item covered. */
export function uncover(links: Links, item: number): void {
  const { left, right, up } = links;
  for (let node = up[item]; node !== item; node = up[node]) unhide(links, node);
  right[left[item]] = item;
  left[right[item]] = item;
}

/** Covers the items of a node's option other than the node's own, which is covered already. */
export function coverOthers(links: Links, node: number): void {
  const { item, start, option } = links;
  const end = start[option[node] + 1];
  for (let other = start[option[node]]; other < end; other++) {
    if (other !== node) cover(links, item[other]);
  }
}

export function uncoverOthers(links: Links, node: number): void {
  const { item, start, option } = links;
  const first = start[option[node]];
  for (let other = start[option[node] + 1] - 1; other >= first; other--) {
    if (other !== node) uncover(links, item[other]);
  }
}

/** Secondary items stand alone: they are covered like others, but need not be. */
function linkItems({ left, right }: Links, primary: number, items: number): void {
  for (let item = 0; item <= items; item++) {
    const inList = item <= primary;
    left[item] = !inList ? item : item === 0 ? primary : item - 1;
    right[item] = !inList ? item : item === primary ? 0 : item + 1;
  }
}

function appendNode(links: Links, node: number, item: number, option: number): void {
  const last = links.up[item];
  links.item[node] = item;
  links.option[node] = option;
  links.up[node] = last;
  links.down[node] = item;
  links.down[last] = node;
  links.up[item] = node;
  links.count[item]++;
}

function hide({ item, up, down, start, option, count }: Links, node: number): void {
  const end = start[option[node] + 1];
  for (let other = start[option[node]]; other < end; other++) {
    if (other === node) continue;
    down[up[other]] = down[other];
    up[down[other]] = up[other];
    count[item[other]]--;
  }
}

function unhide({ item, up, down, start, option, count }: Links, node: number): void {
  const first = start[option[node]];
  for (let other = start[option[node] + 1] - 1; other >= first; other--) {
    if (other === node) continue;
    down[up[other]] = other;
    up[down[other]] = other;
    count[item[other]]++;
  }
}
