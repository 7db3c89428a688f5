/**
 * `npm run bench-start -- [--rounds N]`: what an import of the built package costs beyond a bare Node, in CPU time of a
 * process from its start to its first answer, or of logic, rating and generating to the end of the import; the subpaths take
 * turns.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const PROGRAMS = {
  'Node alone': '',
  'pencilmark/solve': `import { solve } from 'pencilmark/solve'; if (solve('${LINE}').status !== 'solved') throw 1;`,
  'pencilmark/formats': `import { parseLine } from 'pencilmark/formats'; if (!parseLine('${LINE}').ok) throw 1;`,
  'pencilmark/generate': `import { drawGrid } from 'pencilmark/generate'; if (!drawGrid) throw 1;`,
  'pencilmark/logic': `import { nextStep } from 'pencilmark/logic'; if (!nextStep) throw 1;`,
  'pencilmark/rating': `import { ratePuzzle } from 'pencilmark/rating'; if (!ratePuzzle) throw 1;`,
  pencilmark: `import { solve } from 'pencilmark'; if (solve('${LINE}').status !== 'solved') throw 1;`,
};
const SAY_TIME =
  '{ const used = process.resourceUsage(); console.log((used.userCPUTime + used.systemCPUTime) / 1000); }';

const project = mkdtempSync(join(tmpdir(), 'pencilmark-start-'));
try {
  const root = resolve(import.meta.dirname, '../..');
  const build = spawnSync('npm', ['run', '--silent', 'pack', '--', join(project, 'packed')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error('The packages could not be built; see above.');
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(join(root, '.cache/packages/pencilmark'), join(project, 'node_modules/pencilmark'));
  const rounds = Array.from({ length: Number(values.rounds) }, () => Object.values(PROGRAMS).map(cpuOf));
  const bare = median(rounds.map(([alone]) => alone));
  console.log('| import | ms of CPU time beyond Node | lowest |\n|---|--:|--:|');
  Object.keys(PROGRAMS).forEach((name, k) => {
    const times = rounds.map((round) => round[k]);
    const cells = [median(times), Math.min(...times)].map((time) =>
      (k === 0 ? time : time - bare).toFixed(0),
    );
    console.log(`| ${name}${k === 0 ? ', all of it' : ''} | ${cells.join(' | ')} |`);
  });
} finally {
  rmSync(project, { recursive: true, force: true });
}

function cpuOf(program: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program + SAY_TIME], {
    cwd: project,
    encoding: 'utf8',
  });
  const time = Number.parseFloat(stdout);
  if (!Number.isFinite(time)) throw new Error(stderr);
  return time;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
