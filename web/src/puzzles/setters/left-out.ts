import type { LeftOut, LeftOutKind } from '@pencilmark/game';
import { setterWords } from './words.ts';

/**
 * The parts that were left out when a puzzle was read, by name, with a sentence for each kind. `isWhole`: the puzzle
 * has one solution and its setter states no other, so other drawings are only decoration.
 */
export function leftOutTexts(leftOut: readonly LeftOut[] = [], isWhole = false): readonly string[] {
  const words = setterWords.leftOut;
  const of = (kind: LeftOutKind): readonly LeftOut[] => leftOut.filter((part) => part.kind === kind);
  const rules = of('rule');
  const [drawings, undrawn] = [of('drawing'), of('undrawn')];
  const parts = of('part');
  const missing = undrawn.reduce((sum, { count = 1 }) => sum + count, 0);
  return [
    ...(rules.length > 0 ? [`${words.rules(rules.length)} ${words.names(namesOf(rules))}`] : []),
    ...(drawings.length > 0 && !isWhole ? [words.drawn] : []),
    ...(missing > 0
      ? [`${isWhole ? words.decorations(missing) : words.drawings} ${words.names(namesOf(undrawn))}`]
      : []),
    ...(of('fog').length > 0 ? [words.fog] : []),
    ...(of('picture').length > 0 ? [words.picture] : []),
    ...of('column').map(({ name = '' }) => words.column(name)),
    ...of('words').map(({ name = '' }) => words.words(name)),
    ...of('row').map(({ name = '' }) => words.row(name)),
    ...of('remark').map(({ name = '' }) => name),
    ...(parts.length > 0 ? [words.names(namesOf(parts))] : []),
  ];
}

function namesOf(parts: readonly LeftOut[]): string {
  const shapes: Readonly<Record<string, string | undefined>> = setterWords.shapes;
  return parts
    .map(({ kind, name = '', count }) => {
      const shown = (kind === 'undrawn' ? shapes[name] : undefined) ?? name;
      return count === undefined ? shown : `${shown} (${count})`;
    })
    .join(', ');
}
