import { describe, expect, test } from 'vitest';
import { familyOf, TECHNIQUES } from 'pencilmark';
import { report, runLibrary } from './reglib.ts';
import { parseCase } from './reglib-case.ts';
import { noteLeftOut, truthLines } from '../known/shared-truth.ts';

const EMPTY = '.'.repeat(81);
const LIBRARY = truthLines('reglib-dev.txt');
if (!LIBRARY) noteLeftOut('the cases of reglib-dev.txt, by technique');

// Source of the cases: built from the definition; a naked single 7, a pair 47 in r1c19.
const PAIR = '111 211 311 511 611 811 911 119 219 319 519 619 819 919';
const STRUCK = [2, 3, 4, 5, 6, 7, 8].flatMap((column) => [`41${column}`, `71${column}`]).join(' ');

const CASES: readonly (readonly [line: string, passed: boolean])[] = [
  [`:0003:7:+1+2+3+4+5+6.+8+9${EMPTY.slice(9)}:::717:`, true],
  [`:0003:7:+1+2+3+4+5+6.+8+9${EMPTY.slice(9)}:::718:`, false],
  [`:0200:47:${EMPTY}:${PAIR}:${STRUCK}::`, true],
  [`:0200:48:${EMPTY}:${PAIR}:${STRUCK}::`, false],
  [`:0200:47:${EMPTY}:${PAIR}:${STRUCK} 421::`, false],
  [`:0200:47:${EMPTY}::${STRUCK}::`, false],
  [`:0200-x:47:${EMPTY}::${STRUCK}::`, true],
  [`:0200-x:47:${EMPTY}:${PAIR}:${STRUCK}::`, false],
  [`:0599:4:${EMPTY}::${STRUCK}::`, false],
];

test.each(CASES)('%s', (line, passed) => {
  const { outcomes, problems } = runLibrary(`# a comment\n\n${line}\n`);
  expect(problems).toEqual([]);
  expect(outcomes.map((outcome) => outcome.passed)).toEqual([passed]);
});

test('a disguise is another case of the same kind, and the same for the same seed', () => {
  const lines = CASES.flatMap(([line, passed]) => Array.from({ length: 4 }, () => [line, passed] as const));
  const seen = lines.map(([line], k) => {
    const { outcomes } = runLibrary(line, { symmetries: 1, seed: `disguise ${k}` });
    expect(runLibrary(line, { symmetries: 1, seed: `disguise ${k}` }).outcomes).toEqual(outcomes);
    return outcomes[1];
  });
  expect(seen.map(({ passed }) => passed)).toEqual(lines.map(([, passed]) => passed));
  expect(new Set(seen.map(({ test: { line } }) => line)).size).toBe(lines.length);
});

const WRONG: readonly (readonly [line: string, code: string])[] = [
  ['0200:47', 'reglib.fields'],
  [`:020:47:${EMPTY}::::`, 'reglib.code'],
  [`:0200:47:${EMPTY}.::::`, 'reglib.board'],
  [`:0200:47:${EMPTY}x::::`, 'reglib.board'],
  [`:0200:47:${EMPTY}:401:::`, 'reglib.token'],
];

test.each(WRONG)('%s is refused: %s', (line, code) => {
  const parsed = parseCase(line);
  expect(parsed.ok ? 'read' : parsed.error.code).toBe(code);
});

test('the report counts and lists what failed', () => {
  const { outcomes } = runLibrary(
    CASES.slice(2)
      .map(([line]) => line)
      .join('\n'),
  );
  const text = report(outcomes);
  expect(text).toMatch(/^0200 {2}Naked Pair +6 +2 +4$/m);
  expect(text.match(/^failed :/gm)).toHaveLength(5);
});

describe.runIf(LIBRARY)('the library, each case also in a disguise', () => {
  const { outcomes } = runLibrary((LIBRARY ?? []).join('\n'), { symmetries: 1, seed: 'spec' });
  const found = TECHNIQUES.filter(({ id, code }) => familyOf(id) && code).map(({ code }) => code!);

  test.each(found)('code %s', (code) => {
    const failed = outcomes.filter(({ test: { base }, passed }) => base.slice(0, 4) === code && !passed);
    expect(failed.map(({ test: { line } }) => line)).toEqual([]);
  });
});
