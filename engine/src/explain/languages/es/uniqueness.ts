/** Uniqueness in Spanish: rectangles, avoidable rectangles, the bivalue universal grave. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';

export const ES_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `Solo ${parts.roof.cells} puede evitarlo, conteniendo ${parts.extra}.`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Así que una de las celdas ${parts.roof.cells} es ${parts.extra}, y lo que ve ${parts.roof.count === 2 ? 'ambas' : 'todas'} no lo es.`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `Así que una de las celdas ${parts.roof.cells} es ${parts.extra}.`,
      `Con ${parts.subset} eso forma un grupo desnudo de ${parts.subsetDigits} ${parts.home.in}: esas cifras quedan agotadas ahí.`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} solo cabe en ${parts.roof.cells}, así que una de ellas es ${parts.kept}.`,
      `Si la otra fuera ${parts.eliminated}, el patrón estaría completo.`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.eliminated} solo cabe en estas celdas.`,
      `Si una de las celdas ${parts.roof.cells} fuera ${parts.eliminated}, lo serían ambas, y el patrón estaría completo.`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${capital(parts.home.in)}, ${parts.kept} solo cabe en estas celdas.`,
      `Si ${parts.target} fuera ${parts.eliminated}, ${parts.kept} estaría en las dos celdas contiguas y ${parts.eliminated} enfrente: el patrón estaría completo.`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `Con ${parts.eliminated} en ${parts.roof} sería así.`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      avoidable(parts),
      `Así que una de las celdas ${parts.roof} es ${parts.extra}, y lo que ve ambas no lo es.`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `Hay un BUG + 1: todas las celdas libres menos ${roof} tienen dos candidatos.`,
    why: [
      `Todas las celdas libres tienen dos candidatos, solo ${cell} tiene tres. Y cada cifra tiene dos sitios en cada casa donde falta; solo ${digit} tiene tres ${houses.in}.`,
      `Sin ${digit} en ${cell} todo iría de dos en dos. Entonces, en cualquier solución, cada celda podría cambiar a su otra cifra, y habría dos soluciones o ninguna.`,
      `Solo ${digit} en ${cell} libra de eso al sudoku.`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `${ES_NAMES[technique]} con ${digits} en ${corners}.`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `Si ${corners} solo contuvieran ${digits}, estas cifras podrían intercambiarse, y el sudoku tendría dos soluciones.`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `Ninguna de las celdas ${corners} viene dada, y ${floor} ya contienen ${digits}. Si las cuatro contuvieran solo estas cifras, en cruz, podrían intercambiarse, y el sudoku tendría dos soluciones.`;
}
