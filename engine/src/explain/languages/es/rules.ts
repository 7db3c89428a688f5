/** Steps by rules beyond houses in Spanish. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { countWord, noneSeeing, plural } from './words.ts';

export const ES_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${ES_NAMES[parts.technique]}: ¿qué cabe en ${parts.cells}?`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`Combina ${parts.rules}.`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(parts, reminder || parts.count > 1 ? 'Aquí,' : `Con ${parts.rules},`, parts.cells),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${ES_NAMES[parts.technique]}: ¿cuánto suman las celdas ${parts.home.in}?`,
    why: [
      ...counted(parts),
      ...remains(parts, 'Así que', parts.size === 1 ? 'esa celda' : `esas ${countWord(parts.size)} celdas`),
    ],
  }),

  'required-digit': ({ rules, digit, cells, areAll, places, size, count }) => {
    const needs = `${capital(rules)} ${plural(count, 'necesita', 'necesitan')} un ${digit}`;
    return {
      what: `Cifra necesaria: algunas celdas no pueden prescindir de un ${digit}.`,
      why: [
        ...(areAll ? [`${needs}, en ${places}.`] : [`${needs} en ${cells}.`, `Solo puede ir en ${places}.`]),
        `${capital(noneSeeing(size, digit))}.`,
      ],
    };
  },

  'seen-places': ({ home, digit, places, size }) => ({
    what: `Vista común: ¿qué celda ve todos los sitios del ${digit} ${home.in}?`,
    why: [
      `${capital(home.in)}, el ${digit} solo puede ir en ${places}.`,
      `Ninguna celda que vea las ${countWord(size)}, aunque sea por una regla, puede ser ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

/** The digits left in the cells. */
function remains(
  { eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains,
  opening: string,
  cells: string,
): string[] {
  const only = (what: string): string => `${opening} para ${cells} solo queda ${what}`;
  if (eitherSet)
    return [
      `${only(eitherSet)}.`,
      gone
        ? `Ahí no hay sitio para ${gone}.`
        : unfit
          ? unfit.rests
            ? `Si ${unfit.cell} fuera ${unfit.digit}, para ${unfit.rests.others} quedaría ${unfit.rests.digits}, pero no es posible.`
            : `Si ${unfit.cell} fuera ${unfit.digit}, ninguna de estas opciones valdría para las demás celdas.`
          : 'Algunos candidatos no encajan en ninguna.',
    ];
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${opening} ${cells} son ${size === 2 ? 'ambas' : 'todas'} ${same}.`];
    return [`${only(eitherFilling)}${size === 1 ? '' : ', en ese orden'}.`];
  }
  const several = `${opening.replace('Aquí,', 'Aquí')} hay varias formas de llenar ${cells}`;
  if (emptied)
    return [
      `${several}.`,
      `Pero si ${emptied.cell} fuera ${emptied.digit}, no quedaría nada para ${emptied.other}.`,
    ];
  if (unfit)
    return [`${several}.`, `Pero si ${unfit.cell} fuera ${unfit.digit}, no se podrían llenar las demás.`];
  return [`${several}, pero algunos candidatos no encajan en ninguna.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, sizes, rules, kind, rulesCount, minus } = parts;
  const adds = `${capital(home.name)} ${plural(sizes.houses, 'suma', 'suman')} ${all}`;
  const cages =
    kind === 'cage' && rulesCount > 1 ? `las ${countWord(rulesCount)} jaulas que hay allí` : rules;
  return [
    minus ? `${adds}, y hay ${sum} en ${cages}.` : `${adds}, y de eso hay ${sum} en ${cages}.`,
    left(parts),
  ];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus)
    return sizes.plus === 1 ? `Queda ${total} para ${plus}.` : `Queda una suma de ${total} para ${plus}.`;
  if (!plus)
    return sizes.minus === 1
      ? `Solo sobresale ${minus}, así que es ${total}.`
      : `Solo sobresalen ${minus}, así que suman ${total}.`;
  const inside = `${plus} ${plural(sizes.plus, 'queda', 'quedan')} sin contar`;
  const outside = `${minus} ${plural(sizes.minus, 'sobresale', 'sobresalen')}`;
  if (total === 0) return `${inside} y ${outside}, así que las dos sumas son iguales.`;
  const [more, less] = total > 0 ? ['primera', 'segunda'] : ['segunda', 'primera'];
  return `${inside} y ${outside}, así que la ${more} suma tiene ${Math.abs(total)} más que la ${less}.`;
}
