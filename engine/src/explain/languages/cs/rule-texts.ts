/** Rules inside Czech sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { NAMED_BY_NUMBER } from '../../named-by-number.ts';
import { CS_RULE_NAMES } from './rule-names.ts';

/** `klece 15`, `bílé tečky`, `pravidla „Antijezdec“`: always the genitive. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  const name = GENITIVES[kind];
  if (!name) return `pravidla „${CS_RULE_NAMES[kind]}“`;
  return amounts !== '' && NAMED_BY_NUMBER.has(kind) ? `${name} ${amounts}` : name;
}

/** Rules with a drawing that a sentence can point at. */
const GENITIVES: Readonly<Partial<Record<ConstraintKind, string>>> = {
  'all-different': 'oblasti navíc',
  clone: 'klonu',
  difference: 'bílé tečky',
  ratio: 'černé tečky',
  'pair-sum': 'součtu XV',
  greater: 'nerovnosti',
  quadruple: 'čtveřice',
  contain: 'obsahující klece',
  'contain-exactly': 'přesné klece',
  'look-and-say': 'klece look-and-say',
  'equality-cage': 'vyvážené klece',
  thermometer: 'teploměru',
  'slow-thermometer': 'pomalého teploměru',
  palindrome: 'palindromu',
  renban: 'čáry renban',
  nabner: 'čáry nabner',
  whisper: 'šeptající čáry',
  between: 'čáry mezi',
  lockout: 'vylučovací čáry',
  zipper: 'zipu',
  'region-sum': 'čáry součtů oblastí',
  'sum-segments': 'čáry dílčích součtů',
  entropic: 'entropické čáry',
  modular: 'modulární čáry',
  'double-arrow': 'dvojité šipky',
  'value-index': 'indexové čáry',
  arrow: 'šipky',
  cage: 'klece',
  'cage-sums': 'klece s více součty',
  sum: 'součtové klece',
  'little-killer': 'little killeru',
  rellik: 'klece rellik',
  lunchbox: 'lunchboxu',
  sandwich: 'sendviče',
  'x-sum': 'X-součtu',
  skyscraper: 'mrakodrapů',
  'hidden-skyscraper': 'skrytého mrakodrapu',
  'numbered-room': 'číslovaného pokoje',
};

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'Odpovídající buňky klonu obsahují stejnou číslici.',
  difference: (by) => `Číslice u bílé tečky se liší o ${by}.`,
  ratio: (by) => `Jedna číslice u černé tečky je ${by}krát větší než druhá.`,
  'pair-sum': (by) => `Dvě číslice spojené značkou součtu dávají dohromady ${by}.`,
  greater: () => 'Znak nerovnosti ukazuje na menší číslici.',
  odd: () => 'Označená buňka je lichá.',
  even: () => 'Označená buňka je sudá.',
  thermometer: () => 'Číslice na teploměru od baňky rostou.',
  'slow-thermometer': () => 'Číslice na pomalém teploměru od baňky rostou, nebo zůstávají stejné.',
  palindrome: () => 'Palindrom se z obou konců čte stejně.',
  renban: () => 'Na čáře renban jsou po sobě jdoucí číslice v libovolném pořadí.',
  nabner: () => 'Na čáře nabner nejsou žádné dvě číslice stejné ani po sobě jdoucí.',
  whisper: (by) => `Sousedé na šeptající čáře se liší aspoň o ${by}.`,
  between: () => 'Číslice na čáře mezi leží ostře mezi číslicemi na jejích koncích.',
  lockout: (by) =>
    `Konce vylučovací čáry se liší aspoň o ${by} a žádná číslice na ní neleží v jejich rozmezí.`,
  entropic: () => 'Každé tři sousední číslice na entropické čáře jsou nízká, střední a vysoká.',
  arrow: () => 'Číslice podél šipky dávají dohromady číslo v kroužku.',
  'double-arrow': () => 'Číslice mezi dvěma kroužky dávají dohromady tolik co oba kroužky.',
  'region-sum': () => 'Čára součtů oblastí má v každém bloku stejný součet.',
  sandwich: (by) => `Číslice mezi nejmenší a největší dávají dohromady ${by}.`,
  skyscraper: (by) => `Při pohledu od údaje je číslic vyšších než všechny před nimi právě ${by}.`,
  'x-sum': (by) => `Prvních X číslic dává dohromady ${by} a X je první z nich.`,
};
