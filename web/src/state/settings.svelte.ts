import { readSettings, type Settings, writeSettings } from './settings.ts';

/** The settings of this browser. Change them with `changeSettings`. */
export const settings: Settings = $state(readSettings());

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  writeSettings(settings);
}
