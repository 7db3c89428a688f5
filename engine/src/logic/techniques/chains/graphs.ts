/**
 * One graph per kind of chain, built on first use: `read(search, GRAPHS.plain)`. Building calls `shouldStop` regularly;
 * an unfinished graph is left empty, so that no one draws conclusions from half of the links.
 */
import { spend } from '../../../stopping.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import type { ChainGraph, GraphKind } from './graph.ts';
import { addGroupLinks } from './group-links.ts';
import { cleared, LIVE, rowMembers } from './live.ts';
import { addCellLinks, addHouseLinks } from './plain-links.ts';
import { addSetLinks } from './set-links.ts';

export const GRAPHS: Readonly<Record<GraphKind, SharedData<ChainGraph>>> = {
  digit: graphOf('digit'),
  bivalue: graphOf('bivalue'),
  plain: graphOf('plain'),
  grouped: graphOf('grouped'),
  sets: graphOf('sets'),
};

function graphOf(kind: GraphKind): SharedData<ChainGraph> {
  const none = new Int32Array(0);
  return {
    create: (search) => ({
      kind,
      live: read(search, LIVE),
      count: 0,
      words: 0,
      digitOf: [],
      cellsOf: [],
      candidateOf: [],
      nodeOf: none,
      eliminated: none,
      weak: none,
      strong: none,
      next: none,
      goals: none,
      linkStart: none,
      linkTo: none,
      linkReason: none,
      sets: [],
      pending: { from: [], to: [], reason: [] },
    }),
    refresh: (graph, search) => {
      reset(graph, search);
      const isStopped = search.shouldStop() || !addLinks(graph, search) || !fillRows(graph, search);
      if (isStopped) graph.count = graph.words = 0;
      return graph;
    },
  };
}

/** Adds the strong links and with them the nodes. This and `fillRows` return whether they finished. */
function addLinks(graph: ChainGraph, context: FinderContext): boolean {
  const { kind } = graph;
  if (kind !== 'digit') addCellLinks(graph, context);
  if (kind !== 'bivalue') addHouseLinks(graph, context);
  if (kind === 'grouped' || kind === 'sets') addGroupLinks(graph, context);
  return kind !== 'sets' || addSetLinks(graph, context);
}

/** Fills the rows of bits from the links. */
function fillRows(graph: ChainGraph, context: FinderContext): boolean {
  graph.words = (graph.count + 31) >> 5;
  settleStrong(graph);
  fillEliminated(graph);
  if (context.shouldStop() || !fillWeak(graph, context)) return false;
  fillNext(graph);
  return fillGoals(graph, context);
}

/** Number of nodes between checks of `shouldStop`. */
const PATIENCE = 64;

function reset(graph: ChainGraph, context: FinderContext): void {
  graph.live = read(context, LIVE);
  graph.nodeOf = cleared(graph.nodeOf, graph.live.count).fill(-1, 0, graph.live.count);
  graph.count = 0;
  graph.digitOf.length = graph.cellsOf.length = graph.candidateOf.length = graph.sets.length = 0;
  graph.pending.from.length = graph.pending.to.length = graph.pending.reason.length = 0;
}

/** Sorts the strong links by node, keeping each pair once with its first reason. */
function settleStrong(graph: ChainGraph): void {
  const { count, words, pending } = graph;
  const { from, to, reason } = pending;
  const strong = (graph.strong = cleared(graph.strong, count * words));
  const start = (graph.linkStart = cleared(graph.linkStart, count + 2));
  for (let i = 0; i < from.length; i++) {
    const a = from[i];
    const b = to[i];
    const at = a * words + (b >> 5);
    if ((strong[at] >>> (b & 31)) & 1) {
      from[i] = -1;
      continue;
    }
    strong[at] |= 1 << (b & 31);
    strong[b * words + (a >> 5)] |= 1 << (a & 31);
    start[a + 2]++;
    start[b + 2]++;
  }
  for (let a = 2; a < count + 2; a++) start[a] += start[a - 1];
  graph.linkTo = cleared(graph.linkTo, start[count + 1]);
  graph.linkReason = cleared(graph.linkReason, start[count + 1]);
  for (let i = 0; i < from.length; i++) {
    if (from[i] < 0) continue;
    putLink(graph, start[from[i] + 1]++, to[i], reason[i]);
    putLink(graph, start[to[i] + 1]++, from[i], reason[i]);
  }
}

function putLink({ linkTo, linkReason }: ChainGraph, at: number, to: number, reason: number): void {
  linkTo[at] = to;
  linkReason[at] = reason;
}

