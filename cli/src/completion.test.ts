import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { completionOf } from './completion.ts';
import { manualPage } from './manual.ts';
import { OPTIONS } from './options.ts';
import { runIn } from './test-io.ts';

test.each(['bash', 'zsh', 'fish'] as const)('%s is told every command and every option', async (shell) => {
  const { output, exit } = await runIn({}, 'completion', shell);
  expect(exit).toBe(0);
  for (const { name, options } of COMMANDS) {
    expect(output).toContain(name);
    for (const option of options) expect(output).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`);
  }
  expect(output).toContain(OPTIONS.variant.words.join(' '));
});

const bash = spawnSync('bash', ['--version']).status === 0;

test.each([
  { line: 'pencilmark so', words: ['solve'] },
  { line: 'pencilmark solve --var', words: ['--variant'] },
  { line: 'pencilmark generate --symmetry rot', words: ['rotation-180', 'rotation-90'] },
  { line: 'pencilmark solve -v sam', words: ['samurai'] },
  { line: 'pencilmark solve --limit ', words: [] },
  { line: 'pencilmark dataset --to ', words: ['csv', 'jsonl', 'parquet'] },
])('bash completes "$line"', ({ line, words }) => {
  if (!bash) return console.info('left out: there is no bash here');
  const typed = line.split(' ');
  const script = `${completionOf('bash', COMMANDS)}
    COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}
    _pencilmark; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect([stdout.trim().split('\n').filter(Boolean).sort(), status]).toEqual([words, 0]);
});

test('a shell that is not known is refused with a hint', async () => {
  const { messages, exit } = await runIn({}, 'completion', 'bsh');
  expect([messages, exit]).toEqual([expect.stringContaining('Did you mean bash?'), 2]);
});

test('the manual holds every command and option, and nothing in it is taken for a request', async () => {
  const { output, exit } = await runIn({}, 'manual');
  expect([output, exit]).toEqual([expect.stringContaining('.TH PENCILMARK 1'), 0]);
  const page = manualPage(COMMANDS);
  for (const { name, options } of COMMANDS) {
    expect(page).toContain(`.SS pencilmark ${name}`);
    for (const option of options) expect(page).toContain(`\\-\\-${option.replaceAll('-', '\\-')}`);
  }
  expect(
    page.split('\n').filter((line) => /^['.]/.test(line) && !/^\.(TH|SH|SS|PP|TP|B|I) ?/.test(line)),
  ).toEqual([]);
});
