import type { FillRole, LineRole, TextRole } from './roles.ts';

/** The available themes. */
export const THEME_NAMES = ['light', 'dark', 'contrast'] as const;
/** One of `THEME_NAMES`. */
export type ThemeName = (typeof THEME_NAMES)[number];

/** The colours of a theme. The page's style sheet is generated from the same table. */
export interface Theme {
  readonly page: string;
  readonly surface: string;
  readonly ink: string;
  readonly 'soft-ink': string;
  readonly 'cell-line': string;
  readonly 'box-line': string;
  readonly accent: string;
  readonly 'on-accent': string;
  readonly selected: string;
  readonly peer: string;
  readonly same: string;
  readonly zone: string;
  readonly fault: string;
  readonly right: string;
  readonly proof: string;
  readonly change: string;
  readonly quiet: string;
  /** The least prominent text, still legible. */
  readonly faint: string;
  readonly pattern: string;
  /** Backgrounds and lines of rules; digits are written over them. */
  readonly 'rule-ground': string;
  /** Black and white dots have these colours in every theme. */
  readonly 'rule-black': string;
  readonly 'rule-white': string;
  readonly 'rule-grey': string;
  readonly 'rule-green': string;
  readonly 'rule-purple': string;
  readonly 'rule-blue': string;
  readonly 'rule-orange': string;
  readonly 'rule-teal': string;
  readonly 'rule-pink': string;
  readonly 'colour-1': string;
  readonly 'colour-2': string;
  readonly 'colour-3': string;
  readonly 'colour-4': string;
  readonly 'colour-5': string;
  readonly 'colour-6': string;
  readonly 'colour-7': string;
  readonly 'colour-8': string;
}

/** The name of a colour of a theme. */
export type Token = keyof Theme;

