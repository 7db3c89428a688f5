/**
 * `npm run reglib -- FILE… [--symmetries N] [--seed S]`: runs library files in HoDoKu's regression format against our
 * finders; with `--symmetries` every case also in N random disguises, for nothing may depend on names and places.
 *
 * A case passes when, among all steps of its code and variant in its position, one has the digits of its second
 * field and exactly its eliminations and placements; a `-x` case when there is no such technique at all.
 * Prints cases, passed and failed per code, then every failed line with what was found instead.
 * Exit code: 0 all passed, 1 some failed, 2 wrong usage or an unreadable file.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeProblem, familyOf, type Step, TECHNIQUES, type Technique } from 'pencilmark';
import { createFinderContext, placeAt } from 'pencilmark/internal';
import { parseCase, positionOfCase, type ReglibCase, tokensOf } from './reglib-case.ts';
import { disguises } from './reglib-symmetry.ts';
import { fieldMeaning, fitsVariant, optionsFor } from './reglib-options.ts';

/** The outcome of a case; `found` describes the steps that have the wanted digits, or why there are none. */
export interface Outcome {
  readonly test: ReglibCase;
  readonly passed: boolean;
  readonly found: readonly string[];
}

/** Runs one case. */
export function runCase(test: ReglibCase): Outcome {
  const technique = techniqueWithCode(test.base);
  const family = technique && familyOf(technique.id);
  if (!family) return { test, passed: false, found: ['no finder for this code'] };
  const search = createFinderContext(positionOfCase(test), optionsFor(test.code));
  const ours: Step[] = [];
  for (const step of family.find(search, [technique.id])) {
    if (libraryCode(step, technique) === test.base && fitsVariant(test.code, step)) ours.push(step);
  }
  if (test.expects === 'absent') return { test, passed: ours.length === 0, found: ours.map(conclusions) };
  const sameDigits = ours.filter((step) => hasField(step, test));
  const wanted = [...test.eliminations, '=', ...test.placements].join(' ');
  const found = [...new Set(sameDigits.map(conclusions))];
  return { test, passed: found.includes(wanted), found };
}

/** How many disguises each case is tried in besides its own. */
export interface Disguising {
  readonly symmetries: number;
  readonly seed: string;
}

/** Runs the lines of a library; empty lines and lines that begin with # are ignored. */
export function runLibrary(
  text: string,
  { symmetries, seed }: Disguising = { symmetries: 0, seed: '' },
): { outcomes: Outcome[]; problems: string[] } {
  const outcomes: Outcome[] = [];
  const problems: string[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '' && !trimmed.startsWith('#')) {
      const test = parseCase(trimmed);
      if (test.ok) {
        outcomes.push(...[test.value, ...disguises(test.value, symmetries, seed)].map(runCase));
      } else problems.push(describeProblem({ ...test.error, at: placeAt(text, offset) }));
    }
    offset += line.length + 1;
  }
  return { outcomes, problems };
}

/** The report: one line per code, then the failures. */
export function report(outcomes: readonly Outcome[]): string {
  const codes = [...new Set(outcomes.map(({ test }) => test.base))].sort();
  const rows = codes.map((code) => {
    const all = outcomes.filter(({ test }) => test.base === code);
    const passed = all.filter((outcome) => outcome.passed).length;
    return tableRow(code, nameOf(code), all.length, passed, all.length - passed);
  });
  const failed = outcomes.filter((outcome) => !outcome.passed);
  const total = tableRow('', 'all', outcomes.length, outcomes.length - failed.length, failed.length);
  const details = failed.flatMap(({ test, found }) => [
    `failed ${test.line}`,
    `  found ${found.length > 0 ? found.slice(0, 8).join(' | ') : 'no step of this technique with these digits'}`,
  ]);
  return [tableRow('code', 'technique', 'cases', 'passed', 'failed'), ...rows, total, ...details].join('\n');
}

function techniqueWithCode(base: string): Technique | undefined {
  return TECHNIQUES.find(({ code }) => code === base.slice(0, 4));
}

function libraryCode({ form }: Step, { code }: Technique): string {
  return form === 'siamese' ? `${code}1` : code!;
}

function conclusions({ eliminations, placements }: Step): string {
  return [...tokensOf(eliminations), '=', ...tokensOf(placements)].join(' ');
}

function hasField({ placements, eliminations, evidence }: Step, { base, digits }: ReglibCase): boolean {
  const meaning = fieldMeaning(base);
  if (meaning === 'one of pattern') return evidence.digits.includes(Number(digits));
  const source = meaning === 'placed' ? placements : eliminations;
  const named = meaning === 'pattern' ? evidence.digits : source.map(({ digit }) => digit);
  return [...new Set(named)].sort().join('') === digits;
}

function nameOf(base: string): string {
  const name = techniqueWithCode(base)?.name ?? 'unknown';
  return base.length > 4 ? `${name} (siamese)` : name;
}

type Column = string | number;

function tableRow(code: Column, name: Column, cases: Column, passed: Column, failed: Column): string {
  const counts = [cases, passed, failed].map((column) => String(column).padStart(7)).join('');
  return `${String(code).padEnd(6)}${String(name).padEnd(42)}${counts}`;
}

function main(args: readonly string[]): number {
  const { values, positionals: files } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      symmetries: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'pencilmark' },
    },
  });
  const symmetries = Number(values.symmetries);
  if (files.length === 0 || !Number.isInteger(symmetries) || symmetries < 0) {
    console.error('usage: npm run reglib -- FILE… [--symmetries N] [--seed S]');
    return 2;
  }
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const run = runLibrary(readFileSync(file, 'utf8'), { symmetries, seed: values.seed });
    if (run.problems.length > 0) {
      console.error(run.problems.map((text) => `${file}: ${text}`).join('\n'));
      return 2;
    }
    outcomes.push(...run.outcomes);
  }
  console.log(report(outcomes));
  return outcomes.every(({ passed }) => passed) ? 0 : 1;
}

if (process.argv[1]?.endsWith('reglib.ts')) process.exitCode = main(process.argv.slice(2));
