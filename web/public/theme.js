// Runs before the first paint, so that a page in the chosen theme never flashes in the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('pencilmark.settings') ?? '{}');
  if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Blocked storage or a damaged setting: the system's theme it is.
}

// The outline of the board that is about to come, where the page will put it (see PlayPage.svelte): there is something to
// see half a second earlier on a slow line. It goes as soon as there is a board, or another page.
if (/^#?(\/(play.*)?)?$/.test(location.hash)) {
  // Its digits too; a page without a board has none.
  document.getElementById('digits').rel = 'preload';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    #outline { position: absolute; inset: var(--header) 0 auto; box-sizing: border-box; display: grid;
      justify-content: center; grid-template-columns: min(100%, max(256px, 100dvh - var(--header) - 214px));
      padding: 2px var(--edge) 8px; pointer-events: none }
    #outline:has(~ #app :is([role=grid], main:not(.play))) { display: none }
    #outline div { display: grid; place-items: center; aspect-ratio: 1 }
    #outline svg { inline-size: 100%; inline-size: round(down, 100%, 9px); overflow: visible; fill: none; stroke: var(--cell-line) }
    @media (min-width: 600px) {
      #outline { grid-template-columns: min(100%, max(256px, 100dvh - var(--header) - 250px)) }
    }
    @media (min-aspect-ratio: 1/1) and (min-width: 560px) {
      #outline { --column: calc(100dvh - var(--header) - 12px); padding-block: 4px;
        grid-template-columns: min(var(--column), 100% - 304px) minmax(240px, 400px);
        column-gap: clamp(16px, 3vw, 48px) }
    }
    @media (min-aspect-ratio: 1/1) and (min-width: 1200px) {
      #outline { --gap: clamp(16px, 2vw, 40px); column-gap: var(--gap);
        grid-template-columns: minmax(212px, 300px) min(var(--column), 100% - 496px - 2 * var(--gap)) minmax(284px, 400px) }
      #outline div { grid-column: 2 }
    }`);
  document.adoptedStyleSheets = [sheet];
}
