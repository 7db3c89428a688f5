export type DialogName = 'none' | 'menu' | 'import' | 'keys' | 'settings' | 'collect' | 'backup';

/** The dialog that is open. */
export const dialogs: { open: DialogName } = $state({ open: 'none' });
