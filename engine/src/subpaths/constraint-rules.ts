/** Rules beyond houses: their kinds, checks and meaning. Bundles import `constraints.ts`. */
export { KIND_ALIASES } from '../constraints/aliases.ts';
export { type CompileBoard } from '../constraints/compile-board.ts';
export { checkConstraint, checkConstraints, MAX_CONSTRAINTS } from '../constraints/check-constraints.ts';
export {
  allHold,
  cellsOf,
  compileConstraint,
  compileConstraints,
  constraintOf,
  holdsIn,
  sameConstraint,
} from '../constraints/constraints.ts';
export { kindOf } from '../constraints/kind-of.ts';
export { constraintImage } from '../constraints/image.ts';
export { type AnyKind, type Dependence, type Filling, type Kind } from '../constraints/kind.ts';
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
export {
  type Field,
  type FieldsOf,
  type NestedConstraint,
  type Schema,
  type ValueOf,
} from '../constraints/schema.ts';
