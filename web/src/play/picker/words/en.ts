export const enPicker = {
  label: (place: string) => `Digits for ${place.toLowerCase()}`,
  close: 'Close',
};
