import type { enPicker } from './en.ts';

export const jaPicker: typeof enPicker = {
  label: (place) => `${place}の数字`,
  close: '閉じる',
};
