/** English for watching algorithms at work. */
export const enWatch = {
  title: 'Watch',
  choice: {
    label: 'Puzzle',
    none: 'None yet',
    game: 'The one on the table',
    own: 'Your own',
    entry: (level: string, kind: string) => `${level} · ${kind}`,
    paste: 'Paste a text',
    text: 'Puzzle text',
    take: 'Take this one',
    empty: 'There is nothing in the field yet.',
  },
};
