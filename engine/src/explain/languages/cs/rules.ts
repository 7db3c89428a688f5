/** Steps by rules beyond houses in Czech. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { allOf, negated, noneSeeing, ofCount, plural, theseCells } from './words.ts';

export const CS_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${CS_NAMES[parts.technique]}: co zbývá pro ${parts.cells}?`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`Postupuj podle ${parts.rules} zároveň.`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(parts, reminder || parts.count > 1 ? 'Tady' : `Podle ${parts.rules}`, parts.cells),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${CS_NAMES[parts.technique]}: jaký součet mají buňky ${parts.home.in}?`,
    why: [...counted(parts), ...remains(parts, 'Takže', theseCells(parts.size))],
  }),

  'required-digit': ({ rules, digit, cells, areAll, places, size }) => ({
    what: `Nutná číslice: některé buňky se bez ${digit} neobejdou.`,
    why: [
      ...(areAll
        ? [`Podle ${rules} to bez ${digit} nejde, a ta může být jen v ${places}.`]
        : [`Podle ${rules} to pro ${cells} bez ${digit} nejde.`, `Může být jen v ${places}.`]),
      `${noneSeeing('Buňka', size, digit)}.`,
    ],
  }),

  'seen-places': ({ home, digit, places, size }) => ({
    what: `Společný dohled: která buňka vidí všechna místa pro ${digit} ${home.in}?`,
    why: [
      `${capital(home.in)} může být ${digit} jen v ${places}.`,
      `Buňka, která vidí ${allOf(size)}, třeba jen díky pravidlu, nemůže být ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

/** The digits left in the cells; the first sentence follows `opening`. `cells` is the accusative. */
function remains(
  { eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains,
  opening: string,
  cells: string,
): string[] {
  const only = (what: string): string => `${opening} zbývá pro ${cells} jen ${what}`;
  if (eitherSet) {
    const after = gone
      ? `Mezi nimi ${negated(gone)} není.`
      : unfit
        ? unfit.rests
          ? `Kdyby v ${unfit.cell} byla ${unfit.digit}, pro ${unfit.rests.others} by zbývalo jen ${unfit.rests.digits}, a to nejde.`
          : `Kdyby v ${unfit.cell} byla ${unfit.digit}, do ostatních buněk by se nehodilo nic z toho.`
        : 'Někteří kandidáti se k nim nehodí.';
    return [`${only(eitherSet)}.`, after];
  }
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${opening} zbývá pro ${cells} vždy jen ${same}.`];
    return [`${only(eitherFilling)}${size === 1 ? '' : ', v tomto pořadí'}.`];
  }
  const several = `${opening} lze ${cells} vyplnit několika způsoby`;
  if (emptied)
    return [
      `${several}.`,
      `Kdyby ale v ${emptied.cell} byla ${emptied.digit}, pro ${emptied.other} by nezbyla žádná číslice.`,
    ];
  if (unfit)
    return [`${several}.`, `Kdyby ale v ${unfit.cell} byla ${unfit.digit}, zbytek by nešel vyplnit.`];
  return [`${several}, ale někteří kandidáti se do žádného nehodí.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, rules, kind, rulesCount, minus } = parts;
  const cages = kind === 'cage' && rulesCount > 1 ? `${ofCount(rulesCount)} tamních klecí` : rules;
  const adds = `Součet ${home.of} je ${all}`;
  return [
    minus ? `${adds} a součet ${cages} je ${sum}.` : `${adds}, z toho ${sum} je součet ${cages}.`,
    left(parts),
  ];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus) return `Pro ${plus} zbývá ${sizes.plus === 1 ? total : `součet ${total}`}.`;
  if (!plus)
    return sizes.minus === 1
      ? `Přesahuje jen ${minus}, takže je to ${total}.`
      : `Přesahují jen ${minus}, takže jejich součet je ${total}.`;
  const both = `${plus} ${plural(sizes.plus, 'zbývá', 'zbývají')} a ${minus} ${plural(sizes.minus, 'přesahuje', 'přesahují')}`;
  if (total === 0) return `${both}, takže oba součty jsou stejné.`;
  const [more, less] = total > 0 ? ['první', 'druhý'] : ['druhý', 'první'];
  return `${both}, takže ${more} součet je o ${Math.abs(total)} větší než ${less}.`;
}
