/** Techniques that share an idea. */
import type { TechniqueId } from 'pencilmark';
import type { LessonWords } from './lesson-words.ts';

type Idea = keyof LessonWords['ideas'];

/** How the ids of techniques begin or end that share an idea. */
const SIGNS: readonly (readonly [Idea, RegExp])[] = [
  ['locked-subset', /^locked-/],
  ['naked-subset', /^naked-(pair|triple|quadruple)$/],
  ['hidden-subset', /^hidden-(pair|triple|quadruple)$/],
  ['finned-fish', /^(finned|sashimi)-/],
  ['fish', /^(x-wing|swordfish|jellyfish)$/],
  ['two-links', /^(skyscraper|two-string-kite|turbot-fish)$/],
  ['avoidable-rectangle', /^avoidable-/],
  ['rectangle', /^(uniqueness-test-\d|hidden-rectangle)$/],
  ['bug', /^bug-/],
  ['colours', /^simple-colors-/],
  ['multi-colours', /^multi-colors-/],
  ['discontinuous-loop', /discontinuous-nice-loop$/],
  ['continuous-loop', /continuous-nice-loop$/],
  ['chain', /aic$/],
  ['two-sets', /^als-xz$/],
  ['set-chain', /^als-xy-/],
];

/** What a technique is, why it works, and where to look for it. */
export function ideaOf(technique: TechniqueId, { ideas }: LessonWords): readonly string[] {
  const shared = SIGNS.find(([, sign]) => sign.test(technique))?.[0];
  return ideas[shared ?? (technique as Idea)];
}
