/** Uniqueness in Czech: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';

export const CS_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Zabránit tomu může jen ${parts.roof.cells}, a to číslicí ${parts.extra}.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Takže jedna z buněk ${parts.roof.cells} je ${parts.extra}, a co vidí ${parts.roof.count === 2 ? 'obě' : 'všechny'}, tou číslicí není.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Takže jedna z buněk ${parts.roof.cells} je ${parts.extra}.`,
      `Spolu s ${parts.subset} to dává ${parts.home.in} holou skupinu číslic ${parts.subsetDigits}: ty se tam vyčerpají.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} se ${parts.kept} vejde jedině do ${parts.roof.cells}, takže jedna z nich je ${parts.kept}.`,
      `Kdyby druhá byla ${parts.eliminated}, vzor by byl úplný.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} se ${parts.eliminated} vejde jedině do těchto buněk.`,
      `Kdyby jedna z buněk ${parts.roof.cells} byla ${parts.eliminated}, byly by obě a vzor by byl úplný.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)} se ${parts.kept} vejde jedině do těchto buněk.`,
      `Kdyby ${parts.target} byla ${parts.eliminated}, bylo by ${parts.kept} v obou sousedních buňkách a ${parts.eliminated} naproti: vzor by byl úplný.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `S číslicí ${parts.eliminated} v ${parts.roof} by to tak bylo.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      avoidable(parts),
      `Takže jedna z buněk ${parts.roof} je ${parts.extra}, a co vidí obě, tou číslicí není.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `Je tu BUG + 1: každá volná buňka kromě ${roof} má dva kandidáty.`,
    why: [
      `Každá volná buňka má dva kandidáty, jen ${cell} má tři. A každá číslice má v každém domě, kde chybí, dvě místa; jen ${digit} má ${houses.in} tři.`,
      `Bez ${digit} v ${cell} by vše bylo po dvou. Pak by v každém řešení mohla každá buňka přejít na svou druhou číslici a řešení by byla dvě, nebo žádné.`,
      `Jen ${digit} v ${cell} tomu zabrání.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `${CS_NAMES[technique]}: ${digits} v ${corners}.`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `Kdyby ${corners} obsahovaly jen ${digits}, mohly by si tyto číslice vyměnit místa a sudoku by mělo dvě řešení.`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `Žádná z buněk ${corners} není zadaná a ${floor} už obsahují ${digits}. Kdyby všechny čtyři obsahovaly jen tyto číslice, křížem, mohly by si vyměnit místa a sudoku by mělo dvě řešení.`;
}
