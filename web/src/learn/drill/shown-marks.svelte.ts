import type { ShownMarks } from './practice.svelte.ts';

/** The marks shown with positions. The choice lasts from one drill to the next. */
export const shown: { marks: ShownMarks } = $state({ marks: 'all' });
