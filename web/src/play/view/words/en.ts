export const enView = { whole: 'Show the whole board', closer: 'Show larger cells' };
