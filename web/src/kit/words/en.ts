export const enKit = {
  later: {
    loading: 'Loading …',
    again: 'Try again',
    failed: 'Couldn’t load this. Check your connection and try again.',
    offline: 'You’re offline. This needs a connection.',
  },
  storageSilent: 'the browser doesn’t respond',
  storageFull: 'storage is full',
  dialog: { close: 'Close' },
  toast: { undo: 'Undo', stop: 'Stop', close: 'Close', play: 'Play' },
  /** The pages, as the header and the menu name them. */
  pages: {
    today: 'Today',
    learn: 'Learn',
    play: 'Play',
    puzzles: 'Puzzles',
    make: 'Set',
    path: 'Path',
    watch: 'Watch',
    library: 'Library',
  },
};
