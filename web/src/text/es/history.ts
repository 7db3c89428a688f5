import type { BoardState, Layer, Move } from '@pencilmark/game';
import { cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { ES } from 'pencilmark/explain/es';
import type { Locale } from '../locale.ts';
import { esPlay } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: 'cifra',
  corner: 'marcas de esquina',
  centre: 'marcas centrales',
  colour: 'colores',
  'candidate-colour': 'colores de candidatos',
  line: 'líneas',
};

/** Spanish for the tree of moves. */
export const esHistory: Locale['history'] = {
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
  difference: (geometry, cell, from, to, layers) => {
    const symbol = (digit: number): string => (digit === 0 ? 'vacía' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} → ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join(', ')}`;
  },

  mistake: 'Deshacer errores',
  mistakeLong: 'Deshacer errores: volver antes del primero',
  noMistake: 'No hay ningún error en el tablero.',
  before: 'De vuelta antes del primer error.',
  openEnd: 'El sudoku tiene varias soluciones, así que ninguna respuesta es errónea por sí misma.',
  impossible: 'Las cifras dadas no tienen solución.',

  jumped: (what) => `${what}.`,

  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? 'Línea trazada' : 'Línea quitada';
      case 'candidate-colour':
        return `Candidatos en ${esPlay.colours[move.colour - 1]}`;
      case 'set-marks':
        return move.reason === 'promote' ? 'De la esquina al centro' : 'Candidatos llenados';
      case 'reset':
        return 'Desde el principio';
      case 'clear':
        return 'Vaciado';
      case 'load':
        return 'Nuevas cifras dadas';
      default:
        return esPlay.said.move(move, board).replace(/\.$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `Pista: ${ES.names[technique.id]}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${symbolOf(geometry, first.digit)} en ${cellName(geometry, first.cell)}`;
  return `${move.placements.length} cifras escritas`;
}
