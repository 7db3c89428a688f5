import type { Settings } from '../../state/settings.ts';

/** Without the attribute the style sheet follows the system. */
export function showTheme(theme: Settings['theme']): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
