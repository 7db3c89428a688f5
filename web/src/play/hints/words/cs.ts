import { CS } from 'pencilmark/explain/cs';
import type { enHints } from './en.ts';

const { and } = CS.lists;

/** Czech around the steps of logic. */
export const csHints: typeof enHints = {
  title: 'Rada',
  depth: (depth, of) => `Rada ${depth} ze ${of}`,
  depths: { nudge: 'Postrčení', what: 'Kde', why: 'Proč', notation: 'Celé' },
  showWhere: 'Ukázat kde',
  showWhy: 'Ukázat proč',
  next: 'Dál',
  nextLink: 'Další článek',
  previous: 'Zpět',
  all: 'Vše',
  strip: 'Články',
  about: (name) => `Co je to: ${name}?`,
  practise: 'Procvičit',
  trial: 'Zkoušení',
  trials: {
    early: {
      title: 'Zatím jsme žádný vzor nenašli',
      nothing:
        'Hledání jsme ukončili dřív, než jsme vyzkoušeli všechny techniky: zbytek by trval příliš dlouho. Zatím zbývá zkoušet: předpokládat číslici, sledovat ji a vidět, jak selže.',
    },
    title: 'Tady žádný vzor nepomůže',
    nothing:
      'Žádná z technik, které známe, tu nevede dál. Zbývá zkoušet: předpokládat číslici, sledovat ji a vidět, jak selže.',
    found: (digits, steps) =>
      `Našli jsme ${digits === 1 ? 'jednu, která selže' : `v jedné buňce ${digits}, které všechny selžou`} po ${steps === 1 ? '1 kroku' : `${steps} krocích`}. Takto nalezená číslice se počítá jako pomoc.`,
    unproved:
      'Nenašli jsme žádnou, která by selhala dost brzy, aby se to dalo ukázat. Takto nalezená číslice se počítá jako pomoc.',
    walk: 'Krok za krokem',
    digitOnly: 'Jen říct číslici',
  },
  within: (name) => `${name}, bez dosud vyloučených značek:`,
  pencilIn: 'Poznačit znovu',
  keys: 'Klávesy',
  copy: 'Kopírovat',
  link: (at, of) => `Článek ${at} z ${of}`,
  enter: (digit) => `Zapsat ${digit}`,
  enterSeveral: (count) => `Zapsat číslice: ${count}`,
  remove: (digit) => `Škrtnout ${digit}`,
  removeSeveral: (count) => `Škrtnout značky: ${count}`,
  erase: (digit) => `Smazat ${digit}`,
  eraseSeveral: (count) => `Smazat číslice: ${count}`,
  pencils: (cells) => `Doplní ostatní značky v ${cells}.`,
  close: 'Zavřít',
  cancel: 'Zrušit',
  looking: 'Hledám další krok …',
  none: 'Teď se žádná rada nezobrazuje.',
  failed: (reason) => `Rada se nenašla (${reason}).`,
  several: 'Tento krok platí ve všech řešeních tohoto sudoku.',

  impossible: 'Toto sudoku nemá řešení, takže není co hledat.',
  fog: {
    clear: 'Tato nápověda vychází jen z toho, co není v mlze.',
    nothing: 'Z toho, co není v mlze, už nic dalšího neplyne.',
  },
  'dead-end': 'Odtud řešení nevede. Nejdřív vrať něco zpět.',
  'open-end': 'Sudoku má více řešení a žádný krok neplatí ve všech, takže by bylo nutné hádat.',
  filled: 'Všechny buňky jsou vyplněné. Už není co hledat.',
  stopped: 'Žádný krok se nenašel.',

  mistakes: {
    'wrong-entries': {
      name: 'Něco nesedí',
      nudge: (count) => (count === 1 ? 'Jedna číslice je špatně.' : `Špatné číslice: ${count}.`),
      what: (house) => `Tady je špatná číslice: ${house}.`,
      why: (cells) =>
        cells.length === 1 ? `Číslice v ${cells[0]} je špatně.` : `Číslice v ${and(cells)} jsou špatně.`,
      applied: (cells) => `Smazáno: ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'Něco nesedí',
      nudge: (count) =>
        count === 1
          ? 'Ve značkách jedné buňky chybí správná číslice.'
          : `Buňky, v jejichž značkách chybí správná číslice: ${count}.`,
      what: (house) => `Podívej se na značky: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `Ve značkách ${cells[0]} chybí správná číslice.`
          : `Ve značkách ${and(cells)} chybějí správné číslice.`,
      applied: (cells) => `Všichni kandidáti poznačeni v ${and(cells)}.`,
    },
  },

  applied: (name, what) => `${name}, použito: ${what}.`,

  used: {
    title: 'Která technika to byla?',
    nothing: 'Zatím žádný závěr. Nejdřív zapiš číslici nebo škrtni značku.',
    program: (what) => `${what} se zapsalo za tebe.`,
    hint: (name) => `To bylo z rady: ${name}.`,
    mistaken: 'Před tím tahem byla na desce chyba, takže se z ní nedá nic dokázat.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name} a zůstane single.`,
    unjustified: (what) => `${what}: žádná známá technika to nedokáže. Přesto to může být správně.`,
    looking: 'Hledám techniku tvého posledního tahu …',
  },
};
