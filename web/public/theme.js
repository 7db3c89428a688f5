// Runs before the first paint, so that a page in the chosen theme never flashes in the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('pencilmark.settings') ?? '{}');
  if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Blocked storage or a damaged setting: the system's theme it is.
}
