/** The chain searches as producers: each collects all findings and returns the best. */
import type { Board } from '../board.ts';
import { createBest } from '../chains/finding.ts';
import { createForcingChains } from '../chains/forcing-chains.ts';
import { type ChainSearch, createNets, type NetOptions } from '../chains/nets.ts';
import type { Hint, Rule } from '../hint.ts';

export interface ChainKind {
  readonly kind: 'forcing' | 'nishio' | 'multiple' | 'dynamic';
  /** For dynamic chains: the techniques allowed inside them (`NetOptions.level`). */
  readonly level?: number;
  /** At level 4: the level of the inner dynamic chains (`NetOptions.innerLevel`). */
  readonly innerLevel?: number;
}

interface Options {
  readonly withProof: boolean;
  readonly shouldStop: () => boolean;
}

export function chainProducer(chain: ChainKind): (board: Board, options: Options) => Hint | undefined {
  const rule = ruleOf(chain);
  let search: ChainSearch | undefined;
  return (board, { withProof, shouldStop }) => {
    search ??= chain.kind === 'forcing' ? createForcingChains() : createNets(netOptions(chain));
    const sink = createBest(withProof);
    search(board, sink, shouldStop);
    const best = sink.best();
    if (!best) return undefined;
    const { rating, removed, placed } = best;
    const proof = best.proof ?? { kind: 'forcing', trails: [], complexity: best.complexity };
    return { rule, rating, removed, placed, reason: { kind: 'chains', proof } };
  };
}

function netOptions({ kind, level = 0, innerLevel }: ChainKind): NetOptions {
  return {
    isMultiple: kind !== 'nishio',
    isDynamic: kind !== 'multiple',
    isNishio: kind === 'nishio',
    level,
    innerLevel,
  };
}

function ruleOf({ kind, level = 0 }: ChainKind): Rule {
  if (kind !== 'dynamic') return `${kind}-chain`;
  if (level === 0) return 'dynamic-chain';
  return level === 1 ? 'dynamic-plus-chain' : 'nested-chain';
}
