/** Clues beside the board, by the places where they are pressed. */
import {
  type Cell,
  cellName,
  type Constraint,
  type ConstraintKind,
  type Geometry,
  type Puzzle,
} from 'pencilmark';
import { ruleWords } from '../../puzzles/rules/words.ts';
import {
  type CanvasPlace,
  isSamePlace,
  linesFrom,
  placesOutside,
  type Way,
} from '../parts/outside-places.ts';
import { type Editor, kindOfTool, type Tool } from './editor.svelte.ts';
import { formOf, type RuleDraft } from './rule-forms.ts';
import { nameWithNumber, ruleAt } from './rule-place.ts';
import { setting } from './words.ts';

const WAYS: readonly Way[] = ['straight', 'diagonal'];

function wayOf(kind: ConstraintKind): Way {
  return kind === 'little-killer' ? 'diagonal' : 'straight';
}

/**
 * The places outside the board that a tool can press. `offered`: for every tool, so that the board does not move if the
 * places are large enough for touch; otherwise selecting reaches only clues.
 */
export function placesFor(tool: Tool, puzzle: Puzzle, offered = false): readonly CanvasPlace[] {
  const kind = kindOfTool(tool);
  if (kind && isOutside({ kind })) return placesOutside(puzzle.geometry, wayOf(kind));
  if (tool === 'regions' || (!offered && tool !== 'choose')) return [];
  const ways = WAYS.flatMap((way) => placesOutside(puzzle.geometry, way));
  const isFirst = (place: CanvasPlace, index: number) => ways.findIndex((one) => isSamePlace(one, place)) === index; // oxfmt-ignore
  const standing = puzzle.constraints.some(isOutside)
    ? ways.filter(isFirst).filter((place) => rulesFrom(puzzle, place).length > 0)
    : [];
  if (!offered) return standing;
  const straight = placesOutside(puzzle.geometry, 'straight');
  return [...straight, ...standing.filter((place) => !straight.some((one) => isSamePlace(one, place)))];
}

/** The screen reader name of a place: its position, and the clues there. */
export function nameOfPlace(puzzle: Puzzle, place: CanvasPlace): string {
  const { geometry, constraints } = puzzle;
  const standing = rulesFrom(puzzle, place).map((index) => ruleAt(geometry, constraints[index]));
  return [placeName(geometry, place), ...(standing.length > 0 ? standing : [setting.outside.empty])].join(
    ', ',
  );
}

function placeName({ rows, columns }: Geometry, { row, column }: CanvasPlace): string {
  const { outside } = setting;
  const isBeside = row >= 0 && row < rows;
  const isAcross = column >= 0 && column < columns;
  if (isBeside) return column < 0 ? outside.left(row + 1) : outside.right(row + 1);
  if (isAcross) return row < 0 ? outside.above(column + 1) : outside.below(column + 1);
  return outside.corners[(row < 0 ? 0 : 2) + (column < 0 ? 0 : 1)];
}

/** Whether the current rule looks into the board from a place. */
export function isInHand({ rule, geometry }: Editor, place: CanvasPlace): boolean {
  return rule !== undefined && isOutside(rule) && startsAt(geometry, rule, place);
}

/**
 * A press outside: chooses the clue there, or starts a new one that lacks only its number. A further press moves on to
 * the next clue or the other diagonal. Other tools are replaced by that of the clue, and `usual` is the kind that they
 * start. Returns the text to announce.
 */
