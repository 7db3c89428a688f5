import { HINT_DEPTHS, type TechniqueId, TECHNIQUES } from 'pencilmark';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from './languages.ts';
import { runIn } from './test-io.ts';

/** Top 1465, puzzle 4: singles, pointing and pairs. */
const PUZZLE = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';
const SOLVED = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
const CONFLICT = `44${'.'.repeat(79)}`;
const EMPTY = '.'.repeat(81);
/** "Golden Nugget" by tarek (2007). */
const NUGGET = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
/** Inkala 2012: no step of the catalogue applies at its start. */
const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** Singles alone solve it. */
const EASY = '1..4.4..4..2.2..';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('explain', () => {
  it('takes the step that is seen first, with the level and score of the catalogue’s order', async () => {
    const usual = await runIn({}, 'explain', WIKIPEDIA);
    const seen = await runIn({}, 'explain', '--order', 'seen', WIKIPEDIA);
    const worth = (text: string): string => text.split(': ')[0];
    expect(worth(seen.output)).toBe(worth(usual.output));
    expect(seen.output).not.toContain('Naked single');
    expect(usual.output).toContain('Naked single');
    expect([usual.exit, seen.exit]).toEqual([0, 0]);
  });

  it('tells the path with level and score', async () => {
    const { output, exit, saved } = await runIn({}, 'explain', PUZZLE);
    expect(exit).toBe(0);
    expect(output).toMatch(/^medium, score 462 \(HoDoKu: medium\): \d+ steps, solved by logic\n/);
    expect(output).toMatch(/\n +So |\. So /);
    expect(output).toMatch(/\n *1\. \w/);
    expect(saved).toEqual({});
  });

  it('draws each step into a folder', async () => {
    const { saved, output } = await runIn({}, 'explain', '--svg', 'out', '--size', '4', EASY);
    const names = Object.keys(saved);
    expect(names).toHaveLength(Number(/: (\d+) steps/.exec(output)![1]));
    expect(names[0]).toMatch(/^out\/1-0?1-[a-z-]+\.svg$/);
    for (const svg of Object.values(saved)) expect(svg).toMatch(/^<svg xmlns[^]*<\/svg>\n$/);
  });

  it.each([
    ['explain', '--size', '4', EASY],
    ['generate', '--size', '4', '--count', '5', '--seed', 'a'],
  ])('says once that pictures cannot be written: %s', async (...command) => {
    const { messages, output, exit } = await runIn({ disk: 'read-only' }, ...command, '--svg', 'out');
    expect(messages.match(/cannot be written/g)).toHaveLength(1);
    expect(output).not.toBe('');
    expect(exit).toBe(2);
  });

  it('does not call trial logic', async () => {
    const { output, exit } = await runIn({}, 'explain', NUGGET);
    const guesses = output.match(/\d+\. Trial and error/g)!.length;
    expect(output.match(/^ +Trial: r\dc\d=\d$/gm)).toHaveLength(guesses);
    expect(guesses).toBeGreaterThan(0);
    expect(output).toMatch(/^beyond, score \d+ \(HoDoKu: extreme\): \d+ steps, solved, \d+ steps by trial\n/);
    expect(output).toContain(`solved, ${guesses} steps by trial`);
    expect(exit).toBe(1);
    const { output: json } = await runIn({}, 'explain', '--json', NUGGET);
    expect(JSON.parse(json)).toMatchObject({ status: 'solved', level: 'beyond', guesses });
  });

  it('names the level that generate was asked for, and analyse too', async () => {
    const made = await runIn({}, 'generate', '--level', 'expert', '--seed', 'scale');
    const puzzle = made.output.trim();
    const explained = await runIn({}, 'explain', '--json', puzzle);
    const analysed = await runIn({}, 'analyse', '--json', puzzle);
    for (const { output } of [explained, analysed])
      expect(JSON.parse(output)).toMatchObject({ level: 'expert', hodokuLevel: 'unfair', guesses: 0 });
  });

  it('names pictures of several sources apart', async () => {
    const world = { files: { 'a/b.txt': EASY, c: EASY } };
    const { saved } = await runIn(world, 'explain', '--svg', 'out', '--size', '4', 'a/b.txt', 'c');
    const sources = new Set(Object.keys(saved).map((name) => name.split('-1-')[0]));
    expect([...sources]).toEqual(['out/a-b-txt', 'out/c']);
  });

  it('says facts as JSON, proofs included', async () => {
    const { output } = await runIn({}, 'explain', '--json', PUZZLE);
    const facts = JSON.parse(output) as {
      status: string;
      score: number;
      steps: { score: number; placements: unknown[]; why: string[] }[];
    };
    expect(facts.status).toBe('solved');
    expect(facts.steps.reduce((sum, step) => sum + step.score, 0)).toBe(facts.score);
    expect(facts.steps[0]).toMatchObject({ evidence: { digits: expect.any(Array) as unknown } });
    // A single is one sentence; other steps say the reason and then what follows.
    for (const { why, placements } of facts.steps)
      expect(why.length).toBeGreaterThan(placements.length === 1 ? 0 : 1);
  });

  it.each([
    ['a solved puzzle', SOLVED, /^beginner, score 0 \(HoDoKu: easy\): 0 steps, solved by logic/, 0],
    ['givens at odds', CONFLICT, /^invalid: row 1 holds 4/, 2],
  ])('%s', async (_, puzzle, expected, exit) => {
    const outcome = await runIn({}, 'explain', puzzle);
    expect(outcome.output).toMatch(expected);
    expect(outcome.exit).toBe(exit);
  });
});

