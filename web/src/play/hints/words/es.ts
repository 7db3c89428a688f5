import { ES } from 'pencilmark/explain/es';
import type { enHints } from './en.ts';

const { and } = ES.lists;

/** Spanish around the steps of logic. */
export const esHints: typeof enHints = {
  title: 'Pista',
  depth: (depth, of) => `Pista ${depth} de ${of}`,
  depths: { nudge: 'Indicio', what: 'Dónde', why: 'Por qué', notation: 'Completo' },
  showWhere: 'Mostrar dónde',
  showWhy: 'Mostrar por qué',
  next: 'Seguir',
  nextLink: 'Siguiente eslabón',
  previous: 'Atrás',
  all: 'Todo',
  strip: 'Eslabones',
  about: (name) => `¿Qué es «${name}»?`,
  practise: 'Practicar',
  trial: 'Ensayo',
  trials: {
    early: {
      title: 'Aún no hemos encontrado ningún patrón',
      nothing:
        'Hemos dejado de buscar antes de probar todas las técnicas: el resto tardaría demasiado. Por ahora queda probar: suponer una cifra, seguirla y ver cómo falla.',
    },
    title: 'Aquí no ayuda ningún patrón',
    nothing:
      'Ninguna de las técnicas que conocemos hace avanzar este tablero. Queda probar: suponer una cifra, seguirla y ver cómo falla.',
    found: (digits, steps) =>
      `Hemos encontrado ${digits === 1 ? 'una que falla' : `${digits} en una celda que fallan todas`} tras ${steps} ${steps === 1 ? 'paso' : 'pasos'}. Una cifra hallada así cuenta como ayuda.`,
    unproved:
      'No hemos encontrado ninguna que falle lo bastante pronto para mostrarlo. Una cifra hallada así cuenta como ayuda.',
    walk: 'Paso a paso',
    digitOnly: 'Decirme solo la cifra',
  },
  within: (name) => `${name}, sin las marcas ya descartadas:`,
  pencilIn: 'Anotar de nuevo',
  keys: 'Teclas',
  copy: 'Copiar',
  link: (at, of) => `Eslabón ${at} de ${of}`,
  enter: (digit) => `Escribir ${digit}`,
  enterSeveral: (count) => `Escribir ${count} cifras`,
  remove: (digit) => `Quitar ${digit}`,
  removeSeveral: (count) => `Quitar ${count} marcas`,
  erase: (digit) => `Borrar ${digit}`,
  eraseSeveral: (count) => `Borrar ${count} cifras`,
  pencils: (cells) => `Añade las demás marcas de ${cells}.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  looking: 'Buscando el siguiente paso …',
  none: 'No se muestra ninguna pista.',
  failed: (reason) => `No se encontró ninguna pista (${reason}).`,
  several: 'Este paso vale en todas las soluciones de este sudoku.',

  impossible: 'Este sudoku no tiene solución, así que no hay nada que encontrar.',
  fog: {
    clear: 'Esta pista usa solo lo que está fuera de la niebla.',
    nothing: 'De lo que está fuera de la niebla no se deduce nada más.',
  },
  'dead-end': 'Desde aquí no hay solución. Deshaz algo primero.',
  'open-end': 'El sudoku tiene varias soluciones y ningún paso vale en todas; tendrías que adivinar.',
  filled: 'Todas las celdas están rellenas. No queda nada que encontrar.',
  stopped: 'No se encontró ningún paso.',

  mistakes: {
    'wrong-entries': {
      name: 'Algo no va bien',
      nudge: (count) => (count === 1 ? 'Una cifra es incorrecta.' : `${count} cifras son incorrectas.`),
      what: (house) => `Aquí hay una cifra incorrecta: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `La cifra de ${cells[0]} es incorrecta.`
          : `Las cifras de ${and(cells)} son incorrectas.`,
      applied: (cells) => `${and(cells)}: borrado.`,
    },
    'wrong-marks': {
      name: 'Algo no va bien',
      nudge: (count) =>
        count === 1
          ? 'En las marcas de una celda falta la cifra correcta.'
          : `En las marcas de ${count} celdas falta la cifra correcta.`,
      what: (house) => `Mira las marcas: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `En las marcas de ${cells[0]} falta la cifra correcta.`
          : `En las marcas de ${and(cells)} faltan las cifras correctas.`,
      applied: (cells) => `Todos los candidatos anotados en ${and(cells)}.`,
    },
  },

  applied: (name, what) => `${name}, aplicado: ${what}.`,

  used: {
    title: '¿Qué técnica fue?',
    nothing: 'Aún no hay ninguna deducción. Escribe una cifra o quita una marca primero.',
    program: (what) => `${what} se escribió por ti.`,
    hint: (name) => `Salió de una pista: ${name}.`,
    mistaken: 'Antes de esa jugada había un error en el tablero, así que no se puede deducir nada de él.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name} deja un único.`,
    unjustified: (what) => `${what}: ninguna técnica conocida lo demuestra. Aun así puede ser correcto.`,
    looking: 'Buscando la técnica de tu última jugada …',
  },
};
