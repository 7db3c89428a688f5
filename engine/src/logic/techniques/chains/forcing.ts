import { type Alternatives, ALTERNATIVES, membersOf, sizeOf } from './alternatives.ts';
import {
  branchTo,
  contradiction,
  createTrial,
  eventsBehind,
  type Fact,
  hasFailed,
  runTrial,
  type Trial,
  type TrialKind,
} from './trial.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import type { Candidate, Evidence, Step } from '../../step.ts';
import type { Family } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Forcing chains and nets: all consequences of an assumption.
 *
 * - Contradiction: an assumption leaves a cell without candidates, a digit without a place in a house, or makes a
 *   candidate true and false. The opposite is true.
 * - Verity: the same conclusion follows from every candidate of a cell, from every place of a digit in a house, or from
 *   a candidate being true and from its being false. It is true.
 *
 * In a chain each conclusion has one cause (alternatives of two); a net also draws naked and hidden singles from
 * everything before. A contradiction is preferred to a verity; in both, the smallest proof. With extent `every` there
 * is one proof for each conclusion.
 *
 * Evidence: `branches`; `candidates`: the conclusion as `target`. Contradiction: one branch, and the emptied cell as a
 * `pattern` part of `cells` or the house without a place as `home` of `houses`; neither if a candidate is both true and
 * false: the branch has both. Verity: a branch for each candidate of the `pattern` cell or the `home` house; neither
 * part if the two branches assume a candidate true and false.
 *
 * Not merged with the chains of the ratings: there the order of the search is the specification, here the proof.
 */
export const forcing: Family = {
  techniques: [
    'forcing-chain-contradiction',
    'forcing-chain-verity',
    'forcing-net-contradiction',
    'forcing-net-verity',
  ],
  *find(search, wanted) {
    for (const kind of ['chain', 'net'] as const) {
      const ids = wanted.filter((id) => id.startsWith(`forcing-${kind}`));
      if (ids.length > 0) yield* forced(search, kind, ids);
    }
  },
};

/** A proof before it is written down. */
interface Find {
  readonly concluded: Fact;
  /** The assumptions and, for each, the facts they must lead to. */
  readonly branches: readonly (readonly [assumed: Fact, reaches: readonly Fact[]])[];
  /** The alternative that is emptied, or whose members are assumed; −1 if there is none. */
  readonly alternative: number;
  readonly kind: 'contradiction' | 'verity';
  readonly length: number;
}

/** The consequences of every assumption: row `fact` of a bit matrix over facts. Empty for a contradiction. */
interface Consequences {
  readonly trial: Trial;
  readonly words: number;
  readonly rows: Int32Array;
  readonly isFailed: Uint8Array;
}

function* forced(context: FinderContext, kind: TrialKind, wanted: readonly TechniqueId[]): Generator<Step> {
  const alternatives = read(context, ALTERNATIVES);
  const trial = createTrial(kind, alternatives);
  const [contradictionId, verityId] = [`forcing-${kind}-contradiction`, `forcing-${kind}-verity`] as const;
  const isEvery = context.options.extent === 'every';
  const facts = 2 * alternatives.live.count;
  const words = (facts + 31) >> 5;
  const wantsVerity = wanted.includes(verityId);
  const rows = new Int32Array(wantsVerity ? facts * words : 0);
  const consequences: Consequences = { trial, words, rows, isFailed: new Uint8Array(facts) };
  let best: Find | undefined;
  for (let fact = 0; fact < facts; fact++) {
    if ((fact & 7) === 7 && context.shouldStop()) return;
    runTrial(trial, fact);
    if (!hasFailed(trial)) {
      if (wantsVerity) keepRow(consequences, fact);
      continue;
    }
    consequences.isFailed[fact] = 1;
    if (!wanted.includes(contradictionId)) continue;
    const find = contradictionOf(trial, fact);
    if (isEvery) yield stepOf(consequences, contradictionId, find);
    else if (!best || find.length < best.length) best = find;
  }
  if (best) yield stepOf(consequences, contradictionId, best);
  if (best || !wantsVerity) return;
  for (const find of verities(context, consequences)) yield stepOf(consequences, verityId, find);
}

function keepRow({ trial, words, rows }: Consequences, fact: Fact): void {
  for (let event = 0; event < trial.count; event++) {
    const follows = trial.events[event];
    rows[fact * words + (follows >> 5)] |= 1 << (follows & 31);
  }
}

