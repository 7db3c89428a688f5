import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/es.ts';

/** Spanish for printing. */
export const esPrint: typeof enPrint = {
  title: 'Imprimir',
  lead: 'Lo que se ve aquí es lo que sale de la impresora, o lo que va a un PDF.',
  print: 'Imprimir o guardar como PDF',
  pages: (sheets, boards) =>
    `${boards === 1 ? '1 tablero' : `${boards} tableros`} en ${sheets === 1 ? '1 página' : `${sheets} páginas`}.`,
  empty: 'Aún no se ha elegido nada.',
  preview: 'Elige sudokus y aquí aparecen sus páginas.',
  at: (line, column, message) => `Línea ${line}, columna ${column}: ${message}`,
  tooMany: (found, most) =>
    `${found} sudokus son demasiados para una impresión; se pueden imprimir ${most} a la vez.`,

  source: {
    label: 'Qué sudokus',
    names: {
      game: 'La partida',
      shelf: 'Del estante',
      library: 'De la biblioteca',
      made: 'Nuevos',
      pasted: 'Pegados',
    },
    levels: 'Niveles del estante',
    level: 'Nivel',
    board: 'Tablero',
    count: 'Cuántos',
    seed: 'Semilla',
    seedHint: 'La misma semilla vuelve a hacer los mismos sudokus.',
    make: 'Crearlos',
    making: (made, wanted, attempts) => `${made} de ${wanted} creados, ${attempts} intentos.`,
    missed: (missed) =>
      missed === 1
        ? 'No se pudo encontrar 1 sudoku de este nivel en este tablero.'
        : `No se pudieron encontrar ${missed} sudokus de este nivel en este tablero.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'Sudokus como texto',
    textHint: 'Uno o muchos, en cualquier formato: líneas de cifras, una colección, un archivo.',
    file: 'Abrir un archivo',
    unreadable: 'Este archivo no se pudo leer.',
  },

  layout: {
    pages: 'Páginas',
    book: 'Cuaderno',
    perPage: 'Tableros por página',
    paper: 'Papel',
    papers: { a4: 'A4', letter: 'Carta' },
    part: 'Qué se imprime',
    parts: {
      givens: 'El sudoku',
      marks: 'Tal como está, con marcas',
      candidates: 'Con todos los candidatos',
    },
    behind: 'Soluciones y niveles en las páginas de detrás',
    qr: 'Un código QR de cada sudoku detrás',
    atEnd: 'Soluciones al final, doce por página',
    byLevel: 'Por orden de dificultad',
    frontLevels: 'Niveles en el anverso',
    nameLine: 'Línea para nombre y fecha',
    titlePage: 'Portada',
    bookTitle: 'Título',
  },

  judging: (done, all) => `Resolviendo: ${done} de ${all}.`,
  stop: 'Parar',
  stopped: 'Parado: faltan algunas soluciones.',
  failed: (reason) => `Falló: ${reason}.`,

  sheet: {
    front: (page) => `Página ${page}`,
    back: (page) => `Página ${page}, detrás`,
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
    unknown: 'No se encontró ninguna solución en el tiempo que hubo.',
  },

  levels: LEVELS,
};
