/** Every public function refuses wrong limits, counts, options, digits and words, and names the field. */
import { describe, expect, test } from 'vitest';
import * as api from './index.ts';
import { classic9, createPosition, emptyPuzzle, parsePuzzle, plainBoard, unwrap } from './index.ts';

/** As plain JavaScript sees it. */
type Call = (...args: readonly unknown[]) => unknown;

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const sheet = unwrap(parsePuzzle(LINE));
const { puzzle } = sheet;
const board = classic9();
const small = plainBoard(4);
const empty = emptyPuzzle(small);
const position = createPosition(puzzle);
const step = api.nextStep(position)!;
const explanation = api.explain(step, board);
const random = api.createRandom('wrong');
const symmetry = api.identitySymmetry(board);
const short = [1, 2, 3];
const strange = puzzle.givens.with(0, 12);

const NOT_LIMITS = [undefined, NaN, 0, -1, 1.5, -Infinity, '2', null, {}];
const NOT_DIGITS = [undefined, NaN, 0, -1, 1.5, 40, '2', null];
const NOT_SETS = [undefined, NaN, -1, 1.5, 2 ** 31, '2', null];
const NOT_SIZES = [undefined, NaN, 3, 37, 0, -9, 9.5, '9', null];
const NOT_CONTROLS = [
  { signal: true },
  { signal: {} },
  { shouldstop: () => true },
  { shouldStop: true },
  () => true,
  null,
  7,
];
const NOT_TEXTS = [undefined, null, 81, {}];
const NOT_BOARDS = [undefined, null, 'classic', {}];

const each = (name: string, values: readonly unknown[], args: (value: unknown) => readonly unknown[]) =>
  values.map((value) => [name, args(value)] as const);

/** For each function: the field that the message must name, and arguments one of which is wrong. */
type Wrong = readonly (readonly [string, readonly unknown[]])[];

const logic = (first: unknown): Wrong => [
  ...each('options', NOT_CONTROLS, (bad) => [first, bad]),
  ...each('maxSteps', [NaN, -1, 1.5, '3'], (maxSteps) => [first, { maxSteps }]),
  ['no technique "x-wong"', [first, { techniques: ['x-wong'] }]],
  ['techniques', [first, { techniques: 'x-wing' }]],
  ['"maxfins"', [first, { search: { maxfins: 1 } }]],
  ['search.maxFins', [first, { search: { maxFins: NaN } }]],
  ['search.extent', [first, { search: { extent: 'all' } }]],
];

