/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in German. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { allOf, countWord, HOUSES, plural } from './words.ts';

export const DE_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Volles Haus: ${capital(home.in)} ist nur noch eine Zelle leer.`,
    why: [
      `${capital(home.in)} ist nur noch eine Zelle leer, und nur die ${digit} fehlt.`,
      `Also ist ${cell} ${digit}.`,
    ],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `Nackter Single: Für ${cell} kommt nur eine Ziffer in Frage.`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `Versteckter Single: ${capital(home.in)} hat eine Ziffer nur noch einen Platz.`,
    why: [`${capital(home.in)} passt die ${digit} nur in ${cell}${barsText(bars)}.`],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${DE_NAMES[technique]}: Wo kann die ${digit} ${base.in} stehen?`,
    why: [
      `${capital(base.in)} passt die ${digit} nur in ${cells}, und ${allOf(count)} liegen ${cover.in}.`,
      `In einer davon steht also die ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, homes, cells, either, count }) => ({
    what: `${DE_NAMES[technique]}: ${capital(home.in)} teilen sich ${countWord(count)} Zellen dieselben ${countWord(count)} Ziffern.`,
    why: [
      `${cells} können nur ${either} sein und verbrauchen zusammen ${allOf(count)}.`,
      `Keine andere Zelle ${homes} kann ${either} sein.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${DE_NAMES[technique]}: ${capital(home.in)} teilen sich ${countWord(count)} Ziffern dieselben ${countWord(count)} Zellen.`,
    why: [
      `${capital(home.in)} passen ${digits} nur in ${cells}.`,
      `Diese ${countWord(count)} Ziffern füllen diese ${countWord(count)} Zellen, für andere ist dort kein Platz.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Zwei Fische mit Flosse in einem' : DE_NAMES[parts.technique]}: Wo kann die ${parts.digit} ${parts.bases.in} stehen?`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `Farbfalle: Folge den Paaren der ${parts.digit} ab ${parts.place}.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `So oder so: Keine Zelle, die beide Farben sieht, kann ${parts.digit} sein.`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `Farbwiderspruch: Folge den Paaren der ${parts.digit} ab ${parts.place}, bis zwei sich stören.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Aber ${parts.contact} sehen einander und können nicht beide ${parts.digit} sein.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Mehrfachfarben: Folge den Paaren der ${parts.digit} ab ${parts.place}. Eine zweite Gruppe berührt sie.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Aber ${parts.contact} sehen einander, eine davon ist also nicht ${parts.digit}.`,
      `Dann steht die ${parts.digit} in ${parts.second.cells} oder in ${parts.fourth.cells}.`,
      `Keine Zelle, die aus beiden Gruppen eine davon sieht, kann ${parts.digit} sein.`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Mehrfachfarben: Folge den Paaren der ${parts.digit} ab ${parts.place}. Eine zweite Gruppe berührt sie zweimal.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Aber ${parts.contact} sehen einander, und ${parts.further} auch.`,
      'Wie die zweite Gruppe auch ausgeht: Die erste Möglichkeit fällt weg.',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Schablone: Wo kann die ${digit} überall zugleich stehen?`,
    why: [`Wie man die ${digit} auch auf das ganze Brett verteilt: Eine Zelle ist immer dabei.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Ausschließende Schablone: Wo kann die ${digit} überall zugleich stehen?`,
    why: [`Wie man die ${digit} auch auf das ganze Brett verteilt: In manche Zellen kommt sie nie.`],
  }),

  'brute-force': () => ({
    what: 'Hier hilft kein Muster.',
    why: [
      'Keine Technik, die wir kennen, bringt dieses Brett weiter.',
      'Es bleibt nur Probieren: Nur eine Ziffer führt hier zu einer Lösung.',
    ],
  }),
} satisfies Partial<Tellers>;

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen || unseen.areAll) return `${cell} hat nur noch einen Kandidaten, muss also ${digit} sein.`;
  if (unseen.count === 0) return `${cell} sieht jede Ziffer außer ${digit}, muss also ${digit} sein.`;
  return `${cell} muss ${digit} sein: In Sicht sind alle anderen Ziffern bis auf ${unseen.digits}, die schon ausgeschlossen ${plural(unseen.count, 'ist', 'sind')}.`;
}

function barsText(bars: Parts<'hidden-single'>['bars']): string {
  if (!bars || bars.count === 0) return '';
  return bars.isPartial
    ? `: ${capital(bars.houses.in)} steht sie schon, den Rest schließen frühere Schritte aus`
    : `, denn ${bars.houses.in} steht sie schon`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size, coverKind } = parts;
  const many = coverKind ? `${allOf(size)} ${HOUSES[coverKind].many}` : `${allOf(size)} Bereiche`;
  return [
    ...fishPlaces(parts),
    `Damit verbraucht die ${digit} ${many}: Keine andere Zelle dort kann ${digit} sein.`,
  ];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const one = fins.count === 1;
  const plain = DE_NAMES[plainOf(parts.technique)];
  const can = plural(target.count, 'kann', 'können');
  return [
    ...fishPlaces(parts),
    ...(others ? [`Dasselbe gilt ${others.in}.`] : []),
    `Ist ${one ? `die Flosse nicht ${digit}` : `keine Flosse ${digit}`}, ist das ${plain.includes('Qualle') ? 'eine' : 'ein'} ${plain}, und ${target.cells} ${can} nicht ${digit} sein.`,
    `Ist ${one ? 'die' : 'eine'} Flosse ${digit}, ${plural(target.count, 'sieht diese Zelle', 'sehen diese Zellen')} sie.`,
  ];
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const except = `bis auf die ${plural(fins.count, 'Flosse', 'Flossen')} ${fins.all}`;
  if (size >= LARGE) {
    return [
      `Nimm alle Plätze für die ${digit} ${bases.in}.`,
      fins.count === 0 ? `Sie liegen ${covers.in}.` : `${capital(except)} liegen sie ${covers.in}.`,
      `Die Plätze sind ${body}.`,
    ];
  }
  const fits = `${capital(bases.in)} passt die ${digit} nur in ${covers.name}`;
  return fins.count > 0 ? [`${fits}, ${except}.`, `Die Plätze sind ${body}.`] : [`${fits}: ${body}.`];
}

const LARGE = 4;

/** The technique of the same fish without fins. */
function plainOf(technique: TechniqueId): TechniqueId {
  return technique.replace(/^(finned|sashimi)-/, '') as TechniqueId;
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `Hat die ${digit} in einer Zeile, einer Spalte oder einem Block nur zwei Plätze, steht sie auf einem davon.`;
}

function cluster({ digit, first, second }: Colours): string {
  return `Von Paar zu Paar folgt: Die ${digit} steht entweder in ${first.cells} oder in ${second.cells}.`;
}

function secondCluster({ third, fourth }: Colours): string {
  return `In einer zweiten Gruppe steht sie entweder in ${third.cells} oder in ${fourth.cells}.`;
}
