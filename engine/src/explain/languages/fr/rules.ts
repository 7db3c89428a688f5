/** Steps by rules beyond houses in French. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { countWord, noneSeeing, plural } from './words.ts';

export const FR_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${FR_NAMES[parts.technique]} : quels chiffres pour ${parts.cells} ?`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`Combinez ${parts.rules}.`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(parts, reminder || parts.count > 1 ? 'Ici,' : `Avec ${parts.rules},`, parts.cells),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${FR_NAMES[parts.technique]} : que totalisent les cases ${parts.home.in} ?`,
    why: [
      ...counted(parts),
      ...remains(parts, 'Donc', parts.size === 1 ? 'cette case' : `ces ${countWord(parts.size)} cases`),
    ],
  }),

  'required-digit': ({ rules, digit, cells, areAll, places, size, count }) => {
    const needs = `${capital(rules)} ${plural(count, 'a', 'ont')} besoin d’un ${digit}`;
    return {
      what: `Chiffre nécessaire : certaines cases ne peuvent se passer d’un ${digit}.`,
      why: [
        ...(areAll
          ? [`${needs}, en ${places}.`]
          : [`${needs} pour ${cells}.`, `Il ne peut aller qu’en ${places}.`]),
        `${capital(noneSeeing(size, digit))}.`,
      ],
    };
  },

  'seen-places': ({ home, digit, places, size }) => ({
    what: `Vue commune : quelle case voit toutes les places du ${digit} ${home.in} ?`,
    why: [
      `${capital(home.in)}, le ${digit} ne peut aller qu’en ${places}.`,
      `Aucune case qui voit les ${countWord(size)}, même par une règle, ne peut valoir ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

/** The digits left in the cells. */
function remains(
  { eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains,
  opening: string,
  cells: string,
): string[] {
  const only = (what: string): string => `${opening} il ne reste pour ${cells} que ${what}`;
  if (eitherSet)
    return [
      `${only(eitherSet)}.`,
      gone
        ? `Il n’y a là aucune place pour ${gone}.`
        : unfit
          ? unfit.rests
            ? `Si ${unfit.cell} valait ${unfit.digit}, il faudrait ${unfit.rests.digits} pour ${unfit.rests.others}, mais c’est impossible.`
            : `Si ${unfit.cell} valait ${unfit.digit}, aucune de ces possibilités ne conviendrait aux autres cases.`
          : 'Certains candidats n’y ont pas leur place.',
    ];
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${opening} ${cells} valent toutes ${size === 2 ? 'deux ' : ''}${same}.`];
    return [`${only(eitherFilling)}${size === 1 ? '' : ', dans cet ordre'}.`];
  }
  const several = `${opening} il y a plusieurs façons de remplir ${cells}`;
  if (emptied)
    return [
      `${several}.`,
      `Mais si ${emptied.cell} valait ${emptied.digit}, il ne resterait rien pour ${emptied.other}.`,
    ];
  if (unfit)
    return [
      `${several}.`,
      `Mais si ${unfit.cell} valait ${unfit.digit}, on ne pourrait pas remplir les autres.`,
    ];
  return [`${several}, mais certains candidats n’entrent dans aucune.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, sizes, rules, kind, rulesCount, minus } = parts;
  const adds = `${capital(home.name)} ${plural(sizes.houses, 'totalise', 'totalisent')} ${all}`;
  const cages =
    kind === 'cage' && rulesCount > 1 ? `les ${countWord(rulesCount)} cages qui s’y trouvent` : rules;
  return [
    minus ? `${adds}, et il y a ${sum} dans ${cages}.` : `${adds}, dont ${sum} dans ${cages}.`,
    left(parts),
  ];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus)
    return sizes.plus === 1
      ? `Il reste ${total} pour ${plus}.`
      : `Il reste une somme de ${total} pour ${plus}.`;
  if (!plus)
    return sizes.minus === 1
      ? `Seule ${minus} dépasse, elle vaut donc ${total}.`
      : `Seules ${minus} dépassent, et leur somme est donc ${total}.`;
  const inside = `${plus} ${plural(sizes.plus, 'reste', 'restent')}`;
  const outside = `${minus} ${plural(sizes.minus, 'dépasse', 'dépassent')}`;
  if (total === 0) return `${inside} et ${outside}, donc les deux sommes sont égales.`;
  const [more, less] = total > 0 ? ['première', 'seconde'] : ['seconde', 'première'];
  return `${inside} et ${outside}, donc la ${more} somme a ${Math.abs(total)} de plus que la ${less}.`;
}
