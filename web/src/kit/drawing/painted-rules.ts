import type { RuleDrawing, Shape } from '@pencilmark/board';
import type { Component } from 'svelte';

/** The drawing of a puzzle's rules, and what paints it: boards without rules need neither. */
export interface PaintedRules extends RuleDrawing {
  readonly Shapes: Component<{ shapes: readonly Shape[] }>;
}
