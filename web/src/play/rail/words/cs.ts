import type { enRail } from './en.ts';

export const csRail: typeof enRail = {
  label: 'O této hře',
  filled: (filled, of) => `vyplněno ${filled} z ${of}`,
  show: 'Zobrazit',
  aids: {
    showConflicts: 'Konflikty',
    showSame: 'Stejné číslice',
    showPeers: 'Řádek, sloupec a blok',
    showCandidates: 'Kandidáti',
  },
  singles: 'Singly',
  stuck: {
    title: 'Nevíš jak dál?',
    lead: 'První rada jen řekne, kam se podívat. Odpověď nikdy neprozradí.',
  },
  moves: 'Tahy',
  at: (at, of) => `Tah ${at} z ${of}`,
  save: 'Záložka',
  keys: { hint: 'rada', modes: 'režimy', undo: 'zpět', all: 'všechny klávesy' },
  noMoves: 'Zatím žádné tahy',
  won: {
    title: 'Jak to šlo',
    hardest: 'Nejtěžší krok',
    pause: 'Nejdelší pauza',
    mistakes: 'Chyby',
    none: 'Žádné',
    rating: 'Hodnocení',
    replay: 'Přehrát hru',
  },
};
