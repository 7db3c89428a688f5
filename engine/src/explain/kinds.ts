import type { TechniqueId } from '../logic/catalogue.ts';

/** Fish are told alike, whatever their size and kind. */
type FishSize = 'x-wing' | 'swordfish' | 'jellyfish' | 'squirmbag' | 'whale' | 'leviathan';
type FishPrefix = '' | 'finned-' | 'sashimi-' | 'franken-' | 'finned-franken-' | 'mutant-' | 'finned-mutant-';
export type FishId = Extract<TechniqueId, `${FishPrefix}${FishSize}`>;

/** Techniques that share their sentences. A new technique does not compile until it is told. */
const KINDS = {
  'full-house': 'full-house',
  'naked-single': 'naked-single',
  'hidden-single': 'hidden-single',
  'locked-pair': 'naked-subset',
  'locked-triple': 'naked-subset',
  pointing: 'locked-candidates',
  claiming: 'locked-candidates',
  'naked-pair': 'naked-subset',
  'naked-triple': 'naked-subset',
  'naked-quadruple': 'naked-subset',
  'hidden-pair': 'hidden-subset',
  'hidden-triple': 'hidden-subset',
  'hidden-quadruple': 'hidden-subset',
  'remote-pair': 'remote-pair',
  'bug-plus-1': 'bug',
  skyscraper: 'open-chain',
  'two-string-kite': 'open-chain',
  'dual-two-string-kite': 'open-chain',
  'turbot-fish': 'open-chain',
  'empty-rectangle': 'empty-rectangle',
  'dual-empty-rectangle': 'empty-rectangle',
  'w-wing': 'w-wing',
  'xy-wing': 'xy-wing',
  'xyz-wing': 'xyz-wing',
  'uniqueness-test-1': 'ur-type-1',
  'uniqueness-test-2': 'shared-extra',
  'uniqueness-test-3': 'roof-subset',
  'uniqueness-test-4': 'roof-pair',
  'uniqueness-test-5': 'shared-extra',
  'uniqueness-test-6': 'crossed-roof',
  'hidden-rectangle': 'hidden-rectangle',
  'avoidable-rectangle-1': 'avoidable-1',
  'avoidable-rectangle-2': 'avoidable-2',
  'sue-de-coq': 'sue-de-coq',
  'simple-colors-trap': 'colour-trap',
  'simple-colors-wrap': 'colour-wrap',
  'multi-colors-1': 'colour-bridge',
  'multi-colors-2': 'colour-reach',
  'x-chain': 'open-chain',
  'xy-chain': 'open-chain',
  'continuous-nice-loop': 'continuous-loop',
  'discontinuous-nice-loop': 'discontinuous-loop',
  aic: 'open-chain',
  'grouped-continuous-nice-loop': 'continuous-loop',
  'grouped-discontinuous-nice-loop': 'discontinuous-loop',
  'grouped-aic': 'open-chain',
  'als-xz': 'two-sets',
  'als-xy-wing': 'set-chain',
  'als-xy-chain': 'set-chain',
  'death-blossom': 'blossom',
  'kraken-fish-1': 'kraken',
  'kraken-fish-2': 'kraken',
  'forcing-chain-contradiction': 'contradiction',
  'forcing-chain-verity': 'verity',
  'forcing-net-contradiction': 'contradiction',
  'forcing-net-verity': 'verity',
  'template-set': 'template-set',
  'template-delete': 'template-delete',
  'brute-force': 'brute-force',
} as const satisfies Record<Exclude<TechniqueId, FishId>, string>;

export type TellingKind = (typeof KINDS)[keyof typeof KINDS] | 'fish';

/** Which sentences tell a technique. */
export function tellingKindOf(technique: TechniqueId): TellingKind {
  return technique in KINDS ? KINDS[technique as keyof typeof KINDS] : 'fish';
}
