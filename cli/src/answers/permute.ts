import {
  applyToParsedPuzzle,
  canonicalForm,
  createRandom,
  formatLine,
  formatPuzzle,
  type ParsedPuzzle,
  randomSymmetry,
  type Symmetry,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import { puzzleKey, refused, wholeLine } from './canonical.ts';
import { type Answerer, textOf, withoutLastBreaks } from './reply.ts';

/** The same puzzle in as many disguises as requested, optionally with the proof that it is the same. */
export const answerPermute: Answerer<'permute'> = (sheet, question) => {
  const { puzzle } = sheet;
  const { to = 'line', lossy, board, count, seed, parts, proof } = question;
  const geometry = board === 'given' ? puzzle.geometry : undefined;
  // The givens are part of the seed, so that the answer does not depend on other puzzles or on threads.
  const random = createRandom(`${seed} ${formatLine({ puzzle })}`);
  const texts: string[] = [];
  const symmetries: Symmetry[] = [];
  const disguises: ParsedPuzzle[] = [];
  for (let k = 0; k < count; k++) {
    const drawn = randomSymmetry(puzzle.geometry, random, parts);
    if (!drawn.ok) return silent(refused(puzzle, drawn.error));
    const disguise = applyToParsedPuzzle(drawn.value, sheet);
    const written = formatPuzzle(disguise, to, { lossy, geometry });
    if (!written.ok) return silent(refused(puzzle, written.error));
    texts.push(written.value);
    symmetries.push(drawn.value);
    disguises.push(disguise);
  }
  const proved = proof ? proofOf([sheet, ...disguises]) : undefined;
  if (proved && 'error' in proved) return silent(refused(puzzle, proved.error));
  const lines = texts.map((text) => textOf(text, to));
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: 'permuted',
    permuted: texts.map(withoutLastBreaks),
    symmetries,
    ...(proved && { form: proved.form, same: proved.isSame }),
  });
  const shown = lines.map(({ text }) => (proved ? `${text}\t${proved.form}` : text));
  const isSpread = lines.some((line) => line.isSpread);
  return {
    text: shown.join(isSpread ? '\n\n' : '\n'),
    isSpread,
    heading: lines[0].heading,
    facts,
    exit: !proved || proved.isSame ? EXIT.done : EXIT.noResult,
  };
};

/** The form shared by all of them, computed for each separately. */
function proofOf(sheets: readonly ParsedPuzzle[]) {
  const forms = new Map<string, string>();
  for (const { puzzle } of sheets) {
    const form = canonicalForm(puzzle);
    if (!form.ok) return form;
    forms.set(puzzleKey(form.value.puzzle), wholeLine(form.value.puzzle));
  }
  return { form: [...forms.values()].join(' '), isSame: forms.size === 1 };
}

/** Output that consists of puzzles has no place for a message. */
function silent<T extends { readonly text?: string }>(reply: T): T {
  return { ...reply, text: undefined };
}
