/** Uniqueness in French: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';

export const FR_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Seule ${parts.roof.cells} peut l’empêcher, en contenant ${parts.extra}.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Donc l’une des cases ${parts.roof.cells} est ${parts.extra}, et ce qui les voit ${parts.roof.count === 2 ? 'toutes deux' : 'toutes'} ne l’est pas.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Donc l’une des cases ${parts.roof.cells} est ${parts.extra}.`,
      `Avec ${parts.subset}, cela fait un groupe nu de ${parts.subsetDigits} ${parts.home.in} : ces chiffres y sont épuisés.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} ne peut aller qu’en ${parts.roof.cells}, donc l’une d’elles est ${parts.kept}.`,
      `Si l’autre était ${parts.eliminated}, le motif serait complet.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.eliminated} ne peut aller que dans ces cases.`,
      `Si l’une des cases ${parts.roof.cells} était ${parts.eliminated}, les deux le seraient, et le motif serait complet.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} ne peut aller que dans ces cases.`,
      `Si ${parts.target} était ${parts.eliminated}, ${parts.kept} serait dans les deux cases voisines et ${parts.eliminated} en face : le motif serait complet.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `Avec ${parts.eliminated} en ${parts.roof}, ce serait le cas.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      avoidable(parts),
      `Donc l’une des cases ${parts.roof} est ${parts.extra}, et ce qui les voit toutes deux ne l’est pas.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `Il y a un BUG + 1 : toutes les cases libres sauf ${roof} ont deux candidats.`,
    why: [
      `Toutes les cases libres ont deux candidats, seule ${cell} en a trois. Et chaque chiffre a deux places dans chaque maison où il manque ; seul ${digit} en a trois ${houses.in}.`,
      `Sans ${digit} en ${cell}, tout irait par deux. Dans toute solution, chaque case pourrait alors passer à son autre chiffre, et il y aurait deux solutions ou aucune.`,
      `Seul ${digit} en ${cell} en préserve la grille.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `${FR_NAMES[technique]} avec ${digits} en ${corners}.`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `Si ${corners} ne contenaient que ${digits}, ceux-ci pourraient échanger leurs places, et la grille aurait deux solutions.`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `Aucune des cases ${corners} n’est donnée, et ${floor} contiennent déjà ${digits}. Si les quatre ne contenaient que ces chiffres, en croix, ils pourraient échanger leurs places, et la grille aurait deux solutions.`;
}
