/** Steps by rules beyond houses in German. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { plural } from './words.ts';

export const DE_RULES = {
  'rule-filling': (parts) => ({
    what: `Sieh dir an, was ${parts.rules} noch ${plural(parts.count, 'zulässt', 'zulassen')}.`,
    why: [
      `${capital(parts.home ? parts.home.in : 'hier')} geht es um ${parts.cells} und ${plural(parts.count, 'diese Regel', 'diese Regeln')}: ${parts.rules}.`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `Die 45er-Regel hilft ${parts.home.in}.`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `Einige Zellen brauchen eine ${parts.digit}, wo auch immer sie dort steht.`,
    why: [
      `Ohne eine ${parts.digit} in ${parts.places} ist nicht zu erfüllen: ${parts.rules}.`,
      `Eine Zelle, die alle diese Plätze sieht, ist nicht ${parts.digit}.`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${capital(home.in)} sieht eine einzige Zelle alle Plätze der ${digit}.`,
    why: [
      `${capital(home.in)} kann ${digit} nur in ${places} stehen.`,
      `Eine Zelle, die alle diese Plätze sieht, durch ein Haus oder durch eine Regel, ist nicht ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`Für ${cells} bleiben nur diese Kombinationen: ${sets}.`];
  if (fillings) return [`Der Reihe nach gelesen, lassen sich ${cells} nur so füllen: ${fillings}.`];
  if (emptied)
    return [`Wäre zum Beispiel ${emptied.cell} ${emptied.digit}, bliebe nichts für ${emptied.other}.`];
  return [`Wie man ${cells} auch füllt: Die Ziffern, die wegfallen, kommen nie vor.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  return [
    `Alle Ziffern ${parts.home.of} ergeben zusammen ${parts.all}. Die Summen, die dort gezählt werden (${parts.rules}), ergeben ${parts.counted}.`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `Für ${plus} bleibt die Summe ${total}.`;
  if (!plus) return `Sie reichen um ${minus} hinaus; deren Summe ist ${total}.`;
  if (total === 0) return `Also haben ${plus} und ${minus} dieselbe Summe.`;
  return total > 0
    ? `Also ist die Summe von ${plus} um ${total} größer als die von ${minus}.`
    : `Also ist die Summe von ${minus} um ${-total} größer als die von ${plus}.`;
}
