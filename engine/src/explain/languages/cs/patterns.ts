/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Czech. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { allHouses, allOf, countWord, negated, plural } from './words.ts';

export const CS_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Poslední buňka: ${home.in} zbývá jediná prázdná.`,
    why: [
      `${capital(home.in)} zbývá jediná prázdná buňka a chybí jen ${digit}.`,
      `Takže ${cell} je ${digit}.`,
    ],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `Holý single: pro ${cell} zbývá jediná číslice.`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `Skrytý single: ${home.in} zbývá jedné číslici jediné místo.`,
    why: [`${capital(home.in)} může být ${digit} jen v ${cell}${barsText(bars)}.`],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${CS_NAMES[technique]}: kde může být ${digit} ${base.in}?`,
    why: [
      `${capital(base.in)} může být ${digit} jen v ${cells}, a ${allOf(count)} leží ${cover.in}.`,
      `Jedna z nich tedy musí být ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, homes, cells, either, count }) => ({
    what: `${CS_NAMES[technique]}: ${home.in} se ${countWord(count)} buňky dělí o stejné ${countWord(count)} číslice.`,
    why: [
      `${cells} mohou být jen ${either}, takže spolu vyčerpají ${allOf(count)} číslice.`,
      `Žádná jiná buňka ${homes} nemůže být ${negated(either)}.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${CS_NAMES[technique]}: ${home.in} se ${countWord(count)} číslice dělí o stejné ${countWord(count)} buňky.`,
    why: [
      `${capital(home.in)} mohou být ${digits} jen v ${cells}.`,
      `Tím jsou tyto ${countWord(count)} buňky plné a jiná číslice se do nich nevejde.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Dvě ryby s ploutví v jedné' : CS_NAMES[parts.technique]}: kde může být ${parts.digit} ${parts.bases.in}?`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `Barevná past: sleduj dvojice číslice ${parts.digit} od ${parts.place}.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Tak či tak: buňka, která vidí obě barvy, nemůže být ${parts.digit}.`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `Barevný spor: sleduj dvojice číslice ${parts.digit} od ${parts.place}, dokud se nestřetnou.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Jenže ${parts.contact} se navzájem vidí, takže nemohou být obě ${parts.digit}.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Vícenásobné barvy: sleduj dvojice číslice ${parts.digit} od ${parts.place}. Dotýká se jich druhá skupina.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Jenže ${parts.contact} se navzájem vidí, takže jedna z nich není ${parts.digit}.`,
      `Pak je ${parts.digit} v ${parts.second.cells} nebo v ${parts.fourth.cells}.`,
      `Buňka, která vidí po jedné z obou skupin, nemůže být ${parts.digit}.`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Vícenásobné barvy: sleduj dvojice číslice ${parts.digit} od ${parts.place}. Druhá skupina se jich dotýká dvakrát.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Jenže ${parts.contact} se navzájem vidí a ${parts.further} také.`,
      'Ať druhá skupina dopadne jakkoli, první možnost odpadá.',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Šablona: kde všude může být ${digit} zároveň?`,
    why: [`Ať ${digit} po celé desce rozmístíš jakkoli, jedna buňka je u toho vždy.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Vylučující šablona: kde všude může být ${digit} zároveň?`,
    why: [`Ať ${digit} po celé desce rozmístíš jakkoli, do některých buněk se nikdy nedostane.`],
  }),

  'brute-force': () => ({
    what: 'Tady žádný vzor nepomůže.',
    why: [
      'Žádná z technik, které známe, tu nevede dál.',
      'Zbývá jen zkoušet: k řešení tu vede jediná číslice.',
    ],
  }),
} satisfies Partial<Tellers>;

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen || unseen.areAll) return `${cell} má už jen jednoho kandidáta, takže musí být ${digit}.`;
  if (unseen.count === 0) return `${cell} vidí všechny číslice kromě ${digit}, takže musí být ${digit}.`;
  const ruledOut = plural(unseen.count, 'která už je vyloučená', 'které už jsou vyloučené');
  return `${cell} musí být ${digit}: vidí všechny ostatní číslice kromě ${unseen.digits}, ${ruledOut}.`;
}

function barsText(bars: Parts<'hidden-single'>['bars']): string {
  if (!bars || bars.count === 0) return '';
  return bars.isPartial
    ? `: ${bars.houses.in} už je a zbytek vyloučily předchozí kroky`
    : `, protože ${bars.houses.in} už je`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size, coverKind } = parts;
  return [
    ...fishPlaces(parts),
    `Číslice ${digit} tak obsadí ${allHouses(coverKind ?? 'region', size)} a žádná jiná buňka v nich nemůže být ${digit}.`,
  ];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const isOne = fins.count === 1;
  return [
    ...fishPlaces(parts),
    ...(others ? [`Totéž platí ${others.in}.`] : []),
    `Pokud ${isOne ? 'ploutev' : 'žádná ploutev'} není ${digit}, je to ${inText(CS_NAMES[plainOf(parts.technique)])} a ${target.cells} ${plural(target.count, 'nemůže', 'nemohou')} být ${digit}.`,
    `Pokud ${isOne ? 'ploutev' : 'některá ploutev'} je ${digit}, ${plural(target.count, 'tato buňka', 'tyto buňky')} ji vidí.`,
  ];
}

/** A name inside a sentence: `mečoun`, `X-wing`. */
function inText(name: string): string {
  return name[1] === '-' ? name : name[0].toLowerCase() + name.slice(1);
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const except = `Kromě ${plural(fins.count, 'ploutve', 'ploutví')} ${fins.all}`;
  if (size >= LARGE) {
    return [
      `Vezmi všechna místa pro ${digit} ${bases.in}.`,
      fins.count === 0 ? `Leží ${covers.in}.` : `${except} leží ${covers.in}.`,
      `Jsou to ${body}.`,
    ];
  }
  if (fins.count > 0)
    return [`${except} může být ${digit} ${bases.in} jen ${covers.in}.`, `Jsou to ${body}.`];
  return [`${capital(bases.in)} může být ${digit} jen ${covers.in}: ${body}.`];
}

const LARGE = 4;

/** The technique of the same fish without fins. */
function plainOf(technique: TechniqueId): TechniqueId {
  return technique.replace(/^(finned|sashimi)-/, '') as TechniqueId;
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `Kde má ${digit} v řádku, sloupci nebo bloku jen dvě místa, je na jednom z nich.`;
}

function cluster({ digit, first, second }: Colours): string {
  return `Od dvojice ke dvojici: ${digit} je buď v ${first.cells}, nebo v ${second.cells}.`;
}

function secondCluster({ third, fourth }: Colours): string {
  return `Ve druhé skupině je buď v ${third.cells}, nebo v ${fourth.cells}.`;
}
