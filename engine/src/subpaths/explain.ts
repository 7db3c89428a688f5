/** Steps in words. English is here; each other language is a subpath of its own. */
export {
  explain,
  type Explanation,
  HINT_DEPTHS,
  type HintDepth,
  hintText,
  type InnerStep,
  type ToldLink,
} from '../explain/explain.ts';
export { EN } from '../explain/languages/en/en.ts';
export { EN_RULE_NAMES } from '../explain/languages/en/rule-names.ts';
export { type Locale } from '../explain/locale.ts';
export { type Mentions } from '../explain/phrases.ts';
