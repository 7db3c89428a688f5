/**
 * A step of logic as plain data: its conclusions, and the evidence from which anyone can check, draw and explain it. No
 * prose, no colours; everything survives `JSON.stringify`.
 */
import type { Constraint } from '../constraints/kinds.ts';
import type { Digit, DigitSet } from '../model/digits.ts';
import type { Cell, HouseIndex } from '../model/geometry.ts';
import type { TechniqueId } from './catalogue.ts';

/** A digit in a cell: `cell` is 0-based, `digit` 1 … N. */
export interface Candidate {
  /** The cell, from 0. */
  readonly cell: Cell;
  /** The digit, 1 … N. */
  readonly digit: Digit;
}

/** Forms that HoDoKu lists separately although they are not techniques of their own. */
export const STEP_FORMS = ['siamese'] as const;
/** One of `STEP_FORMS`. */
export type StepForm = (typeof STEP_FORMS)[number];

/** One deduction: what it concludes, and the evidence from which it can be proved. */
export interface Step {
  /** The technique by its id. */
  readonly technique: TechniqueId;
  /** The form that HoDoKu lists apart, if it is one. */
  readonly form?: StepForm;
  /** Digits that it places. */
  readonly placements: readonly Candidate[];
  /** Only candidates that are present, without repeats, by cell, then digit (`sortCandidates`). */
  readonly eliminations: readonly Candidate[];
  /** The proof. */
  readonly evidence: Evidence;
}

/**
 * The proof. A technique fills in the parts that its definition uses and leaves out the rest; the doc comment of its
 * family lists the parts and their roles.
 */
export interface Evidence {
  /** The digits of the pattern, ascending. Eliminated digits are included only if they are part of it. */
  readonly digits: readonly Digit[];
  /** Houses of the pattern with their parts. */
  readonly houses?: readonly HousePart[];
  /** Cells of the pattern with their parts. */
  readonly cells?: readonly CellPart[];
  /** Candidates of the pattern with their parts. */
  readonly candidates?: readonly CandidatePart[];
  /** Chains and loops, each link with its reason. Conjugate pairs of a colouring are chains of one link. */
  readonly chains?: readonly Chain[];
  /** Forcing chains and nets: the consequences of each assumption. */
  readonly branches?: readonly Branch[];
  /** Almost locked sets, in the order of the chain that connects them; a stem cell of death blossom first. */
  readonly sets?: readonly AlmostLockedSet[];
  /** Restricted commons between `sets`. */
  readonly commons?: readonly RestrictedCommon[];
  /** The pattern that would have two solutions (rectangle, loop, BUG). */
  readonly deadly?: DeadlyPattern;
  /** The evidence of rules beyond houses. */
  readonly rules?: RuleEvidence;
}

/**
 * Rules that are taken together, and the cells that are filled under them. Cells that see each other differ. A digit
 * that is in no filling is eliminated, and so is a digit outside these cells that sees, in every filling, a cell with
 * the same digit.
 */
export interface RuleEvidence {
  /** The rules that hold together. */
  readonly constraints: readonly Constraint[];
  /** The cells whose fillings are enumerated, ascending; open and filled. */
  readonly cells: readonly Cell[];
  /** Present if the sum of these cells follows from whole houses. */
  readonly balance?: Balance;
  /** Sums derived from whole houses that are used in addition to the constraints. */
  readonly derived?: readonly DerivedSum[];
  /** The digits of the remaining fillings, if all cells see each other and there are only a few such sets. */
  readonly sets?: readonly DigitSet[];
  /** The remaining fillings, a digit for each of `cells`, if there are only a few. */
  readonly fillings?: readonly (readonly Digit[])[];
  /** Present if it shows why: an eliminated candidate, and a cell that it would leave without candidates. */
  readonly emptied?: {
    /** The eliminated candidate. */
    readonly assumed: Candidate;
    /** The cell that it would leave without candidates. */
    readonly cell: Cell;
  };
  /** Present if every filling contains the digits of `evidence`. */
  readonly isRequired?: true;
}