function contradictionOf(trial: Trial, assumed: Fact): Find {
  const reaches = contradiction(trial);
  return {
    concluded: assumed ^ 1,
    branches: [[assumed, reaches]],
    alternative: trial.emptied,
    kind: 'contradiction',
    length: eventsBehind(trial, reaches).length,
  };
}

/** Maximum number of verities whose length is measured to find the smallest. */
const MAX_MEASURED = 60;

/** One verity for each conclusion; the smallest first, as far as they are measured. */
function verities(context: FinderContext, consequences: Consequences): Find[] {
  const { alternatives } = consequences.trial;
  const found = new Map<Fact, Find>();
  const common = new Int32Array(consequences.words);
  const collect = (assumed: readonly Fact[], alternative: number): void => {
    if (assumed.some((fact) => consequences.isFailed[fact] === 1)) return;
    meetRows(consequences, assumed, common);
    for (const concluded of factsIn(common)) {
      if (found.has(concluded)) continue;
      const branches = assumed.map((fact) => [fact, [concluded]] as const);
      found.set(concluded, { concluded, branches, alternative, kind: 'verity', length: 0 });
    }
  };
  for (const alternative of bySize(alternatives)) {
    if (context.shouldStop()) return [];
    collect(
      membersOf(alternatives, alternative).map((candidate) => 2 * candidate + 1),
      alternative,
    );
  }
  for (let candidate = 0; candidate < alternatives.live.count; candidate++) {
    collect([2 * candidate, 2 * candidate + 1], -1);
  }
  const finds = [...found.values()];
  const measured = finds
    .slice(0, MAX_MEASURED)
    .map((find) => ({ ...find, length: measure(consequences, find) }));
  return [...measured.sort((a, b) => a.length - b.length), ...finds.slice(MAX_MEASURED)];
}

/** The alternatives of at least two, ordered by size: an alternative of one is a single, not a choice. */
function bySize(alternatives: Alternatives): number[] {
  const all = Array.from({ length: alternatives.count }, (_, i) => i);
  return all
    .filter((i) => sizeOf(alternatives, i) > 1)
    .sort((a, b) => sizeOf(alternatives, a) - sizeOf(alternatives, b) || a - b);
}

function meetRows({ rows, words }: Consequences, facts: readonly Fact[], into: Int32Array): void {
  for (let w = 0; w < words; w++) {
    let bits = -1;
    for (let k = 0; k < facts.length && bits !== 0; k++) bits &= rows[facts[k] * words + w];
    into[w] = bits;
  }
}

function factsIn(bits: Int32Array): Fact[] {
  const facts: Fact[] = [];
  for (let w = 0; w < bits.length; w++) {
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) facts.push((w << 5) + lowestBit(rest));
  }
  return facts;
}

function measure({ trial }: Consequences, { branches }: Find): number {
  return branches.reduce((sum, [assumed, reaches]) => {
    runTrial(trial, assumed);
    return sum + eventsBehind(trial, reaches).length;
  }, 0);
}

function stepOf({ trial }: Consequences, technique: TechniqueId, find: Find): Step {
  const { live } = trial.alternatives;
  const index = find.concluded >> 1;
  const concluded: Candidate = { cell: live.cellOf[index], digit: live.digitOf[index] };
  const isPlacement = (find.concluded & 1) === 1;
  const branches = find.branches.map(([assumed, reaches]) => {
    runTrial(trial, assumed);
    return branchTo(trial, reaches);
  });
  return {
    technique,
    placements: isPlacement ? [concluded] : [],
    eliminations: isPlacement ? [] : [concluded],
    evidence: {
      ...partOf(trial.alternatives, find.alternative, concluded),
      candidates: [{ ...concluded, role: 'target' }],
      branches,
    },
  };
}

/**
 * The evidence for an alternative. The digits are those of the cell, that of the house, or else that of the conclusion.
 */
function partOf(alternatives: Alternatives, alternative: number, { digit }: Candidate): Evidence {
  if (alternative < 0) return { digits: [digit] };
  const { houseOf, subject, live } = alternatives;
  if (houseOf[alternative] >= 0) {
    return { digits: [subject[alternative]], houses: [{ house: houseOf[alternative], role: 'home' }] };
  }
  const digits = membersOf(alternatives, alternative).map((candidate) => live.digitOf[candidate]);
  return { digits, cells: [{ cells: [subject[alternative]], role: 'pattern' }] };
}
