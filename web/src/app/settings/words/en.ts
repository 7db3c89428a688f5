import type { Aid } from '../../../state/settings.ts';

export const enSettings = {
  title: 'Settings',
  language: 'Language',
  browser: 'Browser default',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  entry: 'Input order',
  entries: { 'cell-first': 'Cell first', 'digit-first': 'Digit first' },
  picker: 'Digit picker',
  pickers: { bar: 'Keypad only', popup: 'Pop-up keypad', radial: 'Radial menu' },
  coordinates: 'Row and column numbers',
  coordinatesShown: { hints: 'During hints', always: 'Always', never: 'Never' },
  help: 'Help',
  presets: { paper: 'None', usual: 'Standard', everything: 'Full' },
  aids: {
    showConflicts: 'Highlight conflicts',
    checkEntries: 'Highlight wrong entries',
    showPeers: 'Highlight row, column and box',
    showSame: 'Highlight matching digits',
    showSameMarks: 'Highlight matching pencil marks',
    showRemaining: 'Show remaining count of each digit',
    clearPeerMarks: 'Auto-remove pencil marks',
    showCandidates: 'Show candidates (faint)',
    showNakedSingles: 'Highlight naked singles',
    showHiddenSingles: 'Highlight hidden singles',
  } satisfies Record<Aid, string>,
  switches: {
    showTimer: 'Timer',
    letterKeys: 'Single-letter shortcuts',
  },
};