/** A sum that follows from whole houses, and the constraints that it subtracts. */
export interface DerivedSum {
  /** The constraints that it counts. */
  readonly constraints: readonly Constraint[];
  /** The sum and its cells. */
  readonly balance: Balance;
}

/** The values of full houses minus the sums of the constraints: `plus` minus `minus` is `total`. */
export interface Balance {
  /** The full houses that are added up. */
  readonly houses: readonly HouseIndex[];
  /** Cells of the houses that no constraint counts. */
  readonly plus: readonly Cell[];
  /** Cells that constraints count outside of the houses. */
  readonly minus: readonly Cell[];
  /** The sum of `plus` less that of `minus`. */
  readonly total: number;
  /** The sum of the houses. */
  readonly all: number;
  /** The sum of the constraints. */
  readonly counted: number;
}

/** The parts that houses play in a step. */
export const HOUSE_ROLES = [
  /** The house that contains the whole pattern: of a subset, of a full house, of a conjugate pair in use. */
  'home',
  /** All its places for the digit are in the pattern (hidden single, locked candidates, fish). */
  'base',
  /** Covers the pattern; its other candidates are eliminated (locked candidates, fish). */
  'cover',
] as const;
/** One of `HOUSE_ROLES`. */
export type HouseRole = (typeof HOUSE_ROLES)[number];

/** A house and the part it plays in a step. */
export interface HousePart {
  /** The house by its place in `geometry.houses`. */
  readonly house: HouseIndex;
  /** One of `HOUSE_ROLES`. */
  readonly role: HouseRole;
}

/** The parts that cells play in a step. */
export const CELL_ROLES = [
  'pattern',
  'pivot',
  'pincer',
  /** Cells of a uniqueness pattern without and with further candidates. */
  'floor',
  'roof',
  'fin',
  /** Cells of an intersection (sue de coq). */
  'intersection',
  /** The two outside sets of sue de coq. */
  'line-set',
  'area-set',
  /** The empty rectangle: the cells of the box without the digit. */
  'empty',
] as const;
/** One of `CELL_ROLES`. */
export type CellRole = (typeof CELL_ROLES)[number];

/** Cells and the part they play in a step. */
export interface CellPart {
  /** The cells, from 0. */
  readonly cells: readonly Cell[];
  /** One of `CELL_ROLES`. */
  readonly role: CellRole;
  /** The digits for which the cells play this part; if left out, all their candidates. */
  readonly digits?: DigitSet;
}

/** The parts that candidates play in a step. */
export const CANDIDATE_ROLES = [
  /** Defines the pattern: fish body, subset digits, the single itself. */
  'pattern',
  'fin',
  'endo-fin',
  /** An extra candidate of a uniqueness pattern or BUG, at least one of which must be true. */
  'extra',
  /** The colours of a colouring: 1 against 2 in the first cluster, 3 against 4 in the second. */
  'colour-1',
  'colour-2',
  'colour-3',
  'colour-4',
  /** The candidate at which every chain or branch of the proof meets. */
  'target',
] as const;
/** One of `CANDIDATE_ROLES`. */
export type CandidateRole = (typeof CANDIDATE_ROLES)[number];

/** A candidate and the part it plays in a step. */
export interface CandidatePart extends Candidate {
  /** One of `CANDIDATE_ROLES`. */
  readonly role: CandidateRole;
}

/** The same digit in one cell, or in several of a house ("one of them holds it"). */
export interface ChainNode {
  /** The digit, 1 … N. */
  readonly digit: Digit;
  /** One cell, or several of one house. */
  readonly cells: readonly Cell[];
}

/**
 * Why two nodes are linked.
 *
 * Strong (not both false): `cell`, they are the only candidates of a cell; `house`, the only places of the digit in
 * that house; `set`, an almost locked set: if one digit leaves it, the other stays or, if it `forces` a cell, all other
 * digits stay and eliminate every other candidate of that cell. Weak (not both true): `cell`, the same cell, different
 * digits; `sight`, the same digit and every cell of one sees every cell of the other; `rule`, no filling of the
 * constraint's cells has both.
 */
