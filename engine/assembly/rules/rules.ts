/**
 * The core of the search for puzzles with rules that works on eight search nodes at once, for
 * `engine/src/solve/constrained/lanes`. In reading order: `memory.ts`, `change.ts`, the rules (`houses.ts`, `sets.ts`,
 * `sums.ts`, `pairs.ts`, `automata.ts`), `nodes.ts`, `deciding.ts`, and here the search.
 *
 * A round is the pass of the classic kernel, where the board is classic, then every rule of which a cell has changed in
 * any lane. A lane that a whole round has not changed makes a decision: the lane goes on with one digit, and the rest
 * goes to one stack for all lanes. A lane that dies takes the newest node of it at once.
 */
import { pass, deadLanes } from '../pass';
import { runAutomaton } from './automata';
import { addChanged, changed, clearChanged, clearDead, dead, tellAll } from './change';
import { blame, choose, decidedCell, decidedDigit, resetScores } from './deciding';
import { requireDigits, runHouse, runNaked, runSingle } from './houses';
import {
  all, ALL_LANES, DECIDED, dirtyAt, dirtyEnd, everyOffset, firstLine, foundAt, isClassic, LANES, lanesOf, readHeader, rootAt, rulesAt,
  usedOffset, wordAt,
} from './memory';
import { emptyLane, forgetNodes, gatherLane, open, pop, push, restrictLane, scatterLane } from './nodes';
import { runCount, runPairs } from './pairs';
import { runSets } from './sets';
import { runSum } from './sums';

const SINGLE: i32 = 0;
const HOUSE: i32 = 1;
const REQUIRED: i32 = 2;
const SETS: i32 = 3;
const SUM: i32 = 4;
const PAIRS: i32 = 5;
const COUNTS: i32 = 6;
const AUTOMATON: i32 = 8;
/** One without a cell that is on it twice. */
const SIMPLE_AUTOMATON: i32 = 9;

const SOLUTION: i32 = 0;
const EXHAUSTED: i32 = 1;
const PAUSED: i32 = 2;
const OUT_OF_MEMORY: i32 = 3;

/**
 * After so many dead ends without a solution the search begins again, with what it has learned about cells. Not after so
 * many guesses: in a puzzle with very many solutions those are the way to the first one.
 */
const RESTARTS_AT: i32 = 200;
const RESTARTS_AGAIN_AT: i32 = 1000;

/** An implied rule that finds nothing in four of five of its first runs is no longer run. */
const TRIAL: i32 = 100;
const TRIAL_FINDS: i32 = 20;

/** Lanes at work, lanes that took a node in this round, lanes that have to decide. */
let active: i32 = 0;
let fresh: i32 = 0;
let pending: i32 = 0;
let live: v128 = i16x8.splat(0);
/** Whether the root's cells are those after its first rounds. */
let isSettled: bool = false;
let guesses: i32 = 0;
let deadEnds: i32 = 0;
let nextRestart: i32 = RESTARTS_AT;
let solutions: i32 = 0;

/** Takes an image. */
export function begin(): void {
  readHeader();
  resetScores();
}

/** Begins at the root, whose cells the engine has written. */
export function restart(): void {
  guesses = 0;
  deadEnds = 0;
  nextRestart = RESTARTS_AT;
  solutions = 0;
  isSettled = false;
  startOver();
  memory.copy(dirtyAt, dirtyAt + everyOffset, usedOffset);
}

/**
 * Begins in one more lane too, with the cells that the engine has written last: a search of several nodes at once, which
 * does not start over.
 */
export function join(lane: i32): void {
  scatterLane(lane, rootAt);
  store<i32>(DECIDED + <usize>lane * 4, -1);
  activate(active | (1 << lane));
  fresh = active;
  isSettled = true;
  nextRestart = i32.MAX_VALUE;
}

function startOver(): void {
  forgetNodes();
  pending = 0;
  for (let lane = 1; lane < LANES; lane++) emptyLane(lane);
  scatterLane(0, rootAt);
  store<i32>(DECIDED, -1);
  memory.fill(dirtyAt, 0, usedOffset);
  activate(1);
  fresh = 1;
}

function activate(lanes: i32): void {
  active = lanes;
  live = lanesOf(lanes);
}

export function guessed(): i32 {
  return guesses;
}

