import { expect, test } from 'vitest';
import { type Box, placeOfTip } from './place.ts';

const PAGE: Box = { left: 0, top: 0, width: 360, height: 640 };
const TIP = { width: 100, height: 30 };
const box = (left: number, top: number, width = 44, height = 44): Box => ({ left, top, width, height });

test.each([
  ['above it', box(150, 300), [], { left: 122, top: 264 }],
  ['below it, at the upper edge', box(150, 0), [], { left: 122, top: 50 }],
  ['within the window', box(310, 300), [], { left: 254, top: 264 }],
  ['not over the board', box(150, 300), [box(0, 0, 360, 290)], { left: 122, top: 350 }],
  // Between board and lower edge there is room at the sides only.
  ['at a side', box(150, 590), [box(0, 0, 360, 580)], { left: 44, top: 597 }],
  // The cell with the focus matters more than the rest of the board.
  [
    'over the board, but not over its cell',
    box(0, 0, 360, 44),
    [box(150, 60), box(0, 50, 360, 590)],
    undefined,
  ],
])('a tip stands %s', (_, button, kept, expected) => {
  const place = placeOfTip(button, TIP, PAGE, kept);
  if (expected) expect(place).toMatchObject(expected);
  expect(place.left >= 0 && place.top >= 0 && place.left + 100 <= 360 && place.top + 30 <= 640).toBe(true);
});
