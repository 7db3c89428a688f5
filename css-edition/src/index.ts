/** The pages of the CSS edition as text. The web app copies them into its own folder under `css/`. */
import { fourPage } from './four.ts';

export interface File {
  readonly file: string;
  readonly text: string;
}

export function pages(): File[] {
  return [{ file: '4x4.html', text: fourPage() }];
}