const analysis: Wrong = [
  ...each('control', NOT_CONTROLS, (bad) => [puzzle, bad]),
  ...each('control.tries', [NaN, -1, 0.5, '9'], (tries) => [puzzle, { tries }]),
  ...each('puzzle', [undefined, null, 81], (bad) => [bad]),
];
const solving: Wrong = [
  ...each('control', NOT_CONTROLS, (bad) => [puzzle, bad]),
  ...each('puzzle', [undefined, null, 81], (bad) => [bad]),
  ['digits', [{ ...puzzle, givens: short }]],
  ['holds 12', [{ ...puzzle, givens: strange }]],
];
const options = { geometry: board, seed: 'a' };
const generating: Wrong = [
  ['level', [{ ...options, level: 'hard' }]],
  ['signal', [{ ...options, signal: new AbortController().signal }]],
  ...each('target', ['hard', 7, null, true], (target) => [{ ...options, target }]),
  ...each('target.kind', [{}, { kind: 'Level' }, { level: 'hard' }], (target) => [{ ...options, target }]),
  ...each('target.level', ['Hard', undefined, 3], (level) => [
    { ...options, target: { kind: 'level', level } },
  ]),
  ...each('target.technique', ['X-Wing', undefined], (technique) => [
    { ...options, target: { kind: 'technique', technique } },
  ]),
  ...each('target.from', [NaN, '1', undefined], (from) => [
    { ...options, target: { kind: 'score', from, to: 9 } },
  ]),
  ['target', [{ ...options, target: { kind: 'singles', level: 'hard' } }]],
  ['target.profile', [{ ...options, target: { kind: 'rating', profile: 'se', from: 1, to: 2 } }]],
  ...['count', 'first', 'maxAttempts', 'countTo'].flatMap((field) =>
    each(`options.${field}`, [NaN, -1, 1.5, '3', null], (bad) => [{ ...options, [field]: bad }]),
  ),
  ...['givens', 'drop', 'perBox'].flatMap((field) =>
    each('', [NaN, -1, 1.5, '3', 99], (bad) => [{ ...options, [field]: bad }]),
  ),
  ['options.symmetry', [{ ...options, symmetry: 'rotation' }]],
  ['options.dig', [{ ...options, dig: 'least' }]],
  ['options.pattern', [{ ...options, pattern: '1'.repeat(81) }]],
  ['options.rules', [{ ...options, rules: 'killer' }]],
  ['rules', [{ ...options, rules: ['Killer'] }]],
  ...each('options.seed', [undefined, 7, null], (seed) => [{ geometry: board, seed }]),
  ...each('options.geometry', NOT_BOARDS, (geometry) => [{ geometry, seed: 'a' }]),
  ...each('options', [undefined, null, 'hard'], (bad) => [bad]),
];
const reading: Wrong = [
  ...each('text', NOT_TEXTS, (text) => [text]),
  ['options.format', [LINE, { format: 'lines' }]],
  ['unknownRules', [LINE, { unknownRules: 'ignore' }]],
  ['"size"', [LINE, { size: 9 }]],
];
const placing: Wrong = [
  ...each('digit', [undefined, NaN, 0, -1, 10, 1.5, '2'], (digit) => [position, 2, digit]),
  ...each('cell', [undefined, NaN, -1, 81, 1.5, '2'], (cell) => [position, cell, 2]),
];
const digitsOfBoard = (args: (digits: unknown) => readonly unknown[]): Wrong =>
  each('digits', [short, strange, null, 7], args);

