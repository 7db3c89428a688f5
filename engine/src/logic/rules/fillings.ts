/** Fillings of premises that were found earlier: those that the position still allows need not be found again. */
import { type FinderContext, read, type SharedData } from '../finder-context.ts';
import type { Premise } from './premises.ts';

/** For each premise, its fillings, with a bit for each cell of its scope. */
export type Fillings = Map<Premise, Int32Array[]>;

const FILLINGS: SharedData<Fillings> = { create: () => new Map(), refresh: (fillings) => fillings };

/** The fillings that the finders of one search share. */
export function fillingsIn(context: FinderContext): Fillings {
  return read(context, FILLINGS);
}

export function fillingsOf(fillings: Fillings, premise: Premise): Int32Array[] {
  let own = fillings.get(premise);
  if (!own) fillings.set(premise, (own = []));
  return own;
}
