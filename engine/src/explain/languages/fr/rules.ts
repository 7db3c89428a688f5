/** Steps by rules beyond houses in French. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { plural } from './words.ts';

export const FR_RULES = {
  'rule-filling': (parts) => ({
    what: `Regardez ce que ${parts.rules} ${plural(parts.count, 'permet', 'permettent')} encore.`,
    why: [
      `${parts.home ? `${capital(parts.home.in)}, ` : ''}${parts.rules} : il s’agit de ${parts.cells}.`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `La règle de 45 s’applique ${parts.home.in}.`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `Certaines cases ont besoin d’un ${parts.digit}, où qu’il y soit.`,
    why: [
      `Sans un ${parts.digit} en ${parts.places}, impossible de respecter : ${parts.rules}.`,
      `Une case qui voit toutes ces places n’est pas ${parts.digit}.`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${capital(home.in)}, une seule case voit toutes les places de ${digit}.`,
    why: [
      `${capital(home.in)}, ${digit} ne peut être qu’en ${places}.`,
      `Une case qui les voit toutes, par une maison ou par une règle, n’est pas ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`Pour ${cells}, il ne reste que ces combinaisons : ${sets}.`];
  if (fillings) return [`Lues dans l’ordre, ${cells} ne peuvent être remplies qu’ainsi : ${fillings}.`];
  if (emptied)
    return [
      `Si, par exemple, ${emptied.cell} était ${emptied.digit}, il ne resterait rien pour ${emptied.other}.`,
    ];
  return [`Aucune façon de remplir ${cells} ne contient l’un des chiffres éliminés.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  return [
    `Tous les chiffres ${parts.home.of} totalisent ${parts.all}. Les sommes qui y comptent (${parts.rules}) font ${parts.counted}.`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `Il reste une somme de ${total} pour ${plus}.`;
  if (!plus) return `Elles débordent sur ${minus}, dont la somme est ${total}.`;
  if (total === 0) return `Donc ${plus} et ${minus} ont la même somme.`;
  return total > 0
    ? `Donc la somme de ${plus} dépasse de ${total} celle de ${minus}.`
    : `Donc la somme de ${minus} dépasse de ${-total} celle de ${plus}.`;
}
