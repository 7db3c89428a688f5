import type { enPicker } from './en.ts';

export const esPicker: typeof enPicker = {
  label: (place) => `Cifras para ${place.toLowerCase()}`,
  close: 'Cerrar',
};