const WRONG: Readonly<Record<string, Wrong>> = {
  countSolutions: [
    ...each('limit', NOT_LIMITS, (limit) => [puzzle, limit]),
    ...each('control', NOT_CONTROLS, (bad) => [puzzle, 2, bad]),
  ],
  solve: solving,
  checkUniqueness: solving,
  enumerateSolutions: solving.slice(0, NOT_CONTROLS.length),
  findContradiction: solving,
  findRedundantGivens: solving,
  findRedundantConstraints: solving,
  trueCandidates: [
    ...each('control', NOT_CONTROLS, (bad) => [puzzle, puzzle.givens, bad]),
    ...digitsOfBoard((bad) => [puzzle, bad]),
  ],
  countByCandidate: [
    ...each('limit', NOT_LIMITS, (limit) => [puzzle, limit]),
    ...each('control', NOT_CONTROLS, (bad) => [puzzle, 2, bad]),
  ],
  countBatch: [
    ...each('options', NOT_CONTROLS, (bad) => [new Uint8Array(81), new Uint32Array(1), bad]),
    ...each('options.limit', [NaN, 0, -1, Infinity, '2'], (limit) => [
      new Uint8Array(81),
      new Uint32Array(1),
      { limit },
    ]),
    ['options.solver', [new Uint8Array(81), new Uint32Array(1), { solver: 'fast' }]],
  ],
  solveLines: each('options', NOT_CONTROLS, (bad) => [
    new Uint8Array(82),
    new Uint8Array(82),
    new Uint32Array(1),
    bad,
  ]),
  runAlgorithm: [
    ['name', ['dancing', puzzle]],
    ...each('control', NOT_CONTROLS, (bad) => ['brute-force', puzzle, bad]),
  ],
  watchAlgorithm: [
    ['name', ['dancing', puzzle]],
    ['name', [undefined, puzzle]],
  ],
  findExtraGivens: analysis,
  findMinimalSubpuzzles: [
    ...each('limit', NOT_LIMITS, (limit) => [puzzle, limit]),
    ...each('control', NOT_CONTROLS, (bad) => [puzzle, 2, bad]),
  ],
  findBackdoors: [
    ...each('control', NOT_CONTROLS, (bad) => [puzzle, puzzle.givens, bad]),
    ...each('solution', [short, strange], (bad) => [puzzle, bad]),
  ],
  checkMinimal: [
    ['puzzles', [[short]]],
    ['puzzles', ['']],
    ['shouldStop', [[], true]],
  ],
  generate: [...generating, ...each('control', NOT_CONTROLS, (bad) => [options, bad])],
  generateSteps: [...generating, ['shouldStop', [options, {}]]],
  drawGrid: [
    ...each('geometry', NOT_BOARDS, (bad) => [bad, random]),
    ['random', [small]],
    ['shouldStop', [small, random, {}]],
  ],
  randomRegions: [
    ...each('size', NOT_SIZES, (size) => [size, { rows: 3, columns: 3 }, random]),
    ['boxes.rows', [9, { rows: 2, columns: 3 }, random]],
    ['boxes', [9, undefined, random]],
    ...each('trades', [NaN, -1, 1.5], (trades) => [9, { rows: 3, columns: 3 }, random, trades]),
  ],
  orbitsOf: [
    ['symmetry', [small, 'rotation']],
    ['geometry', [undefined, 'none']],
  ],
  randomSymmetry: [
    ['parts', [small, random, ['colour']]],
    ['parts', [small, random, 'digits']],
  ],
  canonicalForm: [
    ...each('options', NOT_CONTROLS, (bad) => [puzzle, bad]),
    ...each('options.work', [NaN, -1, '9'], (work) => [puzzle, { work }]),
  ],
  findEquivalence: each('options', NOT_CONTROLS, (bad) => [puzzle, puzzle, bad]),
  createPosition: [
    ...each('digits', [short, strange, 7], (digits) => [{ ...puzzle, digits }]),
    ['holds 12', [{ ...puzzle, givens: strange }]],
    ['puzzle', [undefined]],
    ['Pencil marks', [{ ...puzzle, candidates: short }]],
    ['Pencil marks', [{ ...puzzle, candidates: puzzle.givens.map(() => 512) }]],
  ],
  playedPosition: [['holds 12', [{ puzzle: { ...puzzle, givens: strange } }]]],
  placeDigit: placing,
  eliminate: placing,
  isCandidate: placing,
  placesOf: [
    ['house', [position, 27, 1]],
    ['house', [position, undefined, 1]],
    ['digit', [position, 0, 0]],
    ['digit', [position, 0, NaN]],
  ],
  nextStep: logic(position),
  findSteps: logic(position),
  solveLogicallyInPlace: logic(position),
  solveLogically: logic(puzzle),
  rateByHodokuTable: logic(puzzle),
  findMistakes: [
    ['game', [undefined]],
    ...each('entries', [short, strange, null, 7], (entries) => [{ puzzle, entries }]),
    ...each('control', NOT_CONTROLS, (bad) => [{ puzzle, entries: puzzle.givens }, bad]),
  ],
  difficultyOf: each('options', NOT_CONTROLS, (bad) => [puzzle, bad]),
  ratePath: [
    ['end', [puzzle, [], 'done']],
    ['end', [puzzle, []]],
  ],
  orderOf: [['x-wong', ['x-wong']]],
  techniqueOf: [
    ['x-wong', ['x-wong']],
    ['undefined', [undefined]],
  ],
  familyOf: [['x-wong', ['x-wong']]],
  ratePuzzle: [
    ['profile', [puzzle, 'se']],
    ['profile', [puzzle]],
    ...each('options', NOT_CONTROLS, (bad) => [puzzle, 'se-1.2.1', bad]),
  ],
  ratedSteps: [
    ['profile', [puzzle, 'se']],
    ...each('options', NOT_CONTROLS.slice(0, 3), (bad) => [puzzle, 'se-1.2.1', bad]),
  ],
  rateByHodokuPath: each('options', NOT_CONTROLS, (bad) => [puzzle, bad]),
  createRater: [
    ['profile', ['se']],
    ['profile', [undefined]],
  ],
  ratingText: [
    ['rating', ['4.2']],
    ['rating', [NaN]],
  ],
  hintText: [
    ['depth', [explanation, 'all']],
    ['depth', [explanation]],
  ],
  parsePuzzle: reading,
  parsePuzzles: reading,
  collectPuzzles: reading,
  detectFormat: reading,
  parseLine: [...reading, ...each('options.line', [NaN, 0, '1'], (line) => [LINE, { line }])],
  parsePlainLine: each('text', NOT_TEXTS, (text) => [text]),
  formatPuzzle: [
    ['format', [sheet, 'lines']],
    ['format', [sheet]],
    ['lossy', [sheet, 'line', { lossy: true }]],
  ],
  lossesOf: [
    ['format', [sheet, 'lines']],
    ['lossy', [sheet, 'line', { lossy: true }]],
  ],
  plainBoard: each('size', NOT_SIZES, (size) => [size]),
  defaultBox: each('size', NOT_SIZES, (size) => [size]),
  defaultSymbols: [...each('size', NOT_SIZES, (size) => [size]), ['lowest', [9, NaN]], ['lowest', [9, -1]]],
  variantSpec: [
    ['variant', ['X']],
    ['variant', [undefined]],
  ],
  symbolOf: each('digit', [undefined, NaN, -1, 10, '1'], (digit) => [board, digit]),
  digitSet: each('digit', NOT_DIGITS, (digit) => [[digit]]),
  digitBit: each('digit', NOT_DIGITS, (digit) => [digit]),
  hasDigit: [
    ...each('digit', NOT_DIGITS, (digit) => [3, digit]),
    ...each('set', NOT_SETS, (set) => [set, 1]),
  ],
  digitCount: each('set', NOT_SETS, (set) => [set]),
  digitsIn: each('set', NOT_SETS, (set) => [set]),
  lowestDigit: each('set', [...NOT_SETS, 0], (set) => [set]),
  allDigits: each('size', NOT_DIGITS, (size) => [size]),
  candidatesOf: digitsOfBoard((digits) => [puzzle, digits]),
  seenFrom: digitsOfBoard((digits) => [board, digits, 0]),
  findConflicts: digitsOfBoard((digits) => [puzzle, digits]),
  isConsistent: digitsOfBoard((digits) => [puzzle, digits]),
  digitsAsLine: digitsOfBoard((digits) => [board, digits]),
  cutLines: [
    ['bytes', ['1', true]],
    ['isEnd', [new Uint8Array(1)]],
  ],
  solveStream: [
    ...each('source', [undefined, null, LINE, 7, new Uint8Array(82), {}], (source) => [source]),
    ...each('options', [...NOT_CONTROLS, { shouldStop: () => true }], (bad) => [[LINE], bad]),
  ],
  countStream: [
    ...each('source', [undefined, null, LINE, 7], (source) => [source]),
    ...each('options.limit', [NaN, 0, -1, Infinity, '2'], (limit) => [[LINE], { limit }]),
    ...each('options', NOT_CONTROLS, (bad) => [[LINE], bad]),
  ],
  solveTransform: each('options', [...NOT_CONTROLS, { shouldStop: () => true }], (bad) => [bad]),
  countTransform: each('options.limit', [NaN, 0, -1, Infinity, '2'], (limit) => [{ limit }]),
  createRandom: each('seed', NOT_TEXTS, (seed) => [seed]),
};

