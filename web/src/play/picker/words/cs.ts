import type { enPicker } from './en.ts';

export const csPicker: typeof enPicker = {
  label: (place) => `Číslice: ${place.toLowerCase()}`,
  close: 'Zavřít',
};
