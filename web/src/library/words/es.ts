import type { enLibrary } from './en.ts';
import { LEVELS } from '../../puzzles/levels/words/es.ts';

const puzzles = (count: number): string => (count === 1 ? '1 sudoku' : `${count} sudokus`);
const games = (count: number): string => (count === 1 ? '1 partida' : `${count} partidas`);

/** Spanish for the library. */
export const esLibrary: typeof enLibrary = {
  title: 'Biblioteca',
  lead: 'Todas las partidas que has empezado y todos los sudokus que has creado o importado. Solo se guardan en este navegador.',
  views: {
    label: 'Vistas de la biblioteca',
    library: 'Todas las partidas',
    statistics: 'Estadísticas',
  },
  reading: 'Leyendo …',
  empty: 'Aquí se guardan las partidas que empieces.',
  begin: 'Jugar',
  nothing: 'Sin resultados.',
  allOfIt: 'Mostrar todo',
  count: (shown, all) =>
    shown === all ? (all === 1 ? '1 elemento' : `${all} elementos`) : `${shown} de ${all}`,
  rated: (done, of) => `calculando niveles: ${done} de ${of}`,
  list: 'Partidas y sudokus',
  broken: 'No se pudo leer este sudoku.',
  elsewhere: (title) => `«${title}» está abierto en otra pestaña y no se ha borrado.`,
  removed: (title) => `«${title}» borrado.`,
  back: (title) => `«${title}» restaurado.`,
  renamed: (title) => `Ahora se llama «${title}».`,
  failed: (reason) => `Algo ha fallado (${reason}).`,

  search: 'Buscar títulos o cifras',
  state: 'Mostrar',
  states: {
    all: 'Todo',
    open: 'En curso',
    won: 'Terminados',
    waiting: 'Sin empezar',
    made: 'Creados',
    imported: 'Importados',
    ambiguous: 'Varias soluciones',
  },
  level: 'Nivel',
  anyLevel: 'Cualquier nivel',
  levels: { ...LEVELS, unknown: 'Sin calificar' },
  board: 'Tablero',
  anyBoard: 'Cualquier tablero',
  label: 'Colección o etiqueta',
  anyLabel: 'Cualquier colección o etiqueta',
  selection: {
    open: 'Seleccionar',
    label: 'Selección',
    count: (count) => `${count} seleccionados`,
    all: 'Seleccionar todo',
    print: 'Imprimir',
    lines: 'Exportar como líneas',
    sdm: 'Exportar como .sdm',
    remove: 'Borrar',
    tag: 'Añadir o quitar etiqueta',
    tagLabel: 'Etiqueta',
    removed: (count) => (count === 1 ? '1 elemento borrado.' : `${count} elementos borrados.`),
    back: 'Restaurado.',
    exported: (count, skipped) =>
      skipped === 0
        ? `${puzzles(count)} ${count === 1 ? 'exportado' : 'exportados'}.`
        : `${puzzles(count)} ${count === 1 ? 'exportado' : 'exportados'}; ${skipped} no ${skipped === 1 ? 'cabe' : 'caben'} en este formato.`,
    tagged: (count, tag) => `Etiqueta «${tag}» añadida a ${puzzles(count)}.`,
    untagged: (count, tag) => `Etiqueta «${tag}» quitada de ${puzzles(count)}.`,
  },
  sort: 'Ordenar por',
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
    open: { waiting: 'Jugar', open: 'Continuar', won: 'Ver' },
    givens: (count) => (count === 1 ? '1 cifra dada' : `${count} cifras dadas`),
    progress: (percent) => `${percent} % completo`,
    time: (time) => `resuelto en ${time}`,
    byProgram: 'resuelto por Pencilmark',
    waiting: 'sin empezar',
    several: 'varias soluciones',
    none: 'sin solución',
    rename: (title) => `Renombrar «${title}»`,
    title: 'Título nuevo',
    more: (title) => `Más sobre «${title}»`,
    keep: 'Guardar',
    remove: (title) => `Borrar «${title}»`,
  },

  collect: {
    open: 'Importar sudokus',
    title: 'Importar sudokus',
    lead: 'Archivos o texto pegado, un sudoku o miles, en cualquier formato: líneas, cuadrículas o archivos de otros programas.',
    label: 'Sudokus como texto',
    pasted: 'Pegado',
    files: 'Elegir archivos',
    start: 'Importar',
    empty: 'Pega sudokus o elige archivos.',
    reading: (percent) => `Leyendo … ${percent} %`,
    stop: 'Cancelar',
    stopped: 'Cancelado; no se ha añadido nada.',
    added: (count) => `${puzzles(count)} ${count === 1 ? 'añadido' : 'añadidos'}.`,
    known: (count) => `${puzzles(count)} ya ${count === 1 ? 'estaba' : 'estaban'} en tu biblioteca.`,
    faults: (count) =>
      count === 1 ? 'No se pudo leer 1 entrada:' : `No se pudieron leer ${count} entradas:`,
    more: (count) => `y ${count} más.`,
    at: (source, line, column) => `${source}, línea ${line}, columna ${column}`,
    puzzle: (source, index) => `${source}, sudoku ${index}`,
    failed: (reason) => `No se ha añadido nada (${reason}).`,
    done: 'Ver',
  },

  statistics: {
    title: 'Estadísticas',
    nothing: 'Aún no hay nada resuelto. Tus estadísticas se quedan en este dispositivo.',
    solved: 'Resueltos',
    alone: 'Sin ayuda',
    streak: 'Racha actual',
    longest: 'Mejor racha',
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    byLevel: 'Por nivel',
    honest:
      'Cuentan como ayuda las pistas, las comprobaciones, las cifras reveladas y los únicos escritos automáticamente. El mejor tiempo y la mediana son de partidas sin ayuda.',
    practise: 'Practicar',
    columns: [
      'Nivel',
      'Resueltos',
      'Con ayuda',
      'Pistas',
      'Comprobaciones',
      'Mejor',
      'Mediana',
      'Racha actual',
      'Mejor racha',
    ],
    byProgram: (count) =>
      count === 1
        ? '1 más lo resolvió Pencilmark y no cuenta.'
        : `${count} más los resolvió Pencilmark y no cuentan.`,
    times: 'Tiempos por nivel',
    timesLead: 'Un punto por partida sin ayuda; la barra es la mediana.',
    weeks: (count) => `Resueltos por semana, últimas ${count} semanas`,
    weekFrom: 'Semana del',
    asTable: 'Como tabla',
  },

  backup: {
    open: 'Copia de seguridad',
    title: 'Copia y restauración',
    lead: 'Todas las partidas con todas sus jugadas, todos los sudokus y los ajustes en un archivo. Al restaurar, el archivo se combina con tu biblioteca; no se pierde nada.',
    write: 'Descargar copia',
    read: 'Restaurar desde archivo',
    written: (gameCount, puzzleCount) => `Guardado: ${games(gameCount)}, ${puzzles(puzzleCount)}.`,
    unreadable: (count) =>
      `No se ${count === 1 ? 'pudo leer 1 partida, que no está' : `pudieron leer ${count} partidas, que no están`} en el archivo. No se ha borrado nada.`,
    restored: (added, joined, same, puzzleCount) =>
      `${games(added)} ${added === 1 ? 'añadida' : 'añadidas'}, ${joined} ${joined === 1 ? 'combinada' : 'combinadas'}, ${same} sin cambios; ${puzzles(puzzleCount)} ${puzzleCount === 1 ? 'añadido' : 'añadidos'}.`,
    refused: (reason) => `No se pudo restaurar: ${reason} No se ha cambiado nada.`,
    lost: (count) => (count === 1 ? 'No se pudo leer 1 línea:' : `No se pudieron leer ${count} líneas:`),
    line: (line) => `Línea ${line}`,
    failed: (reason) => `Algo ha fallado (${reason}). Tu biblioteca no ha cambiado.`,
    stopped: 'Cancelado. Se conserva lo que ya se había restaurado.',
    settings: 'Restaurar también los ajustes',
    settingsTaken: 'Ajustes restaurados.',
  },
};
