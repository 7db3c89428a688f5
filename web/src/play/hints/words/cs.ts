import { CS } from 'pencilmark/explain/cs';
import type { enHints } from './en.ts';

const { and } = CS.lists;

/** Czech around the steps of logic. */
export const csHints: typeof enHints = {
  title: 'Rada',
  depth: (depth, of) => `Rada ${depth} ze ${of}`,
  depths: { nudge: 'Nápověda', what: 'Kde', why: 'Proč', notation: 'Celé' },
  showWhere: 'Ukázat kde',
  showWhy: 'Ukázat proč',
  next: 'Dál',
  nextLink: 'Další článek',
  previous: 'Zpět',
  all: 'Vše',
  strip: 'Články',
  about: (name) => `Co je to: ${name}?`,
  trial: 'Zkoušení',
  trials: {
    title: 'Tady žádný vzor nepomůže',
    nothing:
      'Žádná z technik, které známe, tu nevede dál. Zbývá zkoušet: předpokládat číslici, sledovat ji a vidět, jak selže.',
    found: (digits, steps) =>
      `Našli jsme ${digits === 1 ? 'jednu, která selže' : `v jedné buňce ${digits}, které všechny selžou`} po ${steps === 1 ? '1 kroku' : `${steps} krocích`}. Takto nalezená číslice se počítá jako pomoc.`,
    unproved:
      'Nenašli jsme žádnou, která by selhala dost brzy, aby se to dalo ukázat. Takto nalezená číslice se počítá jako pomoc.',
    walk: 'Krok za krokem',
    tell: 'Jen říct číslici',
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
  looking: 'Hledá se další krok …',
  none: 'Žádná rada není zobrazena.',
  failed: (reason) => `Radu se nepodařilo najít (${reason}).`,
  several: 'Sudoku má více řešení; toto platí ve všech.',

  impossible: 'Zadané číslice nemají řešení, takže není co hledat.',
  'dead-end': 'Z těchto zápisů a značek už nelze dojít k žádnému řešení. Něco se musí vzít zpět.',
  'open-end': 'Sudoku má více řešení a odsud už nic neplatí ve všech: dál vede jen hádání.',
  filled: 'Všechny buňky jsou vyplněné. Není už co hledat.',
  stopped: 'Žádný krok se nenašel.',

  mistakes: {
    'wrong-entries': {
      name: 'Něco nesedí',
      nudge: (count) => (count === 1 ? 'Jeden zápis není správný.' : `Nesprávné zápisy: ${count}.`),
      what: (house) => `Podívej se na zápisy: ${house}.`,
      why: (cells) =>
        cells.length === 1 ? `V ${cells[0]} je špatná číslice.` : `V ${and(cells)} jsou špatné číslice.`,
      applied: (cells) => `Smazáno: ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'Něco nesedí',
      nudge: (count) =>
        count === 1
          ? 'Ve značkách jedné buňky chybí její číslice.'
          : `Buňky, v jejichž značkách chybí jejich číslice: ${count}.`,
      what: (house) => `Podívej se na značky: ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `Ve značkách ${cells[0]} chybí číslice: ta, která tam patří.`
          : `Ve značkách ${and(cells)} chybí číslice: ty, které tam patří.`,
      applied: (cells) => `Všichni kandidáti poznačeni v ${and(cells)}.`,
    },
  },

  applied: (name, what) => `${name}, použito: ${what}.`,

  used: {
    title: 'Co jsem právě použil?',
    nothing: 'Zatím nebylo nic vyvozeno: žádná číslice zapsaná, žádná značka škrtnutá.',
    program: (what) => `${what}: to udělal program.`,
    hint: (name) => `Byla použita rada: ${name}.`,
    mistaken: 'Před tím tahem byla na desce chyba, takže z ní nelze nic dokázat.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name}, a potom je to single.`,
    unjustified: (what) =>
      `${what}: nic tak jednoduchého to nezdůvodňuje. Může to být správně, ale žádná technika to tu bez zkoušení nedokáže.`,
    looking: 'Hledá se, co zdůvodňuje poslední tah …',
  },
};
