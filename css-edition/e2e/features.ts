/** The CSS features that the pages need: a rule for each, and its expected value. */
import type { Driven } from '../../scripts/webdriver/driven.ts';

interface Feature {
  readonly name: string;
  /** Rules about `#probe`, in a child of `#outer`. */
  readonly css: string;
  /** The property to check, and its expected value. */
  readonly property: string;
  readonly is: string;
  /** The element to check, if not `#probe`, and its pseudo-element. */
  readonly of?: string;
  readonly pseudo?: string;
}

const integer = (name: string): string =>
  `@property --${name}{syntax:"<integer>";inherits:true;initial-value:0}`;
const R = integer('r');
const sumOf = (name: string, formula: string, is: string): Feature => ({
  name,
  css: `${R}#probe{--r:${formula}}`,
  property: '--r',
  is,
});
const rule = (name: string, css: string): Feature => ({ name, css: `${R}${css}`, property: '--r', is: '1' });

export const FEATURES: readonly Feature[] = [
  sumOf('`@property` of syntax `<integer>`', 'calc(1 + 2)', '3'),
  rule(
    'a registered property computed from another',
    `${integer('a')}#outer{--a:calc(3 - 1)}#probe{--r:calc(var(--a) - 1)}`,
  ),
  sumOf('`min()`, `max()`, `clamp()`', 'max(1,min(5,clamp(0,7,3)))', '3'),
  sumOf('`mod()`', 'mod(17,5)', '2'),
  sumOf('`round(down, …)`', 'round(down,19/10,1)', '1'),
  sumOf('`abs()`', 'abs(2 - 5)', '3'),
  sumOf('`sign()`', 'sign(-4)', '-1'),
  sumOf('`pow()`', 'pow(32,2)', '1024'),
  sumOf('six figures of a number', 'calc(999998 + 1)', '999999'),
  rule('`:has()`', '#outer:has(#box:checked) #probe{--r:1}'),
  rule('`:has()` after `~`', '#before:has(#other)~#outer #probe{--r:1}'),
  rule('nested rules', '#outer{#probe{--r:1}}'),
  rule('style query, unregistered', '#outer{--s:1}@container style(--s:1){#probe{--r:1}}'),
  rule(
    'style query, registered and computed',
    `${integer('s')}#outer{--s:calc(3 - 2)}@container style(--s:1){#probe{--r:1}}`,
  ),
  rule('style query with `not`', '#outer{--s:1}@container (not style(--s:2)){#probe{--r:1}}'),
  rule(
    'style query with `or`, `and`',
    '#outer{--s:1}@container (style(--s:2) or style(--s:1)) and style(--s:1){#probe{--r:1}}',
  ),
  rule(
    'style query on a number computed from `var()`',
    `${integer('s')}${integer('t')}#outer{--t:3;--s:calc(2 + 1)}@container style(--s:var(--t)){#probe{--r:1}}`,
  ),
  rule(
    'style query as a range',
    `${integer('s')}#outer{--s:calc(3 - 2)}@container style(--s > 0){#probe{--r:1}}`,
  ),
  {
    ...rule(
      'style query for a pseudo-element, about its element',
      '#probe{--s:1}@container style(--s:1){#probe:before{content:"x";--r:1}}',
    ),
    pseudo: '::before',
  },
  rule('`if()`', `${integer('s')}#probe{--s:1;--r:if(style(--s:1):1;else:2)}`),
  rule('`@function`', '@function --f(--x) {result:calc(var(--x) - 1)}#probe{--r:--f(2)}'),
  {
    name: '`random()`',
    css: '@supports (order:random(1,2)){#probe{order:1}}',
    property: 'order',
    is: '1',
  },
  rule('`sibling-index()`', '#probe{--r:sibling-index()}'),
  rule(
    'animation of a registered property',
    `@keyframes k{from,to{--r:1}}#probe{animation:k 1s paused both}`,
  ),
  {
    ...rule(
      'animation of an unregistered property',
      '@keyframes k{from,to{--q:1}}#probe{animation:k 1s paused both}#inner{--r:var(--q)}',
    ),
    of: '#inner',
  },
  {
    ...rule(
      'the latch: keyframes read their variables again when the delay changes',
      '@keyframes k{from,to{--q:var(--s)}}#outer{--s:0;animation:k 1s paused both}#outer:has(#box:checked){--s:1;animation-delay:-.1s}#probe{--r:var(--q)}',
    ),
  },
  rule(
    'the value of an animation, read by a descendant',
    `@keyframes k{from,to{--q:1}}${integer('q')}#outer{animation:k 1s paused both}#probe{--r:calc(var(--q))}`,
  ),
  rule(
    'a variable in keyframes (latch)',
    `@keyframes k{from,to{--q:var(--s)}}#outer{--s:1;animation:k 1s paused both}#probe{--r:var(--q)}`,
  ),
  rule(
    'style query on an animated property',
    `@keyframes k{from,to{--q:1}}#outer{animation:k 1s paused both}@container style(--q:1){#probe{--r:1}}`,
  ),
  rule('transition of a registered property, delayed', `#probe{transition:--r 0s 1e6s;--r:1}`),
  rule('`@supports` of `view-timeline`', '@supports (view-timeline:--a block){#probe{--r:1}}'),
  rule('`@supports` of `timeline-scope`', '@supports (timeline-scope:--a){#probe{--r:1}}'),
  rule('`@supports` of `position-anchor`', '@supports (position-anchor:--a){#probe{--r:1}}'),
  rule('`@supports` of `content-visibility`', '@supports (content-visibility:auto){#probe{--r:1}}'),
  rule('`@supports` of `contain: strict`', '@supports (contain:strict){#probe{--r:1}}'),
  rule('`light-dark()`', '@supports (color:light-dark(red,red)){#probe{--r:1}}'),
  rule('`counter-set` from a formula', `@supports (counter-set:a calc(1 + 1)){#probe{--r:1}}`),
  {
    name: '`counter-set` from a registered property',
    css: `${integer('a')}#outer{--a:calc(3 - 1)}#probe{counter-set:n calc(var(--a) - 1)}`,
    property: 'counter-set',
    is: 'n 1',
  },
];

/** A single page with a frame per feature would also work, but there are few enough features for a page each. */
export const featurePage = (feature: Feature): string =>
  `<!doctype html><meta charset=utf-8><style>${feature.css}</style><div id=before><b id=other></b></div><div id=outer><input type=checkbox id=box checked><div id=wrap><div id=probe><i id=inner></i></div></div></div>`;

/** Whether a browser supports each feature, according to its computed style. */
export async function featuresOf(
  browser: Driven,
  write: (name: string, text: string) => string,
): Promise<boolean[]> {
  const has: boolean[] = [];
  for (const [k, feature] of FEATURES.entries()) {
    await browser.open(write(`feature-${k}.html`, featurePage(feature)));
    const readValue = () =>
      browser.run<string | null>(
        'var [of,pseudo,name]=arguments[0],e=document.querySelector(of);return e&&getComputedStyle(e,pseudo).getPropertyValue(name).trim()',
        [feature.of ?? '#probe', feature.pseudo ?? null, feature.property],
      );
    // WebKit may answer before the page is loaded.
    let value = await readValue();
    while (value === null) value = await readValue();
    has.push(value === feature.is);
  }
  return has;
}
