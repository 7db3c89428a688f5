/** Rules beyond houses: their kinds, checks and meaning. `constraints.ts` is what bundles import. */
export { KIND_ALIASES } from '../constraints/aliases.ts';
export { checkConstraint, checkConstraints, MAX_CONSTRAINTS } from '../constraints/check-constraints.ts';
export {
  allHold,
  cellsOf,
  compileConstraint,
  compileConstraints,
  constraintOf,
  holdsIn,
  kindOf,
  sameConstraint,
} from '../constraints/constraints.ts';
export { constraintImage } from '../constraints/image.ts';
export { type Kind } from '../constraints/kind.ts';
export {
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  type ConstraintOf,
  KINDS,
} from '../constraints/kinds.ts';
export {
  type Machine,
  type MachineState,
  type PairTable,
  type Relation,
  type RelationType,
} from '../relations/relation.ts';
export { type Field, type NestedConstraint, type Schema } from '../constraints/schema.ts';