/** Goes on to the next solution, to the end, or for so many guesses or rounds. */
export function advance(maxGuesses: i32, maxRounds: i32): i32 {
  while (true) {
    while (pending) {
      const lane = ctz(pending);
      if (choose(lane)) {
        if (maxGuesses-- == 0) return PAUSED;
        pending &= pending - 1;
        if (!decide(lane)) return OUT_OF_MEMORY;
        if (solutions == 0 && deadEnds >= nextRestart) {
          nextRestart = nextRestart == RESTARTS_AT ? RESTARTS_AGAIN_AT : i32.MAX_VALUE;
          startOver();
        }
      } else {
        pending &= pending - 1;
        gatherLane(lane, foundAt);
        solutions++;
        refill(lane);
        return SOLUTION;
      }
    }
    for (let idle = ~active & ALL_LANES; idle && open; idle &= idle - 1) refill(ctz(idle));
    if (!active) return EXHAUSTED;
    if (maxRounds-- == 0) return PAUSED;
    round();
  }
}

function decide(lane: i32): bool {
  if (!isSettled) {
    gatherLane(lane, rootAt);
    isSettled = true;
  }
  if (!push(lane, decidedCell, decidedDigit)) return false;
  guesses++;
  store<i32>(DECIDED + <usize>lane * 4, decidedCell);
  restrictLane(lane, decidedCell, decidedDigit);
  return true;
}

/** Gives a lane the newest node, if there is one. */
function refill(lane: i32): void {
  if (open) {
    pop(lane);
    fresh |= 1 << lane;
    activate(active | (1 << lane));
  } else {
    emptyLane(lane);
    activate(active & ~(1 << lane));
  }
}

function round(): void {
  fresh = 0;
  clearChanged();
  clearDead();
  if (isClassic) {
    pass();
    bury(deadLanes, 0);
  }
  tellAll();
  buryDead(0);
  runDirty();
  pending = unchangedLanes();
}

/** Lanes that have not changed in this round, nor begun in it. */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline function unchangedLanes(): i32 {
  return active & ~fresh & ~i16x8.bitmask(i16x8.ne(changed, i16x8.splat(0)));
}

/** Runs the rules of which a cell has changed; lines, which are dear, only if a lane waits for nothing else. */
function runDirty(): void {
  for (let word = dirtyAt; word < dirtyEnd; word += 4) {
    let bits = load<u32>(word);
    while (bits) {
      const bit = ctz(bits);
      const place = <i32>((word - dirtyAt) << 3) + bit;
      if (place >= firstLine && active & (active - 1) && !unchangedLanes()) return;
      store<u32>(word, load<u32>(word) & ~(1 << bit));
      if (load<u32>(word + usedOffset) & (1 << bit)) run(place, word);
      bits = load<u32>(word) & (-2 << bit);
    }
  }
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function run(place: i32, word: usize): void {
  const rule: usize = wordAt(rulesAt + <usize>place * 4);
  const trial = wordAt(rule + 4);
  const data = rule + 12 + <usize>wordAt(rule + 8) * 4;
  const before = changed;
  if (trial) clearChanged();
  switch (wordAt(rule)) {
    case SINGLE:
      runSingle(data);
      break;
    case HOUSE:
      runHouse(data);
      break;
    case REQUIRED:
      requireDigits(data, v128.and(i16x8.splat(<i16>all), live));
      break;
    case SETS:
      runSets(data, live);
      break;
    case SUM:
      runSum(data, live);
      break;
    case PAIRS:
      runPairs(data);
      break;
    case COUNTS:
      runCount(data, live);
      break;
    case AUTOMATON:
      runAutomaton(data, live);
      break;
    case SIMPLE_AUTOMATON:
      // Its own changes have listed it again.
      if (!runAutomaton(data, live)) store<u32>(word, load<u32>(word) & ~(1 << (place & 31)));
      break;
    default:
      runNaked(data);
  }
  if (trial) judge(rule, trial, before, place, word);
  buryDead(rule);
}

/** Counts the runs of an implied rule and those that found something, in one word, until it is known to be of use. */
function judge(rule: usize, trial: i32, before: v128, place: i32, word: usize): void {
  const found = v128.any_true(changed);
  addChanged(before);
  let next = trial + (found ? 0x10001 : 0x10000);
  if (next >> 16 > TRIAL) {
    next = 0;
    if ((trial & 0xffff) <= TRIAL_FINDS) {
      const used = word + usedOffset;
      store<u32>(used, load<u32>(used) & ~(1 << (place & 31)));
    }
  }
  store<i32>(rule, next, 4);
}

// @ts-ignore
@inline function buryDead(rule: usize): void {
  const lanes = i16x8.bitmask(i16x8.ne(dead, i16x8.splat(0)));
  if (!lanes) return;
  clearDead();
  bury(lanes, rule);
}

/** Dead lanes leave a trace in the scores and go on with other nodes. */
function bury(lanes: i32, rule: usize): void {
  for (lanes &= active; lanes; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    deadEnds++;
    blame(lane, rule);
    refill(lane);
  }
}
