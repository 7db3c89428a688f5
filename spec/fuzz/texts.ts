import type { Random } from '../../engine/src/index.ts';
import { FAMILIES } from './families.ts';

/** Signs that mean something to some format, or are odd. */
const SIGNS = [
  ...'\0\t\r\n |│┼-+=:;#.019AaXx_*[]{}"\'\\,<>/~^?&%@',
  ...[
    '\uFEFF',
    '\u200D',
    '\uD800',
    '\u0301',
    '−',
    '½',
    '٣',
    '５',
    '🍎',
    '👩‍🚀',
    '10',
    '999',
    'e9',
    '\r\n',
    '\n\n',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    '/*',
    '//',
    '<!--',
    '?load=',
    'scl',
    '.~R1C1_',
    '"size":',
  ],
];

/** A text for the readers: a damaged sample, structured garbage, random signs, or a member of a slow family. */
export function randomText(random: Random, samples: readonly string[]): string {
  const kind = random.below(100);
  if (kind < 55) return damaged(random, pick(random, samples));
  if (kind < 70) return joined(random, samples);
  if (kind < 85) return signs(random, 1 + random.below(400));
  if (kind < 97) return pick(random, FAMILIES).make(1 + random.below(2_000));
  return nested(random);
}

/** A text of a megabyte, which a thorough run reads now and then. */
export function longText(random: Random, samples: readonly string[]): string {
  const length = 1 << 20;
  if (random.below(2) === 0) return pick(random, FAMILIES).make(length);
  const part = `${damaged(random, pick(random, samples))}${pick(random, ['\n', '\n\n', ' ', ''])}`;
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)];
}

function damaged(random: Random, text: string): string {
  let now = text;
  for (let edits = random.below(6); edits > 0; edits--) {
    const from = random.below(now.length + 1);
    const cut = random.below(4) === 0 ? random.below(now.length - from + 1) : random.below(6);
    const put =
      random.below(5) === 0 ? pick(random, SIGNS).repeat(1 + random.below(60)) : pick(random, SIGNS);
    now = now.slice(0, from) + put + now.slice(from + cut);
  }
  return now;
}

/** Parts of samples behind each other. */
function joined(random: Random, samples: readonly string[]): string {
  const parts = Array.from({ length: 2 + random.below(3) }, () => {
    const text = pick(random, samples);
    const from = random.below(text.length + 1);
    return text.slice(from, from + random.below(400));
  });
  return parts.join(pick(random, ['\n', '\n\n', '', ' ', ',']));
}

function signs(random: Random, length: number): string {
  const few = Array.from({ length: 1 + random.below(6) }, () => pick(random, SIGNS));
  return Array.from({ length }, () => pick(random, random.below(10) === 0 ? SIGNS : few)).join('');
}

function nested(random: Random): string {
  const [open, middle, close] = pick(random, [
    ['[', '1', ']'],
    ['{"a":', '1', '}'],
    ['<a>', '', '</a>'],
    ['[{"row":', '0', '}]'],
  ] as const);
  const depth = 1 + random.below(2_000);
  return open.repeat(depth) + middle + close.repeat(random.below(depth + 1));
}
