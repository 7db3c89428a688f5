import { PLAY_ICONS } from './play-icons.ts';
import { TAB_ICONS } from './tab-icons.ts';

/** Our own line drawings on a 24 × 24 ground, as SVG paths. */
export const ICONS = {
  ...PLAY_ICONS,
  ...TAB_ICONS,
  pause: 'M9 5v14M15 5v14',
  resume: 'M8 5l11 7-11 7z',
  'zoom-in': 'M10.500 4a6.500 6.500 0 1 0 .01 0M15.500 15.500L20 20M10.500 8v5M8 10.500h5',
  'zoom-out': 'M10.500 4a6.500 6.500 0 1 0 .01 0M15.500 15.500L20 20M8 10.500h5',
  keys: 'M3 7h18v10H3zM7 10.500v.01M10.500 10.500v.01M14 10.500v.01M17.500 10.500v.01M8 14h8',
  import: 'M12 4v10M8 10.500l4 4 4-4M5 16v3h14v-3',
  play: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h3',
  watch: 'M2.500 12c4-7 15-7 19 0c-4 7-15 7-19 0zM12 9a3 3 0 1 0 .01 0',
  path: 'M4 5h3M10 5h10M4 12h3M10 12h10M4 19h3M10 19h10',
  make: 'M4 20L15 9M13 7l4 4M18 3v4M16 5h4M8 4v3M6.500 5.500h3M19 14v3M17.500 15.500h3',
  about: 'M12 3.500a8.500 8.500 0 1 0 .01 0M12 11v5M12 7.800v.01',
  keypad: 'M6 6v.01M12 6v.01M18 6v.01M6 12v.01M12 12v.01M18 12v.01M6 18v.01M12 18v.01M18 18v.01',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  fill: 'M6 6v.01M12 6v.01M18 6v.01M6 12v.01M12 12v.01M18 12v.01M6 18v.01M12 18v.01M18 18v.01M3 3h18v18H3z',
  singles: 'M4 20L14 10M12 8l4 4M17 3v4M15 5h4M7 4v3M5.500 5.500h3M19 13v3M17.500 14.500h3',
  point: 'M6 21V4h11l-3 4 3 4H6',
  reveal: 'M2.500 12c4-7 15-7 19 0c-4 7-15 7-19 0zM12 9a3 3 0 1 0 .01 0',
  solve: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
  restart: 'M6 7a8 8 0 1 1-2 5M6 3v4h4',
  blank: 'M5 5h14v14H5z',
  replay: 'M12 5a7 7 0 1 1-6.500 4.500M5 4v5h5M11 9.500l4 2.500-4 2.500z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  share: 'M12 14V4M8 7.500l4-4 4 4M6 11H5v9h14v-9h-1',
} as const;
export type IconName = keyof typeof ICONS;
