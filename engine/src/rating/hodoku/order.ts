/**
 * The order of the steps that HoDoKu has collected. Its comparisons are not always transitive, so the result depends on
 * the sorting algorithm: the merge sort of Java's library (runs of at least 16 to 32, and galloping), which
 * `sortAsJava` reproduces comparison by comparison.
 */
export type Compare<T> = (a: T, b: T) => number;

const SMALL = 32;
const FIRST_GALLOP = 7;

interface Run {
  readonly start: number;
  length: number;
}

/** Sorts a list in place as Java does. */
export function sortAsJava<T>(list: T[], compare: Compare<T>): void {
  const count = list.length;
  if (count < 2) return;
  if (count < SMALL) {
    insertFrom(list, 0, count, runLength(list, 0, count, compare), compare);
    return;
  }
  const runs: Run[] = [];
  const merger = { gallop: FIRST_GALLOP };
  const least = leastRun(count);
  for (let start = 0; start < count;) {
    let length = runLength(list, start, count, compare);
    if (length < least) {
      const wanted = Math.min(count - start, least);
      insertFrom(list, start, start + wanted, start + length, compare);
      length = wanted;
    }
    runs.push({ start, length });
    mergeShort(list, runs, compare, merger);
    start += length;
  }
  while (runs.length > 1) {
    const n = runs.length - 2;
    mergeAt(list, runs, n > 0 && runs[n - 1].length < runs[n + 1].length ? n - 1 : n, compare, merger);
  }
}

function leastRun(count: number): number {
  let rest = count;
  let odd = 0;
  while (rest >= SMALL) {
    odd |= rest & 1;
    rest >>= 1;
  }
  return rest + odd;
}

/** The length of the run at `start`; a strictly descending one is reversed. */
function runLength<T>(list: T[], start: number, end: number, compare: Compare<T>): number {
  let next = start + 1;
  if (next === end) return 1;
  if (compare(list[next++], list[start]) < 0) {
    while (next < end && compare(list[next], list[next - 1]) < 0) next++;
    for (let i = start, j = next - 1; i < j; i++, j--) [list[i], list[j]] = [list[j], list[i]];
  } else {
    while (next < end && compare(list[next], list[next - 1]) >= 0) next++;
  }
  return next - start;
}

/** Inserts the items from `from` onwards into the sorted part before them, by binary search. */
function insertFrom<T>(list: T[], start: number, end: number, from: number, compare: Compare<T>): void {
  for (let i = from; i < end; i++) {
    const item = list[i];
    let low = start;
    let high = i;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(item, list[middle]) < 0) high = middle;
      else low = middle + 1;
    }
    list.copyWithin(low + 1, low, i);
    list[low] = item;
  }
}

function mergeShort<T>(list: T[], runs: Run[], compare: Compare<T>, merger: { gallop: number }): void {
  const lengthOf = (at: number) => runs[at].length;
  while (runs.length > 1) {
    let n = runs.length - 2;
    const isUneven =
      (n > 0 && lengthOf(n - 1) <= lengthOf(n) + lengthOf(n + 1)) ||
      (n > 1 && lengthOf(n - 2) <= lengthOf(n) + lengthOf(n - 1));
    if (isUneven) {
      if (lengthOf(n - 1) < lengthOf(n + 1)) n--;
    } else if (lengthOf(n) > lengthOf(n + 1)) {
      return;
    }
    mergeAt(list, runs, n, compare, merger);
  }
}

function mergeAt<T>(
  list: T[],
  runs: Run[],
  at: number,
  compare: Compare<T>,
  merger: { gallop: number },
): void {
  const first = runs[at];
  const second = runs[at + 1];
  runs.splice(at, 2, { start: first.start, length: first.length + second.length });
  const skipped = gallopRight(list[second.start], list, first.start, first.length, 0, compare);
  const start = first.start + skipped;
  const length = first.length - skipped;
  if (length === 0) return;
  const last = list[start + length - 1];
  const secondLength = gallopLeft(last, list, second.start, second.length, second.length - 1, compare);
  if (secondLength === 0) return;
  if (length <= secondLength) mergeForward(list, start, length, secondLength, compare, merger);
  else mergeBackward(list, start, length, secondLength, compare, merger);
}

/** The number of items in a run that come before `item`: those that are smaller. */
function gallopLeft<T>(
  item: T,
  list: readonly T[],
  start: number,
  length: number,
  hint: number,
  compare: Compare<T>,
): number {
  let before = 0;
  let offset = 1;
  if (compare(item, list[start + hint]) > 0) {
    const most = length - hint;
    while (offset < most && compare(item, list[start + hint + offset]) > 0) {
      before = offset;
      offset = offset * 2 + 1;
    }
    offset = Math.min(offset, most);
    before += hint;
    offset += hint;
  } else {
    const most = hint + 1;
    while (offset < most && compare(item, list[start + hint - offset]) <= 0) {
      before = offset;
      offset = offset * 2 + 1;
    }
    offset = Math.min(offset, most);
    [before, offset] = [hint - offset, hint - before];
  }
  before++;
  while (before < offset) {
    const middle = before + ((offset - before) >>> 1);
    if (compare(item, list[start + middle]) > 0) before = middle + 1;
    else offset = middle;
  }
  return offset;
}

