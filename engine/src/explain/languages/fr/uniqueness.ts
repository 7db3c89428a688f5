/** Uniqueness in French: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { noneSeeing } from './words.ts';

export const FR_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Seule ${parts.roof.cells} peut valoir autre chose, et il le faut donc.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.roof.either} vaut donc ${parts.extra}, et ${noneSeeing(parts.roof.count, parts.extra)}.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `L’une des cases ${parts.roof.cells} vaut donc ${parts.extra}.`,
      `Avec ${parts.subset}, elle épuise ${parts.subsetDigits} ${parts.home.in}.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, le ${parts.kept} ne peut aller qu’en ${parts.roof.either}.`,
      `Si l’autre valait ${parts.eliminated}, les quatre vaudraient ${parts.eitherDigit}.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, le ${parts.eliminated} ne peut aller que dans ces cases.`,
      `Si ${parts.roof.either} valait ${parts.eliminated}, l’autre aussi, et les quatre vaudraient ${parts.eitherDigit}.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, le ${parts.kept} ne peut aller que dans ces cases.`,
      `Si ${parts.target} valait ${parts.eliminated}, les coins voisins vaudraient ${parts.kept}, et le coin opposé ${parts.eliminated}.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `Avec ${parts.eliminated} en ${parts.roof}, c’est ce qui arriverait.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `L’une des cases ${parts.roof} vaut donc ${parts.extra}, et ${noneSeeing(2, parts.extra)}.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1 (bivalue universal grave) : toutes les cases vides sauf ${roof} ont deux candidats.`,
    why: [
      `Toutes les cases vides sauf ${cell} ont deux candidats.`,
      `Chaque chiffre qui manque a deux places par ligne, colonne et bloc ; seul le ${digit} en a trois ${houses.in}.`,
      `Sans ce ${digit}, chaque case pourrait échanger ses deux chiffres, et la grille aurait deux solutions ou aucune.`,
      `C’est impossible, donc le ${digit} doit y aller.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${FR_NAMES[technique]} : et si ${corners} valaient toutes ${eitherDigit} ?`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `Si ${corners} valaient toutes ${eitherDigit}, ${digits} pourraient s’échanger, et la grille aurait deux solutions.`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `Aucune des cases ${corners} n’est donnée, et celles déjà remplies contiennent ${digits}.`,
    `Si les quatre valaient ${eitherDigit}, ${digits} pourraient s’échanger, et la grille aurait deux solutions.`,
  ];
}
