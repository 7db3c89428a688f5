/**
 * The one table of techniques: order (cheapest first), names, HoDoKu's code, level and score, and Sudoku
 * Explainer's rating where that program has the technique (its lowest, before chain length and set size add to
 * it). Rows that share an abbreviation stand together: they are one rung of the ladder, found by one search.
 */
export const HODOKU_LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
/** One of `HODOKU_LEVELS`. */
export type HodokuLevel = (typeof HODOKU_LEVELS)[number];

/** A technique of human logic: its names, level, score and rating. */
export interface Technique {
  readonly id: TechniqueId;
  readonly name: string;
  /** HoDoKu's abbreviation. */
  readonly short: string;
  /** HoDoKu's code in its regression library; none where it has none. */
  readonly code: string | undefined;
  readonly level: HodokuLevel;
  readonly score: number;
  /** Sudoku Explainer's rating. */
  readonly rating: number | undefined;
  /** Whether the solver uses it unless told otherwise. */
  readonly use: 'default' | 'on request';
  /** Other names in the field. */
  readonly also: readonly string[];
  /** What must be true of the puzzle beyond its rules: `unique`, that it has exactly one solution. */
  readonly assumes: 'nothing' | 'unique';
  /** `rules`: only for puzzles with rules beyond houses. */
  readonly needs: 'houses' | 'rules';
}

type Row = readonly [
  id: string,
  name: string,
  code: string | undefined,
  short: string,
  level: HodokuLevel,
  score: number,
  rating?: number,
  use?: Technique['use'],
  also?: readonly string[],
  assumes?: Technique['assumes'],
  needs?: Technique['needs'],
];

/** What rows of techniques for rules end with. No other program rates them. */
const RULE = [undefined, 'default', [], 'nothing', 'rules'] as const;

