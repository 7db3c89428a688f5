/** The puzzle being set: its history, the current rule, and the effect of strokes and keys. */
import 'pencilmark/constraints';
import {
  type Cell,
  cellIn,
  cellsOf,
  checkConstraint,
  type Constraint,
  type ConstraintKind,
  createPuzzle,
  type Digits,
  type Field,
  type Geometry,
  type Problem,
  type Puzzle,
} from 'pencilmark';
import { samePuzzle } from './entering.ts';
import {
  beginRule,
  formOf,
  leastCells,
  mostCells,
  movedRule,
  openField,
  type RuleDraft,
  withStroke,
} from './rule-forms.ts';
import { regionNumbers, unfinished, withRegions } from './regions.ts';
import { withKey, withoutLast } from './written-fields.ts';

/** The tools of a stroke: write givens, choose and move rules, paint regions, or draw a rule of a kind. */
const PLAIN_TOOLS = ['digits', 'choose', 'regions'] as const;
export type PlainTool = (typeof PLAIN_TOOLS)[number];
export type Tool = PlainTool | ConstraintKind;

/** The kind of rule that a tool draws. */
export function kindOfTool(tool: Tool): ConstraintKind | undefined {
  return PLAIN_TOOLS.some((plain) => plain === tool) ? undefined : (tool as ConstraintKind);
}

/** A rule that is incomplete or invalid. */
interface Pending {
  readonly rule: RuleDraft;
  /** The index of the rule of the puzzle that it replaces. */
  readonly index?: number;
  /** Omitted if it is only incomplete. */
  readonly problem?: Problem;
}

export class Editor {
  puzzle = $state.raw() as Puzzle;
  past = $state.raw<readonly Puzzle[]>([]);
  future = $state.raw<readonly Puzzle[]>([]);
  cursor = $state(0);
  tool = $state.raw<Tool>('digits');
  /** Cells of the current stroke. */
  stroke = $state.raw<readonly Cell[]>([]);
  /** The index of the chosen rule in the puzzle. */
  chosen = $state.raw<number>();
  pending = $state.raw<Pending>();
  /** The field of the current rule that the next stroke redraws. */
  redrawn = $state.raw<string>();
  /** The painted regions, while they do not form a board yet. */
  painted = $state.raw<readonly number[]>();
  /** The region that strokes paint, from 1. */
  brush = $state(1);
  /** Whether every press adds a cell until the stroke is ended. */
  oneByOne = $state(false);

  /** The current rule. */
  readonly rule: RuleDraft | undefined = $derived(
    this.pending?.rule ?? (this.chosen === undefined ? undefined : this.puzzle.constraints[this.chosen]),
  );
  /** The required fields that the current rule lacks. */
  readonly missing: readonly string[] = $derived.by(() => missingIn(this.rule));

  private readonly onchange: (puzzle: Puzzle) => void;
  private isFirstKey = true;
  /** While a rule is dragged: the last cell under the pointer, and whether the rule was already the current one. */
  private drag: { readonly from: Cell; readonly isHeld: boolean; readonly hasMoved: boolean } | undefined;

  constructor(puzzle: Puzzle, onchange: (puzzle: Puzzle) => void) {
    this.puzzle = puzzle;
    this.onchange = onchange;
  }

  get geometry(): Geometry {
    return this.puzzle.geometry;
  }

  /** Sets another puzzle, which can be undone; `goes on`: together with the change before. */
  put(next: Puzzle, step: 'new' | 'goes on' = 'new'): void {
    if (samePuzzle(next, this.puzzle)) return;
    if (step === 'new') this.past = [...this.past, this.puzzle];
    this.future = [];
    this.show(next);
  }

  undo(): boolean {
    const last = this.past.at(-1);
    if (!last) return false;
    [this.past, this.future] = [this.past.slice(0, -1), [...this.future, this.puzzle]];
    this.show(last);
    this.letGo();
    return true;
  }

  redo(): boolean {
    const next = this.future.at(-1);
    if (!next) return false;
    [this.past, this.future] = [[...this.past, this.puzzle], this.future.slice(0, -1)];
    this.show(next);
    this.letGo();
    return true;
  }

  private show(next: Puzzle): void {
    if (next.geometry !== this.geometry) {
      this.stroke = [];
      this.painted = undefined;
      if (this.cursor >= next.geometry.cells.length) this.cursor = 0;
    }
    if (this.chosen !== undefined && this.chosen >= next.constraints.length) this.letGo();
    this.puzzle = next;
    this.onchange(next);
  }

  /** Deselects the current rule. */
  letGo(): void {
    this.chosen = undefined;
    this.pending = undefined;
    this.redrawn = undefined;
    this.stroke = [];
    this.isFirstKey = true;
  }

  choose(index: number): void {
    this.letGo();
    this.chosen = index;
  }

