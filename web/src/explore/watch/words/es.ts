import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('es');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'ahí no cabe otra cifra',
  hiddenSingle: 'no tiene otro sitio en su fila, columna o bloque',
  guess: 'una conjetura',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Fuerza bruta',
    about: 'Prueba las cifras en orden, celda a celda, y retrocede una celda cuando ninguna vale.',
  },
  'candidate-brute-force': {
    name: 'Fuerza bruta sobre candidatos',
    about: 'Como la fuerza bruta, pero solo prueba las cifras que las dadas dejan a cada celda.',
  },
  'naked-singles': {
    name: 'Únicos desnudos',
    about:
      'Rellena las celdas donde solo cabe una cifra, ronda tras ronda. Nunca adivina, así que puede atascarse.',
  },
  'singles-tree': {
    name: 'Únicos y árbol de decisión',
    about: 'Coloca únicos desnudos y ocultos, y adivina en una de las celdas con menos candidatos.',
  },
  'exact-cover': {
    name: 'Cobertura exacta (dancing links)',
    about:
      'Cubre cada celda, y cada cifra de cada fila, columna y bloque, exactamente una vez: el algoritmo X de Knuth.',
  },
  logic: {
    name: 'Lógica',
    about: 'Resuelve como una persona, con el paso más fácil de ver.',
  },
  solver: {
    name: 'El resolutor rápido',
    about:
      'Nuestro resolutor más rápido para este tablero. Es demasiado rápido para verlo, así que se muestra el resultado.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'el núcleo para el tablero 9×9, que explora ocho ramas a la vez',
  bands: 'el resolutor por bandas para el tablero 9×9',
  search: 'la búsqueda general',
  learning: 'la búsqueda que aprende de sus callejones sin salida',
  constrained: 'la búsqueda para puzles con restricciones',
};

