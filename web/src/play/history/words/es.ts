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
  nameLabel: 'Nombre de este momento',
  save: 'Guardar',
  remove: 'Quitar',
  saved: (name) => `Nombrado ${name}.`,
  removed: 'El nombre se ha quitado.',

  try: 'Ensayar',
  tryLong: 'Ensayar desde aquí',
  trying: 'Ensayo en curso',
  tried: 'Aquí empieza un ensayo.',
  keep: 'Conservar',
  kept: 'El ensayo forma ya parte de la partida.',
  back: 'Abandonar',
  gone: 'De vuelta donde empezó el ensayo. Se queda en el árbol.',

  compare: 'Comparar',
  pinned: 'Desde ahora se compara con este momento. Ve a otro.',
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
  mistakeLong: 'Deshacer errores: volver antes del primero',
  noMistake: 'No hay ningún error en el tablero.',
  before: 'De vuelta antes del primer error.',
  openEnd: 'El sudoku tiene varias soluciones, así que ninguna respuesta es errónea por sí misma.',
  impossible: 'Las cifras dadas no tienen solución.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Pista: ${ES.names[technique]}`,
    placed: (symbol, cell) => `${symbol} en ${cell}`,
    placedSeveral: (count) => `${count} cifras escritas`,
    line: { add: 'Línea trazada', remove: 'Línea quitada' },
    candidates: (colour) => `Candidatos en ${colour}`,
    promoted: 'De la esquina al centro',
    filled: 'Candidatos llenados',
    reset: 'Desde el principio',
    clear: 'Vaciado',
    load: 'Nuevas cifras dadas',
  },
};