  /**
   * Selects a tool. A rule about the whole board needs no stroke: it is added at once, or chosen if it already exists.
   */
  take(tool: Tool): void {
    this.letGo();
    this.tool = tool;
    this.painted = undefined;
    const kind = kindOfTool(tool);
    if (!kind) return;
    const { gesture } = formOf(kind);
    if (gesture === 'group') this.pending = { rule: { kind } };
    if (gesture !== 'board') return;
    const known = this.puzzle.constraints.findIndex((rule) => rule.kind === kind);
    if (known >= 0) this.choose(known);
    else this.offer(beginRule(kind, this.geometry));
  }

  /** Puts a rule into the puzzle if it is complete; otherwise it stays pending. */
  offer(rule: RuleDraft, index?: number): void {
    const checked = checkConstraint(this.geometry, rule);
    if (!checked.ok) {
      const isMissing = missingIn(rule).length > 0;
      this.pending = { rule, ...(index !== undefined && { index }), ...(!isMissing && { problem: checked.error }) }; // oxfmt-ignore
      return;
    }
    const { constraints } = this.puzzle;
    const at = index ?? constraints.length;
    this.putRules(constraints.toSpliced(at, 1, checked.value));
    this.pending = undefined;
    this.chosen = at;
  }

  putRules(constraints: readonly Constraint[], step: 'new' | 'goes on' = 'new'): void {
    const { geometry, givens, allowed } = this.puzzle;
    this.put(mustMake(geometry, givens, allowed, constraints), step);
  }

  setField(name: string, value: unknown): void {
    if (!this.rule) return;
    const { [name]: _, ...rest } = this.rule;
    const rule = { ...rest, kind: this.rule.kind, ...(value !== undefined && { [name]: value }) };
    this.offer(rule, this.pending ? this.pending.index : this.chosen);
  }

  remove(index = this.chosen): void {
    if (index === undefined) return this.letGo();
    this.letGo();
    this.putRules(this.puzzle.constraints.toSpliced(index, 1));
  }

  /** Moves the current rule; false if it would leave the board. */
  move(down: number, right: number, step: 'new' | 'goes on' = 'new'): boolean {
    const { chosen } = this;
    if (chosen === undefined) return false;
    const moved = movedRule(this.puzzle.constraints[chosen], this.geometry, down, right);
    if (!moved) return false;
    this.putRules(this.puzzle.constraints.with(chosen, moved), step);
    return true;
  }

  /** Lets the next stroke redraw a field of the current rule. */
  redraw(field: string): void {
    if (!this.rule) return;
    this.tool = this.rule.kind;
    this.stroke = [];
    this.redrawn = field;
  }

  /** Chooses the rule at a cell, or the next of several. */
  chooseAt(cell: Cell): void {
    const here = this.rulesAt(cell);
    if (here.length === 0) return this.letGo();
    const at = this.chosen === undefined ? -1 : here.indexOf(this.chosen);
    this.choose(here[(at + 1) % here.length]);
  }

  rulesAt(cell: Cell): number[] {
    return this.puzzle.constraints.flatMap((rule, index) => (cellsOf(rule).includes(cell) ? [index] : []));
  }

  press(cell: Cell, moment: 'down' | 'over'): void {
    const { tool } = this;
    if (tool === 'choose') return moment === 'down' ? this.grab(cell) : this.dragTo(cell);
    if (tool === 'regions') return this.paint(cell);
    const kind = kindOfTool(tool);
    if (!kind) return;
    if (formOf(kind).gesture === 'board' || formOf(kind).gesture === 'group') return this.chooseAt(cell);
    if (moment === 'over') this.strokeTo(cell);
    else if (this.oneByOne || this.stroke.length > 0) this.add(cell);
    else this.stroke = [cell];
  }

  /** The pointer was released: the stroke ends if it is long enough. */
  release(): void {
    if (this.tool === 'choose') {
      const { drag } = this;
      this.drag = undefined;
      if (drag?.isHeld && !drag.hasMoved) this.chooseAt(drag.from);
    } else if (!this.oneByOne) this.endStroke('if enough');
  }

  /** Paints a cell for the region of the brush; once all regions are complete they become those of the board. */
  paint(cell: Cell): void {
    const before = this.painted ?? regionNumbers(this.geometry);
    if (before[cell] === this.brush) return;
    const painted = before.with(cell, this.brush);
    const made = unfinished(painted, this.geometry.size).length === 0 ? withRegions(this.puzzle, painted) : undefined; // oxfmt-ignore
    this.painted = made?.ok ? undefined : painted;
    if (made?.ok) this.put(made.value);
  }

  private grab(cell: Cell): void {
    const isHeld = this.chosen !== undefined && this.rulesAt(cell).includes(this.chosen);
    if (!isHeld) this.chooseAt(cell);
    this.drag = { from: cell, isHeld, hasMoved: false };
  }

  private dragTo(cell: Cell): void {
    if (!this.drag) return;
    const [from, to] = [this.geometry.cells[this.drag.from], this.geometry.cells[cell]];
    const step = this.drag.hasMoved ? 'goes on' : 'new';
    if (this.move(to.row - from.row, to.column - from.column, step))
      this.drag = { ...this.drag, from: cell, hasMoved: true };
  }

