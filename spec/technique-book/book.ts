/**
 * The technique book, `docs/techniques.md`: every technique with its definition and an example, drawn and explained.
 */
import { stepSvg, THEMES } from '@pencilmark/board';
import {
  EN,
  explain,
  type Explanation,
  familyOf,
  orderOf,
  type Step,
  type Technique,
  techniqueOf,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { type Definition, readDefinitions } from './definitions.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { exampleSteps, PAGE_EXAMPLES, pageExamplesText } from './page-examples.ts';

/** The files of the book by their path from the root. */
export function writeBook(): Map<string, string> {
  const pictures = new Map<string, string>();
  const steps = exampleSteps();
  const sections = familiesInOrder().map((definition) => familyText(definition, steps, pictures));
  const text = [INTRODUCTION, overview(), ...sections].join('\n\n');
  return new Map([
    ['docs/techniques.md', `${text}\n`],
    ...pictures,
    [PAGE_EXAMPLES, pageExamplesText(steps)],
  ]);
}

/** Where the pictures lie, seen from the document. */
const FOLDER = 'techniques';

const INTRODUCTION = `# Techniques

Written by \`npm run techniques\` from the table of techniques, the families' doc comments and
lists of examples ([houses](techniques/examples.txt), [rules](techniques/rule-examples.txt)); do not edit. Every example is found by its finder, proved by the
independent checker and compared with the puzzle's only solution (\`spec/technique-book/\`).

**How to read the pictures.** Shaded houses are those that the proof looks at; a dashed frame is a house that the
pattern covers. Green cells prove the step, yellow cells change. A ring marks a candidate of the proof, a
diamond a fin or another candidate that breaks the pattern (filled: an endo-fin), a stroke what falls, a filled disc
what is placed or follows as true. Colourings have a disc against a ring, and a filled square against an empty one for
a second group. Solid curves are strong links (if one end is false, the other is true), dashed curves weak ones (if one
is true, the other is false); arrows show the order in which the text reads them. Sets of cells have a dotted frame
and a letter.

**How an example is told.** As a hint, in four depths: where to look, what is there, why it holds, and the notation of
the field.`;

function overview(): string {
  const rows = TECHNIQUES.map(
    (technique, k) =>
      `| ${k + 1} | ${linked(technique)} | ${technique.short} | ${technique.level} | ${technique.score} | ${technique.rating?.toFixed(1) ?? ''} | ${technique.use === 'default' ? 'yes' : 'on request'} |`,
  );
  return [
    '## The ladder',
    '',
    'In the order in which the solver tries them. Level and score are those of HoDoKu 2.2.0, the rating is that of Sudoku',
    'Explainer 1.2.1, where that program has the technique: its lowest, before the length of a chain adds to it.',
    'Techniques for rules beyond houses are ours: a rule by itself comes before pairs and chains, since solvers look at the',
    'rules first; scores rise with how many cases one has to think of.',
    '',
    '| | technique | short | level | score | SE | in use |',
    '|--:|---|---|---|--:|--:|---|',
    ...rows,
  ].join('\n');
}

function linked({ id, name }: Technique): string {
  return familyOf(id) ? `[${name}](#${anchorOf(name)})` : `${name} (not found yet)`;
}

/** The anchor of a heading, as Markdown viewers generate it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function familiesInOrder(): Definition[] {
  const first = ({ techniques }: Definition): number => Math.min(...techniques.map(orderOf));
  return readDefinitions().sort((a, b) => first(a) - first(b));
}

function familyText(
  { family, path, techniques, text }: Definition,
  steps: ReadonlyMap<TechniqueId, Step>,
  pictures: Map<string, string>,
): string {
  const sorted = [...techniques].sort((a, b) => orderOf(a) - orderOf(b));
  const source = `Source: [${path.split('/').at(-1)!}](../${path})`;
  return [
    `## ${TITLES[family] ?? capital(family)}`,
    text,
    source,
    ...sorted.map((id) => techniqueText(id, steps.get(id), pictures)),
  ].join('\n\n');
}

/** Families whose name in the code is not a heading. */
const TITLES: Readonly<Record<string, string>> = {
  lockedCandidates: 'Locked candidates',
  turbotFish: 'Two conjugate pairs',
  emptyRectangle: 'Empty rectangles',
  krakenFish: 'Kraken fish',
  remotePair: 'Remote pairs',
  colours: 'Colouring',
  simpleChains: 'Chains of one kind',
  niceLoops: 'Nice loops and AIC',
  forcing: 'Forcing chains and nets',
  uniqueness: 'Unique rectangles',
  avoidableRectangles: 'Avoidable rectangles',
  bug: 'Bivalue universal grave',
  alsWings: 'Almost locked sets',
  alsChain: 'Chains of almost locked sets',
  deathBlossom: 'Death blossoms',
  sueDeCoq: 'Two-sector disjoint subsets',
  bruteForce: 'The last resort',
  singleRules: 'Rules by themselves',
  ruleOf45: 'The rule of 45',
  requiredDigits: 'Digits that rules need',
  seenPlaces: 'Places seen by one cell',
  joinedRules: 'Rules together',
};

function techniqueText(id: TechniqueId, step: Step | undefined, pictures: Map<string, string>): string {
  const technique = techniqueOf(id);
  const example = EXAMPLES.get(id);
  const shown = example && step ? exampleText(example, step, pictures) : 'No example has been found yet.';
  return [`### ${technique.name}`, factsText(technique), shown].join('\n\n');
}

function factsText({ id, short, also, level, score, rating, code, use }: Technique): string {
  const facts = [
    `\`${short}\``,
    ...(also.length > 0 ? [`also ${also.join(', ')}`] : []),
    `${level}, score ${score}`,
    ...(rating === undefined ? [] : [`SE ${rating.toFixed(1)}`]),
    ...(code === undefined ? [] : [`HoDoKu's code ${code}`]),
    ...(use === 'default' ? [] : ['on request']),
    `no. ${orderOf(id) + 1}`,
  ];
  return facts.join(' · ');
}

function exampleText(example: Example, step: Step, pictures: Map<string, string>): string {
  const explanation = explain(step, example.geometry, EN, example.digits);
  const file = `${example.technique}.generated.svg`;
  pictures.set(
    `docs/${FOLDER}/${file}`,
    stepSvg(example, step, {
      theme: THEMES.light,
      title: `${explanation.name}. ${explanation.why.join(' ')}`,
      width: 520,
    }),
  );
  return [`![${explanation.what}](${FOLDER}/${file})`, depthsText(explanation)].join('\n\n');
}

function depthsText({ nudge, what, why, notation }: Explanation): string {
  return [`1. ${nudge}`, `2. ${what}`, `3. ${why.join(' ')}`, `4. \`${notation}\``].join('\n');
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
