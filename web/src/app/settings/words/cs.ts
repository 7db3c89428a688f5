import type { enSettings } from './en.ts';

export const csSettings: typeof enSettings = {
  title: 'Nastavení',
  language: 'Jazyk',
  browser: 'Podle prohlížeče',
  theme: 'Vzhled',
  themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý', contrast: 'Vysoký kontrast' },
  entry: 'Pořadí zápisu',
  entries: { 'cell-first': 'Nejprve buňka', 'digit-first': 'Nejprve číslice' },
  picker: 'Odkud se berou číslice',
  pickers: { bar: 'Jen z kláves', popup: 'Z panelu u buňky', radial: 'Z kruhu kolem buňky' },
  coordinates: 'Čísla řádků a sloupců',
  coordinatesShown: { hints: 'Při radách', always: 'Vždy', never: 'Nikdy' },
  help: 'Pomoc',
  presets: { paper: 'Žádná', usual: 'Běžná', everything: 'Plná' },
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
};
