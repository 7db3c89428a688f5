/** Steps by rules beyond houses in English. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { plural } from './words.ts';

export const EN_RULES = {
  'rule-filling': (parts) => ({
    what: `Look at what ${parts.rules} still ${plural(parts.count, 'allows', 'allow')}.`,
    why: [
      `${parts.home ? `${capital(parts.home.in)}, ` : ''}${parts.rules} ${plural(parts.count, 'is', 'are')} about ${parts.cells}.`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `The rule of 45 works ${parts.home.in}.`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `Some cells need a ${parts.digit}, wherever it stands in them.`,
    why: [
      `${parts.rules} cannot be met without a ${parts.digit} in ${parts.places}.`,
      `A cell that sees every one of these places is not ${parts.digit}.`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${capital(home.in)}, all places of ${digit} are seen by one cell.`,
    why: [
      `${capital(home.in)}, ${digit} can only stand in ${places}.`,
      `A cell that sees all of these, by a house or by a rule, is not ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`Only these combinations are left for ${cells}: ${sets}.`];
  if (fillings) return [`Read in order, ${cells} can only be filled like this: ${fillings}.`];
  if (emptied)
    return [`If ${emptied.cell} were ${emptied.digit}, for one, nothing would be left for ${emptied.other}.`];
  return [`None of the ways to fill ${cells} has any of the digits that go.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  return [
    `All digits ${parts.home.of} add up to ${parts.all}. The sums counted there, ${parts.rules}, come to ${parts.counted}.`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `That leaves a sum of ${total} for ${plus}.`;
  if (!plus) return `They reach beyond by ${minus}, which have a sum of ${total}.`;
  if (total === 0) return `So ${plus} and ${minus} have the same sum.`;
  return total > 0
    ? `So the sum of ${plus} is ${total} more than that of ${minus}.`
    : `So the sum of ${minus} is ${-total} more than that of ${plus}.`;
}
