import type { enLoading } from './en.ts';

export const esLoading: typeof enLoading = {
  load: {
    other: (name) => `Partida nueva: ${name}.`,
  },
  another: {
    making: 'Creando tu sudoku …',
    saved: 'Guardado en la biblioteca',
    none: 'No se encontró ningún sudoku. Inténtalo otra vez.',
  },
  import: {
    title: 'Importar sudoku',
    label: 'Texto del sudoku',
    lead: 'Pega cifras, una cuadrícula o un enlace. El formato se detecta solo.',
    file: 'Abrir un archivo',
    play: 'Jugar',
    playAnyway: 'Jugar de todos modos',
    open: 'Abrir',
    shared: (title) => `Enlace a una partida: ${title}.`,
    empty: 'Pega un sudoku o abre un archivo.',
    counting: 'Buscando soluciones …',
    unique: (name, givens) => `${name}, ${givens} cifras dadas, exactamente una solución.`,
    multiple: (name, givens) =>
      `${name}, ${givens} cifras dadas, pero varias soluciones; la lógica sola no puede terminarlo.`,
    none: (name) => `${name}: sin solución. Busca una errata.`,
    unknown: (name) => `${name}: no se pudieron contar las soluciones.`,
    conflict: (what) => `Las cifras dadas incumplen una regla: ${what}.`,
    at: (line, column) => `Línea ${line}, columna ${column}`,
    name: 'Mi sudoku',
    unreadable: 'No se pudo leer este archivo.',
  },
  remarks: {
    recognised: (names) => `Reconocido por el dibujo: ${names}.`,
    doubted: (names) => `Solo dibujado, porque esas reglas no encajan en el puzle: ${names}.`,
    otherSolution: 'La solución del texto no es la de este sudoku. Quizá falten reglas aquí.',
    severalSolutions: 'El texto trae una solución, pero este sudoku tiene varias. Quizá falten reglas aquí.',
  },
};
