import type { enPicker } from './en.ts';

export const dePicker: typeof enPicker = {
  label: (place) => `Ziffern für ${place}`,
  close: 'Schließen',
};
