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

  mistake: 'Vzít chyby zpět',
  mistakeLong: 'Vzít chyby zpět: vrátit se před první z nich',
  noMistake: 'Na desce není chyba.',
  before: 'Zpět před první chybou.',
  openEnd: 'Sudoku má více řešení, takže žádný zápis není chybný sám o sobě.',
  impossible: 'Zadané číslice nemají řešení.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Rada: ${CS.names[technique]}`,
    placed: (symbol, cell) => `${symbol} na ${cell}`,
    placedSeveral: (count) => `Zapsáno: ${plural(count, 'číslice', 'číslice', 'číslic')}`,
    line: { add: 'Čára nakreslena', remove: 'Čára odstraněna' },
    candidates: (colour) => `Kandidáti: ${colour}`,
    promoted: 'Z rohu do středu',
    filled: 'Kandidáti vyplněni',
    reset: 'Od začátku',
    clear: 'Vyprázdněno',
    load: 'Nové zadání',
  },
};
