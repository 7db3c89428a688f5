import { plural } from '../../puzzles/levels/words/cs.ts';
import type { enToday } from './en.ts';

export const csToday: typeof enToday = {
  title: 'Dnes',
  puzzle: 'Dnešní sudoku',
  twist: 'Dnešní varianta',
  classic: 'Klasické 9×9',
  lead: 'Jedno řešení, dnes pro všechny stejné: v pondělí mírné, k neděli těžké.',
  open: { new: 'Hrát', open: 'Pokračovat' },
  solvedIn: (time) => `Vyřešeno za ${time}`,
  byProgram: 'Vyřešil Pencilmark',
  looked: 'Vyřešeno, po nahlédnutí do řešení',
  minutes: (count) => `asi ${count} min`,
  making: 'Tvoří se tvoje sudoku…',
  cancel: 'Zrušit',
  failed: 'Sudoku se nepodařilo vytvořit. Zkus to znovu.',
  calendar: 'Kalendář',
  foot: (onDay, later, longest) =>
    `${onDay} ten den, ${later} později. Nejdelší řada: ${plural(longest, 'den', 'dny', 'dní')}.`,
  before: 'Předchozí měsíc',
  after: 'Následující měsíc',
  unfinished: 'Rozehrané a dnes nové',
  filled: (filled, of) => `vyplněno ${filled} z ${of}`,
  all: (count) => `Všech ${count}`,
  levels: 'Nové sudoku',
  last: 'naposledy hraná',
  choose: 'Vybrat…',
  others: 'Něco jiného',
  allRules: (count) => `Všech ${count} pravidel`,
  dailyTitle: (date, level) => `${date} · ${level}`,
  twistTitle: (date, name, level) => `${date} · ${name} · ${level}`,
};
