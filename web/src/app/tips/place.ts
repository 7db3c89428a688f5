export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Between a button and its tip, and between a tip and the edge of the window, in CSS pixels. */
const GAP = 6;

/**
 * The place of a tip beside its button: above it, below it or at a side, within the window. It covers nothing of `kept`
 * if there is such a place: the earlier parts matter more.
 */
export function placeOfTip(
  button: Box,
  tip: Pick<Box, 'width' | 'height'>,
  page: Box,
  kept: readonly Box[],
): Box {
  const { width, height } = tip;
  const middle = button.left + (button.width - width) / 2;
  const centre = button.top + (button.height - height) / 2;
  const places = [
    { left: middle, top: button.top - height - GAP },
    { left: middle, top: button.top + button.height + GAP },
    { left: button.left - width - GAP, top: centre },
    { left: button.left + button.width + GAP, top: centre },
  ]
    .map(({ left, top }) => ({
      width,
      height,
      left: clamp(left, page.left + GAP, page.left + page.width - width - GAP),
      top: clamp(top, page.top + GAP, page.top + page.height - height - GAP),
    }))
    .filter((place) => !meet(place, button));
  for (let few = kept.length; few > 0; few--) {
    const free = places.find((place) => !kept.slice(0, few).some((part) => meet(place, part)));
    if (free) return free;
  }
  return places[0] ?? { width, height, left: page.left + GAP, top: page.top + GAP };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
