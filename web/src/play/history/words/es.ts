import { ES } from 'pencilmark/explain/es';
import type { enHistory } from './en.ts';

/** Spanish for the tree of moves. */
export const esHistory: typeof enHistory = {
  title: 'Jugadas',
  close: 'Cerrar',
  start: 'Inicio',
  fold: (count) => `${count} jugadas`,
  branch: (count) => (count === 1 ? '1 rama' : `${count} ramas`),
  row: (what, details) => [what, ...details].join(', '),
  current: 'en el tablero',
  begins: 'empieza una rama',
  trial: 'ensayo desde aquí',

  name: 'Nombre',
  nameLabel: 'Nombre del marcador',
  save: 'Guardar',
  remove: 'Quitar',
  saved: (name) => `${name} guardado.`,
  removed: 'Nombre quitado.',

  try: 'Ensayo',
  tryLong: 'Ensayo: prueba jugadas desde aquí',
  trying: 'Ensayo en curso',
  tried: 'Ensayo empezado.',
  keep: 'Conservar',
  kept: 'Ensayo conservado.',
  back: 'Descartar',
  gone: 'De vuelta al inicio del ensayo; sus jugadas quedan en el historial.',

  compare: 'Comparar',
  pinned: 'Comparando con esta jugada. Elige otra.',
  same: 'Los tableros son iguales.',
  differ: (count) => (count === 1 ? '1 celda es distinta:' : `${count} celdas son distintas:`),
  more: (count) => `y ${count} más`,
  difference: (cell, parts) => `${cell} ${parts.join(', ')}`,
  changed: (from, to) => `${from} → ${to}`,
  empty: 'vacía',
  layers: {
    digit: 'cifra',
    corner: 'marcas de esquina',
    centre: 'marcas centrales',
    colour: 'colores',
    'candidate-colour': 'colores de candidatos',
    line: 'líneas',
  },

  mistake: 'Deshacer errores',
  mistakeLong: 'Deshacer errores: volver a antes del primero',
  noMistake: 'No hay ningún error en el tablero.',
  before: 'De vuelta a antes del primer error.',
  openEnd: 'Este sudoku tiene varias soluciones, así que ninguna cifra es errónea por sí sola.',
  impossible: 'Este sudoku no tiene solución.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Pista: ${ES.names[technique]}`,
    placed: (symbol, cell) => `${symbol} en ${cell}`,
    placedSeveral: (count) => `${count} cifras escritas`,
    line: { add: 'Línea trazada', remove: 'Línea quitada' },
    candidates: (colour) => `Candidatos: ${colour}`,
    promoted: 'De la esquina al centro',
    filled: 'Candidatos rellenados',
    reset: 'Reiniciado',
    clear: 'Vaciado',
    load: 'Nuevas cifras dadas',
  },
};
