/**
 * Puzzles that players know by name, each quoted as a fact, with who set it and where it was printed; their solutions
 * and sources are checked in `spec/known/known-puzzles.ts`, and `famous.test.ts` checks that the two agree.
 */
import type { Difficulty } from 'pencilmark';

/** A famous puzzle on the classic board. The name is the one that players use, in any language. */
export interface FamousPuzzle {
  readonly id: string;
  readonly name: string;
  readonly by: string;
  /** The year of publication, if known. */
  readonly year?: number;
  readonly level: Difficulty;
  readonly givens: string;
}

export const FAMOUS: readonly FamousPuzzle[] = [
  // Wikipedia, "Sudoku": the example of the article, drawn by Cburnett.
  {
    id: 'wikipedia',
    name: 'Wikipedia',
    by: 'Cburnett',
    year: 2006,
    level: 'beginner',
    givens: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  },
  // Project Euler, problem 96, grid 01; it is also the first grid of Peter Norvig's essay.
  {
    id: 'euler-96',
    name: 'Project Euler 96',
    by: 'Project Euler',
    level: 'beginner',
    givens: '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  },
  // Peter Norvig, "Solving Every Sudoku Puzzle", grid2.
  {
    id: 'norvig-2',
    name: 'Norvig 2',
    by: 'Peter Norvig',
    level: 'medium',
    givens: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  },
  // Printed by USA Today on 6 November 2006.
  {
    id: 'inkala-2006',
    name: 'Inkala 2006',
    by: 'Arto Inkala',
    year: 2006,
    level: 'medium',
    givens: '85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.',
  },
  {
    id: 'ai-escargot',
    name: 'AI Escargot',
    by: 'Arto Inkala',
    year: 2006,
    level: 'beyond',
    givens: '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  },
  // Peter Norvig quotes it in the same essay.
  {
    id: 'inkala-2010',
    name: 'Inkala 2010',
    by: 'Arto Inkala',
    year: 2010,
    level: 'beyond',
    givens: '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  },
  // Printed by The Telegraph on 28 June 2012.
  {
    id: 'inkala-2012',
    name: 'Inkala 2012',
    by: 'Arto Inkala',
    year: 2012,
    level: 'beyond',
    givens: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  },
  // The players' forum, April 2007.
  {
    id: 'easter-monster',
    name: 'Easter Monster',
    by: 'JPF',
    year: 2007,
    level: 'beyond',
    givens: '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  },
  // The players' forum, 2007.
  {
    id: 'golden-nugget',
    name: 'Golden Nugget',
    by: 'tarek',
    year: 2007,
    level: 'beyond',
    givens: '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  },
  // The players' forum; head of gsf's list of the hardest.
  {
    id: 'platinum-blonde',
    name: 'Platinum Blonde',
    by: 'coloin',
    level: 'beyond',
    givens: '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
  },
];
