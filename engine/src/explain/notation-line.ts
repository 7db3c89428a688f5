/** The line in which experts write a step. The same in every language. */
import { digitsIn, type DigitSet } from '../model/digits.ts';
import { type Cell, cellName, type Geometry, type HouseIndex, houseName } from '../model/geometry.ts';
import { symbolOf } from '../puzzle/puzzle.ts';
import { cellsText, conclusionsText } from '../logic/notation.ts';
import type { AlmostLockedSet, Candidate, Chain, ChainNode, Link, Step } from '../logic/step.ts';
import { techniqueOf } from '../logic/catalogue.ts';
import { type Facts, factsOf } from './facts.ts';
import { sentenceKindOf } from './kinds.ts';

/**
 * `Naked Pair: 47 r1c19 => r1c2<>4`; chains as `(6)r1c1=r1c8-r5c8=r5c3`, strong `=` and weak `-`. A guess is marked as
 * such: `Trial: r1c1=7`.
 */
export function notationLine(geometry: Geometry, step: Step): string {
  const pattern = patternText(geometry, factsOf(step, geometry));
  const form = step.form === 'siamese' ? 'Siamese ' : '';
  const conclusion = conclusionsText(geometry, step);
  const name = step.technique === 'brute-force' ? 'Trial' : techniqueOf(step.technique).name;
  return `${form}${name}: ${pattern}${pattern === '' ? '' : ' => '}${conclusion}`;
}

function patternText(geometry: Geometry, facts: Facts): string {
  const { chains, sets, branches, digits, houses, cells, candidates } = facts;
  switch (sentenceKindOf(facts.technique)) {
    case 'full-house':
    case 'hidden-single':
      return `in ${[...houses.home, ...houses.base].map((house) => houseName(geometry, geometry.houses[house])).join()}`;
    case 'locked-candidates':
      return `${symbols(geometry, digits)} ${houseCodes(geometry, houses.base)} / ${houseCodes(geometry, houses.cover)}`;
    case 'naked-subset':
    case 'hidden-subset':
      return `${symbols(geometry, digits)} ${cellsText(geometry, cells.pattern)}`;
    case 'fish':
      return fishText(geometry, facts);
    case 'colour-trap':
    case 'colour-wrap':
    case 'colour-bridge':
    case 'colour-reach':
      return `${symbols(geometry, digits)} ${colourText(geometry, facts)}`;
    case 'two-sets':
    case 'set-chain':
    case 'blossom':
      return setsText(geometry, facts);
    case 'sue-de-coq':
      return [cells.intersection, cells['line-set'], cells['area-set']]
        .map((part) => cellsText(geometry, part))
        .join(' / ');
    case 'xyz-wing':
      return `${symbols(geometry, digits)} ${cellsText(geometry, cells.pivot)} / ${cellsText(geometry, cells.pincer)}`;
    case 'bug':
      return candidates.extra.map((extra) => candidateText(geometry, extra)).join();
    case 'contradiction':
    case 'verity':
    case 'kraken':
      return branches.map((branch) => branchText(geometry, branch)).join('; ');
    case 'naked-single':
    case 'brute-force':
      return '';
    case 'template-set':
    case 'template-delete':
      return symbols(geometry, digits);
    default:
      if (chains.length > 0) return chains.map((chain) => chainText(geometry, chain)).join('; ');
      if (sets.length > 0) return setsText(geometry, facts);
      return `${symbols(geometry, digits, '/')} ${cellsText(geometry, facts.deadly.cells)}`;
  }
}

/** `3 r37 c34 fr3c5`: digit, bases, covers, fins (`f`) and endo-fins (`e`). */
function fishText(geometry: Geometry, { digits, houses, candidates }: Facts): string {
  const fins = candidates.fin.map(({ cell }) => `f${cellName(geometry, cell)}`);
  const endoFins = candidates['endo-fin'].map(({ cell }) => `e${cellName(geometry, cell)}`);
  const parts = [
    symbols(geometry, digits),
    houseCodes(geometry, houses.base),
    houseCodes(geometry, houses.cover),
    ...fins,
    ...endoFins,
  ];
  return parts.join(' ');
}

const LETTERS: Readonly<Record<string, string>> = {
  row: 'r',
  column: 'c',
  box: 'b',
  region: 'b',
  window: 'w',
};

