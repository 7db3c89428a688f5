import type { enSharing } from './en.ts';

const moves = (count: number): string => (count === 1 ? '1 jugada' : `${count} jugadas`);

/** Spanish for giving a game to others, and for opening what others gave. */
export const esSharing: typeof enSharing = {
  title: 'Compartir',
  looking: 'Buscando la partida …',
  noGame: 'Esta partida no está en este navegador.',
  damagedGame: (reason) => `No se pudo leer esta partida (${reason}). No se ha borrado nada.`,
  replay: 'Repetición',
  print: 'Imprimir',
  back: 'Volver a la partida',
  picture: (name) => `Tablero, ${name}`,

  link: {
    title: 'Como enlace',
    lead: 'El enlace contiene toda la partida; no se guarda nada en ningún servidor.',
    part: 'Contenido',
    parts: {
      puzzle: 'El sudoku',
      board: 'Tablero actual',
      replay: 'Todo el historial, con tiempos y jugadas deshechas',
    },
    label: 'Enlace',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado.',
    notCopied: 'No se pudo copiar. Selecciona el enlace y cópialo a mano.',
    send: 'Enviar …',
    notSent: 'No se pudo enviar el enlace.',
    qr: 'Código QR del enlace',
    length: (characters) => `${characters} caracteres.`,
    dense: 'Este código QR es denso. Acerca la cámara.',
    noQr: (most) =>
      `Demasiado largo para un código QR, que admite ${most} caracteres como mucho. Incluye menos en el enlace.`,
  },

  text: {
    title: 'Como texto',
    format: 'Formato',
    part: 'Contenido',
    parts: { puzzle: 'El sudoku', board: 'También respuestas y marcas' },
    label: 'Texto del sudoku',
    copy: 'Copiar texto',
    copied: 'Texto copiado.',
    save: 'Descargar',
  },

  image: {
    title: 'Como imagen',
    part: 'Contenido',
    parts: { givens: 'El sudoku', digits: 'También respuestas', marks: 'También marcas, colores y líneas' },
    png: (pixels) => `PNG, ${pixels} píxeles`,
    svg: 'SVG',
    failed: 'No se pudo crear la imagen.',
  },

  open: {
    title: 'Un sudoku para ti',
    holds: {
      puzzle: (givens) => (givens === 1 ? '1 cifra dada.' : `${givens} cifras dadas.`),
      moves: (count, time) => `${moves(count)}, ${time} de juego.`,
      solved: (count, time) => `Resuelto: ${moves(count)} en ${time}.`,
    },
    safe: 'Se guarda junto a tus otras partidas.',
    play: 'Jugar',
    known: 'Ya tienes esta partida. Continúa donde la dejaste.',
    goOn: 'Continuar',
    again: 'Empezar de nuevo',
    watch: 'Ver la repetición',
    puzzleOnly: 'Jugar el sudoku desde el inicio',
    checks: {
      checking: 'Comprobando …',
      unique: 'Una sola solución, comprobada aquí',
      multiple: 'Varias soluciones',
      none: 'Sin solución',
      failed: 'No se pudo comprobar',
    },
    keep: 'Guardar',
    kept: 'En la biblioteca',
    rules: 'Reglas de este sudoku',
    refused: 'Este enlace no se puede abrir',
    other: 'Elegir otro sudoku',
  },
};