/** A group eliminates what every one of its candidates eliminates. */
function fillEliminated(graph: ChainGraph): void {
  const { live, count, digitOf, cellsOf, candidateOf } = graph;
  const { words } = live;
  const source = graph.kind === 'digit' || graph.kind === 'bivalue' ? live.sight : live.eliminated;
  graph.eliminated = cleared(graph.eliminated, count * words);
  for (let node = 0; node < count; node++) {
    const at = node * words;
    const first =
      candidateOf[node] >= 0
        ? candidateOf[node]
        : live.indexOf[cellsOf[node][0] * live.stride + digitOf[node]];
    for (let w = 0; w < words; w++) graph.eliminated[at + w] = source[first * words + w];
    for (let k = 1; k < cellsOf[node].length; k++) {
      const other = live.indexOf[cellsOf[node][k] * live.stride + digitOf[node]];
      for (let w = 0; w < words; w++) graph.eliminated[at + w] &= source[other * words + w];
    }
  }
}

function fillWeak(graph: ChainGraph, context: FinderContext): boolean {
  const { live, count, words, nodeOf, eliminated } = graph;
  graph.weak = cleared(graph.weak, count * words);
  const groups = groupsByDigit(graph);
  const hasGroups = groups.length > 0;
  for (let node = 0; node < count; node++) {
    if ((node + 1) % PATIENCE === 0 && context.shouldStop()) return false;
    spend(live.words);
    for (let w = 0, at = node * live.words; w < live.words; w++, at++) {
      for (let bits = eliminated[at]; bits !== 0; bits &= bits - 1) {
        const other = nodeOf[(w << 5) + lowestBit(bits)];
        if (other >= 0) graph.weak[node * words + (other >> 5)] |= 1 << (other & 31);
      }
    }
    for (const { group, members } of hasGroups ? (groups[graph.digitOf[node]] ?? []) : []) {
      if (!members.every((member) => (eliminated[node * live.words + (member >> 5)] >>> (member & 31)) & 1))
        continue;
      graph.weak[node * words + (group >> 5)] |= 1 << (group & 31);
    }
  }
  return true;
}

/** The nodes of several cells with their live candidates. */
function groupsByDigit({ live, count, digitOf, cellsOf, candidateOf }: ChainGraph) {
  const groups: { group: number; members: number[] }[][] = [];
  for (let group = 0; group < count; group++) {
    if (candidateOf[group] >= 0) continue;
    const members = cellsOf[group].map((cell) => live.indexOf[cell * live.stride + digitOf[group]]);
    (groups[digitOf[group]] ??= []).push({ group, members });
  }
  return groups;
}

function fillNext(graph: ChainGraph): void {
  const { count, words, weak, linkStart, linkTo } = graph;
  graph.next = cleared(graph.next, count * words);
  for (let node = 0; node < count; node++) {
    const base = node * words;
    for (let w = 0; w < words; w++) {
      for (let bits = weak[base + w]; bits !== 0; bits &= bits - 1) {
        const off = (w << 5) + lowestBit(bits);
        for (let link = linkStart[off]; link < linkStart[off + 1]; link++) {
          graph.next[base + (linkTo[link] >> 5)] |= 1 << (linkTo[link] & 31);
        }
      }
    }
  }
}

/** Fills `goals` from the nodes that eliminate each candidate. */
function fillGoals(graph: ChainGraph, context: FinderContext): boolean {
  const { live, count, words, eliminated, strong } = graph;
  const strikers = (strikersBuffer = cleared(strikersBuffer, live.count * words));
  const eliminatedList = (listBuffer = cleared(listBuffer, live.count));
  for (let node = 0; node < count; node++) {
    const held = rowMembers(eliminated, live.words, node, eliminatedList);
    for (let k = 0; k < held; k++) strikers[eliminatedList[k] * words + (node >> 5)] |= 1 << (node & 31);
  }
  graph.goals = cleared(graph.goals, count * words);
  for (let node = 0; node < count; node++) {
    if ((node + 1) % PATIENCE === 0 && context.shouldStop()) return false;
    const held = rowMembers(eliminated, live.words, node, eliminatedList);
    spend(held * words);
    const base = node * words;
    for (let k = 0; k < held; k++) {
      for (let w = 0; w < words; w++) graph.goals[base + w] |= strikers[eliminatedList[k] * words + w];
    }
    // A set that a candidate would leave one digit short is a proof by itself; for cells and houses, cheaper techniques
    // find it.
    for (let w = 0; w < words && graph.kind !== 'sets'; w++) graph.goals[base + w] &= ~strong[base + w];
    if (graph.kind === 'digit' || graph.kind === 'bivalue')
      graph.goals[base + (node >> 5)] &= ~(1 << (node & 31));
  }
  return true;
}

// Used only inside `fillGoals`, which is not reentrant.
let strikersBuffer: Int32Array = new Int32Array(0);
let listBuffer: Int32Array = new Int32Array(0);
