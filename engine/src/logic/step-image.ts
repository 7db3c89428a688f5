/**
 * The image of a step under a symmetry: the same reasoning on the transformed board. It is a step of the image position
 * if the step was one of the position.
 *
 * The technique keeps its id. On boards where a symmetry maps lines to boxes (as for disjoint groups) a person might
 * call the image by a related name, such as claiming for pointing.
 */
import { applyToSet, houseImages, type Symmetry } from '../canonical/symmetry.ts';
import { constraintImage } from '../constraints/image.ts';
import type { Constraint } from '../constraints/kinds.ts';
import type { DigitSet } from '../model/digits.ts';
import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import {
  type AlmostLockedSet,
  type Balance,
  type Candidate,
  type Chain,
  type ChainNode,
  type Emptied,
  type Evidence,
  type Link,
  type LinkReason,
  sortCandidates,
  type Step,
} from './step.ts';

/** The symmetry must be one of the geometry. */
export function applyToStep(geometry: Geometry, symmetry: Symmetry, step: Step): Step {
  const image: Image = { geometry, symmetry, houses: houseImages(geometry, symmetry.cells) };
  return ofStep(image, step);
}

function ofStep(image: Image, step: Step): Step {
  return {
    ...step,
    placements: step.placements.map((candidate) => ofCandidate(image, candidate)),
    eliminations: sortCandidates(step.eliminations.map((candidate) => ofCandidate(image, candidate))),
    evidence: ofEvidence(image, step.evidence),
  };
}

interface Image {
  readonly geometry: Geometry;
  readonly symmetry: Symmetry;
  readonly houses: readonly HouseIndex[];
}

/** The image of each part of the evidence. A missing part is a compile error. */
const EVIDENCE_PARTS: {
  readonly [Name in keyof Evidence]-?: (
    image: Image,
    part: NonNullable<Evidence[Name]>,
  ) => NonNullable<Evidence[Name]>;
} = {
  digits: ({ symmetry }, digits) => digits.map((digit) => symmetry.digits[digit]).sort((a, b) => a - b),
  houses: ({ houses }, parts) => parts.map((part) => ({ ...part, house: houses[part.house] })),
  cells: (image, parts) =>
    parts.map((part) => ({ ...part, cells: ofCells(image, part.cells), ...ofSet(image, part) })),
  candidates: (image, parts) => parts.map((part) => ({ ...part, ...ofCandidate(image, part) })),
  chains: (image, chains) => chains.map((chain) => ofChain(image, chain)),
  branches: (image, branches) =>
    branches.map(({ implications, emptied, ...branch }) => ({
      ...branch,
      ...(emptied && { emptied: ofEmptied(image, emptied) }),
      implications: implications.map(({ node, link, by, ...rest }) => ({
        ...rest,
        node: ofNode(image, node),
        ...(link && { link: ofLink(image, link) }),
        ...(by && { by: ofStep(image, by) }),
      })),
    })),
  sets: (image, sets) => sets.map((set) => ofAlmostLockedSet(image, set)),
  commons: ({ symmetry }, commons) =>
    commons.map((common) => ({ ...common, digit: symmetry.digits[common.digit] })),
  // Cells and digits of a deadly pattern correspond by index, so their order is kept.
  deadly: ({ symmetry }, deadly) => ({
    ...deadly,
    cells: deadly.cells.map((cell) => symmetry.cells[cell]),
    digits: deadly.digits.map((set) => applyToSet(symmetry, set)),
  }),
  rules: (image, { constraints, cells, balance, derived, sets, fillings, emptied, ...rest }) => {
    const { symmetry } = image;
    const order = cells.map((cell, at) => [symmetry.cells[cell], at]).sort(([a], [b]) => a - b);
    return {
      ...rest,
      constraints: constraints.map((constraint) => ofConstraint(image, constraint)),
      cells: ofCells(image, cells),
      ...(balance && { balance: ofBalance(image, balance) }),
      ...(derived && {
        derived: derived.map((sum) => ({
          constraints: sum.constraints.map((constraint) => ofConstraint(image, constraint)),
          balance: ofBalance(image, sum.balance),
        })),
      }),
      ...(emptied && {
        emptied: { assumed: ofCandidate(image, emptied.assumed), cell: symmetry.cells[emptied.cell] },
      }),
      ...(sets && { sets: sets.map((set) => applyToSet(symmetry, set)) }),
      ...(fillings && {
        fillings: fillings.map((filling) => order.map(([, at]) => symmetry.digits[filling[at]])),
      }),
    };
  },
};

function ofBalance(image: Image, balance: Balance): Balance {
  return {
    ...balance,
    houses: balance.houses.map((house) => image.houses[house]),
    plus: ofCells(image, balance.plus),
    minus: ofCells(image, balance.minus),
  };
}

/** The symmetry is one of the puzzle, so each of its constraints has an image. */
function ofConstraint({ geometry, symmetry }: Image, constraint: Constraint): Constraint {
  return constraintImage(geometry, constraint, symmetry)!;
}

function ofEvidence(image: Image, evidence: Evidence): Evidence {
  const parts = Object.entries(evidence).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    parts.map(([name, part]) => {
      const toImage = EVIDENCE_PARTS[name as keyof Evidence] as (image: Image, part: unknown) => unknown;
      return [name, toImage(image, part)];
    }),
  ) as unknown as Evidence;
}

function ofCandidate({ symmetry }: Image, { cell, digit }: Candidate): Candidate {
  return { cell: symmetry.cells[cell], digit: symmetry.digits[digit] };
}

function ofCells({ symmetry }: Image, cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => symmetry.cells[cell]).sort((a, b) => a - b);
}

function ofSet({ symmetry }: Image, { digits }: { readonly digits?: DigitSet }): { digits?: DigitSet } {
  return digits === undefined ? {} : { digits: applyToSet(symmetry, digits) };
}

function ofChain(image: Image, chain: Chain): Chain {
  return {
    ...chain,
    nodes: chain.nodes.map((node) => ofNode(image, node)),
    links: chain.links.map((link) => ofLink(image, link)),
  };
}

function ofNode(image: Image, node: ChainNode): ChainNode {
  return { ...node, digit: image.symmetry.digits[node.digit], cells: ofCells(image, node.cells) };
}

function ofEmptied({ symmetry, houses }: Image, emptied: Emptied): Emptied {
  return emptied.kind === 'cell'
    ? { ...emptied, cell: symmetry.cells[emptied.cell] }
    : { ...emptied, house: houses[emptied.house] };
}

function ofLink(image: Image, link: Link): Link {
  return { ...link, reason: ofReason(image, link.reason) };
}

function ofReason(image: Image, reason: LinkReason): LinkReason {
  switch (reason.kind) {
    case 'cell':
      return { ...reason, cell: image.symmetry.cells[reason.cell] };
    case 'house':
      return { ...reason, house: image.houses[reason.house] };
    case 'set':
      return {
        ...reason,
        set: ofAlmostLockedSet(image, reason.set),
        ...(reason.forces !== undefined && { forces: image.symmetry.cells[reason.forces] }),
      };
    case 'sight':
      return reason;
    case 'rule':
      return { ...reason, constraint: ofConstraint(image, reason.constraint) };
  }
}

function ofAlmostLockedSet(image: Image, set: AlmostLockedSet): AlmostLockedSet {
  return {
    ...set,
    cells: ofCells(image, set.cells),
    digits: applyToSet(image.symmetry, set.digits),
    house: image.houses[set.house],
  };
}
