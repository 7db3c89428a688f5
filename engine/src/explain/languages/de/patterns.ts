/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in German. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const DE_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `${capital(home.in)} gibt es ein volles Haus.`,
    why: [`${capital(home.in)} ist nur noch ${cell} offen, und nur ${digit} fehlt.`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `Es gibt einen nackten Single: Für ${cell} bleibt nur eine Ziffer.`,
    why: [`${digit} ist die einzige Ziffer, die für ${cell} bleibt; alle anderen sind vergeben.`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `${capital(home.in)} gibt es einen versteckten Single: ${digit} hat nur einen Platz.`,
    why: [`${capital(home.in)} passt ${digit} nur in ${cell}.`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `Es gibt ${technique === 'pointing' ? 'zeigende' : 'beanspruchende'} Kandidaten: ${digit} ist ${base.in} auf ${cover.name} beschränkt.`,
    why: [
      `${capital(base.in)} kann ${digit} nur in ${cells} stehen, und diese Zellen liegen alle auch ${cover.in}.`,
      `Wo immer sie steht: Das ist die ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `Gefunden ${home.in}: ${DE_NAMES[technique]}.`,
    why: [
      `${capital(home.in)} können ${cells} nur ${digits} enthalten.`,
      `Wie auch immer sie verteilt sind, diese ${countWord(count)} Ziffern sind dort aufgebraucht.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `Gefunden ${home.in}: ${DE_NAMES[technique]}.`,
    why: [
      `${capital(home.in)} passen ${digits} nur in ${cells}.`,
      `${capital(countWord(count))} Ziffern für ${countWord(count)} Zellen: Für andere bleibt dort kein Platz.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Zwei Fische mit Flossen in einem' : DE_NAMES[parts.technique]} mit ${parts.digit} ${parts.bases.in}.`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `Es gibt eine Farbfalle: Paare von ${parts.digit} hängen um ${parts.place} zusammen.`,
    why: [cluster(parts), `Was eine Zelle jeder Farbe sieht, sieht in jedem Fall eine ${parts.digit}.`],
  }),

  'colour-wrap': (parts) => ({
    what: `Es gibt einen Farbwiderspruch: Paare von ${parts.digit} hängen um ${parts.place} zusammen, und eine Farbe widerspricht sich selbst.`,
    why: [
      cluster(parts),
      `Aber ${parts.contact} sehen einander und können nicht beide ${parts.digit} sein, also gilt das Zweite.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Es gibt Mehrfachfarben: Zwei Gruppen von Paaren von ${parts.digit} berühren sich um ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Da ${parts.contact} einander sehen, sind nicht beide ${parts.digit}. Also ${allAre(parts.second)} ${parts.digit}, oder ${allAre(parts.fourth)}.`,
      'Was beide sieht, ist es nicht.',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Es gibt Mehrfachfarben: Zwei Gruppen von Paaren von ${parts.digit} berühren sich zweimal um ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Aber ${parts.contact} sehen einander, ebenso ${parts.further}. Wie auch immer die zweite Gruppe ausgeht: ${parts.first.cells} ${plural(parts.first.count, 'kann', 'können')} nicht ${parts.digit} sein.`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Es gibt eine Schablone: Alle Arten, die Ziffer ${digit} zu setzen, haben Zellen gemeinsam.`,
    why: [
      `Wie auch immer die Ziffer ${digit} gesetzt wird, einmal in jedem Haus: Sie belegt immer diese Zellen.`,
    ],
  }),

  'template-delete': ({ digit }) => ({
    what: `Es gibt eine ausschließende Schablone: In keiner Art, die Ziffer ${digit} zu setzen, kommen gewisse Zellen vor.`,
    why: [
      `Wie auch immer die Ziffer ${digit} gesetzt wird, einmal in jedem Haus: Sie belegt nie diese Zellen.`,
    ],
  }),

  'brute-force': () => ({
    what: 'Keine der verwendeten Techniken findet hier etwas.',
    why: ['Hier bleibt nur Probieren. Von allen hier möglichen Ziffern führt eine zur Lösung.'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body, count }: Parts<'fish'>): string[] {
  return [
    `${capital(bases.in)} kann ${digit} nur ${covers.in} stehen: ${body}.`,
    `Jedes dieser ${countWord(count)} Häuser braucht für seine ${digit} ein eigenes von ${covers.name}, also steht ${covers.in} nirgends sonst eine ${digit}.`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${capital(bases.in)} kann ${digit} nur ${covers.in} stehen (${body}) oder in ${plural(fins.count, 'der Flosse', 'den Flossen')} ${fins.cells}.`,
    ...(others
      ? [`Oder, mit ${plural(fins.count, 'derselben Flosse', 'denselben Flossen')}, ${others.in}.`]
      : []),
    `Ist ${one ? `die Flosse nicht ${digit}` : `keine Flosse ${digit}`}, so stehen alle ${digit} ${covers.of} hier; sonst ist ${one ? 'die Flosse' : 'eine der Flossen'} ${digit}.`,
    `Was im ersten Fall wegfiele und ${plural(fins.count, 'die Flosse', 'jede Flosse')} sieht, fällt in jedem Fall weg.`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `Wo ${digit} in einem Haus nur zwei Plätze hat, steht sie auf einem davon. Von Paar zu Paar folgt: Entweder ${allAre(first)} ${digit}, oder ${allAre(second)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `Auch in einer zweiten Gruppe: Entweder ${allAre(third)} ${digit}, oder ${allAre(fourth)}.`;
}

function allAre({ cells, count }: Colours['first']): string {
  return `${plural(count, 'ist', 'sind')} ${['', '', 'beide '][count] ?? 'alle '}${cells}`;
}
