import type { Puzzle, Sheet } from 'pencilmark';

/** What is said of a puzzle beside its rules. */
export interface About {
  readonly title: string;
  readonly author: string;
  /** As someone wrote it; undefined where it follows from the rules. */
  readonly rules: string | undefined;
}

export const NOTHING_SAID: About = { title: '', author: '', rules: undefined };

/** The puzzle with all that is said of it. */
export function sheetWith(puzzle: Puzzle, { title, author, rules }: About): Sheet {
  return {
    puzzle,
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(rules !== undefined && { comment: rules }),
  };
}

export function aboutOf({ title = '', author = '', comment }: Sheet): About {
  return { title, author, rules: comment };
}
