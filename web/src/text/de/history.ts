import type { BoardState, Layer, Move } from '@pencilmark/game';
import { cellName, type Geometry, symbolOf, TECHNIQUES } from 'pencilmark';
import { DE } from 'pencilmark/explain/de';
import type { Locale } from '../locale.ts';
import { dePlay } from './play.ts';

const LAYERS: Readonly<Record<Layer, string>> = {
  digit: 'Ziffer',
  corner: 'Eckmarken',
  centre: 'Mittelmarken',
  colour: 'Farben',
  'candidate-colour': 'Farben von Kandidaten',
  line: 'Linien',
};

/** German for the tree of moves. */
export const deHistory: Locale['history'] = {
  title: 'Züge',
  close: 'Schließen',
  start: 'Anfang',
  fold: (count) => `${count} Züge`,
  branch: (count) => (count === 1 ? '1 Zweig' : `${count} Zweige`),
  row: (what, details) => [what, ...details].join(', '),
  current: 'auf dem Brett',
  begins: 'hier beginnt ein Zweig',
  trial: 'Versuch von hier aus',

  name: 'Name',
  nameLabel: 'Name dieses Augenblicks',
  save: 'Sichern',
  remove: 'Entfernen',
  saved: (name) => `${name} benannt.`,
  removed: 'Der Name ist entfernt.',

  try: 'Versuchen',
  tryLong: 'Von hier aus versuchen',
  trying: 'Ein Versuch läuft',
  tried: 'Hier beginnt ein Versuch.',
  keep: 'Behalten',
  kept: 'Der Versuch gehört jetzt zum Spiel.',
  back: 'Aufgeben',
  gone: 'Zurück, wo der Versuch begann. Er bleibt im Baum.',

  compare: 'Vergleichen',
  pinned: 'Von jetzt an wird mit diesem Augenblick verglichen. Gehe zu einem anderen.',
  same: 'Die Bretter sind gleich.',
  differ: (count) => (count === 1 ? '1 Zelle ist verschieden:' : `${count} Zellen sind verschieden:`),
  more: (count) => `und ${count} weitere`,
  difference: (geometry, cell, from, to, layers) => {
    const symbol = (digit: number): string => (digit === 0 ? 'leer' : symbolOf(geometry, digit));
    const other = layers.filter((layer) => layer !== 'digit').map((layer) => LAYERS[layer]);
    const digits = layers.includes('digit') ? [`${symbol(from)} → ${symbol(to)}`] : [];
    return `${cellName(geometry, cell)} ${[...digits, ...other].join(', ')}`;
  },

  mistake: 'Fehler zurücknehmen',
  mistakeLong: 'Fehler zurücknehmen: zurück vor den ersten',
  noMistake: 'Auf dem Brett ist kein Fehler.',
  before: 'Zurück vor dem ersten Fehler.',
  openEnd: 'Das Rätsel hat mehrere Lösungen, also ist kein Eintrag für sich falsch.',
  impossible: 'Die Vorgaben haben keine Lösung.',

  jumped: (what) => `${what}.`,

  move: (move: Move, board: BoardState): string => {
    const { geometry } = board.puzzle;
    switch (move.kind) {
      case 'assist':
        return assistText(move, geometry);
      case 'line':
        return move.change === 'add' ? 'Linie gezogen' : 'Linie entfernt';
      case 'candidate-colour':
        return `Kandidaten in ${dePlay.colours[move.colour - 1]}`;
      case 'set-marks':
        return move.reason === 'promote' ? 'Ecke zu Mitte' : 'Kandidaten gefüllt';
      case 'reset':
        return 'Von vorn begonnen';
      case 'clear':
        return 'Geleert';
      case 'load':
        return 'Neue Vorgaben';
      default:
        return dePlay.said.move(move, board).replace(/\.$/, '');
    }
  },
};

function assistText(move: Extract<Move, { kind: 'assist' }>, geometry: Geometry): string {
  const technique = TECHNIQUES.find(({ id }) => id === move.technique);
  if (technique) return `Hinweis: ${DE.names[technique.id]}`;
  const [first] = move.placements;
  if (move.placements.length === 1)
    return `${symbolOf(geometry, first.digit)} auf ${cellName(geometry, first.cell)}`;
  return `${move.placements.length} Ziffern eingetragen`;
}