export function pressOutside(editor: Editor, place: CanvasPlace, usual: ConstraintKind = 'sandwich'): string {
  const drawn = kindOfTool(editor.tool);
  const standing = rulesFrom(editor.puzzle, place);
  if (drawn && isOutside({ kind: drawn })) pressFor(editor, drawn, place);
  else if (standing.length === 0) {
    editor.take(usual);
    pressFor(editor, usual, place);
  } else {
    const at = editor.chosen === undefined ? -1 : standing.indexOf(editor.chosen);
    const next = standing[(at + 1) % standing.length];
    if (editor.tool !== 'choose') editor.take(editor.puzzle.constraints[next].kind);
    editor.choose(next);
  }
  const { chosen, rule, geometry, puzzle } = editor;
  if (chosen !== undefined) return ruleAt(geometry, puzzle.constraints[chosen]);
  const cells = rule ? (linesOf(rule).at(-1) ?? []) : [];
  const ends = [cells[0], cells[cells.length - 1]].map((cell) => cellName(geometry, cell));
  return rule ? `${ruleWords.names[rule.kind]}, ${ends.join('–')}` : '';
}

/** The kind that an outside place starts without a tool: the most recently used of them. */
export function usualOutside(recent: readonly ConstraintKind[]): ConstraintKind {
  return recent.find((kind) => isOutside({ kind }) && wayOf(kind) === 'straight') ?? 'sandwich';
}

function pressFor(editor: Editor, kind: ConstraintKind, place: CanvasPlace): void {
  const lines = linesFrom(editor.geometry, place, wayOf(kind));
  if (lines.length === 0) return;
  const held = editor.rule?.kind === kind ? linesOf(editor.rule) : [];
  const line = lines[(lines.findIndex((one) => held.some((cells) => isSame(one, cells))) + 1) % lines.length];
  const known = editor.puzzle.constraints.findIndex(
    (rule) => rule.kind === kind && linesOf(rule).some((cells) => isSame(line, cells)),
  );
  if (known >= 0) return editor.choose(known);
  editor.stroke = line.slice(0, 2);
  editor.endStroke('now');
}

/** The other diagonal seen from the place where the diagonal of a little killer begins. */
export function otherDiagonal(geometry: Geometry, rule: RuleDraft): readonly Cell[] | undefined {
  if (rule.kind !== 'little-killer') return undefined;
  const [held] = linesOf(rule);
  if (!held) return undefined;
  return placesOutside(geometry, 'diagonal')
    .map((place) => linesFrom(geometry, place, 'diagonal'))
    .find((lines) => lines.some((line) => isSame(line, held)) && lines.length > 1)
    ?.find((line) => !isSame(line, held));
}

function rulesFrom({ geometry, constraints }: Puzzle, place: CanvasPlace): number[] {
  return constraints.flatMap((rule, index) => (isOutside(rule) && startsAt(geometry, rule, place) ? [index] : [])); // oxfmt-ignore
}

/**
 * The name of a rule in lists: an outside clue by number and place, `Sandwich 12 · Above column 3`, any other as usual.
 */
export function ruleInList(geometry: Geometry, rule: Constraint): string {
  if (!isOutside(rule)) return ruleAt(geometry, rule);
  const place = WAYS.flatMap((way) => placesOutside(geometry, way)).find((one) =>
    startsAt(geometry, rule, one),
  );
  return place ? `${nameWithNumber(rule)} · ${placeName(geometry, place)}` : ruleAt(geometry, rule);
}

export function isOutside({ kind }: RuleDraft): boolean {
  return formOf(kind).gesture === 'outside';
}

function startsAt(geometry: Geometry, rule: RuleDraft, place: CanvasPlace): boolean {
  const seen = WAYS.flatMap((way) => linesFrom(geometry, place, way));
  return linesOf(rule).some((cells) => seen.some((line) => isSame(line, cells)));
}

/** The lines of a clue: one, or several for a kind that compares lines. */
function linesOf(rule: RuleDraft | Constraint): readonly (readonly Cell[])[] {
  return formOf(rule.kind).drawn.flatMap(([name, { type }]) => {
    const drawn = (rule as RuleDraft)[name];
    if (drawn === undefined) return [];
    return type === 'cells' ? [drawn as readonly Cell[]] : (drawn as readonly (readonly Cell[])[]);
  });
}

function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, index) => cell === b[index]);
}
