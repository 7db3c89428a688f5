import type { Locale } from '../locale.ts';

const cells = (count: number): string => (count === 1 ? '1 celda' : `${count} celdas`);

const COLOURS = ['rojo', 'naranja', 'amarillo', 'verde', 'turquesa', 'azul', 'violeta', 'gris'];

/** Spanish for the play page. */
export const esPlay: Locale['play'] = {
  menu: { open: 'Menú' },
  nav: { label: 'Páginas', skip: 'Al tablero' },
  pages: { play: 'Jugar', puzzles: 'Sudokus', make: 'Crear', watch: 'Observar', library: 'Colección' },
  levels: { easy: 'Fácil', medium: 'Medio', hard: 'Difícil' },
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Grupos disjuntos',
    twodoku: 'Twodoku',
    butterfly: 'Mariposa',
    samurai: 'Samurái',
    tinysamurai: 'Samurái pequeño',
  },
  colours: COLOURS,
  marks: { corner: 'marca de esquina', centre: 'marca central' },

  cell: {
    place: (row, column) => `Fila ${row}, columna ${column}`,
    empty: 'vacía',
    given: 'dada',
    corner: (digits) => `esquina ${digits.join(' ')}`,
    centre: (digits) => `centro ${digits.join(' ')}`,
    allowed: (digits) => `posible ${digits.join(' ')}`,
    single: (digits) => `único ${digits.join(' ')}`,
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `línea hasta ${end}`,
      strong: (end) => `enlace fuerte con ${end}`,
      weak: (end) => `enlace débil con ${end}`,
    },
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
    several: 'Varias',
    severalLong: 'Seleccionar varias celdas',
    check: 'Comprobar',
    hint: 'Pista',
  },

  clock: { pause: 'Pausa', resume: 'Seguir', time: 'Tiempo', paused: 'En pausa' },

  serial: {
    label: 'El tablero como texto',
    load: 'Cargar',
    giveUp: 'Volver al tablero tal como está',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'El navegador no permite copiar aquí; selecciona el texto y cópialo.',
  },

  said: {
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
    filled: (where) => `Marcas escritas ${where}.`,
    done: 'Hecho.',
  },

  help: {
    label: '¿Cuánta ayuda quieres?',
    short: 'Ayuda',
    presets: { paper: 'Papel', usual: 'Habitual', everything: 'Todo' },
    later: 'Cerrar; también está en los ajustes',
  },

  doings: {
    label: 'El programa hace',
    accept: 'Aceptar',
    reveal: 'Revelar',
    solve: 'Resolver',
    fill: 'Llenar marcas',
    reset: 'Reiniciar',
    clear: 'Vaciar',
    long: {
      accept: 'Escribir todos los únicos que se muestran, o las marcas solitarias de las celdas elegidas',
      reveal: 'Escribir la respuesta de la celda seleccionada',
      solve: 'Resolver desde aquí',
      fill: 'Anotar todo lo que permiten las reglas',
      reset: 'Empezar de nuevo: desaparecen respuestas y marcas',
      clear: 'Vaciar el tablero, también las cifras dadas',
    },
  },

  later: { failed: 'Esta parte de la página no se pudo cargar. ¿Hay conexión?' },
};
