import type { BoardState, Layer, Move } from '@pencilmark/game';
import { cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { CS } from 'pencilmark/explain/cs';
import type { Locale } from '../locale.ts';
import { plural } from './levels.ts';
import { csPlay } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: 'číslice',
  corner: 'rohové značky',
  centre: 'středové značky',
  colour: 'barvy',
  'candidate-colour': 'barvy kandidátů',
  line: 'čáry',
};

/** Czech for the tree of moves. */
export const csHistory: Locale['history'] = {
  title: 'Tahy',
  close: 'Zavřít',
  start: 'Začátek',
  fold: (count) => plural(count, 'tah', 'tahy', 'tahů'),
  branch: (count) => plural(count, 'větev', 'větve', 'větví'),
  row: (what, details) => [what, ...details].join(', '),
  current: 'na desce',
  begins: 'začíná větev',
  trial: 'pokus odsud',

  name: 'Jméno',
  nameLabel: 'Jméno tohoto okamžiku',
  save: 'Uložit',
  remove: 'Odebrat',
  saved: (name) => `Pojmenováno ${name}.`,
  removed: 'Jméno je pryč.',

  try: 'Zkusit',
  tryLong: 'Zkusit odsud',
  trying: 'Probíhá pokus',
  tried: 'Zde začíná pokus.',
  keep: 'Ponechat',
  kept: 'Pokus je teď součástí hry.',
  back: 'Vzdát',
  gone: 'Zpět tam, kde pokus začal. Ve stromu zůstává.',

  compare: 'Porovnat',
  pinned: 'Od teď se porovnává s tímto okamžikem. Přejdi k jinému.',
  same: 'Desky jsou stejné.',
  differ: (count) => `Liší se ${plural(count, 'buňka', 'buňky', 'buněk')}:`,
  more: (count) => `a dalších ${count}`,
  difference: (geometry, cell, from, to, layers) => {
    const symbol = (digit: number): string => (digit === 0 ? 'prázdná' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} → ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join(', ')}`;
  },

  mistake: 'Vzít chyby zpět',
  mistakeLong: 'Vzít chyby zpět: vrátit se před první z nich',
  noMistake: 'Na desce není chyba.',
  before: 'Zpět před první chybou.',
  openEnd: 'Sudoku má více řešení, takže žádný zápis není chybný sám o sobě.',
  impossible: 'Zadané číslice nemají řešení.',

  jumped: (what) => `${what}.`,

  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? 'Čára nakreslena' : 'Čára odstraněna';
      case 'candidate-colour':
        return `Kandidáti: ${csPlay.colours[move.colour - 1]}`;
      case 'set-marks':
        return move.reason === 'promote' ? 'Z rohu do středu' : 'Kandidáti vyplněni';
      case 'reset':
        return 'Od začátku';
      case 'clear':
        return 'Vyprázdněno';
      case 'load':
        return 'Nové zadání';
      default:
        return csPlay.said.move(move, board).replace(/\.$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `Rada: ${CS.names[technique.id]}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${symbolOf(geometry, first.digit)} na ${cellName(geometry, first.cell)}`;
  return `Zapsáno: ${plural(move.placements.length, 'číslice', 'číslice', 'číslic')}`;
}
