import type { AnyShape, RuleDrawing } from '@pencilmark/board';
import type { Component } from 'svelte';

/**
 * The drawing of a puzzle's rules and of its setter's artwork, and the code that paints it: boards without rules need
 * neither.
 */
export interface PaintedRules extends RuleDrawing {
  readonly Shapes: Component<{ shapes: readonly AnyShape[] }>;
}
