/**
 * Looks for examples of techniques for rules: `npx tsx spec/technique-book/find-rule-examples.ts SEED PUZZLES
 * [TECHNIQUE…]`. Makes puzzles with rules of one kind, walks them, and prints for each technique the step with the least
 * evidence as a line for `docs/techniques/rule-examples.txt`. A person chooses.
 */
import {
  classic9,
  conclusionsText,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  createPosition,
  createRandom,
  solveLogicallyInPlace,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { randomVariant } from '../constraint-kinds/random-variant.ts';

const [seed = 'rules', puzzles = '5', ...names] = process.argv.slice(2);
const wanted = TECHNIQUES.filter(
  ({ id, needs }) => needs === 'rules' && (names.length === 0 || names.includes(id)),
);
const best = new Map<TechniqueId, { readonly line: string; readonly cost: number }>();
const random = createRandom(seed);
const geometry = classic9();
/** The number of rules of a kind that make a good puzzle. */
const MANY: Partial<Record<ConstraintKind, number>> = {
  cage: 30,
  difference: 14,
  ratio: 10,
  'pair-sum': 12,
  greater: 16,
};

for (const kind of CONSTRAINT_KINDS) {
  // Counting solutions takes too long with these.
  if (kind === 'full-rank' || kind === 'doppelganger') continue;
  for (let n = 0; n < Number(puzzles); n++) {
    const made = randomVariant(geometry, [kind] satisfies ConstraintKind[], MANY[kind] ?? 6, random);
    if (!made) continue;
    const { puzzle } = made;
    const seen = new Set<TechniqueId>();
    for (const step of solveLogicallyInPlace(createPosition(puzzle), { maxSteps: 80 })) {
      if (step.technique === 'brute-force') break;
      if (seen.has(step.technique)) continue;
      seen.add(step.technique);
      if (!wanted.some(({ id }) => id === step.technique)) continue;
      const { cells = [], sets, fillings, constraints = [] } = step.evidence.rules ?? {};
      const cost =
        cells.length + 2 * constraints.length + (sets || fillings ? 0 : 5) + step.eliminations.length;
      if (cost >= (best.get(step.technique)?.cost ?? Infinity)) continue;
      const givens = puzzle.givens.map((digit) => digit || '.').join('');
      const line = [
        step.technique,
        givens,
        JSON.stringify(puzzle.constraints),
        conclusionsText(geometry, step),
      ].join(' | ');
      best.set(step.technique, { line, cost });
    }
  }
}
for (const { id } of wanted) console.log(best.get(id)?.line ?? `# nothing for ${id}`);
