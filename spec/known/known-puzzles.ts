/** A puzzle known by name, with its source. All solvers of this project have checked the solution. */
export interface KnownPuzzle {
  readonly name: string;
  readonly source: string;
  readonly puzzle: string;
  readonly solution: string;
}

export const KNOWN_PUZZLES: readonly KnownPuzzle[] = [
  {
    name: 'Wikipedia’s example',
    source: 'Wikipedia, Sudoku; the solution is printed there',
    puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    solution: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  },
  {
    name: 'Project Euler, first grid',
    source: 'projecteuler.net problem 96, grid 01; Norvig, Solving Every Sudoku Puzzle, grid1',
    puzzle: '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
    solution: '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
  },
  {
    name: 'Norvig’s grid2',
    source: 'Norvig, Solving Every Sudoku Puzzle; the solution is printed there',
    puzzle: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    solution: '417369825632158947958724316825437169791586432346912758289643571573291684164875293',
  },
  {
    name: 'Inkala 2006',
    source: 'Arto Inkala, printed by USA Today on 6 November 2006; Norvig, Solving Every Sudoku Puzzle',
    puzzle: '85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.',
    solution: '859612437723854169164379528986147352375268914241593786432981675617425893598736241',
  },
  {
    name: 'AI Escargot',
    source: 'Arto Inkala, 2006',
    puzzle: '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    solution: '162857493534129678789643521475312986913586742628794135356478219241935867897261354',
  },
  {
    name: 'Inkala 2010',
    source: 'Arto Inkala, 2010; Norvig, Solving Every Sudoku Puzzle',
    puzzle: '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
    solution: '145327698839654127672918543496185372218473956753296481367542819984761235521839764',
  },
  {
    name: 'Inkala 2012',
    source: 'Arto Inkala, printed by The Telegraph on 28 June 2012',
    puzzle: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    solution: '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
  },
  {
    name: 'Easter Monster',
    source: 'JPF, players’ forum, April 2007',
    puzzle: '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
    solution: '174385962293467158586192734451923876928674315367851249719548623635219487842736591',
  },
  {
    name: 'Golden Nugget',
    source: 'tarek, players’ forum, 2007',
    puzzle: '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
    solution: '751846239892371465643259871238197546974562318165438927319684752527913684486725193',
  },
  {
    name: 'Platinum Blonde',
    source: 'coloin, players’ forum; head of gsf’s list of the hardest by q1',
    puzzle: '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
    solution: '839465712146782953752391486391824675564173829287659341628537194913248567475916238',
  },
  {
    name: 'the 17-given puzzle that is hard for brute force',
    source: 'Wikipedia, Sudoku solving algorithms; the solution begins with 987654321',
    puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    solution: '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
  },
  {
    name: 'a 17-given puzzle',
    source: 'Gordon Royle’s collection of 17-given puzzles',
    puzzle: '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...',
    solution: '693784512487512936125963874932651487568247391741398625319475268856129743274836159',
  },
];

/** Norvig, Solving Every Sudoku Puzzle: his program took 1,439 seconds to find that it has no solution. */
export const WITHOUT_SOLUTION =
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
