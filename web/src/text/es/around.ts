import type { Locale } from '../locale.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

const PACES = {
  hare: 'rápido como una liebre',
  between: 'entre la liebre y la tortuga',
  tortoise: 'constante como una tortuga',
} as const;

/** Spanish for everything around the play page. */
export const esAround: Locale['around'] = {
  menu: {
    title: 'Menú',
    import: 'Pegar o abrir un sudoku',
    reset: 'Empezar de nuevo',
    clear: 'Vaciar el tablero',
    settings: 'Ajustes',
    keys: 'Teclado',
    pause: 'Pausa',
    moves: 'Árbol de jugadas',
    pen: 'Lápiz: colorear candidatos, trazar líneas',
    used: '¿Qué acabo de usar?',
    path: 'Camino de este sudoku',
    watch: 'Ver cómo se resuelve',
    share: 'Compartir',
    replay: 'Ver de nuevo',
    print: 'Imprimir',
  },

  win: {
    title: 'Resuelto',
    byProgram: 'Resuelto por el programa',
    next: 'Siguiente sudoku',
    text: 'Cada celda está llena, cada regla cumplida.',
  },

  elsewhere: {
    title: 'Abierto en otra pestaña',
    text: 'Esta partida se juega en otra pestaña o ventana. No se pierde nada: puede seguir aquí.',
    here: 'Jugar aquí',
    other: 'Elegir otro sudoku',
  },

  storage: {
    title: 'Conservar la partida',
    blocked: (reason) =>
      `Este navegador no conserva partidas aquí (${reason}). Las jugadas viven lo que viva esta pestaña.`,
    failed: (reason) => `Las últimas jugadas no se pudieron conservar (${reason}).`,
    damaged: (reason) => `Una partida guardada no se pudo leer (${reason}). No se borró nada de ella.`,
    partly: (reason) => `El final de la partida no se pudo leer (${reason}). Sigue desde antes.`,
    changed: () => 'Las últimas jugadas no se pudieron conservar: otra pestaña ha cambiado esta partida.',
    download: 'Guardar como archivo',
    dismiss: 'Cerrar',
  },

  check: {
    right: 'Ningún error hasta ahora.',
    wrong: (names) =>
      names.length === 1
        ? `1 respuesta no es la solución: ${names[0]}.`
        : `${names.length} respuestas no son la solución: ${names.join(', ')}.`,
    impossible: 'Las cifras dadas no tienen solución.',
    openEnd: 'El sudoku tiene varias soluciones, y aún se puede llegar a una.',
    deadEnd: 'Desde aquí no se puede llegar a ninguna solución.',
  },

  dialog: { close: 'Cerrar' },
  newer: { message: 'Hay una versión nueva de la página.', now: 'Actualizar', later: 'Más tarde' },
  toast: { undo: 'Deshacer', stop: 'Parar', close: 'Cerrar' },

  gauge: (time, par, pace) => `${time}, cuando ${par} está bien: ${PACES[pace]}.`,

  picker: {
    label: (place) => `Cifras para ${place.toLowerCase()}`,
    close: 'Cerrar',
  },

  accept: {
    hidden: 'No se muestran únicos. Los ajustes pueden mostrar los desnudos y los ocultos.',
    none: 'No hay únicos en el tablero.',
    done: (count) => (count === 1 ? '1 único escrito.' : `${count} únicos escritos.`),
  },

  reveal: {
    there: 'Esa celda contiene su respuesta.',
    wrong: (names) => `No se revela nada mientras el tablero esté mal: mira antes ${names.join(', ')}.`,
    deadEnd: 'No se puede revelar nada: desde aquí no se puede llegar a ninguna solución.',
  },

  solve: {
    working: (ms) => `Resolviendo … ${seconds(ms)}`,
    unique: (ms) => `Resuelto en ${seconds(ms)}.`,
    multiple: (ms) => `Resuelto en ${seconds(ms)}: es una de varias soluciones.`,
    none: (ms) => `Desde aquí no se puede llegar a ninguna solución; tardó ${seconds(ms)}.`,
    stopped: (ms) => `Parado tras ${seconds(ms)}.`,
  },

  load: {
    other: (name) => `${name}: una partida nueva.`,
  },

  shelf: {
    withoutScript: 'El mismo juego sin una línea de JavaScript:',
    title: 'Sudokus',
    lead: 'Hechos aquí, y de cada uno está probado que tiene exactamente una solución.',
    levels: {
      easy: 'Solo únicos, y muchas cifras dadas.',
      medium: 'Solo únicos, pero menos cifras dadas.',
      hard: 'Los únicos no bastan.',
    },
    givens: (count) => `${count} dadas`,
    own: 'Pegar o abrir el tuyo',
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
    unreadable: 'Este archivo no se pudo leer.',
  },

  keys: {
    title: 'Teclado',
    key: 'Tecla',
    does: 'Qué hace',
    lead: 'Las letras que son cifras de un tablero grande escriben esas cifras.',
    other: 'Cambiar',
    change: (does) => `Cambiar la tecla de: ${does}`,
    press: (does) => `Pulsa la nueva tecla de «${does}». Escape la deja como está.`,
    taken: (key, does) => `${key} es la tecla de «${does}».`,
    takeOver: 'Tomarla',
    leave: 'Dejarla',
    writes: (key) => `${key} escribe una cifra y no puede ser otra tecla.`,
    done: (key, does) => `${key}: ${does}.`,
    kept: 'Las teclas quedan como estaban.',
    reset: 'Teclas habituales',
    wereReset: 'Todas las teclas son las habituales.',
    space: 'Espacio',
    fixed: {
      digit: 'Escribir en el modo actual',
      corner: 'Marca de esquina',
      centre: 'Marca central',
      colour: 'Color',
      extend: 'Ampliar la selección',
      drag: 'Mayús o Ctrl con flechas o clic; arrastrar',
      same: 'Todas las celdas con esa cifra',
      doubleClick: 'Doble clic',
    },
    commands: {
      'move-up': 'Arriba, dando la vuelta al final',
      'move-down': 'Abajo',
      'move-left': 'A la izquierda',
      'move-right': 'A la derecha',
      'row-start': 'Al principio de la fila',
      'row-end': 'Al final de la fila',
      'grid-start': 'A la primera celda',
      'grid-end': 'A la última celda',
      'select-all': 'Seleccionar todo',
      'select-none': 'No seleccionar nada',
      'mode-digit': 'Modo cifra',
      'mode-corner': 'Modo esquina',
      'mode-centre': 'Modo centro',
      'mode-colour': 'Modo color',
      'next-mode': 'Modo siguiente',
      'previous-mode': 'Modo anterior',
      pick: 'Cifras junto a la celda',
      erase: 'Borrar',
      undo: 'Deshacer',
      redo: 'Rehacer',
      check: 'Comprobar',
      pause: 'Pausa',
      'zoom-in': 'Celdas más grandes',
      'zoom-out': 'Celdas más pequeñas',
      fullscreen: 'Pantalla completa',
      promote: 'Las marcas de esquina pasan al centro',
      keys: 'Esta lista',
      hint: 'Pista, y más de ella',
      used: '¿Qué acabo de usar?',
      moves: 'Árbol de jugadas',
      pen: 'Lápiz',
      'read-row': 'Leer la fila',
      'read-column': 'Leer la columna',
      'read-box': 'Leer el bloque',
      candidates: 'Qué puede ir aquí',
      where: 'Dónde puede ir una cifra: luego su tecla',
      remains: 'Qué queda',
      'read-hint': 'Leer la pista otra vez',
    },
  },

  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    browser: 'El del navegador',
    theme: 'Tema',
    themes: { system: 'El del sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
    entry: 'Orden de entrada',
    entries: { 'cell-first': 'Primero la celda', 'digit-first': 'Primero la cifra' },
    picker: 'Las cifras vienen de',
    pickers: {
      bar: 'Solo las teclas',
      popup: 'Un panel junto a la celda',
      radial: 'Un círculo en torno a la celda',
    },
    help: 'Ayuda',
    aids: {
      showConflicts: 'Mostrar reglas incumplidas',
      checkEntries: 'Marcar respuestas que no son la solución',
      showPeers: 'Sombrear las casas de la celda seleccionada',
      showSame: 'Resaltar la misma cifra',
      showSameMarks: 'Resaltar la misma cifra entre las marcas',
      showRemaining: 'Cuántas quedan de cada cifra',
      clearPeerMarks: 'Una respuesta borra su cifra de las marcas que ve',
      showCandidates: 'Cifras posibles, tenues en cada celda',
      showNakedSingles: 'Únicos desnudos en rojo',
      showHiddenSingles: 'Únicos ocultos en rojo',
    },
    switches: {
      showTimer: 'Cronómetro',
      letterKeys: 'Letras sueltas como teclas',
    },
  },
};
