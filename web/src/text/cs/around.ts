import type { Locale } from '../locale.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

const PACES = {
  hare: 'rychle jako zajíc',
  between: 'mezi zajícem a želvou',
  tortoise: 'vytrvale jako želva',
} as const;

/** Czech for everything around the play page. */
export const csAround: Locale['around'] = {
  menu: {
    title: 'Nabídka',
    import: 'Vložit nebo otevřít sudoku',
    reset: 'Začít znovu',
    clear: 'Vyprázdnit desku',
    settings: 'Nastavení',
    keys: 'Klávesnice',
    pause: 'Pauza',
    moves: 'Strom tahů',
    pen: 'Pero: barvit kandidáty, kreslit čáry',
    used: 'Co jsem právě použil?',
    path: 'Cesta tohoto sudoku',
    watch: 'Sledovat, jak se řeší',
    share: 'Sdílet',
    replay: 'Přehrát znovu',
    print: 'Tisknout',
  },

  win: {
    title: 'Vyřešeno',
    byProgram: 'Vyřešil program',
    next: 'Další sudoku',
    text: 'Každá buňka je vyplněná, každé pravidlo dodržené.',
  },

  elsewhere: {
    title: 'Otevřeno na jiné kartě',
    text: 'Tato hra se hraje na jiné kartě nebo v jiném okně. Nic není ztraceno: může pokračovat zde.',
    here: 'Hrát zde',
    other: 'Vybrat jiné sudoku',
  },

  storage: {
    title: 'Uchování hry',
    blocked: (reason) =>
      `Tento prohlížeč tu hry neuchovává (${reason}). Tahy žijí tak dlouho jako tato karta.`,
    failed: (reason) => `Poslední tahy se nepodařilo uchovat (${reason}).`,
    damaged: (reason) => `Uloženou hru se nepodařilo přečíst (${reason}). Nic z ní nebylo smazáno.`,
    partly: (reason) => `Konec uložené hry se nepodařilo přečíst (${reason}). Pokračuje před ním.`,
    changed: () => 'Poslední tahy se nepodařilo uchovat: jiná karta tuto hru změnila.',
    download: 'Uložit jako soubor',
    dismiss: 'Zavřít',
  },

  check: {
    right: 'Zatím bez chyby.',
    wrong: (names) =>
      names.length === 1
        ? `1 zápis není řešení: ${names[0]}.`
        : `Zápisy, které nejsou řešení (${names.length}): ${names.join(', ')}.`,
    impossible: 'Zadané číslice nemají řešení.',
    openEnd: 'Sudoku má více řešení a k některému lze ještě dojít.',
    deadEnd: 'Odsud nelze dojít k žádnému řešení.',
  },

  dialog: { close: 'Zavřít' },
  newer: { message: 'Je tu nová verze stránky.', now: 'Obnovit', later: 'Později' },
  toast: { undo: 'Zpět', stop: 'Zastavit', close: 'Zavřít' },

  gauge: (time, par, pace) => `${time}, přičemž dobrý čas je ${par}: ${PACES[pace]}.`,

  picker: {
    label: (place) => `Číslice: ${place.toLowerCase()}`,
    close: 'Zavřít',
  },

  accept: {
    hidden: 'Žádné single nejsou zobrazené. Nastavení umí ukázat holé i skryté.',
    none: 'Na desce nejsou žádné single.',
    done: (count) => `Zapsané single: ${count}.`,
  },

  reveal: {
    there: 'Ta buňka svou odpověď obsahuje.',
    wrong: (names) =>
      `Dokud je na desce chyba, nic se neprozradí: nejprve se podívej na ${names.join(', ')}.`,
    deadEnd: 'Nic nelze prozradit: odsud nelze dojít k žádnému řešení.',
  },

  solve: {
    working: (ms) => `Řeší se … ${seconds(ms)}`,
    unique: (ms) => `Vyřešeno za ${seconds(ms)}.`,
    multiple: (ms) => `Vyřešeno za ${seconds(ms)}: je to jedno z více řešení.`,
    none: (ms) => `Odsud nelze dojít k žádnému řešení; trvalo to ${seconds(ms)}.`,
    stopped: (ms) => `Zastaveno po ${seconds(ms)}.`,
  },

  load: {
    other: (name) => `${name}: nová hra.`,
  },

  shelf: {
    withoutScript: 'Stejná hra bez jediného řádku JavaScriptu:',
    title: 'Sudoku',
    lead: 'Vytvořená zde, a o každém je dokázáno, že má právě jedno řešení.',
    levels: {
      easy: 'Jen single a hodně zadaných číslic.',
      medium: 'Jen single, ale méně zadaných číslic.',
      hard: 'Single nestačí.',
    },
    givens: (count) => `zadaných: ${count}`,
    own: 'Vložit nebo otevřít vlastní',
  },

  import: {
    title: 'Vložit nebo otevřít sudoku',
    label: 'Sudoku jako text',
    lead: 'Řádek číslic, mřížka z fóra, seznam buněk: co to je, se pozná z textu.',
    file: 'Otevřít soubor',
    play: 'Hrát',
    playAnyway: 'Přesto hrát',
    open: 'Otevřít',
    shared: (title) => `Odkaz na hru: ${title}.`,
    empty: 'Vlož sudoku, nebo otevři soubor.',
    counting: 'Hledají se řešení …',
    unique: (name, givens) => `${name}, zadaných číslic: ${givens}, právě jedno řešení.`,
    multiple: (name, givens) =>
      `${name}, zadaných číslic: ${givens}, ale více než jedno řešení: logika je nerozliší.`,
    none: (name) => `${name}: žádné řešení. Možná je některá číslice opsaná špatně.`,
    unknown: (name) => `${name}: počet řešení se nepodařilo zjistit.`,
    conflict: (what) => `Zadané číslice porušují pravidlo: ${what}.`,
    at: (line, column) => `Řádek ${line}, sloupec ${column}`,
    name: 'Vlastní sudoku',
    unreadable: 'Tento soubor se nepodařilo přečíst.',
  },

  keys: {
    title: 'Klávesnice',
    key: 'Klávesa',
    does: 'Co dělá',
    lead: 'Písmena, která jsou číslicemi velké desky, píší tyto číslice.',
    other: 'Změnit',
    change: (does) => `Změnit klávesu pro: ${does}`,
    press: (does) => `Stiskni novou klávesu pro „${does}“. Escape ji nechá, jak je.`,
    taken: (key, does) => `${key} je klávesa pro „${does}“.`,
    takeOver: 'Převzít ji',
    leave: 'Nechat ji',
    writes: (key) => `${key} píše číslici a nemůže být jinou klávesou.`,
    done: (key, does) => `${key}: ${does}.`,
    kept: 'Klávesy zůstávají, jak byly.',
    reset: 'Obvyklé klávesy',
    wereReset: 'Všechny klávesy jsou obvyklé.',
    space: 'Mezerník',
    fixed: {
      digit: 'Psát ve zvoleném režimu',
      corner: 'Rohová značka',
      centre: 'Středová značka',
      colour: 'Barva',
      extend: 'Rozšířit výběr',
      drag: 'Shift nebo Ctrl se šipkami či kliknutím; tažení',
      same: 'Všechny buňky s touto číslicí',
      doubleClick: 'Dvojklik',
    },
    commands: {
      'move-up': 'Nahoru, na konci dokola',
      'move-down': 'Dolů',
      'move-left': 'Doleva',
      'move-right': 'Doprava',
      'row-start': 'Na začátek řádku',
      'row-end': 'Na konec řádku',
      'grid-start': 'Na první buňku',
      'grid-end': 'Na poslední buňku',
      'select-all': 'Vybrat vše',
      'select-none': 'Zrušit výběr',
      'mode-digit': 'Režim číslice',
      'mode-corner': 'Režim roh',
      'mode-centre': 'Režim střed',
      'mode-colour': 'Režim barva',
      'next-mode': 'Další režim',
      'previous-mode': 'Předchozí režim',
      pick: 'Číslice u buňky',
      erase: 'Smazat',
      undo: 'Zpět',
      redo: 'Znovu',
      check: 'Ověřit',
      pause: 'Pauza',
      'zoom-in': 'Větší buňky',
      'zoom-out': 'Menší buňky',
      fullscreen: 'Celá obrazovka',
      promote: 'Rohové značky se stanou středovými',
      keys: 'Tento seznam',
      hint: 'Rada, a víc z ní',
      used: 'Co jsem právě použil?',
      moves: 'Strom tahů',
      pen: 'Pero',
      'read-row': 'Přečíst řádek',
      'read-column': 'Přečíst sloupec',
      'read-box': 'Přečíst blok',
      candidates: 'Co sem může přijít',
      where: 'Kam může číslice: pak její klávesa',
      remains: 'Co zbývá',
      'read-hint': 'Přečíst radu znovu',
    },
  },

  settings: {
    title: 'Nastavení',
    language: 'Jazyk',
    browser: 'Podle prohlížeče',
    theme: 'Vzhled',
    themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý', contrast: 'Vysoký kontrast' },
    entry: 'Pořadí zápisu',
    entries: { 'cell-first': 'Nejprve buňka', 'digit-first': 'Nejprve číslice' },
    picker: 'Odkud se berou číslice',
    pickers: { bar: 'Jen z kláves', popup: 'Z panelu u buňky', radial: 'Z kruhu kolem buňky' },
    help: 'Pomoc',
    aids: {
      showConflicts: 'Ukázat porušená pravidla',
      checkEntries: 'Označit zápisy, které nejsou řešení',
      showPeers: 'Stínovat domy vybrané buňky',
      showSame: 'Zvýraznit stejnou číslici',
      showSameMarks: 'Zvýraznit stejnou číslici mezi značkami',
      showRemaining: 'Kolik od každé číslice zbývá',
      clearPeerMarks: 'Zápis smaže svou číslici ze značek, které vidí',
      showCandidates: 'Možné číslice, slabě v každé buňce',
      showNakedSingles: 'Holé single červeně',
      showHiddenSingles: 'Skryté single červeně',
    },
    switches: {
      showTimer: 'Hodiny',
      letterKeys: 'Jednotlivá písmena jako klávesy',
    },
  },
};
