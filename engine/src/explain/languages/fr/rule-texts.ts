/** Rules inside French sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { NAMED_BY_NUMBER } from '../../named-by-number.ts';
import { FR_RULE_NAMES } from './rule-names.ts';

/** `la cage de 15`, `le point blanc`, `la règle « Anti-cavalier »`. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  if (kind === 'cage') return amounts === '' ? 'la cage' : `la cage de ${amounts}`;
  const article = ARTICLES[kind];
  const heading = FR_RULE_NAMES[kind];
  if (!article) return `la règle « ${heading} »`;
  const name = heading.startsWith('X') ? heading : heading[0].toLowerCase() + heading.slice(1);
  return `${article}${name}${amounts !== '' && NAMED_BY_NUMBER.has(kind) ? ` ${amounts}` : ''}`;
}

/** A rule after `de`. */
export function ofRule(rule: string): string {
  return rule.startsWith('le ') ? `du ${rule.slice('le '.length)}` : `de ${rule}`;
}

/** Rules with a drawing that a sentence can point at. */
const ARTICLES: Readonly<Partial<Record<ConstraintKind, 'le ' | 'la ' | 'l’'>>> = {
  'all-different': 'la ',
  clone: 'le ',
  difference: 'le ',
  ratio: 'le ',
  'pair-sum': 'la ',
  greater: 'l’',
  quadruple: 'le ',
  contain: 'la ',
  'contain-exactly': 'la ',
  'look-and-say': 'la ',
  'equality-cage': 'la ',
  thermometer: 'le ',
  'slow-thermometer': 'le ',
  palindrome: 'le ',
  renban: 'la ',
  nabner: 'la ',
  whisper: 'la ',
  between: 'la ',
  lockout: 'la ',
  zipper: 'la ',
  'region-sum': 'la ',
  'sum-segments': 'la ',
  entropic: 'la ',
  modular: 'la ',
  'double-arrow': 'la ',
  'value-index': 'la ',
  arrow: 'la ',
  'cage-sums': 'la ',
  sum: 'la ',
  'little-killer': 'le ',
  rellik: 'la ',
  lunchbox: 'la ',
  sandwich: 'le ',
  'x-sum': 'la ',
  skyscraper: 'le ',
  'hidden-skyscraper': 'le ',
  'numbered-room': 'la ',
};

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'Les cases qui se correspondent dans un clone ont le même chiffre.',
  difference: (by) => `Les deux chiffres d’un point blanc diffèrent de ${by}.`,
  ratio: (by) => `À un point noir, l’un des chiffres vaut ${by} fois l’autre.`,
  'pair-sum': (by) => `Deux chiffres joints par un signe de somme font ${by}.`,
  greater: () => 'Un signe d’inégalité pointe vers le plus petit chiffre.',
  odd: () => 'Une case marquée est impaire.',
  even: () => 'Une case marquée est paire.',
  thermometer: () => 'Sur un thermomètre, les chiffres montent à partir du bulbe.',
  'slow-thermometer': () =>
    'Sur un thermomètre lent, les chiffres montent à partir du bulbe ou restent égaux.',
  palindrome: () => 'Un palindrome se lit de la même façon dans les deux sens.',
  renban: () => 'Une ligne renban porte des chiffres consécutifs, dans n’importe quel ordre.',
  nabner: () => 'Sur une ligne nabner, jamais deux chiffres égaux ou consécutifs.',
  whisper: (by) => `Deux voisins sur une ligne de murmures diffèrent d’au moins ${by}.`,
  between: () => 'Les chiffres d’une ligne d’encadrement sont strictement entre ceux des bouts.',
  lockout: (by) =>
    `Les bouts d’une ligne d’exclusion diffèrent d’au moins ${by}, et aucun de ses chiffres n’est entre eux.`,
  entropic: () => 'Trois voisins sur une ligne entropique sont un petit, un moyen et un grand chiffre.',
  arrow: () => 'La somme des chiffres le long d’une flèche est le nombre dans son cercle.',
  'double-arrow': () => 'Les chiffres entre deux cercles ont la même somme que les cercles.',
  'region-sum': () => 'Une ligne de sommes par région a la même somme dans chaque bloc.',
  sandwich: (by) => `La somme des chiffres entre le plus petit et le plus grand est ${by}.`,
  skyscraper: (by) =>
    `Vus de l’indice, ${by} ${by === '1' ? 'chiffre dépasse' : 'chiffres dépassent'} tous ceux d’avant.`,
  'x-sum': (by) => `La somme des X premiers chiffres est ${by}, et X est le premier.`,
};
