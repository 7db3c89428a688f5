/** The parts of the sentences about chains, loops, wings and forcing chains, and the walk along them. */
import type { HouseIndex } from '../../model/geometry.ts';
import type { Chain, ChainNode } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import type { Say } from '../phrases.ts';
import type { ChainWords } from './chain-words.ts';
import { branchStory, claimed, claimOf, walk } from './chain-sentences.ts';

export const CHAINS = {
  'open-chain': (facts: Facts, say: Say, words: ChainWords) => {
    const { nodes } = facts.chains[0];
    return {
      technique: facts.technique,
      digits: say.digits(facts.digits),
      from: say.node(nodes[0]),
      to: say.node(nodes[nodes.length - 1]),
      chains: openChains(facts, say, words),
    };
  },

  'empty-rectangle': (facts: Facts, say: Say, words: ChainWords) => ({
    technique: facts.technique,
    digits: say.digits(facts.digits),
    area: say.houses(areasOf(facts, say)),
    chains: openChains(facts, say, words),
  }),

  'remote-pair': ({ chains, digits }: Facts, say: Say) => {
    const { nodes } = chains[0];
    const ends = [nodes[0].cells[0], nodes[nodes.length - 1].cells[0]];
    return {
      digits: say.digits(digits),
      one: say.digit(digits[0]),
      other: say.digit(digits[1]),
      from: say.cell(ends[0]),
      to: say.cell(ends[1]),
      cells: say.cells(
        chains.flatMap((chain) => chain.nodes.flatMap((node) => node.cells)),
        digits,
      ),
    };
  },

  'continuous-loop': (facts: Facts, say: Say, words: ChainWords) => ({
    technique: facts.technique,
    digits: say.digits(facts.digits),
    through: say.node(facts.chains[0].nodes[0]),
    chains: facts.chains.map((chain, k) => walk(chain, k, say, words)),
  }),

  'discontinuous-loop': ({ technique, chains: [chain] }: Facts, say: Say, words: ChainWords) => {
    const [first] = chain.nodes;
    const starts = chain.links[0].strength === 'strong' ? ('false' as const) : ('true' as const);
    return {
      technique,
      at: say.node(first),
      supposed: claimed(first, starts, say, words),
      /** The conclusion if a digit was assumed to be missing; otherwise the assumption is only refuted. */
      proved: starts === 'false' ? claimed(first, 'true', say, words) : undefined,
      walk: walk(chain, 0, say, words),
    };
  },

  'w-wing': ({ chains, cells, digits, eliminations }: Facts, say: Say) => {
    const eliminated = eliminations[0].digit;
    const linked = digits.find((digit) => digit !== eliminated) ?? eliminated;
    const { reason } = chains[0].links[2];
    const pair = chains[0].nodes.filter(({ digit }) => digit === linked).slice(1, -1);
    return {
      digits: say.digits(digits),
      eitherDigit: say.digits(digits, 'or'),
      pincers: say.cells(cells.pincer, digits),
      one: say.cell(cells.pincer[0]),
      other: say.cell(cells.pincer[1]),
      linked: say.digit(linked),
      eliminated: say.digit(eliminated),
      home: reason.kind === 'house' ? say.houses([reason.house]) : undefined,
      pair: say.cells(
        pair.flatMap((node) => node.cells),
        [linked],
        'or',
      ),
    };
  },

  'xy-wing': wing,
  'xyz-wing': wing,

  contradiction: (facts: Facts, say: Say, words: ChainWords) => {
    const [{ node, holds }] = facts.told[0].implications;
    return {
      technique: facts.technique,
      supposed: claimed(node, holds, say, words),
      assumed: claimOf(node, holds, say),
      story: facts.told.flatMap((branch, k) => branchStory(branch, k, say, words)),
      contradiction: contradictionOf(facts, say),
    };
  },

  verity: (facts: Facts, say: Say, words: ChainWords) => {
    const { technique, told, cells, houses, digits } = facts;
    const [{ node }] = told[0].implications;
    return {
      technique,
      /** The source of the cases: a cell, a digit in a house, or a candidate. */
      choice:
        cells.pattern.length > 0
          ? {
              kind: 'cell' as const,
              cells: say.cells(cells.pattern),
              digits: say.digits(
                told.map(({ implications: [first] }) => first.node.digit),
                'or',
              ),
            }
          : houses.home.length > 0
            ? {
                kind: 'house' as const,
                digit: say.digits(digits),
                home: say.houses(houses.home),
                places: say.cells(
                  told.flatMap(({ implications: [first] }) => first.node.cells),
                  digits,
                  'or',
                ),
              }
            : { kind: 'candidate' as const, digit: say.digit(node.digit), cells: say.node(node) },
      count: told.length,
      story: told.flatMap((branch, k) => branchStory(branch, k, say, words)),
    };
  },

  kraken: (facts: Facts, say: Say, words: ChainWords) => {
    const { technique, told, digits, houses, candidates } = facts;
    const fins = [...candidates.fin, ...candidates['endo-fin']].map(({ cell }) => cell);
    const starts = told
      .map(({ implications: [{ node }] }) => node.cells[0])
      .filter((cell) => !fins.includes(cell));
    return {
      technique,
      type: technique === 'kraken-fish-1' ? (1 as const) : (2 as const),
      size: houses.base.length,
      digit: say.digits(digits),
      bases: say.houses(houses.base),
      covers: say.houses(houses.cover),
      body: say.cells(
        candidates.pattern.map(({ cell }) => cell),
        digits,
      ),
      fins: {
        cells: say.cells(fins, digits, 'or'),
        all: say.cells(fins, digits),
        count: fins.length,
      },
      target: say.cells(candidates.target.map(({ cell }) => cell)),
      home: say.houses(houses.home),
      starts: { cells: say.cells(starts, digits, 'or'), count: starts.length },
      story: told.flatMap((branch, k) => branchStory(branch, k, say, words)),
      /** The number of cases with the same end. */
      count: told.length + (technique === 'kraken-fish-1' ? 1 : 0),
    };
  },
};

