import { ES } from 'pencilmark/explain/es';
import type { enHints } from './en.ts';

const { and } = ES.lists;

/** Spanish around the steps of logic. */
export const esHints: typeof enHints = {
  title: 'Pista',
  depth: (depth, of) => `Pista ${depth} de ${of}`,
  depths: { nudge: 'Pista', what: 'Dónde', why: 'Por qué', notation: 'Todo' },
  showWhere: 'Mostrar dónde',
  showWhy: 'Mostrar por qué',
  next: 'Seguir',
  nextLink: 'Siguiente eslabón',
  previous: 'Atrás',
  all: 'Todo',
  strip: 'Eslabones',
  about: (name) => `¿Qué es «${name}»?`,
  trial: 'Ensayo',
  trials: {
    title: 'Aquí no ayuda ningún patrón',
    nothing:
      'Ninguna de las técnicas que conocemos hace avanzar este tablero. Queda probar: suponer una cifra, seguirla y ver cómo falla.',
    found: (digits, steps) =>
      `Hemos encontrado ${digits === 1 ? 'una que falla' : `${digits} en una celda que fallan todas`} tras ${steps} ${steps === 1 ? 'paso' : 'pasos'}. Una cifra hallada así cuenta como ayuda.`,
    unproved:
      'No hemos encontrado ninguna que falle lo bastante pronto para mostrarlo. Una cifra hallada así cuenta como ayuda.',
    walk: 'Paso a paso',
    tell: 'Decirme solo la cifra',
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
  failed: (reason) => `No se pudo encontrar una pista (${reason}).`,
  several: 'El sudoku tiene varias soluciones; esto vale en todas.',

  impossible: 'Las cifras dadas no tienen solución, así que no hay nada que encontrar.',
  'dead-end':
    'Desde estas respuestas y marcas ya no se puede llegar a ninguna solución. Hay que deshacer algo.',
  'open-end':
    'El sudoku tiene varias soluciones, y desde aquí nada vale en todas: solo se avanza adivinando.',
  filled: 'Todas las celdas están llenas. No queda nada que encontrar.',
  stopped: 'No se encontró ningún paso.',

  mistakes: {
    'wrong-entries': {
      name: 'Algo no va bien',
      nudge: (count) =>
        count === 1 ? 'Una respuesta no es correcta.' : `${count} respuestas no son correctas.`,
      what: (house) => `Mira las respuestas: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `${cells[0]} contiene una cifra equivocada.`
          : `${and(cells)} contienen cifras equivocadas.`,
      applied: (cells) => `${and(cells)}: borrado.`,
    },
    'wrong-marks': {
      name: 'Algo no va bien',
      nudge: (count) =>
        count === 1
          ? 'En las marcas de una celda falta su cifra.'
          : `En las marcas de ${count} celdas falta su cifra.`,
      what: (house) => `Mira las marcas: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `En las marcas de ${cells[0]} falta una cifra: la que va ahí.`
          : `En las marcas de ${and(cells)} faltan cifras: las que van ahí.`,
      applied: (cells) => `Todos los candidatos anotados en ${and(cells)}.`,
    },
  },

  applied: (name, what) => `${name}, aplicado: ${what}.`,

  used: {
    title: '¿Qué acabo de usar?',
    nothing: 'Aún no has deducido nada: ni has escrito cifras ni has tachado marcas.',
    program: (what) => `${what}: lo hizo el programa por ti.`,
    hint: (name) => `Aplicaste una pista: ${name}.`,
    mistaken: 'Antes de esa jugada había un error en el tablero, así que de él no se puede probar nada.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name}, y luego es un único.`,
    unjustified: (what) =>
      `${what}: nada tan sencillo lo justifica. Puede ser correcto, pero aquí ninguna técnica lo prueba sin ensayar.`,
    looking: 'Buscando qué justifica tu última jugada …',
  },
};
