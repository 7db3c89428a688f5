/** Uniqueness in Czech: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { noneSeeing } from './words.ts';

export const CS_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Jinou číslici může mít jen ${parts.roof.cells}, takže ji mít musí.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Proto musí být ${parts.extra} v ${parts.roof.either} a ${noneSeeing('buňka', parts.roof.count, parts.extra)}.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Jedna z buněk ${parts.roof.cells} tedy musí být ${parts.extra}.`,
      `Spolu s ${parts.subset} vyčerpá ${parts.home.in} číslice ${parts.subsetDigits}.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} může být ${parts.kept} jen v ${parts.roof.either}.`,
      `Kdyby druhá byla ${parts.eliminated}, byly by všechny čtyři ${parts.eitherDigit}.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} může být ${parts.eliminated} jen v těchto buňkách.`,
      `Kdyby byla v ${parts.roof.either}, byla by v obou a všechny čtyři by byly ${parts.eitherDigit}.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} může být ${parts.kept} jen v těchto buňkách.`,
      `Kdyby ${parts.target} byla ${parts.eliminated}, sousední rohy by byly ${parts.kept} a protější ${parts.eliminated}.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `S ${parts.eliminated} v ${parts.roof} by to právě nastalo.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `Jedna z buněk ${parts.roof} tedy musí být ${parts.extra} a ${noneSeeing('buňka', 2, parts.extra)}.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1 (bivalue universal grave): každá prázdná buňka kromě ${roof} má právě dva kandidáty.`,
    why: [
      `Každá prázdná buňka kromě ${cell} má dva kandidáty.`,
      `Každá chybějící číslice má v každém řádku, sloupci i bloku dvě místa, jen ${digit} má ${houses.in} tři.`,
      `Bez této ${digit} by každá buňka mohla své dvě číslice vyměnit a sudoku by mělo dvě řešení, nebo žádné.`,
      `To nejde, takže tam musí být ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${CS_NAMES[technique]}: co kdyby ${corners} byly všechny ${eitherDigit}?`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `Kdyby ${corners} byly všechny ${eitherDigit}, šlo by ${digits} prohodit a sudoku by mělo dvě řešení.`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `Žádná z buněk ${corners} není zadaná a ty už vyplněné obsahují ${digits}.`,
    `Kdyby byly všechny čtyři ${eitherDigit}, šlo by ${digits} prohodit a sudoku by mělo dvě řešení.`,
  ];
}
