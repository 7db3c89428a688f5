import { classic9, createPuzzle, parseLine, type Puzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import { type Book, bookHtml } from './book-html.ts';
import { bookPages, type BookPlan } from './pages.ts';

const items = Array.from({ length: 14 }, (_, index) => `p${index}`);
const laid = (plan: BookPlan, of = items): string[] =>
  bookPages(of, plan).map((page) => (page.kind === 'title' ? 'title' : `${page.kind} ${page.items.length}`));

test.each<[string, BookPlan, string[]]>([
  [
    'solutions behind',
    { perPage: 6, titlePage: false, solutions: 'back' },
    ['puzzles 6', 'back 6', 'puzzles 6', 'back 6', 'puzzles 2', 'back 2'],
  ],
  [
    'a book',
    { perPage: 6, titlePage: true, solutions: 'end' },
    ['title', 'puzzles 6', 'puzzles 6', 'puzzles 2', 'solutions 12', 'solutions 2'],
  ],
  [
    'puzzles alone',
    { perPage: 4, titlePage: false, solutions: 'none' },
    ['puzzles 4', 'puzzles 4', 'puzzles 4', 'puzzles 2'],
  ],
])('%s', (_, plan, expected) => expect(laid(plan)).toEqual(expected));

test('every puzzle stands once among the puzzles and once among the solutions, with its number', () => {
  const pages = bookPages(items, { perPage: 3, titlePage: true, solutions: 'end' });
  for (const kind of ['puzzles', 'solutions'] as const) {
    const found = pages.flatMap((page) => (page.kind === kind ? page.items : []));
    expect(found).toEqual(items.map((item, index) => ({ item, index })));
  }
});

test('without puzzles there is no page', () => {
  expect(laid({ perPage: 1, titlePage: true, solutions: 'end' }, [])).toEqual([]);
});

const WORDS = {
  language: 'en',
  count: (count: number) => `${count} puzzles`,
  name: 'Name',
  date: 'Date',
  solutions: 'Solutions',
};

function book(change: Partial<Book> = {}): Book {
  const read = parseLine('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  if (!read.ok || !read.value) throw new Error('no puzzle');
  const { puzzle } = read.value;
  return {
    title: 'Evenings & <nights>',
    items: [
      { puzzle, title: 'Wikipedia’s', remark: 'Easy', solution: puzzle.givens.map((digit) => digit || 1) },
    ],
    perPage: 1,
    titlePage: true,
    solutions: 'end',
    paper: 'a4',
    nameLine: true,
    words: WORDS,
    ...change,
  };
}

test('the page has its title, the puzzle with its remark and name line, the solution, and numbers; no script, no address', () => {
  const html = bookHtml(book());
  expect(html).toContain('<h1>Evenings &#38; &#60;nights&#62;</h1><p>1 puzzles</p>');
  expect(html).toContain('1. Wikipedia’s<span>Easy</span>');
  expect(html).toContain('<span>Name</span><span>Date</span>');
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html.match(/<footer>\d+/g)).toEqual(['<footer>2', '<footer>3']);
  expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
});

test('a puzzle without a solution leaves its place empty', () => {
  const empty: Puzzle = (() => {
    const made = createPuzzle(
      classic9(),
      Array.from({ length: 81 }, () => 0),
    );
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  })();
  const html = bookHtml(book({ items: [{ puzzle: empty, title: 'Empty' }], titlePage: false }));
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect(html.match(/<section/g)).toHaveLength(2);
});
