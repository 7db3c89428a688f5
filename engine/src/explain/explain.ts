import { oneOf, requireValue } from '../require.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Step } from '../logic/step.ts';
import { conclusionOf, placeOf } from './conclude.ts';
import { EN } from './languages/en/en.ts';
import { type Facts, factsOf } from './facts.ts';
import { focusOf } from './focus.ts';
import { type TellingKind, tellingKindOf } from './kinds.ts';
import type { Locale } from './locale.ts';
import { notationLine } from './notation-line.ts';
import { createSay, type Mentions, type Say } from './phrases.ts';
import { PARTS, type Parts, type Told } from './sentences/sentences.ts';

/** How much of a step is revealed, from a nudge to all of it. */
export const HINT_DEPTHS = ['nudge', 'what', 'why', 'notation'] as const;
/** One of `HINT_DEPTHS`. */
export type HintDepth = (typeof HINT_DEPTHS)[number];

/** A step in words. */
export interface Explanation {
  /** The technique's name as a heading. */
  readonly name: string;
  /** Where to look: `Look at box 5.` */
  readonly nudge: string;
  /** The pattern: `There is a naked pair in row 3.` */
  readonly what: string;
  /** The reasoning, a sentence each; the last one is the conclusion. */
  readonly why: readonly string[];
  /** As experts write it. The same in every language. */
  readonly notation: string;
  /** The cells and candidates that `why` names: those of the drawing. */
  readonly mentions: Mentions;
  /** The cells and candidates that `what` names: far fewer, so that it gives less away. */
  readonly glance: Mentions;
  /** The houses that `nudge` names, if any. */
  readonly focus: Mentions;
}

/** Explains a step, from the step and its board alone: the words say only what the evidence proves. */
export function explain(step: Step, geometry: Geometry, locale: Locale = EN): Explanation {
  const facts = factsOf(step, geometry);
  const say = createSay(geometry, locale);
  const told = tellIn(locale, tellingKindOf(step.technique), facts, say);
  const why = [...told.why, locale.conclusion(conclusionOf(step, say))];
  const nudging = createSay(geometry, locale);
  const nudge = locale.nudge(placeOf(focusOf(geometry, step), nudging));
  return {
    name: locale.names[step.technique],
    nudge,
    what: told.what,
    why,
    notation: notationLine(geometry, step),
    mentions: say.mentionsIn(why.join(' '), 'meant'),
    glance: say.mentionsIn(told.what, 'said'),
    focus: nudging.mentionsIn(nudge, 'said'),
  };
}

function tellIn<Kind extends TellingKind>(locale: Locale, kind: Kind, facts: Facts, say: Say): Told {
  const parts = PARTS[kind](facts, say, locale.chain) as Parts<Kind>;
  return locale.tell[kind](parts);
}

/** The text of one depth, sentences joined. */
export function hintText(explanation: Explanation, depth: HintDepth): string {
  requireValue('depth', depth, oneOf(HINT_DEPTHS));
  return depth === 'why' ? explanation.why.join(' ') : explanation[depth];
}
