import type { TechniqueId } from '../../catalogue.ts';
import { type FinderContext, lastEmptyRevision } from '../../finder-context.ts';
import type { Premise } from '../../rules/premises.ts';
import type { Step } from '../../step.ts';

/** The steps of each premise, except those that had none and have not changed since. */
export function* byPremise(
  context: FinderContext,
  technique: TechniqueId,
  premises: readonly Premise[],
  stepsOf: (premise: Premise) => Iterable<Step>,
): Generator<Step> {
  const { position } = context;
  const lastEmpty = lastEmptyRevision(context, technique, premises.length);
  for (const [index, premise] of premises.entries()) {
    if (!hasChanged(premise, lastEmpty[index], position.cellChangedAt)) continue;
    if (context.shouldStop()) return;
    let isAny = false;
    for (const step of stepsOf(premise)) {
      isAny = true;
      yield step;
    }
    if (!isAny) lastEmpty[index] = position.revision;
  }
}

function hasChanged({ scope: { cells } }: Premise, since: number, changedAt: Int32Array): boolean {
  if (since < 0) return true;
  for (let i = 0; i < cells.length; i++) if (changedAt[cells[i]] > since) return true;
  return false;
}