describe('hint', () => {
  it('tells more with every depth', async () => {
    const texts = await Promise.all(
      HINT_DEPTHS.map(
        async (_, index) => (await runIn({}, 'hint', '--depth', String(index + 1), PUZZLE)).output,
      ),
    );
    expect(new Set(texts).size).toBe(4);
    expect(texts[0]).toMatch(/^Look at .*\.\n$/);
    expect(texts[3]).toMatch(/(=|<>)\d\n$/);
    expect((await runIn({}, 'hint', PUZZLE)).output).toBe(texts[0]);
  });

  it.each([
    ['a solved puzzle', ['hint', SOLVED], 'solved\n', 0],
    ['a depth that is none', ['hint', '--depth', '5', PUZZLE], '', 2],
  ])('%s', async (_, args, output, exit) => {
    expect(await runIn({}, ...args)).toMatchObject({ output, exit });
  });

  it('tells chains within chains before it tries', async () => {
    const { output } = await runIn({}, 'hint', '--depth', '4', INKALA);
    expect(output).toMatch(/^Forcing Net \w+: r\dc\d(=|<>)\d -> .* => r\dc\d(=|<>)\d\n$/);
  });
});

describe('steps', () => {
  it('explains its options as they work here', async () => {
    const { output } = await runIn({}, 'steps', '--help');
    expect(output).toMatch(/--limit N +stop at N steps of a puzzle/);
    expect(output).not.toMatch(/solution|of generate/);
  });

  it('lists them, cheapest first', async () => {
    const { output, exit } = await runIn({}, 'steps', '--limit', '9', PUZZLE);
    const lines = output.trimEnd().split('\n');
    expect(exit).toBe(0);
    expect(lines).toHaveLength(9);
    const order = lines.map((line) => TECHNIQUES.findIndex(({ name }) => line.startsWith(`${name}:`)));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
  });

  it('lists first what is seen first, and that is the hint', async () => {
    const basic = ['--technique', 'fh,n1,h1,lc1,lc2', WIKIPEDIA];
    const usual = await runIn({}, 'steps', ...basic);
    const seen = await runIn({}, 'steps', '--order', 'seen', ...basic);
    const lines = seen.output.trimEnd().split('\n');
    expect(`${lines[0]}\n`).toBe((await runIn({}, 'hint', '--depth', '4', WIKIPEDIA)).output);
    expect(lines[0]).toMatch(/^Hidden Single: in box \d/);
    expect(usual.output).toMatch(/^Naked Single/);
    expect(lines.sort()).toEqual(usual.output.trimEnd().split('\n').sort());
  });

  it('calls a trial so, and looks for chains within chains before it where people’s order is asked for', async () => {
    const usual = await runIn({}, 'steps', INKALA);
    expect(usual.output).toMatch(/^Trial: r\dc\d=\d\n$/);
    const facts = JSON.parse((await runIn({}, 'steps', '--json', INKALA)).output) as object;
    expect(facts).toMatchObject({ guesses: 1, steps: [{ name: 'Trial and error' }] });
    const seen = await runIn({}, 'steps', '--order', 'seen', INKALA);
    expect(seen.output).toMatch(/^Forcing Net .*\nTrial: r\dc\d=\d\n$/);
  });

  it('is at a loss on an empty board', async () => {
    const outcome = await runIn({}, 'steps', '--limit', '1', '--json', EMPTY);
    expect(JSON.parse(outcome.output)).toMatchObject({ status: 'none', steps: [] });
    expect(outcome.exit).toBe(1);
  });

  it.each([
    ['an id', 'pointing', 'pointing'],
    ['a name in words', 'Pointing candidates', 'pointing'],
    ['the name of the table', 'locked candidates type 1 (pointing)', 'pointing'],
    ['another name of the field', 'box-line reduction', 'claiming'],
    ['an abbreviation and an id', 'h1,claiming', 'hidden-single claiming'],
    ['one that is used on request only', 'mutant_swordfish', 'mutant-swordfish'],
  ])('looks for %s only', async (_, names, ids) => {
    const { output } = await runIn({}, 'steps', '--technique', names, '--limit', '20', '--json', PUZZLE);
    const { steps } = JSON.parse(output) as { steps: { technique: string }[] };
    expect(steps.length).toBeGreaterThan(0);
    for (const { technique } of steps) expect(ids.split(' ')).toContain(technique);
  });

  it('proposes the name that was meant', async () => {
    const { messages, exit } = await runIn({}, 'steps', '--technique', 'x-wng', PUZZLE);
    expect(messages).toContain('Did you mean x-wing?');
    expect(exit).toBe(2);
  });

  it('draws each into a folder', async () => {
    const { saved } = await runIn({}, 'steps', '--svg', 'out', '--technique', 'lc1,lc2', PUZZLE);
    expect(Object.keys(saved).length).toBeGreaterThan(0);
    for (const name of Object.keys(saved)) expect(name).toMatch(/^out\/1-\d+-(pointing|claiming)\.svg$/);
  });
});

