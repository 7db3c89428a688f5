/** The icons of the tabs at the foot of a phone's screen, drawn like those of the first game. */
export const TAB_ICONS = {
  today: 'M4 6.500h16V20H4zM4 10.500h16M8 3.500v4M16 3.500v4',
  learn:
    'M12 6.500c-2-1.500-5-2-8.500-1.500V18c3.500-.5 6.500 0 8.500 1.500c2-1.500 5-2 8.500-1.500V5c-3.500-.5-6.500 0-8.500 1.500zM12 6.500v13',
  puzzles: 'M4 4h16v16H4zM4 9.300h16M4 14.700h16M9.300 4v16M14.700 4v16',
  library: 'M5 4v16M9 4v16M13 4v16M13 4.500l4-.8 3 15.500-4 .8z',
} as const;