/** Each chain with the conclusion from its ends: a digit in one of them, or one of two claims. */
function openChains({ chains }: Facts, say: Say, words: ChainWords) {
  return chains.map((chain, k) => {
    const [first, last] = [chain.nodes[0], chain.nodes[chain.nodes.length - 1]];
    const cells = [...new Set([...first.cells, ...last.cells])];
    const end =
      first.digit === last.digit
        ? {
            kind: 'digit' as const,
            digit: say.digit(first.digit),
            cells: say.cells(cells),
            either: say.cells(cells, [], 'or'),
            count: cells.length,
          }
        : {
            kind: 'claims' as const,
            one: claimed(first, 'true', say, words),
            other: claimed(last, 'true', say, words),
          };
    return { walk: walk(chain, k, say, words), end };
  });
}

/** The areas among the houses of a chain's strong links; all of these houses if there is no area. */
function areasOf({ chains }: Facts, say: Say): HouseIndex[] {
  const houses = chains.flatMap(strongHouses);
  const areas = houses.filter((house) => ['box', 'region'].includes(say.kindOf([house]) ?? ''));
  return [...new Set(areas.length > 0 ? areas : houses)];
}

function strongHouses({ links }: Chain): HouseIndex[] {
  return links.flatMap(({ strength, reason }) =>
    strength === 'strong' && reason.kind === 'house' ? [reason.house] : [],
  );
}

function wing({ technique, cells, digits, eliminations, chains }: Facts, say: Say) {
  for (const { cells: named, digit } of chains.flatMap(({ nodes }): readonly ChainNode[] => nodes))
    say.mention(named, [digit]);
  const eliminated = eliminations[0].digit;
  const others = digits.filter((digit) => digit !== eliminated);
  const pivotDigits = technique === 'xyz-wing' ? digits : others;
  const [pivot] = cells.pivot;
  return {
    technique,
    pivot: say.cell(pivot, ...pivotDigits),
    pivotDigits: say.digits(pivotDigits, 'or'),
    pincers: say.cells(cells.pincer, [eliminated]),
    either: say.cells(cells.pincer, [eliminated], 'or'),
    /** Each pincer with the digit that it shares with the pivot, if the chain names it. */
    arms: (chains[0]?.nodes ?? [])
      .filter(({ cells: [cell], digit }) => cell !== pivot && digit !== eliminated)
      .map(({ cells: [cell], digit }) => ({ cell: say.cell(cell), digit: say.digit(digit) })),
    all: say.cells([pivot, ...cells.pincer]),
    eliminated: say.digit(eliminated),
    one: say.digit(others[0]),
    other: say.digit(others[1]),
  };
}

/** A cell without candidates, a digit without a place, or a candidate both true and false. */
function contradictionOf({ told, cells, houses, digits }: Facts, say: Say) {
  const { implications, emptied } = told[0];
  const { node } = implications[implications.length - 1];
  if (emptied?.kind === 'cell') return { kind: 'cell' as const, cells: say.cells([emptied.cell]) };
  if (emptied)
    return { kind: 'house' as const, digit: say.digit(node.digit), home: say.houses([emptied.house]) };
  if (cells.pattern.length > 0) return { kind: 'cell' as const, cells: say.cells(cells.pattern) };
  if (houses.home.length > 0)
    return { kind: 'house' as const, digit: say.digits(digits), home: say.houses([houses.home[0]]) };
  return { kind: 'candidate' as const, cells: say.node(node), digit: say.digit(node.digit) };
}
