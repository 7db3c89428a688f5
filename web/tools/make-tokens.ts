/** Writes the style sheet of the themes: `npm run tokens -w web`. */
import { writeFileSync } from 'node:fs';
import { tokenCss } from '../src/theme/token-css.ts';

writeFileSync(new URL('../src/theme/tokens.generated.css', import.meta.url), tokenCss());