const ROWS = [
  ['full-house', 'Full House', '0000', 'fh', 'easy', 4, 1.0, 'default', ['last digit', 'single']],
  [
    'naked-single',
    'Naked Single',
    '0003',
    'n1',
    'easy',
    4,
    2.3,
    'default',
    ['sole candidate', 'forced digit'],
  ],
  [
    'hidden-single',
    'Hidden Single',
    '0002',
    'h1',
    'easy',
    14,
    1.2,
    'default',
    ['unique candidate', 'pinned digit'],
  ],
  // Rules by themselves, those with the fewest cases to think of first.
  ['pair-rule', 'Pair Rule', undefined, 'r-pair', 'easy', 20, ...RULE],
  ['thermometer', 'Thermometer', undefined, 'r-thermo', 'easy', 24, ...RULE],
  ['copied-digits', 'Copied Digits', undefined, 'r-copy', 'easy', 24, ...RULE],
  ['digit-classes', 'Digit Classes', undefined, 'r-class', 'easy', 24, ...RULE],
  ['cage-combination', 'Cage Combinations', undefined, 'r-cage', 'medium', 40, ...RULE],
  ['arrow-sum', 'Arrow Sum', undefined, 'r-arrow', 'medium', 44, ...RULE],
  ['whisper-line', 'Whisper Line', undefined, 'r-whisper', 'medium', 44, ...RULE],
  ['renban-line', 'Renban Line', undefined, 'r-renban', 'medium', 48, ...RULE],
  ['between-line', 'Between Line', undefined, 'r-between', 'medium', 48, ...RULE],
  ['placed-digits', 'Placed Digits', undefined, 'r-quad', 'medium', 48, ...RULE],
  ['index-rule', 'Index Rule', undefined, 'r-index', 'medium', 50, ...RULE],
  ['equal-sums', 'Equal Sums', undefined, 'r-equal', 'medium', 54, ...RULE],
  ['skyscraper-clue', 'Skyscraper Clue', undefined, 'r-sky', 'medium', 58, ...RULE],
  ['sandwich-clue', 'Sandwich Clue', undefined, 'r-sandwich', 'medium', 60, ...RULE],
  ['counting-rule', 'Counting Rule', undefined, 'r-count', 'medium', 60, ...RULE],
  ['other-rule', 'Other Rule', undefined, 'r-other', 'medium', 60, ...RULE],
  [
    'rule-of-45',
    'Rule of 45',
    undefined,
    'r-45',
    'medium',
    60,
    undefined,
    'default',
    ['innies', 'outies'],
    'nothing',
    'rules',
  ],
  ['locked-pair', 'Locked Pair', '0110', 'l2', 'medium', 40, 2.0],
  ['locked-triple', 'Locked Triple', '0111', 'l3', 'medium', 60, 2.5],
  [
    'pointing',
    'Locked Candidates Type 1 (Pointing)',
    '0100',
    'lc1',
    'medium',
    50,
    2.6,
    'default',
    ['pointing pair', 'intersection removal'],
  ],
  [
    'claiming',
    'Locked Candidates Type 2 (Claiming)',
    '0101',
    'lc2',
    'medium',
    50,
    2.8,
    'default',
    ['box-line reduction'],
  ],
  ['required-digit', 'Required Digit', undefined, 'r-need', 'medium', 64, ...RULE],
  ['seen-places', 'Common Sight', undefined, 'r-sight', 'medium', 66, ...RULE],
  ['naked-pair', 'Naked Pair', '0200', 'n2', 'medium', 60, 3.0, 'default', ['disjoint pair']],
  ['naked-triple', 'Naked Triple', '0201', 'n3', 'medium', 80, 3.6],
  ['hidden-pair', 'Hidden Pair', '0210', 'h2', 'medium', 70, 3.4],
  ['rule-of-45-several', 'Rule of 45 in Several Houses', undefined, 'r-45s', 'hard', 100, ...RULE],
  ['joined-rules', 'Rules Together', undefined, 'r-joined', 'hard', 120, ...RULE],
  ['hidden-triple', 'Hidden Triple', '0211', 'h3', 'medium', 100, 4.0],
  ['naked-quadruple', 'Naked Quadruple', '0202', 'n4', 'hard', 120, 5.0, 'default', ['naked quad']],
  ['hidden-quadruple', 'Hidden Quadruple', '0212', 'h4', 'hard', 150, 5.4, 'default', ['hidden quad']],
  ['x-wing', 'X-Wing', '0300', 'bf2', 'hard', 140, 3.2],
  ['swordfish', 'Swordfish', '0301', 'bf3', 'hard', 150, 3.8],
  ['jellyfish', 'Jellyfish', '0302', 'bf4', 'hard', 160, 5.2],
  ['squirmbag', 'Squirmbag', '0303', 'bf5', 'unfair', 470, undefined, 'on request', ['starfish']],
  ['whale', 'Whale', '0304', 'bf6', 'unfair', 470, undefined, 'on request'],
  ['leviathan', 'Leviathan', '0305', 'bf7', 'unfair', 470, undefined, 'on request'],
  ['remote-pair', 'Remote Pair', '0703', 'rp', 'hard', 110],
  [
    'bug-plus-1',
    'Bivalue Universal Grave + 1',
    '0610',
    'bug1',
    'hard',
    100,
    5.6,
    'default',
    ['BUG+1'],
    'unique',
  ],
  ['skyscraper', 'Skyscraper', '0400', 'sk', 'hard', 130, 6.6],
  ['two-string-kite', '2-String Kite', '0401', '2sk', 'hard', 150, 6.6],
  ['dual-two-string-kite', 'Dual 2-String Kite', '0404', 'd2sk', 'hard', 150, undefined, 'on request'],
  ['turbot-fish', 'Turbot Fish', '0403', 'tf', 'hard', 120, 6.6],
  ['empty-rectangle', 'Empty Rectangle', '0402', 'er', 'hard', 120],
  ['dual-empty-rectangle', 'Dual Empty Rectangle', '0405', 'der', 'hard', 120, undefined, 'on request'],
  ['w-wing', 'W-Wing', '0803', 'w', 'hard', 150],
  ['xy-wing', 'XY-Wing', '0800', 'xy', 'hard', 160, 4.2, 'default', ['Y-Wing', 'bent triple']],
  ['xyz-wing', 'XYZ-Wing', '0801', 'xyz', 'hard', 180, 4.4],
  [
    'uniqueness-test-1',
    'Uniqueness Test 1',
    '0600',
    'u1',
    'hard',
    100,
    4.5,
    'default',
    ['unique rectangle type 1'],
    'unique',
  ],
  [
    'uniqueness-test-2',
    'Uniqueness Test 2',
    '0601',
    'u2',
    'hard',
    100,
    4.5,
    'default',
    ['unique rectangle type 2'],
    'unique',
  ],
  [
    'uniqueness-test-3',
    'Uniqueness Test 3',
    '0602',
    'u3',
    'hard',
    100,
    4.5,
    'default',
    ['unique rectangle type 3'],
    'unique',
  ],
  [
    'uniqueness-test-4',
    'Uniqueness Test 4',
    '0603',
    'u4',
    'hard',
    100,
    4.5,
    'default',
    ['unique rectangle type 4'],
    'unique',
  ],
  [
    'uniqueness-test-5',
    'Uniqueness Test 5',
    '0604',
    'u5',
    'hard',
    100,
    undefined,
    'default',
    ['unique rectangle type 5'],
    'unique',
  ],
  [
    'uniqueness-test-6',
    'Uniqueness Test 6',
    '0605',
    'u6',
    'hard',
    100,
    undefined,
    'default',
    ['unique rectangle type 6'],
    'unique',
  ],
  [
    'hidden-rectangle',
    'Hidden Rectangle',
    '0606',
    'hr',
    'hard',
    100,
    undefined,
    'default',
    ['hidden unique rectangle'],
    'unique',
  ],
  [
    'avoidable-rectangle-1',
    'Avoidable Rectangle Type 1',
    '0607',
    'ar1',
    'hard',
    100,
    undefined,
    'default',
    [],
    'unique',
  ],
  [
    'avoidable-rectangle-2',
    'Avoidable Rectangle Type 2',
    '0608',
    'ar2',
    'hard',
    100,
    undefined,
    'default',
    [],
    'unique',
  ],
  ['finned-x-wing', 'Finned X-Wing', '0310', 'fbf2', 'hard', 130],
  ['sashimi-x-wing', 'Sashimi X-Wing', '0320', 'sbf2', 'hard', 150],
  ['finned-swordfish', 'Finned Swordfish', '0311', 'fbf3', 'unfair', 200],
  ['sashimi-swordfish', 'Sashimi Swordfish', '0321', 'sbf3', 'unfair', 240],
  ['finned-jellyfish', 'Finned Jellyfish', '0312', 'fbf4', 'unfair', 250],
  ['sashimi-jellyfish', 'Sashimi Jellyfish', '0322', 'sbf4', 'unfair', 260],
  ['finned-squirmbag', 'Finned Squirmbag', '0313', 'fbf5', 'unfair', 470, undefined, 'on request'],
  ['sashimi-squirmbag', 'Sashimi Squirmbag', '0323', 'sbf5', 'unfair', 470, undefined, 'on request'],
  ['finned-whale', 'Finned Whale', '0314', 'fbf6', 'unfair', 470, undefined, 'on request'],
  ['sashimi-whale', 'Sashimi Whale', '0324', 'sbf6', 'unfair', 470, undefined, 'on request'],
  ['finned-leviathan', 'Finned Leviathan', '0315', 'fbf7', 'unfair', 470, undefined, 'on request'],
  ['sashimi-leviathan', 'Sashimi Leviathan', '0325', 'sbf7', 'unfair', 470, undefined, 'on request'],
  [
    'sue-de-coq',
    'Sue de Coq',
    '1101',
    'sdc',
    'unfair',
    250,
    undefined,
    'default',
    ['two-sector disjoint subsets'],
  ],
  ['simple-colors-trap', 'Simple Colors Trap', '0500', 'sc', 'hard', 150],
  ['simple-colors-wrap', 'Simple Colors Wrap', '0501', 'sc', 'hard', 150],
  ['multi-colors-1', 'Multi Colors 1', '0502', 'mc', 'hard', 200],
  ['multi-colors-2', 'Multi Colors 2', '0503', 'mc', 'hard', 200],
  ['x-chain', 'X-Chain', '0701', 'x', 'unfair', 260, 6.6],
  ['xy-chain', 'XY-Chain', '0702', 'xyc', 'unfair', 260, 7.0],
  ['continuous-nice-loop', 'Continuous Nice Loop', '0706', 'nl', 'unfair', 280, 7.0],
  ['discontinuous-nice-loop', 'Discontinuous Nice Loop', '0707', 'nl', 'unfair', 280, 7.0],
  ['aic', 'AIC', '0708', 'nl', 'unfair', 280, 7.0, 'default', ['alternating inference chain']],
  ['grouped-continuous-nice-loop', 'Grouped Continuous Nice Loop', '0709', 'gnl', 'unfair', 300],
  ['grouped-discontinuous-nice-loop', 'Grouped Discontinuous Nice Loop', '0710', 'gnl', 'unfair', 300],
  ['grouped-aic', 'Grouped AIC', '0711', 'gnl', 'unfair', 300],
  ['als-xz', 'ALS-XZ', '0901', 'axz', 'unfair', 300, undefined, 'default', ['Almost Locked Set XZ-Rule']],
  ['als-xy-wing', 'ALS-XY-Wing', '0902', 'axy', 'unfair', 320],
  ['als-xy-chain', 'ALS-XY-Chain', '0903', 'ach', 'unfair', 340],
  ['death-blossom', 'Death Blossom', '0904', 'db', 'unfair', 360, undefined, 'on request'],
  ['franken-x-wing', 'Franken X-Wing', '0330', 'ff2', 'unfair', 300],
  ['franken-swordfish', 'Franken Swordfish', '0331', 'ff3', 'unfair', 350],
  ['franken-jellyfish', 'Franken Jellyfish', '0332', 'ff4', 'unfair', 370, undefined, 'on request'],
  ['franken-squirmbag', 'Franken Squirmbag', '0333', 'ff5', 'unfair', 470, undefined, 'on request'],
  ['franken-whale', 'Franken Whale', '0334', 'ff6', 'unfair', 470, undefined, 'on request'],
  ['franken-leviathan', 'Franken Leviathan', '0335', 'ff7', 'unfair', 470, undefined, 'on request'],
  ['finned-franken-x-wing', 'Finned Franken X-Wing', '0340', 'fff2', 'unfair', 390],
  ['finned-franken-swordfish', 'Finned Franken Swordfish', '0341', 'fff3', 'unfair', 410],
  [
    'finned-franken-jellyfish',
    'Finned Franken Jellyfish',
    '0342',
    'fff4',
    'unfair',
    430,
    undefined,
    'on request',
  ],
  [
    'finned-franken-squirmbag',
    'Finned Franken Squirmbag',
    '0343',
    'fff5',
    'unfair',
    470,
    undefined,
    'on request',
  ],
  ['finned-franken-whale', 'Finned Franken Whale', '0344', 'fff6', 'unfair', 470, undefined, 'on request'],
  [
    'finned-franken-leviathan',
    'Finned Franken Leviathan',
    '0345',
    'fff7',
    'unfair',
    470,
    undefined,
    'on request',
  ],
  ['mutant-x-wing', 'Mutant X-Wing', '0350', 'mf2', 'extreme', 450, undefined, 'on request'],
  ['mutant-swordfish', 'Mutant Swordfish', '0351', 'mf3', 'extreme', 450, undefined, 'on request'],
  ['mutant-jellyfish', 'Mutant Jellyfish', '0352', 'mf4', 'extreme', 450, undefined, 'on request'],
  ['mutant-squirmbag', 'Mutant Squirmbag', '0353', 'mf5', 'extreme', 470, undefined, 'on request'],
  ['mutant-whale', 'Mutant Whale', '0354', 'mf6', 'extreme', 470, undefined, 'on request'],
  ['mutant-leviathan', 'Mutant Leviathan', '0355', 'mf7', 'extreme', 470, undefined, 'on request'],
  ['finned-mutant-x-wing', 'Finned Mutant X-Wing', '0360', 'fmf2', 'extreme', 470, undefined, 'on request'],
  [
    'finned-mutant-swordfish',
    'Finned Mutant Swordfish',
    '0361',
    'fmf3',
    'extreme',
    470,
    undefined,
    'on request',
  ],
  [
    'finned-mutant-jellyfish',
    'Finned Mutant Jellyfish',
    '0362',
    'fmf4',
    'extreme',
    470,
    undefined,
    'on request',
  ],
  [
    'finned-mutant-squirmbag',
    'Finned Mutant Squirmbag',
    '0363',
    'fmf5',
    'extreme',
    470,
    undefined,
    'on request',
  ],
  ['finned-mutant-whale', 'Finned Mutant Whale', '0364', 'fmf6', 'extreme', 470, undefined, 'on request'],
  [
    'finned-mutant-leviathan',
    'Finned Mutant Leviathan',
    '0365',
    'fmf7',
    'extreme',
    470,
    undefined,
    'on request',
  ],
  ['kraken-fish-1', 'Kraken Fish Type 1', '0371', 'kf', 'extreme', 500, undefined, 'on request'],
  ['kraken-fish-2', 'Kraken Fish Type 2', '0372', 'kf', 'extreme', 500, undefined, 'on request'],
  ['forcing-chain-contradiction', 'Forcing Chain Contradiction', '1301', 'fc', 'extreme', 500, 8.0],
  ['forcing-chain-verity', 'Forcing Chain Verity', '1302', 'fc', 'extreme', 500, 8.0],
  ['forcing-net-contradiction', 'Forcing Net Contradiction', '1303', 'fn', 'extreme', 700, 8.5],
  ['forcing-net-verity', 'Forcing Net Verity', '1304', 'fn', 'extreme', 700, 8.5],
  ['forcing-rules-contradiction', 'Forcing Net through Rules', undefined, 'r-net', 'extreme', 800, ...RULE],
  ['template-set', 'Template Set', '1201', 'ts', 'extreme', 10000, undefined, 'on request', ['POM']],
  ['template-delete', 'Template Delete', '1202', 'td', 'extreme', 10000, undefined, 'on request', ['POM']],
  ['brute-force', 'Brute Force', undefined, 'bf', 'extreme', 10000, undefined, 'default', [], 'unique'],
] as const satisfies readonly Row[];

