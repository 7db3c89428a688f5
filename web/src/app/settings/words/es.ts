import type { enSettings } from './en.ts';

export const esSettings: typeof enSettings = {
  title: 'Ajustes',
  language: 'Idioma',
  browser: 'El del navegador',
  theme: 'Tema',
  themes: { system: 'El del sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  entry: 'Orden de entrada',
  entries: { 'cell-first': 'Primero la celda', 'digit-first': 'Primero la cifra' },
  picker: 'Las cifras vienen de',
  pickers: {
    bar: 'Solo las teclas',
    popup: 'Un panel junto a la celda',
    radial: 'Un círculo en torno a la celda',
  },
  openOn: 'Abrir en',
  openOnShown: { today: 'Hoy', board: 'Mi último tablero' },
  coordinates: 'Números de filas y columnas',
  coordinatesShown: { hints: 'Durante las pistas', always: 'Siempre', never: 'Nunca' },
  help: 'Ayuda',
  presets: { paper: 'Ninguna', usual: 'Normal', everything: 'Toda' },
  aids: {
    showConflicts: 'Mostrar reglas incumplidas',
    checkEntries: 'Marcar respuestas que no son la solución',
    showPeers: 'Sombrear las casas de la celda seleccionada',
    showSame: 'Resaltar la misma cifra',
    showSameMarks: 'Resaltar la misma cifra entre las marcas',
    showRemaining: 'Cuántas quedan de cada cifra',
    clearPeerMarks: 'Una respuesta borra su cifra de las marcas que ve',
    showCandidates: 'Cifras posibles, tenues en cada celda',
    showNakedSingles: 'Únicos desnudos en rojo',
    showHiddenSingles: 'Únicos ocultos en rojo',
  },
  switches: {
    showTimer: 'Cronómetro',
    letterKeys: 'Letras sueltas como teclas',
  },
};
