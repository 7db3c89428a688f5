import type { Component } from 'svelte';
import { type DialogName } from '../state/dialogs.svelte.ts';

/** The code of each dialog, loaded on demand. */
export const DIALOG_CODE: Readonly<
  Record<Exclude<DialogName, 'none'>, () => Promise<{ readonly default: Component }>>
> = {
  menu: () => import('./menu/MenuDialog.svelte'),
  import: () => import('../play/loading/ImportDialog.svelte'),
  keys: () => import('../play/keyboard/KeysDialog.svelte'),
  collect: () => import('../library/CollectDialog.svelte'),
  backup: () => import('../library/BackupDialog.svelte'),
  settings: () => import('./settings/SettingsDialog.svelte'),
};