describe('puzzles without a single solution', () => {
  /** PUZZLE with a given of another solution, and without one. */
  const NONE = `${PUZZLE.slice(0, 80)}6`;
  const SEVERAL = PUZZLE.replace('95', '9.');

  it.each(['explain', 'steps', 'hint'])('%s says that there is no solution', async (command) => {
    expect(await runIn({}, command, NONE)).toMatchObject({ output: 'no solution\n', exit: 1 });
  });

  it('leaves out what needs a single solution, and says so', async () => {
    const { output, messages, exit } = await runIn({}, 'explain', SEVERAL);
    expect(messages).toContain('several solutions');
    expect(output).toMatch(/^several solutions, score \d+ \(HoDoKu: \w+\): \d+ steps, stuck\n/);
    expect(output).not.toMatch(/Uniqueness|rectangle|BUG|Trial and error/);
    expect(exit).toBe(1);
  });
});

describe('techniques', () => {
  it('is the table', async () => {
    const { output, exit } = await runIn({}, 'techniques');
    expect(exit).toBe(0);
    expect(output).toMatch(/^technique +short +HoDoKu +score +SE\nFull House +fh +easy +4 +1\.0\n/);
  });

  it('is one object a line for programs', async () => {
    const { output } = await runIn({}, 'techniques', '--json');
    const [first] = output.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as object)));
    expect(first).toMatchObject({ id: 'full-house', code: '0000', hodokuLevel: 'easy', score: 4 });
  });

  it('takes no puzzle', async () => {
    expect(await runIn({}, 'techniques', PUZZLE)).toMatchObject({ output: '', exit: 2 });
  });
});

