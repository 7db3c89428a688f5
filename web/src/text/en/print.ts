export const enPrint = { title: 'Print' };