export type LinkReason =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: HouseIndex }
  | { readonly kind: 'set'; readonly set: AlmostLockedSet; readonly forces?: Cell }
  | { readonly kind: 'sight' }
  | { readonly kind: 'rule'; readonly constraint: Constraint };

/** `strong`: at least one of the two nodes is true. `weak`: at most one is. */
export const LINK_STRENGTHS = ['strong', 'weak'] as const;
/** One of `LINK_STRENGTHS`. */
export type LinkStrength = (typeof LINK_STRENGTHS)[number];

/** How two nodes of a chain are connected. */
export interface Link {
  /** One of `LINK_STRENGTHS`. */
  readonly strength: LinkStrength;
  /** Why the nodes are linked. */
  readonly reason: LinkReason;
}

/**
 * `links[i]` joins `nodes[i]` and `nodes[i + 1]`; a loop has an additional link from the last node to the first.
 * Strengths alternate, unless the family says otherwise (a discontinuous loop has two equal links at `nodes[0]`).
 */
export interface Chain {
  /** In the order of the chain. */
  readonly nodes: readonly ChainNode[];
  /** One less than `nodes`, or as many in a loop. */
  readonly links: readonly Link[];
  /** `loop`: the last link leads back to the first node. */
  readonly shape: 'open' | 'loop';
}

/** One conclusion of a branch. `causes` are indices of earlier implications; the assumption is index 0. */
export interface Implication {
  /** The node that is concluded about. */
  readonly node: ChainNode;
  /** Whether the node is true or false in this branch. */
  readonly holds: 'true' | 'false';
  /** Indices of the implications that it follows from. */
  readonly causes: readonly number[];
  /** Strong if a false cause makes this true, weak if a true cause makes this false. */
  readonly link?: Link;
  /**
   * Present if the reason is neither a link nor a single: a step that is valid once the causes, all false, are removed
   * from the board, and that eliminates this or places what does.
   */
  readonly by?: Step;
}

/** The cell or house that is left without a candidate. */
export type Emptied =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: HouseIndex };

/** The consequences of one assumption. */
export interface Branch {
  /** The assumption first, each implication after its causes, the results last. */
  readonly implications: readonly Implication[];
  /** For a trial: the cell left without candidates, or the house left without a place for a digit, that ends it. */
  readonly emptied?: Emptied;
}

/** n cells of one house with n + 1 digits. `cells` ascending. */
export interface AlmostLockedSet {
  /** n cells, ascending. */
  readonly cells: readonly Cell[];
  /** Their n + 1 digits. */
  readonly digits: DigitSet;
  /** The house that holds them all. */
  readonly house: HouseIndex;
}

/** A digit whose places in the two sets all see each other. `a` and `b` are indices into `sets`. */
export interface RestrictedCommon {
  /** Index of one set. */
  readonly a: number;
  /** Index of the other set. */
  readonly b: number;
  /** The digit, 1 … N. */
  readonly digit: Digit;
}

/** Cells that would have two fillings, which is impossible in a puzzle with one solution. */
export interface DeadlyPattern {
  /** The cells of the pattern. */
  readonly cells: readonly Cell[];
  /** For each of `cells`, the digits it would have in the deadly pattern. */
  readonly digits: readonly DigitSet[];
}

/** Sorts by cell, then digit, and drops repeats, in place. */
export function sortCandidates(list: Candidate[]): Candidate[] {
  list.sort((a, b) => a.cell - b.cell || a.digit - b.digit);
  let kept = 0;
  for (const item of list) {
    const last = list[kept - 1];
    if (kept > 0 && last.cell === item.cell && last.digit === item.digit) continue;
    list[kept++] = item;
  }
  list.length = kept;
  return list;
}