describe('--language', () => {
  interface ExplainedPath {
    readonly name: string;
    readonly why: readonly string[];
    readonly notation: string;
  }

  it.each(LANGUAGES)('tells a path in %s as the engine does', async (language) => {
    const { output, exit } = await runIn({}, 'explain', '--json', '--language', language, PUZZLE);
    const { steps } = JSON.parse(output) as { steps: (ExplainedPath & { technique: TechniqueId })[] };
    expect(exit).toBe(0);
    for (const { name, technique } of steps) expect(name).toBe(LOCALES[language].names[technique]);
    const { output: text } = await runIn({}, 'explain', '--language', language, PUZZLE);
    for (const { name, why, notation } of steps)
      for (const part of [name, why.join(' '), notation]) expect(text).toContain(part);
  });

  it('gives a hint, draws it and lists steps in another language; their notation stays', async () => {
    const [english, german] = await Promise.all(
      ['en', 'de'].map((language) =>
        Promise.all(
          [
            ['hint', '--depth', '3', '--svg', 'out'],
            ['hint', '--depth', '4'],
            ['steps', '--limit', '3'],
            ['steps', '--limit', '3', '--json'],
          ].map((args) => runIn({}, ...args, '--language', language, PUZZLE)),
        ),
      ),
    );
    expect(german[0].output).not.toBe(english[0].output);
    expect(Object.values(german[0].saved).join()).toContain(german[0].output.trim());
    expect(german[1].output).toBe(english[1].output);
    expect(german[2].output).toBe(english[2].output);
    const named = ({ output }: { output: string }) =>
      (JSON.parse(output) as { steps: ExplainedPath[] }).steps.map(({ name }) => name);
    expect(named(german[3])).not.toEqual(named(english[3]));
  });

  it.each([
    [
      'one that is not spoken',
      ['explain', '--language', 'xx', PUZZLE],
      /--language does not know "xx".*de, fr/,
    ],
    ['nothing after it', ['hint', PUZZLE, '--language'], /--language needs CODE/],
    ['a command that tells no steps', ['solve', '--language', 'de', PUZZLE], /no option --language here/],
  ])('%s is refused', async (_, args, message) => {
    const { messages, output, exit } = await runIn({}, ...args);
    expect(exit).toBe(2);
    expect(output).toBe('');
    expect(messages).toMatch(message);
  });
});

describe('a position with entries', () => {
  /** A position of HoDoKu's library: a skyscraper or similar is next, and there are no singles left. */
  const GRID =
    '....+4........3.+4854...+2...7...+79.+5+4+8.7.+8149.+6+948+65..+7.+89+1+2+7536+4+7+5+4+3+69+81+2263+48+17+5+9';
  const DELETED = '311 112 212 213 613 132 934 342';
  const POSITION = `:0000:x:${GRID}:${DELETED}::`;
  const stepText = (output: string): string => output.split('\n')[0];

  it.each(['hint', 'steps', 'explain'])(
    '%s begins there, with no candidate that is gone',
    async (command) => {
      const depth = command === 'hint' ? ['--depth', '4'] : [];
      const answered = await runIn({}, command, ...depth, '--json', POSITION);
      const facts = JSON.parse(answered.output) as { step?: StepFacts; steps?: StepFacts[] };
      const first = facts.step ?? facts.steps![0];
      const filled = [...GRID.matchAll(/\+?([.0-9])/g)].map(([, sign]) => sign !== '.');
      const gone = DELETED.split(' ').map(([digit, row, column]) => `${digit} ${+row * 9 + +column - 10}`);
      const removed = first.eliminations.map(({ cell, digit }) => `${digit} ${cell}`);
      expect([...first.placements, ...first.eliminations].some(({ cell }) => filled[cell])).toBe(false);
      expect(removed.filter((one) => gone.includes(one))).toEqual([]);
      const fromGivens = await runIn(
        {},
        command,
        ...depth,
        '--json',
        POSITION.replace(/\+\d/g, '.').replace(DELETED, ''),
      );
      expect(JSON.parse(fromGivens.output)).not.toEqual(facts);
    },
  );

  it('is solved where every cell is filled', async () => {
    const grid = [...SOLVED].map((digit, cell) => (PUZZLE[cell] === '.' ? `+${digit}` : digit)).join('');
    expect(stepText((await runIn({}, 'hint', `:0000:x:${grid}:::`)).output)).toBe('solved');
  });

  it('tells entries that break the rules, and wrong ones that break none yet', async () => {
    const withEntry = (digit: number): string => `:0000:x:${PUZZLE.replace('.', `+${digit}`)}:::`;
    const broken = await runIn({}, 'hint', withEntry(7));
    expect(broken.output).toContain('invalid');
    expect(broken.messages).toContain('7');
    const wrong = await runIn({}, 'explain', withEntry(4));
    expect(wrong.output).toBe('no solution\n');
    expect(wrong.messages).toContain('an entry or a deleted candidate is wrong');
    const gone = await runIn({}, 'steps', `:0000:x:${PUZZLE}:111::`);
    expect(gone.messages).toContain('an entry or a deleted candidate is wrong');
  });
});

interface StepFacts {
  readonly placements: readonly { readonly cell: number; readonly digit: number }[];
  readonly eliminations: readonly { readonly cell: number; readonly digit: number }[];
}
