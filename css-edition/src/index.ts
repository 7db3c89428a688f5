/** The pages of the CSS edition as text. The web app copies them into its own folder under `css/`. */
import { fourPage } from './four.ts';
import { howPage } from './how.ts';
import { largePage } from './large.ts';
import { NINE, SIX } from './layout.ts';

export interface File {
  readonly file: string;
  readonly text: string;
}

export function pages(): File[] {
  return [
    { file: '4x4.html', text: fourPage() },
    { file: '6x6.html', text: largePage({ file: '6x6.html', size: SIX, floors: 60 }) },
    { file: '9x9.html', text: largePage({ file: '9x9.html', size: NINE, floors: 484 }) },
    { file: 'how.html', text: howPage() },
  ];
}
