import type { enPicker } from './en.ts';

export const frPicker: typeof enPicker = {
  label: (place) => `Chiffres pour ${place.toLowerCase()}`,
  close: 'Fermer',
};
