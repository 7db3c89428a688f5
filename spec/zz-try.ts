import { createRandom, formatSheet, lossesOf, parseSheets } from 'pencilmark';
import { boardFor, sheetWith } from './format-kinds.ts';
import { typicalConstraint } from './typical-constraint.ts';
const g = boardFor('cage');
const r = createRandom('x');
for (const [f, k] of [
  ['killer', 'cage'],
  ['iss', 'any-of'],
  ['iss', 'automaton'],
  ['iss', 'odd'],
  ['iss', 'all-of'],
  ['iss', 'nabner'],
  ['iss', 'clone'],
] as const)
  for (let i = 0; i < 3; i++) {
    const c = typicalConstraint(k, g, r)!;
    const s = sheetWith(g, [c]);
    const t = formatSheet(s, f, { lossy: 'allow' });
    console.log(
      f,
      k,
      JSON.stringify(c).slice(0, 300),
      t.ok && t.value,
      JSON.stringify(lossesOf(s, f)),
      (() => {
        const p = parseSheets(t.ok ? t.value : '', { format: f });
        return p.ok ? JSON.stringify(p.value[0].puzzle.constraints).slice(0, 300) : p.error.message;
      })(),
    );
  }
