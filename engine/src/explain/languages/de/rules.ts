/** Steps by rules beyond houses in German. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { DE_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { allOf, countWord, noneSeeing, plural } from './words.ts';

export const DE_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${DE_NAMES[parts.technique]}: Was passt in ${parts.cells}?`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`Arbeite mit ${parts.rules} zugleich.`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(parts, reminder || parts.count > 1 ? 'Hier' : `Mit ${parts.rules}`, parts.cells),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${DE_NAMES[parts.technique]}: Was ergeben die Zellen ${parts.home.in} zusammen?`,
    why: [
      ...counted(parts),
      ...remains(parts, 'Also', parts.size === 1 ? 'diese Zelle' : `diese ${countWord(parts.size)} Zellen`),
    ],
  }),

  'required-digit': ({ rules, digit, cells, areAll, places, size }) => ({
    what: `Benötigte Ziffer: Manche Zellen kommen nicht ohne ${digit} aus.`,
    why: [
      ...(areAll
        ? [`${by(rules)} geht es nicht ohne ${digit}: Sie steht in ${places}.`]
        : [`${by(rules)} geht es in ${cells} nicht ohne ${digit}.`, `Sie passt nur in ${places}.`]),
      `${noneSeeing('Keine', size, digit)}.`,
    ],
  }),

  'seen-places': ({ home, digit, places, size }) => ({
    what: `Gemeinsame Sicht: Welche Zelle sieht alle Plätze für die ${digit} ${home.in}?`,
    why: [
      `${capital(home.in)} passt die ${digit} nur in ${places}.`,
      `Keine Zelle, die ${allOf(size)} sieht, und sei es durch eine Regel, kann ${digit} sein.`,
    ],
  }),
} satisfies Partial<Tellers>;

function by(rules: string): string {
  return `Bei ${rules}`.replace(/^Bei dem /, 'Beim ');
}

/** The digits left in the cells; a verb follows `opening`. */
function remains(
  { eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains,
  opening: string,
  cells: string,
): string[] {
  const only = (what: string): string => `${opening} bleibt für ${cells} nur ${what}`;
  if (eitherSet) {
    const after = gone
      ? `Für ${gone} ist darin kein Platz.`
      : unfit
        ? unfit.rests
          ? `Stünde in ${unfit.cell} die ${unfit.digit}, bliebe für ${unfit.rests.others} nur ${unfit.rests.digits}, aber das geht nicht.`
          : `Stünde in ${unfit.cell} die ${unfit.digit}, wäre für die übrigen Zellen nichts davon mehr möglich.`
        : 'Nicht jeder Kandidat passt dazu.';
    return [`${only(eitherSet)}.`, after];
  }
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${opening} müssen ${cells} ${size === 2 ? 'beide' : 'alle'} ${same} sein.`];
    return [`${only(eitherFilling)}${size === 1 ? '' : ', der Reihe nach'}.`];
  }
  const several = `${opening} gibt es für ${cells} mehrere Möglichkeiten`;
  if (emptied)
    return [
      `${several}.`,
      `Stünde in ${emptied.cell} aber ${emptied.digit}, bliebe für ${emptied.other} keine Ziffer.`,
    ];
  if (unfit)
    return [
      `${several}.`,
      `Stünde in ${unfit.cell} aber ${unfit.digit}, ließen sich die übrigen nicht füllen.`,
    ];
  return [`${several}, aber manche Kandidaten passen in keine davon.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, sizes, rules, kind, rulesCount, minus } = parts;
  const adds = `${capital(home.name)} ${plural(sizes.houses, 'ergibt', 'ergeben')} zusammen ${all}`;
  const cages = kind === 'cage' && rulesCount > 1 ? `den ${countWord(rulesCount)} Käfigen dort` : rules;
  const inside = `in ${cages}`.replace(/^in dem /, 'im ');
  return [
    minus ? `${adds}, und ${inside} stecken ${sum}.` : `${adds}, davon stecken ${sum} ${inside}.`,
    left(parts),
  ];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus)
    return sizes.plus === 1 ? `Für ${plus} bleibt ${total}.` : `Für ${plus} bleibt die Summe ${total}.`;
  if (!plus)
    return sizes.minus === 1
      ? `Nur ${minus} ragt heraus, ist also ${total}.`
      : `Nur ${minus} ragen heraus, ergeben also zusammen ${total}.`;
  const inside = `${plus} ${plural(sizes.plus, 'bleibt', 'bleiben')} übrig`;
  const outside = `${minus} ${plural(sizes.minus, 'ragt', 'ragen')} heraus`;
  if (total === 0) return `${inside} und ${outside}, also sind beide Summen gleich.`;
  const [more, less] = total > 0 ? ['erste', 'zweite'] : ['zweite', 'erste'];
  return `${inside} und ${outside}, also ist die ${more} Summe um ${Math.abs(total)} größer als die ${less}.`;
}
