/** The result of opening a link of another program: what is read, what is left out, and whether it can be solved. */
import { createGame, drawnPuzzle, readShare, shareFragment } from '@pencilmark/game';
import {
  countSolutions,
  type Digits,
  isSolutionOf,
  type ParsedPuzzle,
  parsePuzzle,
  type Result,
  sameDigits,
  type SolveControl,
} from 'pencilmark';
import { splitComment } from 'pencilmark/internal';
import { orderedJson } from 'pencilmark/internal/json-fields';
import type { ListedLink } from './link-list.ts';

/**
 * `whole`: every rule is known. `in part`: some are left out, by name. `refused`: it is not opened.
 */
export type Opening = 'whole' | 'in part' | 'refused';

/** `open`: rules are missing, or may be drawn, so that several solutions say nothing. */
export type Solving = 'unique' | 'several' | 'open' | 'none' | 'stopped' | 'not tried';

export interface JudgedLink extends ListedLink {
  readonly opening: Opening;
  readonly title?: string;
  readonly kinds: readonly string[];
  readonly unknownRules: readonly string[];
  readonly unknownParts: readonly string[];
  /** Shapes that are drawn, and those too large for a link of this program. */
  readonly drawn: readonly string[];
  readonly undrawn: readonly string[];
  readonly remarks: readonly string[];
  readonly solving: Solving;
  readonly solution: 'none' | 'ours' | 'obeys' | 'other';
  /** The length of this program's link for the same puzzle, in characters. */
  readonly length: number;
  /** Faults in how the link is read; empty if there are none. */
  readonly faults: readonly string[];
}

export function judgeLink(listed: ListedLink, control: SolveControl): JudgedLink {
  try {
    const read = openLink(listed.link);
    if (!read.ok) return refused(listed, `${read.error.code}: ${read.error.message}`);
    return judgeSheet(listed, read.value, control);
  } catch (error) {
    return refused(listed, `thrown: ${String(error)}`);
  }
}

/** The sheet of a link, without unknown rules, as the page opens it. */
export function openLink(link: string): Result<ParsedPuzzle> {
  const whole = parsePuzzle(link);
  const lacksRules = !whole.ok && whole.error.code === 'format.rules';
  return lacksRules ? parsePuzzle(link, { unknownRules: 'leave-out' }) : whole;
}

/** Whether rules of a sheet were left out. */
export function openingOf({ comment }: ParsedPuzzle): Exclude<Opening, 'refused'> {
  return splitComment(comment).rules.length > 0 ? 'in part' : 'whole';
}

function refused(listed: ListedLink, fault: string): JudgedLink {
  return {
    ...listed,
    opening: 'refused',
    kinds: [],
    unknownRules: [],
    unknownParts: [],
    drawn: [],
    undrawn: [],
    remarks: [],
    solving: 'not tried',
    solution: 'none',
    length: 0,
    faults: [fault],
  };
}

function judgeSheet(listed: ListedLink, sheet: ParsedPuzzle, control: SolveControl): JudgedLink {
  const { rules, parts } = splitComment(sheet.comment);
  const { remarks = [], title } = sheet;
  const puzzle = drawnPuzzle(sheet);
  const shapes = (sheet.drawings ?? sheet.puzzle.drawings ?? []).map(({ shape }) => shape);
  const isDrawn = (puzzle.drawings?.length ?? 0) > 0;
  const mayLack = rules.length > 0 || shapes.some((shape) => shape !== 'fog') || remarks.length > 0;
  const { solving, faults, found } = solveSheet(sheet, rules.length > 0, mayLack, control);
  const link = linkLength(puzzle);
  return {
    ...listed,
    opening: openingOf(sheet),
    ...(title !== undefined && { title }),
    kinds: [...new Set(puzzle.constraints.map(({ kind }) => kind))],
    unknownRules: rules,
    unknownParts: parts,
    drawn: isDrawn ? shapes : [],
    undrawn: isDrawn ? [] : shapes,
    remarks,
    solving,
    solution: statedOf(sheet, found),
    length: link ?? 0,
    faults: [...faults, ...(link === undefined ? ['our own link gives another puzzle'] : [])],
  };
}

function solveSheet(sheet: ParsedPuzzle, lacks: boolean, mayLack: boolean, control: SolveControl) {
  const { puzzle, solution } = sheet;
  const outcome = countSolutions(puzzle, 2, control);
  const faults: string[] = [];
  if (solution && !isSolutionOf(puzzle, solution)) faults.push("the setter's solution breaks our rules");
  if (outcome.status === 'stopped' && outcome.count < 2)
    return { solving: 'stopped' as const, faults, found: undefined };
  const found = outcome.count === 1 ? outcome.examples[0] : undefined;
  if (outcome.count === 0) faults.push('we find no solution');
  if (outcome.count > 1 && !mayLack && solution) faults.push('we find a second solution');
  if (found && solution && !sameDigits(found, solution)) faults.push("our solution is not the setter's");
  const several: Solving = lacks || mayLack ? 'open' : 'several';
  const solving: Solving = outcome.count === 0 ? 'none' : outcome.count === 1 ? 'unique' : several;
  return { solving, faults, found };
}

function statedOf({ puzzle, solution }: ParsedPuzzle, found: Digits | undefined): JudgedLink['solution'] {
  if (!solution) return 'none';
  if (found && sameDigits(found, solution)) return 'ours';
  return !found && isSolutionOf(puzzle, solution) ? 'obeys' : 'other';
}

/** Undefined if the new link does not give the puzzle back. */
function linkLength(puzzle: ParsedPuzzle['puzzle']): number | undefined {
  const game = createGame(puzzle);
  if (!game.ok) return 0;
  const link = shareFragment({ game: game.value, played: 0 }, 'puzzle');
  const read = readShare(link);
  const beyond = ({ givens, constraints, drawings }: ParsedPuzzle['puzzle']): string =>
    orderedJson([givens, constraints, drawings ?? []]);
  return read.ok && beyond(read.value.game.puzzle) === beyond(puzzle) ? link.length : undefined;
}
