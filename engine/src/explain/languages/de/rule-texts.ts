/** Rules inside German sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { NAMED_BY_NUMBER } from '../../named-by-number.ts';
import { DE_RULE_NAMES } from './rule-names.ts';

/** `dem 15er-Käfig`, `dem weißen Punkt`, `der Regel „Anti-Springer“`: always the dative. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  const article = ARTICLES[kind];
  const name = DE_RULE_NAMES[kind];
  if (kind === 'cage') return amounts === '' ? 'dem Käfig' : `dem ${amounts}er-Käfig`;
  if (!article) return `der Regel „${name}“`;
  const inside = name.replace(
    /^(Weiß|Schwarz|Langsam)e[rs] /,
    (_, word: string) => `${word.toLowerCase()}en `,
  );
  return `${article} ${inside}${amounts !== '' && NAMED_BY_NUMBER.has(kind) ? ` ${amounts}` : ''}`;
}

/** Rules with a drawing that a sentence can point at. */
const ARTICLES: Readonly<Partial<Record<ConstraintKind, 'dem' | 'der'>>> = {
  'all-different': 'dem',
  clone: 'dem',
  difference: 'dem',
  ratio: 'dem',
  'pair-sum': 'der',
  greater: 'der',
  quadruple: 'dem',
  contain: 'dem',
  'contain-exactly': 'dem',
  'look-and-say': 'dem',
  'equality-cage': 'dem',
  thermometer: 'dem',
  'slow-thermometer': 'dem',
  palindrome: 'dem',
  renban: 'der',
  nabner: 'der',
  whisper: 'der',
  between: 'der',
  lockout: 'der',
  zipper: 'der',
  'region-sum': 'der',
  'sum-segments': 'der',
  entropic: 'der',
  modular: 'der',
  'double-arrow': 'dem',
  'value-index': 'der',
  arrow: 'dem',
  'cage-sums': 'dem',
  sum: 'dem',
  'little-killer': 'dem',
  rellik: 'dem',
  lunchbox: 'der',
  sandwich: 'dem',
  'x-sum': 'der',
  skyscraper: 'dem',
  'hidden-skyscraper': 'dem',
  'numbered-room': 'dem',
};

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'Einander entsprechende Zellen eines Klons enthalten dieselbe Ziffer.',
  difference: (by) => `Die Ziffern an einem weißen Punkt unterscheiden sich um ${by}.`,
  ratio: (by) => `An einem schwarzen Punkt ist die eine Ziffer das ${by}-Fache der anderen.`,
  'pair-sum': (by) => `Zwei Ziffern, die ein Summenzeichen verbindet, ergeben zusammen ${by}.`,
  greater: () => 'Ein Ungleichheitszeichen zeigt auf die kleinere Ziffer.',
  odd: () => 'Eine markierte Zelle ist ungerade.',
  even: () => 'Eine markierte Zelle ist gerade.',
  thermometer: () => 'Auf einem Thermometer steigen die Ziffern vom Kolben an.',
  'slow-thermometer': () =>
    'Auf einem langsamen Thermometer steigen die Ziffern vom Kolben an oder bleiben gleich.',
  palindrome: () => 'Ein Palindrom liest sich von beiden Enden gleich.',
  renban: () => 'Auf einer Renban-Linie stehen aufeinanderfolgende Ziffern in beliebiger Reihenfolge.',
  nabner: () => 'Auf einer Nabner-Linie sind keine zwei Ziffern gleich oder aufeinanderfolgend.',
  whisper: (by) => `Nachbarn auf einer Flüsterlinie unterscheiden sich um mindestens ${by}.`,
  between: () => 'Die Ziffern auf einer Zwischenlinie liegen echt zwischen denen an ihren Enden.',
  lockout: (by) =>
    `Die Enden einer Lockout-Linie unterscheiden sich um mindestens ${by}, und keine Ziffer darauf liegt in ihrem Bereich.`,
  entropic: () => 'Je drei Nachbarn auf einer Entropielinie sind niedrig, mittel und hoch.',
  arrow: () => 'Die Ziffern entlang eines Pfeils ergeben zusammen die Zahl in seinem Kreis.',
  'double-arrow': () => 'Die Ziffern zwischen zwei Kreisen ergeben zusammen so viel wie die Kreise.',
  'region-sum': () => 'Eine Gebietssummenlinie ergibt in jedem Block dieselbe Summe.',
  sandwich: (by) => `Die Ziffern zwischen der kleinsten und der größten ergeben zusammen ${by}.`,
  skyscraper: (by) =>
    `Vom Hinweis aus ${by === '1' ? 'ist 1 Ziffer' : `sind ${by} Ziffern`} höher als alle davor.`,
  'x-sum': (by) => `Die ersten X Ziffern ergeben zusammen ${by}, und X ist die erste davon.`,
};
