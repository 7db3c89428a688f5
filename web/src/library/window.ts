/** The visible part of a long list, in pixels. */
export interface ListView {
  /** The height of the part of the list above the top of the view; negative if the list starts below it. */
  readonly above: number;
  /** Height of the view. */
  readonly view: number;
  /** Height of a row. */
  readonly row: number;
  readonly count: number;
}

/** Extra rows beyond both edges, so that a small scroll shows no gap before the next frame. */
const SPARE = 6;

/** The maximum number of rows on the page, at any scroll position. */
export function mostRows({ view, row }: Pick<ListView, 'view' | 'row'>): number {
  return Math.ceil(view / row) + 1 + 2 * SPARE;
}

/** The rows to have on the page, from `first` up to but not including `end`. */
export function windowOf({ above, view, row, count }: ListView): {
  readonly first: number;
  readonly end: number;
} {
  const within = (index: number): number => Math.min(Math.max(index, 0), count);
  return {
    first: within(Math.floor(above / row) - SPARE),
    end: within(Math.ceil((above + view) / row) + SPARE),
  };
}
