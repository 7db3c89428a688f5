/** The icons that the first game shows: our own line drawings on a 24 × 24 ground, as SVG paths. */
export const PLAY_ICONS = {
  undo: 'M9 6L5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4 4-4 4M19 10h-9a5 5 0 0 0 0 10h3',
  erase:
    'M8.5 19L4 14.5a1.5 1.5 0 0 1 0-2L12.5 4a1.5 1.5 0 0 1 2 0L20 9.500a1.500 1.500 0 0 1 0 2L12.500 19zM9 8l7.500 7.500M12 19h8',
  several: 'M4 4h7v7H4zM13 13h7v7h-7zM16.500 4v6M13.500 7h6',
  hint: 'M9 18h6M10 21h4M9 18c0-2.500-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.500-3 8',
  check: 'M5 12.500l4.500 4.500L19 7',
  more: 'M5 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M19 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  moves: 'M6 4v16M6 9h6a3 3 0 0 1 3 3v2M6 4m-1.500 0h3M6 20m-1.500 0h3M13 16h4',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500v5M8 14.500v5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v10H9zM6 15H5V5h10v1',
} as const;
