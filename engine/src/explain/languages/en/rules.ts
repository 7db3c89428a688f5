/** Steps by rules beyond houses in English. */
import { begin, capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { aDigit, allOf, countWord, plural, thoseCells } from './words.ts';

export const EN_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${EN_NAMES[parts.technique]}: what can go in ${parts.cells}?`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`Take ${parts.rules} together.`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(
          parts,
          reminder || parts.count > 1 ? `Here, ${parts.cells}` : `With ${parts.rules}, ${parts.cells}`,
        ),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${EN_NAMES[parts.technique]}: what do the cells ${parts.home.in} add up to?`,
    why: [...counted(parts), ...remains(parts, capital(thoseCells(parts.size)))],
  }),

  'required-digit': (parts) => {
    const need = plural(parts.count, 'needs', 'need');
    return {
      what: `Required digit: some cells can’t do without ${aDigit(parts.digit)}.`,
      why: [
        ...(parts.areAll
          ? [`${begin(parts.rules)} ${need} ${aDigit(parts.digit)}, in ${parts.places}.`]
          : [
              `${begin(parts.rules)} in ${parts.cells} ${need} ${aDigit(parts.digit)}.`,
              `It can only go in ${parts.places}.`,
            ]),
        `Any cell that sees ${allOf(parts.size)} can’t be ${parts.digit}.`,
      ],
    };
  },

  'seen-places': ({ home, digit, places, size }) => ({
    what: `Common sight: which cell sees every place for ${digit} ${home.in}?`,
    why: [
      `${capital(home.in)}, ${digit} can only go in ${places}.`,
      `Any cell that sees ${allOf(size)}, even by a rule, can’t be ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

/** The digits left in the cells; `cells` begins the sentence. */
function remains({ eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains, cells: string): string[] {
  if (eitherSet) {
    const after = gone
      ? `${plural(eitherSet.split(/, | or /).length, 'That doesn’t have', 'None of these has')} ${gone}.`
      : unfit
        ? unfit.rests
          ? `If ${unfit.cell} were ${unfit.digit}, ${unfit.rests.others} would have to be ${unfit.rests.digits}, but can’t.`
          : `If ${unfit.cell} were ${unfit.digit}, the rest couldn’t be filled.`
        : 'Not every mark fits one of these.';
    return [`${cells} can only be ${eitherSet}.`, after];
  }
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${cells} must ${size === 2 ? 'both' : 'all'} be ${same}.`];
    return [`${cells} can only be ${eitherFilling}${size === 1 ? '' : ', in that order'}.`];
  }
  if (emptied)
    return [
      `${cells} can be filled in several ways.`,
      `But if ${emptied.cell} were ${emptied.digit}, ${emptied.other} would have no digit left.`,
    ];
  if (unfit)
    return [
      `${cells} can be filled in several ways.`,
      `If ${unfit.cell} were ${unfit.digit}, the rest couldn’t be filled.`,
    ];
  return [`${cells} can be filled in several ways, but some marks don’t fit any of them.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, sizes, rules, kind, rulesCount, minus } = parts;
  const adds = `${capital(home.name)} ${plural(sizes.houses, 'adds', 'add')} up to ${all}`;
  const cages = kind === 'cage' && rulesCount > 1 ? `the ${countWord(rulesCount)} cages there` : rules;
  return [
    minus ? `${adds}, and ${cages} to ${sum}.` : `${adds}, and ${sum} of that is in ${cages}.`,
    left(parts),
  ];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus)
    return sizes.plus === 1
      ? `That leaves ${total} for ${plus}.`
      : `That leaves a total of ${total} for ${plus}.`;
  if (!plus)
    return sizes.minus === 1
      ? `Only ${minus} sticks out, so it is ${total}.`
      : `Only ${minus} stick out, so they add up to ${total}.`;
  const inside = `${plus} ${plural(sizes.plus, 'is', 'are')} left out`;
  const outside = `${minus} ${plural(sizes.minus, 'sticks', 'stick')} out`;
  if (total === 0) return `${inside} and ${outside}, so the two totals are the same.`;
  const [more, less] = total > 0 ? ['first', 'second'] : ['second', 'first'];
  return `${inside} and ${outside}, so the ${more} total is ${Math.abs(total)} more than the ${less}.`;
}
