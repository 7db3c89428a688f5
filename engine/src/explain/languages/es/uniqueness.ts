/** Uniqueness in Spanish: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { noneSeeing } from './words.ts';

export const ES_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Solo ${parts.roof.cells} puede ser otra cosa, así que tiene que serlo.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Entonces ${parts.roof.either} es ${parts.extra}, y ${noneSeeing(parts.roof.count, parts.extra)}.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Entonces una de las celdas ${parts.roof.cells} es ${parts.extra}.`,
      `Junto con ${parts.subset}, agota ${parts.subsetDigits} ${parts.home.in}.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, el ${parts.kept} solo puede ir en ${parts.roof.either}.`,
      `Si la otra fuera ${parts.eliminated}, las cuatro serían ${parts.eitherDigit}.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, el ${parts.eliminated} solo puede ir en estas celdas.`,
      `Si ${parts.roof.either} fuera ${parts.eliminated}, la otra también, y las cuatro serían ${parts.eitherDigit}.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, el ${parts.kept} solo puede ir en estas celdas.`,
      `Si ${parts.target} fuera ${parts.eliminated}, las esquinas de al lado serían ${parts.kept}, y la opuesta ${parts.eliminated}.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `Con ${parts.eliminated} en ${parts.roof}, eso es lo que pasaría.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `Entonces una de las celdas ${parts.roof} es ${parts.extra}, y ${noneSeeing(2, parts.extra)}.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1 (bivalue universal grave): todas las celdas vacías menos ${roof} tienen dos candidatos.`,
    why: [
      `Todas las celdas vacías menos ${cell} tienen dos candidatos.`,
      `Cada cifra que falta tiene dos sitios en cada fila, columna y bloque; solo el ${digit} tiene tres ${houses.in}.`,
      `Sin ese ${digit}, cada celda podría intercambiar sus dos cifras, y el puzle tendría dos soluciones o ninguna.`,
      `Eso no puede ser, así que el ${digit} tiene que ir ahí.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${ES_NAMES[technique]}: ¿y si ${corners} fueran todas ${eitherDigit}?`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `Si ${corners} fueran todas ${eitherDigit}, ${digits} podrían intercambiarse, y el puzle tendría dos soluciones.`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `Ninguna de las celdas ${corners} es una pista, y las que ya están llenas contienen ${digits}.`,
    `Si las cuatro fueran ${eitherDigit}, ${digits} podrían intercambiarse, y el puzle tendría dos soluciones.`,
  ];
}
