import { CS } from 'pencilmark/explain/cs';
import type { enHistory } from './en.ts';
import { plural } from '../../../puzzles/levels/words/cs.ts';

/** Czech for the tree of moves. */
export const csHistory: typeof enHistory = {
  title: 'Tahy',
  close: 'Zavřít',
  start: 'Začátek',
  fold: (count) => plural(count, 'tah', 'tahy', 'tahů'),
  branch: (count) => plural(count, 'větev', 'větve', 'větví'),
  row: (what, details) => [what, ...details].join(', '),
  current: 'na desce',
  begins: 'začíná větev',
  trial: 'pokus odsud',

  name: 'Název',
  nameLabel: 'Název záložky',
  save: 'Uložit',
  remove: 'Odebrat',
  saved: (name) => `Uloženo: ${name}.`,
  removed: 'Název odebrán.',

  try: 'Pokus',
  tryLong: 'Pokus: zkus tahy odsud',
  trying: 'Pokus',
  tried: 'Pokus začal.',
  keep: 'Ponechat',
  kept: 'Pokus přijat.',
  back: 'Zahodit',
  gone: 'Zpět na začátku pokusu; jeho tahy zůstávají v historii.',

  compare: 'Porovnat',
  pinned: 'Porovnává se s tímto tahem. Vyber jiný.',
  same: 'Desky jsou stejné.',
  differ: (count) => `Liší se ${plural(count, 'buňka', 'buňky', 'buněk')}:`,
  more: (count) => `a dalších ${count}`,
  difference: (cell, parts) => `${cell} ${parts.join(', ')}`,
  changed: (from, to) => `${from} → ${to}`,
  empty: 'prázdná',
  layers: {
    digit: 'číslice',
    corner: 'rohové značky',
    centre: 'středové značky',
    colour: 'barvy',
    'candidate-colour': 'barvy kandidátů',
    line: 'čáry',
  },

  mistake: 'Vrátit chyby',
  mistakeLong: 'Vrátit chyby: zpět před první z nich',
  noMistake: 'Na desce není chyba.',
  before: 'Zpět před první chybu.',
  openEnd: 'Toto sudoku má více řešení, takže žádný jednotlivý zápis není chybný.',
  impossible: 'Toto sudoku nemá řešení.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Rada: ${CS.names[technique]}`,
    placed: (symbol, cell) => `${symbol} na ${cell}`,
    placedSeveral: (count) => `Zapsáno: ${plural(count, 'číslice', 'číslice', 'číslic')}`,
    line: { add: 'Čára nakreslena', remove: 'Čára odstraněna' },
    candidates: (colour) => `Kandidáti: ${colour}`,
    promoted: 'Z rohu do středu',
    filled: 'Kandidáti doplněni',
    reset: 'Od začátku',
    clear: 'Vyprázdněno',
    load: 'Nové zadání',
  },
};
