import type { Random } from '../../engine/src/index.ts';
import { FAMILIES } from './families.ts';

/** Characters that mean something to some format, or are unusual. */
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

/** Maximum number of characters of a text of each size. */
const LENGTHS = { short: 1_000, long: 50_000, huge: 1 << 20 } as const;

/**
 * A text for the readers: a damaged sample, structured garbage, random signs, or a member of a slow family. Short texts
 * find errors, long ones find slow reading.
 */
export function randomText(
  random: Random,
  samples: readonly string[],
  size: keyof typeof LENGTHS = 'short',
): string {
  const most = LENGTHS[size];
  const length = 1 + random.below(most);
  if (size !== 'short')
    return random.below(2) === 0 ? ofFamily(random, length) : repeated(random, samples, length);
  const kind = random.below(100);
  if (kind < 45) return damaged(random, part(random, pick(random, samples), length));
  if (kind < 50) return damaged(random, pick(random, samples));
  if (kind < 65) return joined(random, samples);
  if (kind < 80) return signs(random, 1 + random.below(300));
  if (kind < 88) return ofFamily(random, length);
  if (kind < 96) return bomb(random, samples, length);
  return nested(random);
}

function ofFamily(random: Random, length: number): string {
  return pick(random, FAMILIES).make(length);
}

/** A damaged piece repeated, with varying separators. */
function repeated(random: Random, samples: readonly string[], length: number): string {
  const piece = `${damaged(random, part(random, pick(random, samples), 1_000))}${pick(random, ['\n', '\n\n', ' ', ''])}`;
  return piece.repeat(Math.ceil(length / (piece.length + 1))).slice(0, length);
}

/**
 * A valid beginning followed by one character repeated endlessly, or many small things that cost the reader more than
 * their length.
 */
function bomb(random: Random, samples: readonly string[], length: number): string {
  const start = part(random, pick(random, samples), 60);
  if (random.below(2) === 0) return start + pick(random, SIGNS).repeat(length);
  const lines = Array.from({ length: Math.ceil(length / 20) }, () => pick(random, BOMBS)(random));
  return lines.join('\n');
}

/** A few characters that demand a lot: large boards, each different. */
const BOMBS: readonly ((random: Random) => string)[] = [
  (random) => `.Shape~${4 + random.below(33)}x${4 + random.below(33)}`,
  (random) => `${2 + random.below(5)}x${2 + random.below(5)}:${'z'.repeat(random.below(60))}`,
  (random) => `${4 + random.below(33)}j:zzzz,${'zya_'.repeat(random.below(20))}`,
  (random) => `9j:zzzc,${'a'.repeat(random.below(160))}`,
  (random) => '.'.repeat((4 + random.below(33)) ** 2),
  (random) => Array.from({ length: 162 }, () => pick(random, [...'.12ABCDEFGHI'])).join(''),
];

/** A part of a text, usually from its beginning. */
function part(random: Random, text: string, length: number): string {
  const from = random.below(4) === 0 ? random.below(text.length + 1) : 0;
  return text.slice(from, from + length);
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

/** Concatenated parts of samples. */
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
