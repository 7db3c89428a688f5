import type { enLoading } from './en.ts';

export const esLoading: typeof enLoading = {
  load: {
    other: (name) => `${name}: una partida nueva.`,
  },
  another: {
    making: 'Creando tu sudoku …',
    saved: 'Guardado en la biblioteca',
    none: 'No se encontró ningún sudoku. Inténtalo otra vez.',
  },
  import: {
    title: 'Pegar o abrir un sudoku',
    label: 'Sudoku como texto',
    lead: 'Una línea de cifras, una cuadrícula de un foro, una lista de celdas: el texto dirá qué es.',
    file: 'Abrir un archivo',
    play: 'Jugar',
    playAnyway: 'Jugar de todos modos',
    open: 'Abrir',
    shared: (title) => `Un enlace a una partida: ${title}.`,
    empty: 'Pega un sudoku, o abre un archivo.',
    counting: 'Buscando soluciones …',
    unique: (name, givens) => `${name}, ${givens} cifras dadas, exactamente una solución.`,
    multiple: (name, givens) =>
      `${name}, ${givens} cifras dadas, pero más de una solución: la lógica no puede distinguirlas.`,
    none: (name) => `${name}: sin solución. Quizá se copió mal una cifra.`,
    unknown: (name) => `${name}: no se pudo hallar el número de soluciones.`,
    conflict: (what) => `Las cifras dadas incumplen una regla: ${what}.`,
    at: (line, column) => `Línea ${line}, columna ${column}`,
    name: 'Sudoku propio',
    drawings:
      'Este puzle tiene dibujos que aquí no se muestran. Pueden ser reglas que Pencilmark no comprueba.',
    unreadable: 'Este archivo no se pudo leer.',
    fog: 'Este puzle se juega con niebla. La niebla no se muestra aquí.',
  },
  remarks: {
    picture: 'Una imagen que puede contener reglas no se muestra aquí.',
    column: (name) => `La columna «${name}» no se lee aquí. Puede contener reglas.`,
    recognised: () => 'Algunas reglas se reconocieron por su dibujo.',
    otherSolution: 'El texto trae una solución que no es la de este puzle. Puede que aquí falten reglas.',
    severalSolutions:
      'El texto trae una solución, pero este puzle tiene varias. Puede que aquí falten reglas.',
  },
};
