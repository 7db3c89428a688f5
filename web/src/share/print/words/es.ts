import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/es.ts';

/** Spanish for printing. */
export const esPrint: typeof enPrint = {
  title: 'Imprimir',
  lead: 'Vista previa de lo que se imprimirá o se guardará como PDF.',
  print: 'Imprimir o guardar como PDF',
  pages: (sheets, boards) =>
    `${boards === 1 ? '1 tablero' : `${boards} tableros`} en ${sheets === 1 ? '1 página' : `${sheets} páginas`}.`,
  empty: 'Aún no hay nada seleccionado.',
  preview: 'Elige sudokus y sus páginas aparecerán aquí.',
  at: (line, column, message) => `Línea ${line}, columna ${column}: ${message}`,
  tooMany: (found, most) =>
    `${found} sudokus son demasiados para una impresión; se pueden imprimir ${most} a la vez.`,

  source: {
    label: 'Sudokus',
    names: {
      game: 'Partida actual',
      shelf: 'Incluidos',
      library: 'Biblioteca',
      made: 'Nuevos',
      pasted: 'Pegados',
    },
    levels: 'Niveles',
    level: 'Nivel',
    board: 'Tablero',
    count: 'Cuántos',
    seed: 'Semilla',
    seedHint: 'La misma semilla da los mismos sudokus.',
    make: 'Crear sudokus',
    making: (made, wanted, attempts) => `${made} de ${wanted} creados, ${attempts} intentos.`,
    missed: (missed) =>
      missed === 1
        ? 'No se pudo encontrar 1 sudoku de este nivel en este tablero.'
        : `No se pudieron encontrar ${missed} sudokus de este nivel en este tablero.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Sudokus como texto',
    textHint: 'Uno o muchos, en cualquier formato: líneas de cifras, una colección, un archivo.',
    file: 'Abrir un archivo',
    unreadable: 'No se pudo leer este archivo.',
  },

  layout: {
    pages: 'Páginas',
    book: 'Cuaderno',
    perPage: 'Tableros por página',
    paper: 'Papel',
    papers: { a4: 'A4', letter: 'Carta' },
    part: 'Contenido',
    parts: {
      givens: 'El sudoku',
      marks: 'Tablero actual con marcas',
      candidates: 'Con todos los candidatos',
    },
    behind: 'Soluciones y niveles al dorso',
    qr: 'Códigos QR al dorso',
    atEnd: 'Soluciones al final, 12 por página',
    byLevel: 'Por orden de dificultad',
    frontLevels: 'Niveles en el anverso',
    nameLine: 'Línea para nombre y fecha',
    titlePage: 'Portada',
    bookTitle: 'Título',
  },

  judging: (done, all) => `Resolviendo: ${done} de ${all}.`,
  stop: 'Parar',
  stopped: 'Detenido: faltan algunas soluciones.',
  failed: (reason) => `Algo ha fallado: ${reason}.`,

  sheet: {
    front: (page) => `Página ${page}`,
    back: (page) => `Página ${page} (dorso)`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `Solución de ${index}`,
    qr: (index) => `Código QR de ${index}`,
    name: 'Nombre',
    date: 'Fecha',
    solutions: 'Soluciones',
    count: (count) => (count === 1 ? '1 sudoku' : `${count} sudokus`),
    level: (level) => `Nivel: ${level}`,
    none: 'Sin solución.',
    multiple: 'Varias soluciones; esta es una de ellas.',
    unknown: 'Se agotó el tiempo sin encontrar una solución.',
  },

  levels: LEVELS,
};