/** The number of items in a run that come before `item`: those that are not greater. */
function gallopRight<T>(
  item: T,
  list: readonly T[],
  start: number,
  length: number,
  hint: number,
  compare: Compare<T>,
): number {
  let before = 0;
  let offset = 1;
  if (compare(item, list[start + hint]) < 0) {
    const most = hint + 1;
    while (offset < most && compare(item, list[start + hint - offset]) < 0) {
      before = offset;
      offset = offset * 2 + 1;
    }
    offset = Math.min(offset, most);
    [before, offset] = [hint - offset, hint - before];
  } else {
    const most = length - hint;
    while (offset < most && compare(item, list[start + hint + offset]) >= 0) {
      before = offset;
      offset = offset * 2 + 1;
    }
    offset = Math.min(offset, most);
    before += hint;
    offset += hint;
  }
  before++;
  while (before < offset) {
    const middle = before + ((offset - before) >>> 1);
    if (compare(item, list[start + middle]) < 0) offset = middle;
    else before = middle + 1;
  }
  return offset;
}

function mergeForward<T>(
  list: T[],
  start: number,
  firstLength: number,
  secondLength: number,
  compare: Compare<T>,
  merger: { gallop: number },
): void {
  const first = list.slice(start, start + firstLength);
  let [one, two, target] = [0, start + firstLength, start];
  let [left, right] = [firstLength, secondLength];
  const takeOne = (count: number) => {
    for (let i = 0; i < count; i++) list[target++] = first[one++];
    left -= count;
  };
  const takeTwo = (count: number) => {
    for (let i = 0; i < count; i++) list[target++] = list[two++];
    right -= count;
  };
  takeTwo(1);
  if (right === 0) return takeOne(left);
  const finish = () => {
    merger.gallop = Math.max(merger.gallop, 1);
    // The rest of the second run is already in place, except for the last item of the first.
    if (left === 1) {
      takeTwo(right);
      takeOne(1);
    } else {
      takeOne(left);
    }
  };
  if (left === 1) return finish();
  for (;;) {
    let [wonByOne, wonByTwo] = [0, 0];
    do {
      if (compare(list[two], first[one]) < 0) {
        takeTwo(1);
        wonByTwo++;
        wonByOne = 0;
        if (right === 0) return finish();
      } else {
        takeOne(1);
        wonByOne++;
        wonByTwo = 0;
        if (left === 1) return finish();
      }
    } while ((wonByOne | wonByTwo) < merger.gallop);
    do {
      wonByOne = gallopRight(list[two], first, one, left, 0, compare);
      takeOne(wonByOne);
      if (wonByOne > 0 && left <= 1) return finish();
      takeTwo(1);
      if (right === 0) return finish();
      wonByTwo = gallopLeft(first[one], list, two, right, 0, compare);
      takeTwo(wonByTwo);
      if (wonByTwo > 0 && right === 0) return finish();
      takeOne(1);
      if (left === 1) return finish();
      merger.gallop--;
    } while (wonByOne >= FIRST_GALLOP || wonByTwo >= FIRST_GALLOP);
    merger.gallop = Math.max(merger.gallop, 0) + 2;
  }
}

function mergeBackward<T>(
  list: T[],
  start: number,
  firstLength: number,
  secondLength: number,
  compare: Compare<T>,
  merger: { gallop: number },
): void {
  const second = list.slice(start + firstLength, start + firstLength + secondLength);
  let [one, two, target] = [
    start + firstLength - 1,
    secondLength - 1,
    start + firstLength + secondLength - 1,
  ];
  let [left, right] = [firstLength, secondLength];
  const takeOne = (count: number) => {
    for (let i = 0; i < count; i++) list[target--] = list[one--];
    left -= count;
  };
  const takeTwo = (count: number) => {
    for (let i = 0; i < count; i++) list[target--] = second[two--];
    right -= count;
  };
  takeOne(1);
  if (left === 0) return takeTwo(right);
  const finish = () => {
    merger.gallop = Math.max(merger.gallop, 1);
    if (right === 1) {
      takeOne(left);
      takeTwo(1);
    } else {
      takeTwo(right);
    }
  };
  if (right === 1) return finish();
  for (;;) {
    let [wonByOne, wonByTwo] = [0, 0];
    do {
      if (compare(second[two], list[one]) < 0) {
        takeOne(1);
        wonByOne++;
        wonByTwo = 0;
        if (left === 0) return finish();
      } else {
        takeTwo(1);
        wonByTwo++;
        wonByOne = 0;
        if (right === 1) return finish();
      }
    } while ((wonByOne | wonByTwo) < merger.gallop);
    do {
      wonByOne = left - gallopRight(second[two], list, start, left, left - 1, compare);
      takeOne(wonByOne);
      if (wonByOne > 0 && left === 0) return finish();
      takeTwo(1);
      if (right === 1) return finish();
      wonByTwo = right - gallopLeft(list[one], second, 0, right, right - 1, compare);
      takeTwo(wonByTwo);
      if (wonByTwo > 0 && right <= 1) return finish();
      takeOne(1);
      if (left === 0) return finish();
      merger.gallop--;
    } while (wonByOne >= FIRST_GALLOP || wonByTwo >= FIRST_GALLOP);
    merger.gallop = Math.max(merger.gallop, 0) + 2;
  }
}