/** Those that answer with a `Result`, and the code that it holds. */
const REFUSED: Readonly<Record<string, readonly (readonly [string, readonly unknown[]])[]>> = {
  checkGenerateOptions: generating.map(([, args]) => ['generate.', args] as const),
  createGeometry: [
    ...each('geometry.size', [NaN, 3, 37, undefined, '9'], (size) => [{ size }]),
    ['geometry.', [{ size: 9, boxes: { rows: 2, columns: 3 } }]],
  ],
  createPuzzle: [
    ['puzzle.length', [board, short]],
    ['puzzle.length', [board]],
    ['puzzle.digit', [board, strange]],
    ['puzzle.allowed', [board, puzzle.givens, short]],
  ],
  checkSymbols: [['symbols.count', [['1'], 9]]],
  puzzleFromData: [
    ['json.field', [undefined]],
    ['json.field', [{ size: 9 }]],
  ],
  checkConstraint: [
    ['constraint.', [board, { kind: 'cage' }]],
    ['constraint.', [board, undefined]],
  ],
  checkConstraints: [['constraint.', [board, 'killer']]],
};

/** Those that take only what other functions here made, or data in which anything goes. */
const TAKE_NONE = [
  'isClassic arePeers cellIn cellName geometryName houseName sameGeometry classic9 splitSymbols emptyPuzzle givenCount',
  'hasOnlyHouses isFilled sameDigits describeConflict isSolutionOf shuffle describeProblem unwrap',
  'allHold cellsOf compileConstraint compileConstraints constraintOf holdsIn kindOf sameConstraint constraintImage symmetryCount',
  'applyToDigits applyToPuzzle applyToSet applyToSets composeSymmetries houseImages identitySymmetry invertSymmetry',
  'isSymmetryOf keepsConstraints sameSymmetry applyToParsedPuzzle boardAfter possibleRules formatLine puzzleToData hiddenSingles',
  'nakedSingles condenseBranches contactsOf barsOf isGuess hodokuScoreOf highlightsOf patternCandidates candidateToken cellsText',
  'playedDigits allowedIn conclusionsText copyPosition isBroken isSolved applyStep applyToStep toldSteps findDeepChain proveTrial explain',
].flatMap((names) => names.split(' '));

