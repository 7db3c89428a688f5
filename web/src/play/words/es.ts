import type { enPlay } from './en.ts';

const COLOURS = ['rojo', 'naranja', 'amarillo', 'verde', 'turquesa', 'azul', 'violeta', 'gris'];

const cells = (count: number): string => (count === 1 ? '1 celda' : `${count} celdas`);

export const esPlay: typeof enPlay = {
  colours: COLOURS,
  marks: { corner: 'marca de esquina', centre: 'marca central' },
  cell: {
    place: (row, column) => `Fila ${row}, columna ${column}`,
    inText: (row, column) => `fila ${row}, columna ${column}`,
    empty: 'vacía',
    given: 'dada',
    corner: (digits) => `esquina ${digits.join(' ')}`,
    centre: (digits) => `centro ${digits.join(' ')}`,
    allowed: (digits) => `posible ${digits.join(' ')}`,
    single: (digits) => `único ${digits.join(' ')}`,
    conflict: 'incumple una regla',
    wrong: 'no es la solución',
  },
  board: {
    label: (name) => `Tablero de sudoku, ${name}`,
    in: 'Celdas más grandes',
    out: 'Celdas más pequeñas',
  },
  modes: {
    label: 'Qué escribe una tecla de cifra',
    digit: 'Cifra',
    corner: 'Esquina',
    centre: 'Centro',
    colour: 'Color',
  },
  pad: {
    label: 'Teclas',
    key: {
      digit: (symbol) => `Escribir ${symbol}`,
      corner: (symbol) => `Marca de esquina ${symbol}`,
      centre: (symbol) => `Marca central ${symbol}`,
      colour: (index) => `Color ${COLOURS[index]}`,
    },
    left: (count) => `quedan ${count}`,
    erase: 'Borrar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    severalLong: 'Seleccionar varias celdas',
    check: 'Comprobar',
    hint: 'Pista',
    tools: 'Herramientas',
    pen: 'Lápiz',
    moves: 'Jugadas',
  },
  clock: { pause: 'Pausa', resume: 'Seguir', time: 'Tiempo', paused: 'En pausa' },
  copied: 'Copiado',
  notCopied: 'El navegador no permite copiar aquí; selecciona el texto y cópialo.',
  messages: {
    given: 'Eso viene dado.',
    zoomed: (cell) => `Celdas de ${cell} píxeles.`,
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    nothing: 'Nada que hacer.',
    reset: 'Desde el principio.',
    cleared: 'El tablero está vacío.',
    paused: 'En pausa.',
    resumed: 'El juego sigue.',
    won: '¡Resuelto!',
    notSolution: (done) => `${done} Esa no es la solución.`,
    filledWrong: 'Todas las celdas están llenas, pero se incumple una regla.',
    conflict: (done, conflict) => `${done} ${conflict}.`,
    mode: (mode) => `Modo ${mode}.`,
    selected: (count) => `${cells(count)} seleccionadas.`,
  },
  moved: {
    where: (count, cell) => (count === 1 ? `en ${cell}` : `en ${cells(count)}`),
    entered: (symbol, where) => `${symbol} ${where}.`,
    erased: (where) => `Borrado ${where}.`,
    marked: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Sin ${what} ${where}.`,
    },
    coloured: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Sin ${what} ${where}.`,
    },
    placed: (where) => `Cifras escritas ${where}.`,
    filled: (where) => `Marcas escritas ${where}.`,
    done: 'Hecho.',
  },
};