/** The themes by name. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    page: '#f5f3ee',
    surface: '#fffdf9',
    ink: '#1d2126',
    'soft-ink': '#565c64',
    'cell-line': '#8f8b81',
    'box-line': '#30343b',
    accent: '#1d5bb8',
    'on-accent': '#ffffff',
    selected: '#cfe0fa',
    peer: '#f2efe7',
    same: '#dfe9f8',
    zone: '#ece8dc',
    fault: '#b3261e',
    right: '#1c7437',
    proof: '#d9f0dd',
    change: '#fff1c2',
    quiet: '#ebe7dd',
    faint: '#74736d',
    pattern: '#6f6a60',
    'rule-ground': '#e5e2da',
    'rule-black': '#1d2126',
    'rule-white': '#ffffff',
    'rule-grey': '#dbd8d1',
    'rule-green': '#c3e8b8',
    'rule-purple': '#e6d6f6',
    'rule-blue': '#cbdff8',
    'rule-orange': '#f9dbb2',
    'rule-teal': '#bfe8e2',
    'rule-pink': '#f8d3e2',
    'colour-1': '#fbdcd7',
    'colour-2': '#fde3c4',
    'colour-3': '#faf0b4',
    'colour-4': '#d8efcb',
    'colour-5': '#cbece8',
    'colour-6': '#d2e5fb',
    'colour-7': '#e6dcf8',
    'colour-8': '#e2e0da',
  },
  dark: {
    page: '#15171a',
    surface: '#1d2024',
    ink: '#ebe8e2',
    'soft-ink': '#a5acb5',
    'cell-line': '#737a85',
    'box-line': '#b9b5ac',
    accent: '#86b4ff',
    'on-accent': '#0f1a2b',
    selected: '#213d6b',
    peer: '#25292e',
    same: '#2a3548',
    zone: '#2b2f29',
    fault: '#ff8a80',
    right: '#7fd694',
    proof: '#1f3d28',
    change: '#4a3f16',
    quiet: '#2a2e34',
    faint: '#8f969f',
    pattern: '#9a958b',
    'rule-ground': '#34383d',
    'rule-black': '#000000',
    'rule-white': '#ffffff',
    'rule-grey': '#3a3e44',
    'rule-green': '#1e4725',
    'rule-purple': '#46305f',
    'rule-blue': '#23406a',
    'rule-orange': '#523912',
    'rule-teal': '#164643',
    'rule-pink': '#552a43',
    'colour-1': '#4d2926',
    'colour-2': '#4c341c',
    'colour-3': '#45401a',
    'colour-4': '#29421f',
    'colour-5': '#1c4340',
    'colour-6': '#213d5c',
    'colour-7': '#3a2f56',
    'colour-8': '#3d4043',
  },
  contrast: {
    page: '#ffffff',
    surface: '#ffffff',
    ink: '#000000',
    'soft-ink': '#2b2b2b',
    'cell-line': '#5a5a5a',
    'box-line': '#000000',
    accent: '#0033a0',
    'on-accent': '#ffffff',
    selected: '#b9d4ff',
    peer: '#f0f0f0',
    same: '#d6e5ff',
    zone: '#e6e6e6',
    fault: '#a30000',
    right: '#005f1e',
    proof: '#c2f0cb',
    change: '#ffe98a',
    quiet: '#e4e4e4',
    faint: '#4a4a4a',
    pattern: '#404040',
    'rule-ground': '#dedede',
    'rule-black': '#000000',
    'rule-white': '#ffffff',
    'rule-grey': '#d4d4d4',
    'rule-green': '#b6eaa6',
    'rule-purple': '#e2ccff',
    'rule-blue': '#c0dcff',
    'rule-orange': '#ffd9a0',
    'rule-teal': '#a8ece4',
    'rule-pink': '#ffcce0',
    'colour-1': '#ffd0c8',
    'colour-2': '#ffdcae',
    'colour-3': '#fff09a',
    'colour-4': '#c9f0b4',
    'colour-5': '#b8f0ea',
    'colour-6': '#c2ddff',
    'colour-7': '#e0d2ff',
    'colour-8': '#dcdcdc',
  },
};

/** The colour of each role. Roles that are tokens themselves use their own colour. */
export const TOKEN_OF: Readonly<Record<FillRole | LineRole | TextRole, Token>> = {
  surface: 'surface',
  zone: 'zone',
  house: 'zone',
  peer: 'peer',
  same: 'same',
  selected: 'selected',
  proof: 'proof',
  change: 'change',
  disc: 'accent',
  fog: 'rule-grey',
  'rule-ground': 'rule-ground',
  'rule-bulb': 'rule-grey',
  'rule-plate': 'surface',
  'rule-black': 'rule-black',
  'rule-white': 'rule-white',
  'colour-1': 'colour-1',
  'colour-2': 'colour-2',
  'colour-3': 'colour-3',
  'colour-4': 'colour-4',
  'colour-5': 'colour-5',
  'colour-6': 'colour-6',
  'colour-7': 'colour-7',
  'colour-8': 'colour-8',
  'cell-line': 'cell-line',
  'box-line': 'box-line',
  'diagonal-line': 'cell-line',
  'pattern-line': 'pattern',
  'selection-line': 'accent',
  'cursor-line': 'accent',
  'conflict-line': 'fault',
  'wrong-line': 'fault',
  'right-line': 'right',
  'cover-line': 'pattern',
  'fog-line': 'cell-line',
  'ring-line': 'ink',
  'fin-line': 'ink',
  'strike-line': 'fault',
  'place-line': 'accent',
  'group-line': 'ink',
  'strong-line': 'accent',
  'weak-line': 'accent',
  'rule-casing-ring-line': 'cell-line',
  'rule-casing-line': 'cell-line',
  'rule-grey-line': 'rule-grey',
  'rule-green-line': 'rule-green',
  'rule-purple-line': 'rule-purple',
  'rule-blue-line': 'rule-blue',
  'rule-orange-line': 'rule-orange',
  'rule-teal-line': 'rule-teal',
  'rule-pink-line': 'rule-pink',
  'rule-dash-line': 'pattern',
  'rule-dot-line': 'pattern',
  'rule-chain-line': 'pattern',
  'rule-thin-line': 'pattern',
  'cage-line': 'ink',
  'set-line': 'pattern',
  given: 'ink',
  entry: 'accent',
  right: 'right',
  fault: 'fault',
  corner: 'soft-ink',
  centre: 'ink',
  emphasis: 'accent',
  allowed: 'faint',
  single: 'accent',
  kept: 'ink',
  'on-disc': 'on-accent',
  struck: 'fault',
  'rule-label': 'ink',
  'rule-number': 'ink',
  'on-rule-black': 'rule-white',
  'on-rule-white': 'rule-black',
};
