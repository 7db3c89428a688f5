/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in French. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { countWord, HOUSES, plural } from './words.ts';

export const FR_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Dernière case : il ne reste qu’une case vide ${home.in}.`,
    why: [
      `Il ne reste qu’une case vide ${home.in}, et seul le ${digit} y manque.`,
      `Donc ${cell} vaut ${digit}.`,
    ],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `Singleton nu : il ne reste qu’un chiffre pour ${cell}.`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `Singleton caché : ${home.in}, un chiffre n’a plus qu’une place.`,
    why: [`${capital(home.in)}, le ${digit} ne peut aller qu’en ${cell}${barsText(bars)}.`],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${FR_NAMES[technique]} : où peut aller le ${digit} ${base.in} ?`,
    why: [
      `${capital(base.in)}, le ${digit} ne peut aller qu’en ${cells}, toutes ${count === 2 ? 'deux' : 'les trois'} ${cover.in}.`,
      `C’est donc là que va le ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, homes, cells, either, count }) => ({
    what: `${FR_NAMES[technique]} : ${home.in}, ${countWord(count)} cases partagent les ${countWord(count)} mêmes chiffres.`,
    why: [
      `${cells} ne peuvent valoir que ${either} : ${countWord(count)} cases pour ${countWord(count)} chiffres.`,
      `Aucune autre case ${homes} ne peut valoir ${either}.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${FR_NAMES[technique]} : ${home.in}, ${countWord(count)} chiffres partagent les ${countWord(count)} mêmes cases.`,
    why: [
      `${capital(home.in)}, les chiffres ${digits} ne peuvent aller qu’en ${cells}.`,
      `Ces ${countWord(count)} chiffres remplissent ces ${countWord(count)} cases et n’y laissent aucune place.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Deux poissons à nageoire en un' : FR_NAMES[parts.technique]} : où peut aller le ${parts.digit} ${parts.bases.in} ?`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `Piège de couleurs : suivez les paires de ${parts.digit} à partir de ${parts.place}.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Dans les deux cas, une case qui voit les deux couleurs ne peut pas valoir ${parts.digit}.`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `Conflit de couleurs : suivez les paires de ${parts.digit} à partir de ${parts.place}, jusqu’au conflit.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Mais ${parts.contact} se voient et ne peuvent pas toutes deux valoir ${parts.digit}.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Couleurs multiples : suivez les paires de ${parts.digit} à partir de ${parts.place}. Un second groupe les touche.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Mais ${parts.contact} se voient, donc l’une d’elles ne vaut pas ${parts.digit}.`,
      `Alors le ${parts.digit} va en ${parts.second.cells} ou bien en ${parts.fourth.cells}.`,
      `Une case qui en voit une de chaque groupe ne peut pas valoir ${parts.digit}.`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Couleurs multiples : suivez les paires de ${parts.digit} à partir de ${parts.place}. Un second groupe les touche deux fois.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Mais ${parts.contact} se voient, tout comme ${parts.further}.`,
      'Quelle que soit l’issue du second groupe, le premier cas est exclu.',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Gabarit : où peuvent aller tous les ${digit} à la fois ?`,
    why: [`De quelque façon qu’on place tous les ${digit}, l’un d’eux va toujours dans la même case.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Gabarit excluant : où peuvent aller tous les ${digit} à la fois ?`,
    why: [`De quelque façon qu’on place tous les ${digit}, certaines cases n’en reçoivent jamais.`],
  }),

  'brute-force': () => ({
    what: 'Aucun motif n’aide ici.',
    why: [
      'Aucune des techniques connues ne fait avancer cette grille.',
      'Il ne reste qu’à essayer : un seul chiffre mène ici à une solution.',
    ],
  }),
} satisfies Partial<Tellers>;

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen || unseen.areAll) return `${cell} n’a plus qu’un candidat : elle vaut ${digit}.`;
  if (unseen.count === 0) return `${cell} voit tous les chiffres sauf ${digit} : elle vaut donc ${digit}.`;
  return `${cell} vaut ${digit} : elle voit tous les autres chiffres sauf ${unseen.digits}, déjà ${plural(unseen.count, 'exclu', 'exclus')}.`;
}

function barsText(bars: Parts<'hidden-single'>['bars']): string {
  if (!bars || bars.count === 0) return '';
  return bars.isPartial
    ? ` : il est déjà ${bars.houses.in}, et les étapes précédentes excluent le reste`
    : `, car il est déjà ${bars.houses.in}`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size, coverKind } = parts;
  const count = countWord(size);
  const taken = coverKind ? `prennent ces ${count} ${HOUSES[coverKind].many}` : 'y prennent toute la place';
  return [...fishPlaces(parts), `Les ${count} ${digit} ${taken} : aucune autre case n’y vaut ${digit}.`];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const one = fins.count === 1;
  const can = plural(target.count, 'peut', 'peuvent');
  return [
    ...fishPlaces(parts),
    ...(others ? [`Il en va de même ${others.in}.`] : []),
    `Si ${one ? `la nageoire ne vaut pas ${digit}` : `aucune nageoire ne vaut ${digit}`}, c’est un ${plainName(parts.technique)}, et ${target.cells} ne ${can} pas valoir ${digit}.`,
    `Si ${one ? 'la' : 'une'} nageoire vaut ${digit}, ${plural(target.count, 'cette case la voit', 'ces cases la voient')}.`,
  ];
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const except = `hormis ${plural(fins.count, 'la nageoire', 'les nageoires')} ${fins.all}`;
  if (size >= LARGE) {
    return [
      `Prenez toutes les places du ${digit} ${bases.in}.`,
      fins.count === 0 ? `Elles sont ${covers.in}.` : `${capital(except)}, elles sont ${covers.in}.`,
      `Les places sont ${body}.`,
    ];
  }
  const fits = `${capital(bases.in)}, le ${digit} ne peut aller que ${covers.in}`;
  return fins.count > 0 ? [`${fits}, ${except}.`, `Les places sont ${body}.`] : [`${fits} : ${body}.`];
}

const LARGE = 4;

/** The name of the same fish without fins, for use in a sentence. */
function plainName(technique: TechniqueId): string {
  const name = FR_NAMES[technique.replace(/^(finned|sashimi)-/, '') as TechniqueId];
  return name.startsWith('X') ? name : name[0].toLowerCase() + name.slice(1);
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `Là où le ${digit} n’a que deux places dans une ligne, une colonne ou un bloc, il prend l’une des deux.`;
}

function cluster({ digit, first, second }: Colours): string {
  return `De paire en paire, le ${digit} va soit en ${first.cells}, soit en ${second.cells}.`;
}

function secondCluster({ third, fourth }: Colours): string {
  return `Dans un second groupe, il va soit en ${third.cells}, soit en ${fourth.cells}.`;
}
