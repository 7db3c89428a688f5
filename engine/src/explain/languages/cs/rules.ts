/** Steps by rules beyond houses in Czech. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { plural } from './words.ts';

export const CS_RULES = {
  'rule-filling': (parts) => ({
    what: `Podívej se, co ještě ${plural(parts.count, 'dovoluje', 'dovolují')} ${parts.rules}.`,
    why: [
      `${parts.home ? `${capital(parts.home.in)}: ` : ''}${parts.rules}; jde o ${parts.cells}.`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `${capital(parts.home.in)} pomůže pravidlo 45.`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `Některé buňky potřebují ${parts.digit}, ať v nich stojí kdekoli.`,
    why: [
      `Bez ${parts.digit} v ${parts.places} nelze splnit: ${parts.rules}.`,
      `Buňka, která vidí všechna tato místa, není ${parts.digit}.`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${capital(home.in)} vidí jediná buňka všechna místa pro ${digit}.`,
    why: [
      `${capital(home.in)} může být ${digit} jen v ${places}.`,
      `Buňka, která je vidí všechna, přes dům nebo přes pravidlo, není ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`Pro ${cells} zbývají jen tyto kombinace: ${sets}.`];
  if (fillings) return [`Čteno po řadě, ${cells} lze vyplnit jen takto: ${fillings}.`];
  if (emptied)
    return [`Kdyby například ${emptied.cell} byla ${emptied.digit}, nezbylo by nic pro ${emptied.other}.`];
  return [`Ať ${cells} vyplníme jakkoli, vyškrtávané číslice se tam nevyskytnou.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  return [
    `Všechny číslice ${parts.home.of} dávají dohromady ${parts.all}. Součty, které se tam počítají (${parts.rules}), dávají ${parts.counted}.`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `Pro ${plus} zbývá součet ${total}.`;
  if (!plus) return `Přesahují o ${minus}, jejichž součet je ${total}.`;
  if (total === 0) return `Takže ${plus} a ${minus} mají stejný součet.`;
  return total > 0
    ? `Takže součet ${plus} je o ${total} větší než součet ${minus}.`
    : `Takže součet ${minus} je o ${-total} větší než součet ${plus}.`;
}