/** Spanish for watching algorithms at work. */
export const esWatch: typeof enWatch = {
  title: 'Observar',
  views: { label: 'Vista', one: 'Un algoritmo', race: 'Carrera', list: 'Lista' },
  choice: {
    label: 'Sudoku',
    none: 'Ninguno todavía',
    game: 'Partida actual',
    own: 'Tu sudoku',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'Jugar',
    open: 'Elegir sudoku',
    paste: 'O pegar uno como texto',
    text: 'Sudoku como texto',
    take: 'Usar este',
    empty: 'Pega primero un sudoku.',
    start: 'Elige un sudoku y mira cómo se resuelve.',
  },
  method: 'Algoritmo',
  methods: METHODS,
  path: 'Su camino lógico',

  play: 'Reproducir',
  pause: 'Pausa',
  step: 'Un paso',
  back: 'Un paso atrás',
  scrub: 'Posición en la ejecución',
  place: (at, length) => `Paso ${count(at)} de ${count(length)} por ahora`,
  pace: 'Velocidad',
  paces: (pace) =>
    pace === 'single'
      ? 'Paso a paso'
      : pace === 'full'
        ? 'Máxima'
        : pace === 1
          ? '1 paso por segundo'
          : `${count(pace)} pasos por segundo`,
  keys: 'Espacio reproduce y pausa, ← → dan un paso, Inicio y Fin van a los extremos.',

  counters: {
    filled: 'Rellenas',
    tried: 'Probadas',
    guesses: 'Conjeturas',
    backtracks: 'Retrocesos',
    depth: 'Profundidad',
    rounds: 'Rondas',
    placed: 'Colocadas',
    steps: 'Pasos',
    eliminated: 'Descartados',
  },
  count,
  worked: 'Tiempo de cálculo',
  workedLong: 'Tiempo de cálculo, incluido el registro',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('es', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `El tablero de «${METHODS[method].name}» en el paso ${count(place)}`,
  graph: (now, full) => `Celdas rellenas a lo largo de los pasos: ahora ${now} de ${full}`,
  trail: (entries, before) =>
    before > 0 ? `… ${count(before)} antes, luego ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Rastro',
  trailEmpty: 'El tablero está vacío.',
  guessed: (placed) => `¿${placed}?`,
  thinned: (before) =>
    `Ejecución larga: antes del paso ${count(before)} solo se pueden volver a ver algunos pasos.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const texts: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'El sudoku antes del primer paso.',
      round: 'Otra ronda por el tablero.',
      try: digit === 0 ? `Examina ${at}.` : `Prueba ${symbol} en ${at}.`,
      place: `Coloca ${symbol} en ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `Retira ${symbol} de ${at}.`,
      backtrack:
        at === ''
          ? 'Callejón sin salida: una cifra no tiene sitio en una fila, columna o bloque.'
          : `Callejón sin salida: ninguna cifra cabe en ${at}.`,
      solved: 'Resuelto: todas las celdas están rellenas.',
      stuck: 'Atascado: no conoce más pasos y no adivina.',
      impossible: 'No hay solución.',
    };
    return texts[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: resuelto tras ${count(steps)} pasos. Probó ${digits === 1 ? '1 cifra' : `${count(digits)} cifras`}.`,
  /** Of logic. */
  onlyTries: 'Solo prueba cuando no queda ninguna técnica.',
  endings: {
    solved: (name, steps) => `${name}: resuelto tras ${count(steps)} pasos.`,
    stuck: (name, steps) => `${name}: atascado tras ${count(steps)} pasos. No conoce más pasos y no adivina.`,
    impossible: (name) => `${name}: no hay solución.`,
    failed: (name) => `${name}: este tablero no es compatible.`,
  },
  legend:
    'Marco discontinuo: conjetura. Marco continuo: se examina ahora. Cruz: callejón sin salida. Línea fina: últimas cifras colocadas.',

  solver: {
    working: 'Resolviendo …',
    cancel: 'Cancelar',
    again: 'Resolver de nuevo',
    cancelled: 'Detenido.',
    solved: (solver, guesses, time) =>
      `Resuelto en ${time} con ${guesses === 1 ? '1 conjetura' : `${count(guesses)} conjeturas`}, por ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `Sin solución; probado en ${time} por ${SOLVERS[solver]}.`,
    failed: (reason) => `No se pudo resolver (${reason}).`,
    board: 'El tablero resuelto',
  },

  race: {
    won: (name, time) => `El más rápido: ${name}, en ${time}.`,
    unguessed: (name, time) => `El más rápido sin adivinar: ${name}, en ${time}.`,
    nobody: 'Nadie lo ha resuelto.',
    choose: 'Participantes',
    all: 'Todos han terminado.',
    none: 'Elige al menos uno.',
  },

  list: {
    lead: 'Cada algoritmo resuelve toda la lista a plena velocidad, en segundo plano.',
    source: 'Lista',
    shelf: (many) => `Los ${many} sudokus incluidos`,
    classic: (many) => `Los ${many} sudokus 9×9 incluidos`,
    own: 'Tu propio texto',
    text: 'Sudokus como texto',
    file: 'O un archivo',
    hint: 'Un sudoku por línea, o cualquier formato que contenga varios.',
    collection: (name) => `Biblioteca: ${name}`,
    faults: (many, first) =>
      `No se ${many === 1 ? 'pudo leer 1 entrada' : `pudieron leer ${count(many)} entradas`}; la primera: ${first}`,
    read: (many) => (many === 1 ? '1 sudoku.' : `${count(many)} sudokus.`),
    empty: 'La lista todavía está vacía.',
    patience: 'Límite de tiempo por sudoku',
    patiences: (seconds) => (seconds === 1 ? '1 segundo' : `${seconds} segundos`),
    run: 'Ejecutar',
    cancel: 'Cancelar',
    running: (name, done, total) => `${name}: ${count(done)} de ${count(total)}`,
    done: 'Listo.',
    cancelled: 'Detenido. La tabla muestra los resultados hasta ahora.',
    failed: (reason) => `No se pudo procesar la lista (${reason}).`,
    table: 'Resultados',
    columns: {
      method: 'Algoritmo',
      solved: 'Resueltos',
      stuck: 'Atascado',
      impossible: 'Imposibles',
      gaveUp: 'Abandonos',
      time: 'Tiempo',
      each: 'Por sudoku',
      guesses: 'Conjeturas',
    },
  },
};
