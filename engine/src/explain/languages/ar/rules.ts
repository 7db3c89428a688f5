/** Steps by rules beyond houses in Arabic. */
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { AR_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { countOfMasculine, neither, noneSeeing, plural, theseCells } from './words.ts';

export const AR_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${AR_NAMES[parts.technique]}: ماذا يصلح في ${parts.cells}؟`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`انظر إلى ${parts.rules} معًا.`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(parts, reminder || parts.count > 1 ? 'هنا' : `بحسب ${parts.rules}`, parts.cells),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${AR_NAMES[parts.technique]}: ما مجموع الخلايا ${parts.home.in}؟`,
    why: [...counted(parts), ...remains(parts, 'إذن', theseCells(parts.size))],
  }),

  'required-digit': ({ rules, digit, cells, areAll, places, size }) => ({
    what: `رقم لازم: هناك خلايا لا تستغني عن ${digit}.`,
    why: [
      ...(areAll
        ? [`بحسب ${rules} لا بد من ${digit}، ومكانه ${places}.`]
        : [`بحسب ${rules} لا بد من ${digit} في ${cells}.`, `ولا يصلح إلا في ${places}.`]),
      `${noneSeeing(size, digit)}.`,
    ],
  }),

  'seen-places': ({ home, digit, places, size }) => ({
    what: `رؤية مشتركة: أي خلية ترى كل أماكن ${digit} ${home.in}؟`,
    why: [`${home.in} لا يصلح ${digit} إلا في ${places}.`, `${noneSeeing(size, digit)}، ولو بحسب قاعدة.`],
  }),
} satisfies Partial<Tellers>;

/** The digits left in the cells; the first sentence follows `opening`. */
function remains(
  { eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains,
  opening: string,
  cells: string,
): string[] {
  const only = (what: string): string => `${opening} لا يصلح في ${cells} إلا ${what}`;
  if (eitherSet) {
    const after = gone
      ? `وليس بينها ${neither(gone)}.`
      : unfit
        ? unfit.rests
          ? `لو كانت ${unfit.cell} هي ${unfit.digit}، لما بقي في ${unfit.rests.others} إلا ${unfit.rests.digits}، وهذا لا يصح.`
          : `لو كانت ${unfit.cell} هي ${unfit.digit}، لما صلح شيء منها في باقي الخلايا.`
        : 'وهناك مرشحات لا توافق أيًّا منها.';
    return [`${only(eitherSet)}.`, after];
  }
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${only(same)}.`];
    return [`${only(eitherFilling)}${size === 1 ? '' : ' بهذا الترتيب'}.`];
  }
  const several = `${opening} يمكن ملء ${cells} بعدة طرق`;
  if (emptied)
    return [
      `${several}.`,
      `لكن لو كانت ${emptied.cell} هي ${emptied.digit}، لما بقي أي رقم للخلية ${emptied.other}.`,
    ];
  if (unfit) return [`${several}.`, `لكن لو كانت ${unfit.cell} هي ${unfit.digit}، لما أمكن ملء الباقي.`];
  return [`${several}، لكن هناك مرشحات لا توافق أيًّا منها.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, rules, kind, rulesCount, minus } = parts;
  const inner = plural(rulesCount, '', 'القفصين', `الأقفاص ال${countOfMasculine(rulesCount)}`);
  const cages = kind === 'cage' && rulesCount > 1 ? `${inner} هناك` : rules;
  const adds = `مجموع ${home.name} هو ${all}`;
  return [minus ? `${adds}، ومجموع ${cages} هو ${sum}.` : `${adds}، منه ${sum} في ${cages}.`, left(parts)];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus) return `يبقى ${sizes.plus === 1 ? total : `مجموع ${total}`} في ${plus}.`;
  if (!plus)
    return sizes.minus === 1 ? `لا يبرز إلا ${minus}، فهي ${total}.` : `لا يبرز إلا ${minus}، فمجموعها ${total}.`;
  const both = `تبقى ${plus} وتبرز ${minus}`;
  if (total === 0) return `${both}، فالمجموعان متساويان.`;
  const [more, less] = total > 0 ? ['الأول', 'الثاني'] : ['الثاني', 'الأول'];
  return `${both}، فالمجموع ${more} أكبر من ${less} بمقدار ${Math.abs(total)}.`;
}
