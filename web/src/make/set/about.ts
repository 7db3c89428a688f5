import { hasOnlyHouses, type ParsedPuzzle, type Puzzle } from 'pencilmark';
import { housesText, listRules } from '../../puzzles/rules/rule-list.ts';
import { plainText } from '../../puzzles/setters/plain-text.ts';

/** Facts stated about a puzzle besides its rules. */
export interface About {
  readonly title: string;
  readonly author: string;
  /** As someone wrote it; undefined if it follows from the rules. */
  readonly rules: string | undefined;
  /** For those who have solved it. */
  readonly message: string;
}

export const NOTHING_SAID: About = { title: '', author: '', rules: undefined, message: '' };

/** The rules of a puzzle in the words of the page. */
export function writtenRules({ geometry, constraints }: Puzzle): string {
  const rules = listRules(constraints).map(({ name, text }) => `${name}: ${text}`);
  return [housesText(geometry), ...rules].join('\n');
}

/** The puzzle with all that someone said of it. */
export function sheetWith(puzzle: Puzzle, { title, author, rules, message }: About): ParsedPuzzle {
  return {
    puzzle,
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(rules !== undefined && { comment: rules }),
    ...(message !== '' && { message }),
  };
}

/** The same for others, who read the rules in words, too. */
export function sheetForOthers(puzzle: Puzzle, about: About): ParsedPuzzle {
  const sheet = sheetWith(puzzle, about);
  return sheet.comment !== undefined || hasOnlyHouses(puzzle)
    ? sheet
    : { ...sheet, comment: writtenRules(puzzle) };
}

/** What setters elsewhere wrote as HTML is text here. */
export function aboutOf({ puzzle, title = '', author = '', comment, message = '' }: ParsedPuzzle): About {
  const isOurs = comment === undefined || comment === writtenRules(puzzle);
  return { title, author, rules: isOurs ? undefined : plainText(comment), message: plainText(message) };
}
