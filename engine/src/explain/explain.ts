import { oneOf, requireValue } from '../require.ts';
import type { Digit } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Step } from '../logic/step.ts';
import { conclusionOf, placeOf } from './conclude.ts';
import { EN } from './languages/en/en.ts';
import { type Facts, factsOf } from './facts.ts';
import { focusOf } from './focus.ts';
import { type SentenceKind, sentenceKindOf } from './kinds.ts';
import type { Locale } from './locale.ts';
import { notationLine } from './notation-line.ts';
import { createSay, type Mentions, type Say } from './phrases.ts';
import type { LinkPlace } from './sentences/chain-words.ts';
import { PARTS, type Parts, type Wording } from './sentences/sentences.ts';

/** How much of a hint is revealed, from a nudge to the whole step. */
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
  /** The reasoning, one idea per sentence; the last one is or contains the conclusion. */
  readonly why: readonly string[];
  /** The sentences of `why` for links of chains or branches, in order. */
  readonly links: readonly ToldLink[];
  /** The steps within the step: each is the reason for the links in one of the sentences. */
  readonly inner: readonly InnerStep[];
  /** The step in expert notation. The same in every language. */
  readonly notation: string;
  /** The cells and candidates that `why` names, which are those of the drawing. */
  readonly mentions: Mentions;
  /** The cells and candidates that `what` names: far fewer, so that it gives less away. */
  readonly glance: Mentions;
  /** The houses that `nudge` names, if any. */
  readonly focus: Mentions;
}

/** The index of a sentence of `why`, and the nodes that it leads to. */
export interface ToldLink extends LinkPlace {
  readonly sentence: number;
}

/** A step on the board after an assumption, with its reasoning. */
export interface InnerStep extends Pick<Explanation, 'name' | 'why' | 'inner'> {
  /** The index of the first sentence of `why` that depends on it. */
  readonly sentence: number;
}

/**
 * Explains a step from the step and its geometry alone: the words state only what the evidence proves. With the digits
 * of the board on which the step was found, the explanation of a single also says which digits rule out the rest.
 */
export function explain(
  step: Step,
  geometry: Geometry,
  locale: Locale = EN,
  board?: ArrayLike<Digit>,
): Explanation {
  const facts = factsOf(step, geometry, board);
  const say = createSay(geometry, locale);
  const kind = sentenceKindOf(step.technique);
  const isProved = kind === 'brute-force' && facts.told.length > 0;
  const wording = isProved ? wordingOfTrial(locale, facts, say) : wordingIn(locale, kind, facts, say);
  const { ends = 'so' } = wording;
  const conclusion = conclusionOf(step, say);
  const why = wording.why.map((sentence) => (typeof sentence === 'string' ? sentence : sentence.text));
  if (ends !== 'none') why.push(locale.conclusion(conclusion, ends));
  const links = wording.why.flatMap((sentence, k) =>
    typeof sentence === 'string' ? [] : [{ sentence: k, ...sentence.at }],
  );
  const seen: Step[] = [];
  const nudging = createSay(geometry, locale);
  const nudge = locale.nudge(placeOf(focusOf(geometry, step), nudging));
  return {
    name: locale.names[step.technique],
    nudge,
    what: wording.what,
    why,
    links,
    inner: links.flatMap(({ sentence, of, index, nodes }) =>
      nodes.flatMap((node) => {
        const by = of === 'branch' && facts.told[index].implications[node].by;
        // Steps by the rules of the puzzle are explained in the sentence itself.
        if (!by || by.evidence.rules || seen.includes(by)) return [];
        seen.push(by);
        const { name, why, inner } = explain(by, geometry, locale);
        return { sentence, name, why, inner };
      }),
    ),
    notation: notationLine(geometry, step),
    mentions: say.mentionsIn(why.join(' '), 'meant'),
    glance: say.mentionsIn(wording.what, 'said'),
    focus: nudging.mentionsIn(nudge, 'said'),
  };
}

function wordingIn<Kind extends SentenceKind>(locale: Locale, kind: Kind, facts: Facts, say: Say): Wording {
  const parts = PARTS[kind](facts, say, locale.chain) as Parts<Kind>;
  return locale.tell[kind](parts);
}

/** A digit found by trial, with the contradiction of each other digit of its cell. */
function wordingOfTrial(locale: Locale, facts: Facts, say: Say): Wording {
  const wording = wordingIn(locale, 'brute-force', facts, say);
  const why = facts.told.flatMap((branch, index) =>
    wordingIn(locale, 'contradiction', { ...facts, told: [branch] }, say).why.map((sentence) =>
      typeof sentence === 'string' ? sentence : { ...sentence, at: { ...sentence.at, index } },
    ),
  );
  return { ...wording, why };
}

/** The text for a depth, with its sentences joined. */
export function hintText(explanation: Explanation, depth: HintDepth): string {
  requireValue('depth', depth, oneOf(HINT_DEPTHS));
  return depth === 'why' ? explanation.why.join(' ') : explanation[depth];
}
