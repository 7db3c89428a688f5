import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('es');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'ahí no cabe otra cosa',
  hiddenSingle: 'no cabe en otro sitio de una casa',
  guess: 'una conjetura',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'Fuerza bruta',
    about: 'Prueba las cifras en orden, celda por celda, y retrocede una celda donde ninguna cabe.',
  },
  'candidate-brute-force': {
    name: 'Fuerza bruta sobre candidatos',
    about: 'Como la fuerza bruta, pero solo prueba las cifras que las dadas dejan a cada celda.',
  },
  'naked-singles': {
    name: 'Únicos desnudos',
    about:
      'Llena las celdas donde solo cabe una cifra, ronda tras ronda. Nunca adivina, así que puede atascarse.',
  },
  'singles-tree': {
    name: 'Únicos y un árbol de decisión',
    about: 'Coloca únicos desnudos y ocultos, y adivina en una celda con los menos candidatos.',
  },
  'exact-cover': {
    name: 'Cobertura exacta con enlaces danzantes',
    about: 'Cubre cada celda y cada cifra de cada casa exactamente una vez: el algoritmo X de Knuth.',
  },
  logic: {
    name: 'Lógica',
    about: 'Resuelve como una persona, con el paso más fácil de ver.',
  },
  solver: {
    name: 'El resolutor rápido',
    about:
      'El de nuestros resolutores que está hecho para este tablero. Demasiado rápido para observarlo: se muestra su resultado.',
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
  views: { label: 'Qué ver', one: 'Un algoritmo', race: 'Carrera', list: 'Lista' },
  choice: {
    label: 'Sudoku',
    none: 'Aún ninguno',
    game: 'Partida actual',
    own: 'Sudoku propio',
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
  scrub: 'Lugar del recorrido',
  place: (at, length) => `Paso ${count(at)} de ${count(length)} hasta ahora`,
  pace: 'Velocidad',
  paces: (pace) =>
    pace === 'single'
      ? 'Un paso por pulsación'
      : pace === 'full'
        ? 'Tan rápido como pueda mostrarse'
        : pace === 1
          ? '1 paso por segundo'
          : `${count(pace)} pasos por segundo`,
  keys: 'Espacio reproduce y pausa, ← → dan un paso, Inicio y Fin van a los extremos.',

  counters: {
    filled: 'Llenas',
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
  worked: 'Tiempo de trabajo',
  workedLong: 'Tiempo dedicado a trabajar, con todo lo que se anota para observar',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('es', { maximumFractionDigits: 1 })} ms`
        : ms < 1000
          ? `${ms.toFixed(0)} ms`
          : `${(ms / 1000).toFixed(1).replace('.', ',')} s`,

  board: (method, place) => `El tablero de «${METHODS[method].name}» en el paso ${count(place)}`,
  graph: (now, full) => `Celdas llenas a lo largo de los pasos: ${now} de ${full} ahora`,
  trail: (entries, before) =>
    before > 0 ? `… ${count(before)} antes, luego ${entries.join(', ')}` : entries.join(', '),
  trailTitle: 'Rastro',
  trailEmpty: 'Aún no hay nada en el tablero.',
  guessed: (placed) => `¿${placed}?`,
  thinned: (before) =>
    `El recorrido es largo: antes del paso ${count(before)} solo se guardan algunos pasos para volver a verlos.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const told: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'El sudoku, antes de hacer nada.',
      round: 'Otra ronda por el tablero.',
      try: digit === 0 ? `Mira ${at}.` : `Prueba ${symbol} en ${at}.`,
      place: `Coloca ${symbol} en ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `Retira ${symbol} de ${at}.`,
      backtrack:
        at === ''
          ? 'Callejón sin salida: a una casa no le queda sitio para una cifra.'
          : `Callejón sin salida: nada cabe en ${at}.`,
      solved: 'Resuelto: todas las celdas están llenas.',
      stuck: 'Atascado: no conoce otro paso, y no adivina.',
      impossible: 'Imposible: no hay solución.',
    };
    return told[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: resuelto tras ${count(steps)} pasos. Probó ${digits === 1 ? '1 cifra' : `${count(digits)} cifras`}.`,
  /** Of logic. */
  onlyTries: 'Solo prueba cuando no queda ninguna técnica.',
  endings: {
    solved: (name, steps) => `${name}: resuelto tras ${count(steps)} pasos.`,
    stuck: (name, steps) =>
      `${name}: atascado tras ${count(steps)} pasos. No conoce otro paso, y no adivina.`,
    impossible: (name) => `${name}: imposible, no hay solución.`,
    failed: (name) => `${name}: no puede trabajar en este tablero.`,
  },
  legend:
    'Marco discontinuo: conjetura. Marco continuo: se mira ahora. Cruz: callejón sin salida. Línea fina: las últimas colocaciones.',

  solver: {
    working: 'Resolviendo …',
    cancel: 'Cancelar',
    again: 'Resolver otra vez',
    cancelled: 'Parado.',
    solved: (solver, guesses, time) =>
      `Resuelto en ${time}, conjeturas: ${count(guesses)}, por ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `No hay solución; tardó ${time}, ${SOLVERS[solver]}.`,
    failed: (reason) => `No se pudo resolver (${reason}).`,
    board: 'El tablero resuelto',
  },

  race: {
    won: (name, time) => `El más rápido: ${name}, en ${time}.`,
    unguessed: (name, time) => `El más rápido sin adivinar: ${name}, en ${time}.`,
    nobody: 'Nadie lo ha resuelto.',
    choose: 'Quién participa',
    all: 'Todos han acabado.',
    none: 'Elige al menos uno.',
  },

  list: {
    lead: 'Cada algoritmo resuelve toda la lista a plena velocidad, en segundo plano.',
    source: 'Lista',
    shelf: (many) => `Los ${many} sudokus de aquí`,
    classic: (many) => `Los ${many} sudokus 9×9 de aquí`,
    own: 'Un texto tuyo',
    text: 'Sudokus como texto',
    file: 'O un archivo',
    hint: 'Un sudoku por línea, o cualquier formato que contenga varios.',
    collection: (name) => `Colección: ${name}`,
    faults: (many, first) =>
      `Lugares del texto que no se pudieron leer: ${count(many)}; en el primero: ${first}`,
    read: (many) => (many === 1 ? '1 sudoku.' : `${count(many)} sudokus.`),
    empty: 'Aún no hay ningún sudoku en la lista.',
    patience: 'Tiempo máximo por sudoku',
    patiences: (seconds) => (seconds === 1 ? '1 segundo' : `${seconds} segundos`),
    run: 'Empezar',
    cancel: 'Cancelar',
    running: (name, done, total) => `${name}: ${count(done)} de ${count(total)}`,
    done: 'Hecho.',
    cancelled: 'Parado. La tabla muestra lo hecho hasta entonces.',
    failed: (reason) => `La lista no se pudo procesar (${reason}).`,
    table: 'Resultados',
    columns: {
      method: 'Algoritmo',
      solved: 'Resueltos',
      stuck: 'Atascado',
      impossible: 'Imposibles',
      gaveUp: 'Abandonos',
      time: 'Tiempo',
      each: 'Cada uno',
      guesses: 'Conjeturas',
    },
  },
};
