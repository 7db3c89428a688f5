import type { enLibrary } from './en.ts';
import { LEVELS } from '../../puzzles/levels/words/es.ts';

const puzzles = (count: number): string => (count === 1 ? '1 sudoku' : `${count} sudokus`);
const games = (count: number): string => (count === 1 ? '1 partida' : `${count} partidas`);

/** Spanish for the library. */
export const esLibrary: typeof enLibrary = {
  title: 'Colección',
  lead: 'Cada partida que empezaste, cada sudoku que creaste o trajiste. Todo se queda en este navegador.',
  views: {
    label: 'De la colección',
    library: 'Partidas y sudokus',
    statistics: 'Estadísticas',
    daily: 'Diario',
  },
  reading: 'Leyendo …',
  empty: 'Aquí aún no hay nada. Las partidas que empieces se guardan solas.',
  nothing: 'Nada aquí es así.',
  allOfIt: 'Mostrar todo',
  count: (shown, all) => (shown === all ? `${all} aquí` : `${shown} de ${all}`),
  list: 'Partidas y sudokus',
  broken: 'Este sudoku no se pudo leer.',
  elsewhere: (title) => `«${title}» se juega en otra pestaña, y se queda.`,
  removed: (title) => `«${title}» se ha borrado.`,
  back: (title) => `«${title}» ha vuelto.`,
  renamed: (title) => `Ahora se llama «${title}».`,
  failed: (reason) => `No se pudo hacer (${reason}).`,

  search: 'Buscar títulos, palabras o una línea de cifras',
  state: 'Mostrar',
  states: {
    all: 'Todo',
    open: 'En curso',
    won: 'Terminados',
    waiting: 'Sin empezar',
    made: 'Creados',
    imported: 'Traídos',
  },
  level: 'Nivel',
  anyLevel: 'Cualquier nivel',
  levels: { ...LEVELS, unknown: 'Sin nivel' },
  board: 'Tablero',
  anyBoard: 'Cualquier tablero',
  sort: 'Orden',
  sorts: {
    newest: 'Los más nuevos primero',
    oldest: 'Los más antiguos primero',
    easiest: 'Los más fáciles primero',
    hardest: 'Los más difíciles primero',
    fewest: 'Menos cifras dadas primero',
    most: 'Más cifras dadas primero',
    furthest: 'Los más avanzados primero',
    title: 'Por título',
  },

  row: {
    open: { waiting: 'Jugar', open: 'Continuar', won: 'Mirar' },
    givens: (count) => (count === 1 ? '1 cifra dada' : `${count} cifras dadas`),
    progress: (percent) => `lleno al ${percent} %`,
    time: (time) => `resuelto en ${time}`,
    byProgram: 'terminado por el programa',
    waiting: 'sin empezar',
    several: 'más de una solución',
    none: 'sin solución',
    rename: (title) => `Cambiar el nombre de «${title}»`,
    title: 'Título nuevo',
    keep: 'Guardar',
    remove: (title) => `Borrar «${title}»`,
  },

  collect: {
    open: 'Traer sudokus',
    title: 'Traer sudokus',
    lead: 'Archivos o texto pegado, un sudoku o miles, en cualquier forma: líneas, cuadrículas y lo que escriben otros programas.',
    label: 'Sudokus como texto',
    pasted: 'Pegado',
    files: 'Elegir archivos',
    start: 'Traer',
    empty: 'Pega sudokus, o elige archivos.',
    reading: (percent) => `Leyendo … ${percent} %`,
    stop: 'Cancelar',
    stopped: 'Cancelado; no se añadió nada.',
    added: (count) => `${puzzles(count)} más.`,
    known: (count) => `Ya estaban: ${puzzles(count)}.`,
    faults: (count) => (count === 1 ? 'No se pudo leer 1 lugar:' : `No se pudieron leer ${count} lugares:`),
    more: (count) => `y ${count} más.`,
    at: (source, line, column) => `${source}, línea ${line}, columna ${column}`,
    puzzle: (source, index) => `${source}, sudoku ${index}`,
    failed: (reason) => `No se añadió nada (${reason}).`,
    done: 'Mostrarlos',
  },

  quickStart: { label: 'Ya mismo', goOn: 'Continuar', today: 'El sudoku de hoy' },

  daily: {
    title: 'Diario',
    lead: 'Un sudoku nuevo cada día, el mismo para todos; suave el lunes, difícil hacia el domingo.',
    game: (date, level) => `Diario ${date} · ${level}`,
    open: { new: 'Jugar', open: 'Continuar', won: 'Mirarlo' },
    states: { new: 'sin empezar', open: 'en curso', won: 'resuelto' },
    making: 'El sudoku se está creando …',
    failed: 'El sudoku no se pudo crear.',
    streaks: (current, longest) =>
      `Sudokus diarios resueltos seguidos: ${current}. Racha más larga: ${longest}.`,
    before: 'Mes anterior',
    after: 'Mes siguiente',
  },

  statistics: {
    title: 'Estadísticas',
    nothing: 'Aún no hay nada resuelto. Lo que resuelvas se cuenta aquí, y solo aquí.',
    solved: 'Resueltos',
    alone: 'Sin ayuda',
    streak: 'Días seguidos',
    longest: 'Racha más larga',
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    byLevel: 'Por nivel',
    honest:
      'Ayuda es una pista, una comprobación, una cifra revelada o únicos escritos por el programa. Mejor tiempo y mediana son de partidas sin ayuda.',
    columns: [
      'Nivel',
      'Resueltos',
      'Con ayuda',
      'Pistas',
      'Comprobaciones',
      'Mejor',
      'Mediana',
      'Días seguidos',
      'Racha más larga',
    ],
    byProgram: (count) =>
      count === 1
        ? '1 más lo terminó el programa y no cuenta.'
        : `${count} más los terminó el programa y no cuentan.`,
    times: 'Tiempos por nivel',
    timesLead: 'Un punto por cada partida sin ayuda; la barra es la mediana.',
    weeks: (count) => `Resueltos en cada una de las últimas ${count} semanas`,
    weekFrom: 'Semana del',
    asTable: 'Como tabla',
  },

  backup: {
    open: 'Copia',
    title: 'Copia de seguridad',
    lead: 'Todas las partidas con todas sus jugadas, todos los sudokus y los ajustes en un archivo. Al restaurar, el archivo se une con lo que hay aquí: no se pierde nada de ninguno.',
    write: 'Guardar todo en un archivo',
    read: 'Restaurar de un archivo',
    written: (gameCount, puzzleCount) => `Guardado: ${games(gameCount)}, ${puzzles(puzzleCount)}.`,
    unreadable: (count) =>
      `No se pudieron leer y no están en el archivo: ${games(count)}; aquí no se borró nada.`,
    restored: (added, joined, same, puzzleCount) =>
      `Añadido: ${games(added)}; unidas con las tuyas: ${joined}; iguales: ${same}; añadido: ${puzzles(puzzleCount)}.`,
    refused: (reason) => `El archivo no se leyó, y nada cambió: ${reason}`,
    lost: (count) => (count === 1 ? 'No se pudo leer 1 línea:' : `No se pudieron leer ${count} líneas:`),
    line: (line) => `Línea ${line}`,
    failed: (reason) => `No se pudo hacer (${reason}). Lo que había aquí sigue aquí.`,
    stopped: 'Cancelado; lo hecho hasta entonces se queda.',
    settings: 'Tomar también sus ajustes',
    settingsTaken: 'Los ajustes son los del archivo.',
  },
};
