/**
 * `npm run levels -w web [-- BOARD … RULES …]`: measures which levels puzzles of each board and rules are made with, and how
 * many givens it takes. Prints the rows of `src/puzzles/kinds/made-levels.ts`; a comment after each gives the seconds of
 * processor time that it took.
 *
 * For some seconds puzzles are made with each number of givens, and rated: so the mean time for each level follows.
 * That is longer than a search takes, which gives up a puzzle as soon as it misses its level. Puzzles without rules
 * hit the rare levels too seldom for that: those are made outright.
 */
import 'pencilmark/constraints';
import {
  createGeometry,
  createRandom,
  defaultBox,
  DIFFICULTIES,
  type Difficulty,
  difficultyOf,
  generate,
  type GenerateOptions,
  type Geometry,
  randomRegions,
} from 'pencilmark';
import { SHARE_OF, SHARES } from '../src/puzzles/kinds/made-levels.ts';
import {
  ruleSetsOf,
  specOf,
  OFFERED_BOARDS,
  OFFERED_RULES,
  type PuzzleKind,
} from '../src/puzzles/kinds/kinds.ts';

/** Mean seconds within which a level must come, so that half of its puzzles come within 7 s. */
const RELIABLE = 10;
/** From here on more givens are taken, if the level comes sooner with them. */
const QUICK = 1.5;
/** Seconds for a puzzle that is made outright. */
const CAP = 10;
const PUZZLES = 24;

type Share = (typeof SHARES)[number];
type Times = Partial<Record<Difficulty, number>>;

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function boardFor(kind: PuzzleKind, seed: string): Geometry | undefined {
  const spec = specOf(kind);
  const boxes = defaultBox(spec.size) ?? { rows: 1, columns: spec.size };
  const regions = () => randomRegions(spec.size, boxes, createRandom(`${seed} regions`), 2 * spec.size);
  const made = createGeometry(kind.board === 'jigsaw' ? { ...spec, regions: regions() } : spec);
  return made.ok ? made.value : undefined;
}

function firstOf(options: GenerateOptions, shouldStop: () => boolean) {
  try {
    return [...generate(options, { shouldStop })][0];
  } catch {
    return undefined;
  }
}

/** Seconds until a puzzle of the level is there, the slower of two; undefined above the cap. */
function timeOutright(kind: PuzzleKind, level: Difficulty): number | undefined {
  let slower = 0;
  for (const seed of ['a', 'b']) {
    const geometry = boardFor(kind, seed);
    const begun = seconds();
    const target = { kind: 'level', level } as const;
    const made = geometry && firstOf({ geometry, seed, target }, () => seconds() - begun > CAP);
    if (!made?.puzzle) return undefined;
    slower = Math.max(slower, seconds() - begun);
  }
  return slower;
}

/** Mean seconds for a puzzle of each level that turned up. */
function timesOf(kind: PuzzleKind, share: Share): Times {
  const hits: Times = {};
  const budget = share === 'u' ? 2.5 : 1.5;
  const begun = seconds();
  const isOver = (): boolean => seconds() - begun > budget;
  const sets = ruleSetsOf(kind.rules);
  for (let index = 0; index < PUZZLES && !isOver(); index++) {
    const geometry = boardFor(kind, String(index));
    if (!geometry) continue;
    const options: GenerateOptions = {
      geometry,
      seed: String(index),
      ...(sets.length > 0 && { rules: sets, maxAttempts: 3 }),
      ...(share !== 'u' && { givens: Math.round((geometry.cells.length * SHARE_OF[share]) / 100) }),
    };
    const puzzle = firstOf(options, isOver)?.puzzle;
    if (!puzzle) continue;
    const { level, end } = difficultyOf(puzzle, { shouldStop: isOver });
    if (end !== 'stopped') hits[level] = (hits[level] ?? 0) + 1;
  }
  const spent = seconds() - begun;
  return Object.fromEntries(Object.entries(hits).map(([level, count]) => [level, spent / count]));
}

function rowOf(kind: PuzzleKind): string {
  const hasSets = ruleSetsOf(kind.rules).length > 0;
  const times = SHARES.map((share) => [share, timesOf(kind, share)] as const);
  return DIFFICULTIES.map((level) => {
    // The engine does not make puzzles for beginners with rules.
    if (hasSets && level === 'beginner') return '-';
    const known = times.flatMap(([share, { [level]: time }]) =>
      time === undefined ? [] : [{ share, time }],
    );
    const [best] = [...known].sort((a, b) => a.time - b.time);
    const chosen = known.find(({ time }) => time <= QUICK) ?? best;
    if (chosen && chosen.time <= RELIABLE) return chosen.share;
    const isRare = !hasSets && !kind.board.startsWith('4') && kind.board !== 'tinysamurai';
    const isTried = !hasSets && (isRare || level === 'beginner');
    return isTried && timeOutright(kind, level) !== undefined ? 'u' : '-';
  }).join('');
}

const wanted = process.argv.slice(2);
/** Those that are named, all if none is. */
const named = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((name) => wanted.includes(name));
  return some.length > 0 ? some : all;
};

for (const board of named(OFFERED_BOARDS)) {
  console.log(`  '${board}': {`);
  for (const rules of named(OFFERED_RULES)) {
    const begun = seconds();
    const row = rowOf({ board, rules });
    const name = rules.includes('-') ? `'${rules}'` : rules;
    console.log(`    ${name}: '${row}', // ${(seconds() - begun).toFixed(1)}`);
  }
  console.log('  },');
}
