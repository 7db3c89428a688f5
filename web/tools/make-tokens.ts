/** Writes the style sheet of the themes: `npm run tokens -w web`. */
import { writeFileSync } from 'node:fs';
import { tokenCss } from '../src/styles/token-css.ts';

writeFileSync(new URL('../src/styles/tokens.generated.css', import.meta.url), tokenCss());
