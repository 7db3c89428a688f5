/**
 * `npm run hint-texts -- [--seed S] [--count N] [--language L]`: prints N steps in words at every depth, to be read by people.
 * The sentences that tell a link of a chain begin with its nodes in brackets.
 *
 * Exit code: 0, or 2 for wrong usage.
 */
import { parseArgs } from 'node:util';
import { explain } from 'pencilmark';
import { LOCALES } from '../../cli/src/languages.ts';
import { drawSteps } from './sample.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, language: { type: 'string' } },
});
const seed = values.seed ?? String(Date.now());
const count = Number(values.count ?? 200);
const language = Object.keys(LOCALES).find((code) => code === (values.language ?? 'en'));
if (!Number.isInteger(count) || count < 1 || !language) {
  console.error(
    `usage: npm run hint-texts -- [--seed S] [--count N] [--language ${Object.keys(LOCALES).join('|')}]`,
  );
  process.exit(2);
}
console.log(`seed ${seed}, ${count} steps, language ${language}`);
for (const [k, { step, geometry, digits }] of drawSteps(seed, count).entries()) {
  const explanation = explain(step, geometry, LOCALES[language as keyof typeof LOCALES], digits);
  const links = new Map(explanation.links.map(({ sentence, nodes }) => [sentence, nodes]));
  console.log(`\n${k + 1}. ${explanation.name} [${step.technique}]`);
  console.log(`   Nudge: ${explanation.nudge}`);
  console.log(`   Technique: ${explanation.what}`);
  for (const [at, sentence] of explanation.why.entries()) {
    const nodes = links.get(at);
    console.log(`   - ${nodes ? `[${nodes.join(' ')}] ` : ''}${sentence}`);
  }
  console.log(`   Proof: ${explanation.notation}`);
}
