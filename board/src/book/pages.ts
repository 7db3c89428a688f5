/** The possible numbers of puzzles on a page. */
export const PER_PAGE = [1, 2, 3, 4, 6] as const;
/** One of `PER_PAGE`. */
export type PerPage = (typeof PER_PAGE)[number];

/** The number of small solutions per page at the end. */
const SOLUTIONS_PER_PAGE = 12;

/** A puzzle with its number, from 0, among all of the book. */
export interface Numbered<Item> {
  readonly index: number;
  readonly item: Item;
}

/** A page of a book of puzzles, in the order of printing. */
export type BookPage<Item> =
  | { readonly kind: 'title' }
  | {
      /** `back`: facts about the puzzles on the previous page. */
      readonly kind: 'puzzles' | 'back' | 'solutions';
      readonly items: readonly Numbered<Item>[];
    };

/** The settings of a book apart from its puzzles. */
export interface BookPlan {
  readonly perPage: PerPage;
  readonly titlePage: boolean;
  /** The place of solutions: behind each page, small on the last pages, or nowhere. */
  readonly solutions: 'back' | 'end' | 'none';
}

/** The pages of a book. Page numbers follow from their order; the title page is page 1. */
export function bookPages<Item>(
  items: readonly Item[],
  { perPage, titlePage, solutions }: BookPlan,
): BookPage<Item>[] {
  const numbered = items.map((item, index) => ({ index, item }));
  const puzzles = inGroups(numbered, perPage).flatMap((group): BookPage<Item>[] => [
    { kind: 'puzzles', items: group },
    ...(solutions === 'back' ? [{ kind: 'back' as const, items: group }] : []),
  ]);
  const end = solutions === 'end' ? inGroups(numbered, SOLUTIONS_PER_PAGE) : [];
  return [
    ...(titlePage && items.length > 0 ? [{ kind: 'title' as const }] : []),
    ...puzzles,
    ...end.map((group) => ({ kind: 'solutions' as const, items: group })),
  ];
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}
