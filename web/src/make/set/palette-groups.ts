export const PALETTE_GROUPS = ['cells', 'line', 'pair', 'outside', 'board', 'group'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];
