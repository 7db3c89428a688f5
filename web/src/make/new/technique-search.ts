import type { Technique } from 'pencilmark';

/** Whether a search text matches a technique: all of its words occur in its names or its short form. */
export function matchesTechnique(
  { id, name, short, also }: Technique,
  spoken: string,
  sought: string,
): boolean {
  const names = folded([spoken, name, id, short, ...also].join(' '));
  return sought
    .split(/\s+/)
    .map(folded)
    .every((word) => names.includes(word));
}

/** `XY-Wing`, `xy wing` and `xywing` are the same; `É` is `e`. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{M}]/gu, '');
}