/** The name of a technique for programs, such as `naked-pair`. */
export type TechniqueId = (typeof ROWS)[number][0];

/** The catalogue of techniques, the easiest first: the order in which they are tried. */
export const TECHNIQUES: readonly Technique[] = ROWS.map((row: Row): Technique => {
  const [
    id,
    name,
    code,
    short,
    level,
    score,
    rating,
    use = 'default',
    also = [],
    assumes = 'nothing',
    needs = 'houses',
  ] = row;
  return { id: id as TechniqueId, name, code, short, level, score, rating, use, also, assumes, needs };
});

const byId = new Map(TECHNIQUES.map((technique) => [technique.id, technique]));

/** The row of the catalogue for a technique. */
export function techniqueOf(id: TechniqueId): Technique {
  const technique = byId.get(id);
  if (!technique) throw new RangeError(`There is no technique "${String(id)}".`);
  return technique;
}

/** What paths use unless the caller says otherwise. */
export const DEFAULT_TECHNIQUES: readonly TechniqueId[] = TECHNIQUES.filter(
  ({ use }) => use === 'default',
).map(({ id }) => id);

/** Those of them that also hold where a puzzle has several solutions, or an unknown number. */
export const WITHOUT_UNIQUENESS: readonly TechniqueId[] = DEFAULT_TECHNIQUES.filter(
  (id) => techniqueOf(id).assumes === 'nothing',
);

/** The place of a technique in the order, from 0. */
export function orderOf(id: TechniqueId): number {
  return TECHNIQUES.indexOf(techniqueOf(id));
}