/** `r37b4`; the full name if the shape has no letter. */
function houseCodes(geometry: Geometry, houses: readonly HouseIndex[]): string {
  const isSmall = (geometry.spec.grids?.length ?? 1) === 1 && geometry.size <= 9;
  let text = '';
  let last = '';
  for (const house of [...new Set(houses)].map((index) => geometry.houses[index])) {
    const letter = LETTERS[house.kind];
    if (!isSmall || !letter) text += `${text === '' ? '' : ','}${houseName(geometry, house)}`;
    else text += `${letter === last ? '' : letter}${house.index + 1}`;
    last = letter;
  }
  return text;
}

/** Eureka: the digits of one cell share a bracket, a digit that stays is not repeated. */
function chainText(geometry: Geometry, chain: Chain): string {
  const { nodes, links, shape } = chain;
  let text = '';
  let k = 0;
  let digit = 0;
  while (k < nodes.length) {
    const inside = insideRun(nodes, links, k);
    const bracket = inside.map(
      (node, i) => (i === 0 ? '' : sign(links[k + i - 1])) + symbolOf(geometry, node.digit),
    );
    const isRepeated = inside.length === 1 && nodes[k].digit === digit;
    text += `${k === 0 ? '' : linkText(geometry, links[k - 1])}${isRepeated ? '' : `(${bracket.join('')})`}`;
    text += cellsText(geometry, nodes[k].cells);
    k += inside.length;
    digit = nodes[k - 1].digit;
  }
  if (shape === 'open') return text;
  return `${text}${linkText(geometry, links[links.length - 1])}(${symbolOf(geometry, nodes[0].digit)})${cellsText(geometry, nodes[0].cells)}`;
}

function insideRun(nodes: readonly ChainNode[], links: readonly Link[], from: number): ChainNode[] {
  const run = [nodes[from]];
  for (let k = from; k + 1 < nodes.length && links[k].reason.kind === 'cell'; k++) run.push(nodes[k + 1]);
  return run;
}

function sign({ strength }: Link): string {
  return strength === 'strong' ? '=' : '-';
}

/** A strong link by an almost locked set names the set: `=[r1c12]=`. */
function linkText(geometry: Geometry, link: Link): string {
  const { reason } = link;
  return reason.kind === 'set' ? `=[${setText(geometry, reason.set)}]=` : sign(link);
}

function branchText(geometry: Geometry, { implications }: Facts['branches'][number]): string {
  return implications
    .map(({ node, holds }) => {
      const digit = symbolOf(geometry, node.digit);
      return `${cellsText(geometry, node.cells)}${holds === 'true' ? '=' : '<>'}${digit}`;
    })
    .join(' -> ');
}

function setsText(geometry: Geometry, { sets, commons }: Facts): string {
  const named = sets.map((set, k) => `${setName(k)}=${setText(geometry, set)}`);
  const common = commons.map(({ a, b, digit }) => `${setName(a)}${setName(b)}:${symbolOf(geometry, digit)}`);
  return [...named, ...common].join(', ');
}

/** The name of a set: A, B, C … */
export function setName(index: number): string {
  return String.fromCharCode(65 + (index % 26));
}

function setText(geometry: Geometry, { cells, digits }: AlmostLockedSet): string {
  return `${cellsText(geometry, cells)}{${symbols(geometry, digits)}}`;
}

function colourText(geometry: Geometry, { candidates }: Facts): string {
  const cellsOf = (list: readonly Candidate[]): Cell[] => list.map(({ cell }) => cell);
  const clusters = [
    [candidates['colour-1'], candidates['colour-2']],
    [candidates['colour-3'], candidates['colour-4']],
  ].filter(([a, b]) => a.length + b.length > 0);
  return clusters
    .map((pair) => pair.map((list) => cellsText(geometry, cellsOf(list))).join(' / '))
    .join('; ');
}

function candidateText(geometry: Geometry, { cell, digit }: Candidate): string {
  return `${cellName(geometry, cell)}=${symbolOf(geometry, digit)}`;
}

function symbols(geometry: Geometry, digits: readonly number[] | DigitSet, between = ''): string {
  const list = typeof digits === 'number' ? digitsIn(digits) : digits;
  return list
    .map((digit) => symbolOf(geometry, digit))
    .join(geometry.size > 9 && between === '' ? ',' : between);
}
