export const enNotices = {
  storage: {
    title: 'Saving',
    blocked: () => 'Your browser blocks storage. You can play, but games won’t be kept.',
    silent: () => 'Your browser’s storage doesn’t respond. You can play, but moves may not be kept.',
    failed: (reason: string) => `Latest moves not saved (${reason}).`,
    damaged: (reason: string) => `A saved game couldn’t be read (${reason}). Nothing was deleted.`,
    partly: (reason: string) =>
      `The last part of this game couldn’t be read (${reason}). It has been restored up to that point.`,
    changed: () => 'Latest moves not saved: another tab changed this game.',
    download: 'Download',
    dismiss: 'Close',
  },
  newer: { message: 'New version, reload when you like', now: 'Reload', later: 'Later' },
  offer: { clipboard: 'A puzzle from your clipboard: play it?', file: 'A puzzle from your file: play it?' },
};
