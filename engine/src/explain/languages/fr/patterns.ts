/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in French. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const FR_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Il ne reste qu’une case à remplir ${home.in}.`,
    why: [`${capital(home.in)}, seule ${cell} est encore libre, et seul ${digit} manque.`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `Il y a un singleton nu : il ne reste qu’un chiffre pour ${cell}.`,
    why: [`${digit} est le seul chiffre qui reste pour ${cell} ; tous les autres sont pris.`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `Il y a un singleton caché ${home.in} : ${digit} n’y a qu’une place.`,
    why: [`${capital(home.in)}, ${digit} ne peut aller qu’en ${cell}.`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `Il y a des candidats ${technique === 'pointing' ? 'pointants' : 'revendiquants'} : ${base.in}, ${digit} se limite à ce qui est aussi ${cover.in}.`,
    why: [
      `${capital(base.in)}, ${digit} ne peut être qu’en ${cells}, et toutes ces cases sont aussi ${cover.in}.`,
      `Où qu’il aille, c’est le ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${FR_NAMES[technique]} ${home.in}.`,
    why: [
      `${capital(home.in)}, ${cells} ne peuvent contenir que ${digits}.`,
      `Quelle que soit leur répartition, ces ${countWord(count)} chiffres y sont épuisés.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${FR_NAMES[technique]} ${home.in}.`,
    why: [
      `${capital(home.in)}, ${digits} ne peuvent aller qu’en ${cells}.`,
      `${capital(countWord(count))} chiffres pour ${countWord(count)} cases : il n’y a plus de place pour d’autres.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Deux poissons à nageoires en un' : FR_NAMES[parts.technique]} de ${parts.digit} ${parts.bases.in}.`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `Il y a un piège de couleurs : des paires de ${parts.digit} s’enchaînent autour de ${parts.place}.`,
    why: [cluster(parts), `Ce qui voit une case de chaque couleur voit un ${parts.digit} dans tous les cas.`],
  }),

  'colour-wrap': (parts) => ({
    what: `Il y a un conflit de couleurs : des paires de ${parts.digit} s’enchaînent autour de ${parts.place}, et une couleur se contredit.`,
    why: [
      cluster(parts),
      `Mais ${parts.contact} se voient et ne peuvent pas être tous deux ${parts.digit}, donc c’est le second cas qui vaut.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Il y a des couleurs multiples : deux groupes de paires de ${parts.digit} se touchent, autour de ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Comme ${parts.contact} se voient, elles ne sont pas toutes deux ${parts.digit}. Donc ${allAre(parts.second)} ${parts.digit}, ou ${allAre(parts.fourth)}.`,
      'Ce qui voit les deux ne l’est pas.',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Il y a des couleurs multiples : deux groupes de paires de ${parts.digit} se touchent deux fois, autour de ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Mais ${parts.contact} se voient, et ${parts.further} aussi. Quelle que soit l’issue du second groupe, ${parts.first.cells} ne ${plural(parts.first.count, 'peut', 'peuvent')} pas être ${parts.digit}.`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Il y a un gabarit : toutes les façons de placer les ${digit} ont des cases en commun.`,
    why: [`De quelque façon qu’on place les ${digit}, un par maison, ils prennent toujours ces cases.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Il y a un gabarit excluant : certains ${digit} ne figurent dans aucune façon de les placer tous.`,
    why: [`De quelque façon qu’on place les ${digit}, un par maison, ils ne prennent jamais ces cases.`],
  }),

  'brute-force': () => ({
    what: 'Aucune des techniques utilisées ne trouve quoi que ce soit ici.',
    why: ['Il ne reste qu’à essayer. De tous les chiffres possibles ici, un seul mène à la solution.'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body, count }: Parts<'fish'>): string[] {
  return [
    `${capital(bases.in)}, ${digit} ne peut être que ${covers.in} : ${body}.`,
    `Chacune de ces ${countWord(count)} maisons a besoin, pour son ${digit}, de l’une des suivantes : ${covers.name}. Aucun autre ${digit} ne reste donc ${covers.in}.`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${capital(bases.in)}, ${digit} ne peut être que ${covers.in} (${body}) ou dans ${plural(fins.count, 'la nageoire', 'les nageoires')} ${fins.cells}.`,
    ...(others
      ? [`Ou bien, avec ${plural(fins.count, 'la même nageoire', 'les mêmes nageoires')}, ${others.in}.`]
      : []),
    `Si ${one ? `la nageoire n’est pas ${digit}` : `aucune nageoire n’est ${digit}`}, tous les ${digit} ${covers.of} sont ici ; sinon ${one ? 'la nageoire' : 'l’une des nageoires'} est ${digit}.`,
    `Ce qui tomberait dans le premier cas et voit ${plural(fins.count, 'la nageoire', 'toutes les nageoires')} tombe dans les deux.`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `Là où ${digit} n’a que deux places dans une maison, l’une d’elles le contient. De paire en paire : ou bien ${allAre(first)} ${digit}, ou bien ${allAre(second)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `Dans un second groupe aussi : ou bien ${allAre(third)} ${digit}, ou bien ${allAre(fourth)}.`;
}

function allAre({ cells, count }: Colours['first']): string {
  return `${['', '', 'à la fois '][count] ?? 'toutes les cases '}${cells} ${plural(count, 'est', 'sont')}`;
}
