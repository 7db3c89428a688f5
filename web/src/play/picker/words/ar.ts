import type { enPicker } from './en.ts';

export const arPicker: typeof enPicker = {
  label: (place) => `أرقام ${place}`,
  close: 'أغلق',
};
