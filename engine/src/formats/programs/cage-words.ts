import { fieldOf, itemsOf, type Literal, wordIn } from '../text/loose-json.ts';

/**
 * The texts about the puzzle that cages of SudokuPad and f-puzzles have in place of a sum: `title: …`, `msgcorrect: …`.
 */
export function cageWords(root: Literal): ReadonlyMap<string, string> {
  return new Map(itemsOf(fieldOf(root, 'cages', 'ca', 'cage')).flatMap((cage) => wordsOf(cage) ?? []));
}

/** The name and the text. */
export function wordsOf(cage: Literal): [[name: string, text: string]] | undefined {
  const found = /^(\w+):\s*([^]*)/.exec(wordIn(cage, 'value', 'v'));
  return found ? [[found[1].toLowerCase(), found[2]]] : undefined;
}
