/** Drawings on paper. */
import { type Drawing, INK, type PaperName, PAPERS, svgOf } from '@pencilmark/board';

export function inkOf(drawing: Drawing, title: string): string {
  return svgOf(drawing, { theme: INK, title });
}

/** Adds the style rules of the paper while the print page is shown. Returns a function that removes them. */
export function layPaper(name: PaperName): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page { size: ${PAPERS[name].css} portrait; margin: 0; }
    @media print {
      html, body { background: #fff; min-block-size: 0; }
      #app > :not(main), main > :not(.print), .print > :not(.sheets) { display: none !important; }
      main, .print { padding: 0 !important; max-inline-size: none !important; display: block !important; }
    }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((laid) => laid !== sheet);
  };
}