  /** Extends the stroke over every cell in between, and back if the pointer goes back. */
  private strokeTo(cell: Cell): void {
    if (this.stroke.length === 0) return;
    if (cell === this.stroke.at(-2)) {
      this.stroke = this.stroke.slice(0, -1);
      return;
    }
    for (const next of between(this.geometry, this.stroke.at(-1)!, cell)) this.extend(next);
  }

  private extend(cell: Cell): void {
    const kind = kindOfTool(this.tool);
    if (!kind || this.stroke.length >= mostCells(kind)) return;
    if (cell === this.stroke.at(-1) || (this.stroke.includes(cell) && !mayRepeat(kind))) return;
    this.stroke = [...this.stroke, cell];
  }

  /** Adds a single cell to the stroke; the last one again is removed. */
  add(cell: Cell): void {
    const kind = kindOfTool(this.tool);
    if (!kind) return;
    if (this.stroke.at(-1) === cell) this.stroke = this.stroke.slice(0, -1);
    else this.extend(cell);
    const isWhole = this.stroke.length === mostCells(kind) || formOf(kind).gesture === 'corner';
    if (isWhole) this.endStroke('if enough');
  }

  /** Adds the stroke to a rule. A press on a rule of the kind chooses it. */
  endStroke(when: 'if enough' | 'now'): void {
    const { stroke, geometry } = this;
    const tool = kindOfTool(this.tool);
    if (!tool || stroke.length === 0) return;
    if (stroke.length === 1 && this.redrawn === undefined && !this.pending) {
      const known = this.rulesAt(stroke[0]).filter((index) => this.puzzle.constraints[index].kind === tool);
      if (known.length > 0 && formOf(tool).gesture !== 'outside') {
        const at = this.chosen === undefined ? -1 : known.indexOf(this.chosen);
        return this.choose(known[(at + 1) % known.length]);
      }
    }
    const held = this.rule?.kind === tool && this.goesOn() ? this.rule : undefined;
    const rule = held ?? beginRule(tool, geometry);
    if (when === 'if enough' && stroke.length < leastCells(rule, geometry)) return;
    const index = held && (this.pending ? this.pending.index : this.chosen);
    const drawn = withStroke(rule, stroke, geometry, held && this.redrawn);
    this.stroke = [];
    this.redrawn = undefined;
    if (!held) this.letGo();
    this.isFirstKey = true;
    this.offer(drawn, index);
  }

  /** Whether a stroke belongs to the current rule. */
  private goesOn(): boolean {
    if (this.redrawn !== undefined) return true;
    const { pending, rule } = this;
    const open = rule && openField(rule);
    if (!open) return false;
    return pending
      ? rule[open[0]] === undefined || open[1].type === 'cell-lists'
      : open[1].type === 'cell-lists';
  }

  /** Types a digit into the number of the current rule; false if it has no number. */
  key(digit: string): boolean {
    const field = this.numberField();
    if (!field || !this.rule) return false;
    this.setField(field[0], withKey(field[1], this.rule[field[0]], digit, this.isFirstKey));
    this.isFirstKey = false;
    return true;
  }

  /** Removes the last digit typed, or the last cell of a stroke. */
  back(): void {
    if (this.stroke.length > 0) {
      this.stroke = this.stroke.slice(0, -1);
      return;
    }
    const field = this.numberField();
    if (!field || this.rule?.[field[0]] === undefined) return this.remove();
    this.setField(field[0], withoutLast(field[1], this.rule[field[0]]));
    this.isFirstKey = false;
  }

  private numberField(): readonly [string, Field] | undefined {
    return this.rule && formOf(this.rule.kind).written.find(([, { type }]) => type === 'integer' || type === 'integers'); // oxfmt-ignore
  }
}

/** Whether a line of the kind may return to a cell. */
function mayRepeat(kind: ConstraintKind): boolean {
  return formOf(kind).drawn.some(([, field]) => 'repeats' in field && field.repeats === true);
}

function missingIn(rule: RuleDraft | undefined): string[] {
  if (!rule) return [];
  const { drawn, written } = formOf(rule.kind);
  return [...drawn, ...written].flatMap(([name, { optional }]) =>
    optional || rule[name] !== undefined ? [] : [name],
  );
}

/**
 * The cells on the way from one to another, the last included; a jump to the last where a cell in between is missing.
 */
function between(geometry: Geometry, from: Cell, to: Cell): Cell[] {
  const [a, b] = [geometry.cells[from], geometry.cells[to]];
  const [rows, columns] = [b.row - a.row, b.column - a.column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return cellIn(geometry, a.row + Math.round(rows * part), a.column + Math.round(columns * part)) ?? to;
  });
}

/**
 * Throws if the puzzle is invalid: its parts were checked one by one. It keeps the given constraint objects, which are
 * the keys of what was compiled and drawn of them.
 */
function mustMake(
  geometry: Geometry,
  givens: Digits,
  allowed: Puzzle['allowed'],
  constraints: readonly Constraint[],
): Puzzle {
  const made = createPuzzle(geometry, givens, allowed, constraints);
  if (!made.ok) throw new Error(made.error.message);
  return { ...made.value, constraints };
}
