/** Loads a model into a core, and resets it to its start. */
import type { DigitSet } from '../../model/digits.ts';
import * as layout from './core/layout.ts';
import type { Core } from './cores.ts';
import { createImage, type Model, ruleWords } from './image.ts';

export function load(core: Core, model: Model): void {
  const { words, rules } = createImage(model);
  const hosts = rules.map((rule) => rule?.host);
  const cellCount = model.masks.length;
  core.load(words, (place) => {
    const host = hosts[place]!;
    if (host.build) {
      const rule = host.build();
      const built = ruleWords(rule, core.used);
      core.append(built.words);
      core.words[core.words[layout.RULES] + place] = built.at;
      hosts[place] = rule.host;
      return true;
    }
    const address = core.words[core.words[layout.RULES] + place];
    const scratch = core.words[layout.SCRATCH];
    const isPossible = host.narrow!(core.words.subarray(scratch, scratch + cellCount));
    core.words[address + layout.RULE_EFFORT] = Math.min(host.effort, 2 ** 30);
    return isPossible;
  });
}

/** Restarts a search with these masks; scores of dead ends are kept. */
export function restart(core: Core, masks: ArrayLike<number>, wanted?: readonly DigitSet[]): void {
  const { words } = core;
  words.set(masks, words[layout.MASKS]);
  if (wanted) words.set(wanted, words[layout.WANTED]);
  for (const at of [layout.TRAIL_LENGTH, layout.DECISION_COUNT, layout.GUESSES, layout.WORK, layout.STATUS]) {
    words[at] = 0;
  }
}
