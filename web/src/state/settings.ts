import { type Language, LANGUAGES } from '../i18n/languages.ts';
import { type Bindings, readBindings } from './bindings.ts';

/**
 * Unrequested help. Each kind has its own switch; by default conflicts, matching digits and counts of what is left are
 * shown.
 */
export const AIDS = [
  'showConflicts',
  'checkEntries',
  'showRight',
  'showPeers',
  'showSame',
  'showSameMarks',
  'showRemaining',
  'clearPeerMarks',
  'showCandidates',
  'showNakedSingles',
  'showHiddenSingles',
] as const;
export type Aid = (typeof AIDS)[number];

/** Presets for all aids: none, those that most players like, all. */
export const PRESETS = ['paper', 'usual', 'everything'] as const;
export type Preset = (typeof PRESETS)[number];

/** The player's settings. */
export interface Settings extends Readonly<Record<Aid, boolean>> {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  /** `browser`: the first of the browser's languages that the page supports. */
  readonly language: 'browser' | Language;
  readonly showTimer: boolean;
  readonly letterKeys: boolean;
  /** A pencil tap at each entry, a chime at the end. */
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether the screen stays on while a board is played. */
  readonly keepAwake: boolean;
  readonly entry: 'cell-first' | 'digit-first';
  /** The picker at a pressed cell: none, the digits on a circle around it, or a small pad next to it. */
  readonly picker: 'bar' | 'popup' | 'radial';
  /** When the numbers of rows and columns are shown next to the board. */
  readonly coordinates: 'hints' | 'always' | 'never';
  /** What the first visit of a day opens; later visits open the board that was left. */
  readonly openOn: 'today' | 'board';
  /** Keys chosen in place of the defaults. */
  readonly bindings: Bindings;
}

export const THEME_CHOICES = ['system', 'light', 'dark', 'contrast'] as const;
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGES] as const;
export const ENTRY_CHOICES = ['cell-first', 'digit-first'] as const;
export const PICKER_CHOICES = ['bar', 'popup', 'radial'] as const;
export const OPEN_ON_CHOICES = ['today', 'board'] as const;
export const COORDINATES_CHOICES = ['hints', 'always', 'never'] as const;

const USUAL: readonly Aid[] = [
  'showConflicts',
  'showPeers',
  'showSame',
  'showSameMarks',
  'showRemaining',
  'clearPeerMarks',
];

export function presetSettings(preset: Preset): Record<Aid, boolean> {
  const on = (aid: Aid): boolean => preset === 'everything' || (preset === 'usual' && USUAL.includes(aid));
  return Object.fromEntries(AIDS.map((aid) => [aid, on(aid)])) as Record<Aid, boolean>;
}

export const DEFAULT_SETTINGS: Settings = {
  ...presetSettings('paper'),
  showConflicts: true,
  showSame: true,
  showRemaining: true,
  theme: 'system',
  language: 'browser',
  showTimer: false,
  letterKeys: true,
  sound: false,
  vibration: false,
  keepAwake: true,
  entry: 'cell-first',
  picker: 'bar',
  coordinates: 'hints',
  openOn: 'today',
  bindings: {},
};

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'pencilmark.settings';

/** The stored settings; the defaults for whatever is missing, damaged or blocked. */
export function readSettings(): Settings {
  try {
    return checkedSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Whether the settings could be stored for the next visit. */
export function writeSettings(settings: Settings): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** The valid part of settings from outside. */
export function checkedSettings(from: unknown): Settings {
  const stored = from as Partial<Record<keyof Settings, unknown>> | null | undefined;
  const kept = Object.entries(DEFAULT_SETTINGS).map(([name, standard]) => {
    const held = stored?.[name as keyof Settings];
    return [name, typeof held === typeof standard && isChoice(name, held) ? held : standard];
  });
  return { ...Object.fromEntries(kept), bindings: readBindings(stored?.bindings) } as Settings;
}

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  theme: THEME_CHOICES,
  language: LANGUAGE_CHOICES,
  entry: ENTRY_CHOICES,
  picker: PICKER_CHOICES,
  coordinates: COORDINATES_CHOICES,
  openOn: OPEN_ON_CHOICES,
};

function isChoice(name: string, held: unknown): boolean {
  return CHOICES[name]?.includes(held) ?? true;
}
