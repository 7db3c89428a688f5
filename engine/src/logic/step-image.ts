/**
 * The image of a step under a symmetry: the same reasoning on the board in disguise. It is a step of the image
 * position wherever the step was one of the position.
 *
 * The technique keeps its id. On boards where a symmetry takes lines to boxes (disjoint groups have such) a person
 * might call the image by a neighbouring name, such as claiming for pointing.
 */
import { applyToSet, houseImages, type Symmetry } from '../canonical/symmetry.ts';
import type { DigitSet } from '../grid/digits.ts';
import type { Cell, Geometry, HouseIndex } from '../grid/geometry.ts';
import {
  type AlmostLockedSet,
  type Candidate,
  type Chain,
  type ChainNode,
  type Evidence,
  type Link,
  type LinkReason,
  sortCandidates,
  type Step,
} from './step.ts';

/** The symmetry has to be one of the geometry. */
export function applyToStep(geometry: Geometry, symmetry: Symmetry, step: Step): Step {
  const image: Image = { symmetry, houses: houseImages(geometry, symmetry.cells) };
  return {
    ...step,
    placements: step.placements.map((candidate) => ofCandidate(image, candidate)),
    eliminations: sortCandidates(step.eliminations.map((candidate) => ofCandidate(image, candidate))),
    evidence: ofEvidence(image, step.evidence),
  };
}

interface Image {
  readonly symmetry: Symmetry;
  readonly houses: readonly HouseIndex[];
}

function ofEvidence(image: Image, evidence: Evidence): Evidence {
  const { digits, houses, cells, candidates, chains, branches, sets, commons, deadly } = evidence;
  const { symmetry } = image;
  return {
    digits: digits.map((digit) => symmetry.digits[digit]).sort((a, b) => a - b),
    ...(houses && { houses: houses.map(({ house, role }) => ({ house: image.houses[house], role })) }),
    ...(cells && {
      cells: cells.map((part) => ({ ...part, cells: ofCells(image, part.cells), ...ofSet(image, part) })),
    }),
    ...(candidates && { candidates: candidates.map((part) => ({ ...part, ...ofCandidate(image, part) })) }),
    ...(chains && { chains: chains.map((chain) => ofChain(image, chain)) }),
    ...(branches && {
      branches: branches.map(({ implications }) => ({
        implications: implications.map(({ node, link, ...rest }) => ({
          ...rest,
          node: ofNode(image, node),
          ...(link && { link: ofLink(image, link) }),
        })),
      })),
    }),
    ...(sets && { sets: sets.map((set) => ofAlmostLockedSet(image, set)) }),
    ...(commons && {
      commons: commons.map((common) => ({ ...common, digit: symmetry.digits[common.digit] })),
    }),
    // Cells and digits of a deadly pattern belong together one by one, so their order stays.
    ...(deadly && {
      deadly: {
        cells: deadly.cells.map((cell) => symmetry.cells[cell]),
        digits: deadly.digits.map((set) => applyToSet(symmetry, set)),
      },
    }),
  };
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

function ofChain(image: Image, { nodes, links, shape }: Chain): Chain {
  return {
    nodes: nodes.map((node) => ofNode(image, node)),
    links: links.map((link) => ofLink(image, link)),
    shape,
  };
}

function ofNode(image: Image, { digit, cells }: ChainNode): ChainNode {
  return { digit: image.symmetry.digits[digit], cells: ofCells(image, cells) };
}

function ofLink(image: Image, { strength, reason }: Link): Link {
  return { strength, reason: ofReason(image, reason) };
}

function ofReason(image: Image, reason: LinkReason): LinkReason {
  switch (reason.kind) {
    case 'cell':
      return { kind: 'cell', cell: image.symmetry.cells[reason.cell] };
    case 'house':
      return { kind: 'house', house: image.houses[reason.house] };
    case 'set':
      return { kind: 'set', set: ofAlmostLockedSet(image, reason.set) };
    case 'sight':
      return reason;
  }
}

function ofAlmostLockedSet(image: Image, { cells, digits, house }: AlmostLockedSet): AlmostLockedSet {
  return {
    cells: ofCells(image, cells),
    digits: applyToSet(image.symmetry, digits),
    house: image.houses[house],
  };
}
