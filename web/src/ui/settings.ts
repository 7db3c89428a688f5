/** Choices that the player makes once. Every aid has its own switch. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly showTimer: boolean;
  readonly showConflicts: boolean;
  readonly showPeers: boolean;
  readonly showSame: boolean;
  readonly showRemaining: boolean;
  readonly clearPeerMarks: boolean;
  readonly letterKeys: boolean;
  readonly entry: 'cell-first' | 'digit-first';
}

export const THEME_CHOICES = ['system', 'light', 'dark', 'contrast'] as const;
export const ENTRY_CHOICES = ['cell-first', 'digit-first'] as const;

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  showTimer: false,
  showConflicts: true,
  showPeers: true,
  showSame: true,
  showRemaining: true,
  clearPeerMarks: false,
  letterKeys: true,
  entry: 'cell-first',
};

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'pencilmark.settings';

/** The stored settings; the defaults for whatever is missing, damaged or blocked. */
export function readSettings(): Settings {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Whether the settings could be kept for the next visit. */
export function writeSettings(settings: Settings): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

function checked(stored: Partial<Record<keyof Settings, unknown>>): Settings {
  const kept = Object.entries(DEFAULT_SETTINGS).map(([name, standard]) => {
    const held = stored?.[name as keyof Settings];
    return [name, isChoice(name, held) && typeof held === typeof standard ? held : standard];
  });
  return Object.fromEntries(kept) as Settings;
}

function isChoice(name: string, held: unknown): boolean {
  if (name === 'theme') return (THEME_CHOICES as readonly unknown[]).includes(held);
  if (name === 'entry') return (ENTRY_CHOICES as readonly unknown[]).includes(held);
  return true;
}
