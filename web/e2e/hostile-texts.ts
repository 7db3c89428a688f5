/** Hostile texts: for the tests of everything that reads input from outside. */
import { createGame, type KeptGame, SHARED_PARTS, shareFragment, writeBackup } from '@pencilmark/game';
import { createRandom, formatPuzzle, parsePuzzle, type Random, WRITTEN_FORMATS } from 'pencilmark';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Texts that run, or set a mark, if they are treated as anything but text. */
export const SCRIPTS: readonly string[] = [
  '<script>window.intruded = 1</script>',
  '<img src=x onerror="window.intruded=1">',
  '<svg onload=window.intruded=1>',
  '"><iframe srcdoc="<script>parent.intruded=1</script>">',
  'javascript:window.intruded=1',
  "');window.intruded=1;//",
  '${window.intruded=1}',
  '{{constructor.constructor("window.intruded=1")()}}',
  '<math><mtext><style><img src=x onerror=window.intruded=1>',
  '__proto__',
  '{"__proto__":{"intruded":1}}',
  '%3Cscript%3Ewindow.intruded%3D1%3C%2Fscript%3E',
];

const BITS: readonly string[] = [
  ...[
    '',
    '\0',
    '\r\n',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\ud800',
    '🍎',
    'é',
    '%',
    '%00',
    '%E0%A4',
    '&',
    '&p=',
    '&g=1',
  ],
  ...[
    '&t=',
    '=',
    '#',
    '/',
    '~',
    '_',
    '-1',
    '1e309',
    'NaN',
    'null',
    '[',
    '{',
    ']]',
    '<',
    '>',
    '"',
    "'",
    '\\',
    '\\u0000',
  ],
  ...['999999999999', 'A'.repeat(500), '9'.repeat(90), ...SCRIPTS],
];

/** Of great length or depth. */
const HUGE: readonly string[] = [
  '['.repeat(60_000),
  '{"a":'.repeat(20_000),
  '<a>'.repeat(20_000),
  '1'.repeat(300_000),
  '.\n'.repeat(100_000),
  '(((('.repeat(40_000),
  '&p='.repeat(60_000),
  '%41'.repeat(60_000),
  `${'9'.repeat(90)}\n`.repeat(2_000),
  '|'.repeat(100_000),
  'r1c1=1 '.repeat(20_000),
  '🍎'.repeat(60_000),
];

const kept: KeptGame = {
  id: 'hostile',
  title: 'Hostile',
  created: 1,
  played: 5,
  game: gameOf(PUZZLE),
};

const LINKS = SHARED_PARTS.map((part) => shareFragment({ ...kept, title: 'Hostile' }, part).slice(1));
const FILES = [writeBackup({ games: [kept, { ...kept, id: 'other' }] })];
const PASTES = WRITTEN_FORMATS.map((format) => {
  const read = parsePuzzle(PUZZLE);
  const text = read.ok ? formatPuzzle(read.value, format, { lossy: 'allow' }) : read;
  return text.ok ? text.value : '';
});

export const hostileLinks = (count: number): string[] =>
  hostile('links', LINKS, count, ['', 'p=', 'g=1', 'p=9~']);
export const hostileFiles = (count: number): string[] => hostile('files', FILES, count, ['']);
export const hostilePastes = (count: number): string[] => hostile('pastes', PASTES, count, ['']);

/** Valid texts changed in up to five places, then huge texts and scripts after each of the heads. */
function hostile(seed: string, good: readonly string[], count: number, heads: readonly string[]): string[] {
  const random = createRandom(seed);
  const plain = heads.flatMap((head) => [...HUGE, ...SCRIPTS].map((text) => head + text));
  return Array.from({ length: count }, (_, index) =>
    index % 4 === 0 ? plain[(index / 4) % plain.length] : mutate(good[index % good.length], random),
  );
}

function mutate(text: string, random: Random): string {
  let mutated = text;
  for (let changes = 1 + random.below(5); changes > 0; changes--) {
    const at = random.below(mutated.length + 1);
    const bit = BITS[random.below(BITS.length)];
    mutated = mutated.slice(0, at) + bit + mutated.slice(at + random.below(20));
  }
  return mutated;
}

function gameOf(line: string): KeptGame['game'] {
  const read = parsePuzzle(line);
  const game = read.ok ? createGame(read.value.puzzle) : read;
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}
