import type { Component } from 'svelte';
import type { DialogName } from '../ui/ui.svelte.ts';

/** Where the code of each dialog is. */
export const DIALOG_CODE: Readonly<
  Record<Exclude<DialogName, 'none'>, () => Promise<{ readonly default: Component }>>
> = {
  menu: () => import('./MenuDialog.svelte'),
  import: () => import('./ImportDialog.svelte'),
  keys: () => import('./KeysDialog.svelte'),
  collect: () => import('../library/CollectDialog.svelte'),
  backup: () => import('../library/BackupDialog.svelte'),
  settings: () => import('./SettingsDialog.svelte'),
};