const CLASSES = ['PuzzleError'];
const functions = Object.entries(api).filter(
  ([name, value]) => typeof value === 'function' && !CLASSES.includes(name),
);

test('every public function has a row here', () => {
  const rows = [...Object.keys(WRONG), ...Object.keys(REFUSED), ...TAKE_NONE];
  expect(rows.toSorted()).toEqual(functions.map(([name]) => name).toSorted());
});

const functionNamed = (name: string): Call => api[name as keyof typeof api] as unknown as Call;

describe('a wrong argument is a RangeError that names the field', () => {
  test.each(Object.entries(WRONG))('%s', (name, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const [field, args] of rows) {
      let thrown: unknown;
      try {
        functionNamed(name)(...args);
      } catch (error) {
        thrown = error;
      }
      const call = `${name}(${args.map((arg) => String(arg).slice(0, 40)).join('; ')})`;
      expect(thrown, `${call}, which should name ${field}`).toBeInstanceOf(RangeError);
      expect((thrown as RangeError).message, call).toContain(field);
    }
  });
});

describe('a wrong argument is a refusal', () => {
  test.each(Object.entries(REFUSED))('%s', (name, rows) => {
    for (const [code, args] of rows) {
      const refused = functionNamed(name)(...args) as api.Result<unknown>;
      expect(refused, `${name} with ${code}`).toMatchObject({ ok: false });
      if (!refused.ok) expect(refused.error.code).toContain(code);
    }
  });
});

test('right ones are let through', () => {
  expect(api.countSolutions(empty, Infinity, { shouldStop: undefined }).count).toBe(288);
  expect(
    api.checkGenerateOptions({ ...options, target: { kind: 'level', level: 'hard' }, count: undefined }).ok,
  ).toBe(true);
  const twelves = empty.givens.map(() => 12);
  expect(api.isSolutionOf(empty, twelves)).toBe(false);
  expect(api.applyToDigits(symmetry, puzzle.givens)).toEqual(puzzle.givens);
});
