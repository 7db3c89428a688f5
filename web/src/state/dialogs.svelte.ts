import { addSheet } from './sheets.svelte.ts';

export type DialogName = 'none' | 'menu' | 'import' | 'keys' | 'settings' | 'collect' | 'backup';

/** The dialog that is open. */
export const dialogs: { open: DialogName } = $state({ open: 'none' });

addSheet({
  isOpen: () => dialogs.open !== 'none',
  close: () => {
    // The browser then gives the focus back, as after Escape.
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    dialogs.open = 'none';
  },
});
