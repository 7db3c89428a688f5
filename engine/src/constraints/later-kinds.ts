/** Rules known elsewhere that are rejected by name: they add hidden layers or variables to the grid. */
export const laterKinds: readonly string[] = [
  'chaos-construction',
  'connected-values',
  'deconstruction',
  'doubler',
  'hot-cold',
  'negator',
  's-cell',
  'schroedinger-cell',
  'variable',
  'yin-yang',
];
