import { hasOnlyHouses, type ParsedPuzzle, type Puzzle } from 'pencilmark';
import { housesText, listRules } from '../../puzzles/rules/rule-list.ts';
import { plainText } from '../../puzzles/setters/plain-text.ts';

/** Texts about a puzzle other than its rules. */
export interface About {
  readonly title: string;
  readonly author: string;
  /** As written by the setter; undefined if it is generated from the rules. */
  readonly rules: string | undefined;
  /** Shown to those who have solved it. */
  readonly message: string;
}

export const NOTHING_SAID: About = { title: '', author: '', rules: undefined, message: '' };

/** The rules of a puzzle in the page's language. */
export function writtenRules({ geometry, constraints }: Puzzle): string {
  const rules = listRules(constraints).map(({ name, text }) => `${name}: ${text}`);
  return [housesText(geometry), ...rules].join('\n');
}

/** The puzzle with its setter's texts. */
export function sheetWith(puzzle: Puzzle, { title, author, rules, message }: About): ParsedPuzzle {
  return {
    puzzle,
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(rules !== undefined && { comment: rules }),
    ...(message !== '' && { message }),
  };
}

/** The same for other players, including the rules in words. */
export function sheetForOthers(puzzle: Puzzle, about: About): ParsedPuzzle {
  const sheet = sheetWith(puzzle, about);
  return sheet.comment !== undefined || hasOnlyHouses(puzzle)
    ? sheet
    : { ...sheet, comment: writtenRules(puzzle) };
}

/** HTML from setters elsewhere is converted to text. */
export function aboutOf({ puzzle, title = '', author = '', comment, message = '' }: ParsedPuzzle): About {
  const isOurs = comment === undefined || comment === writtenRules(puzzle);
  return { title, author, rules: isOurs ? undefined : plainText(comment), message: plainText(message) };
}
