import type { enTools } from './en.ts';

export const deTools: typeof enTools = {
  title: 'Werkzeuge',
  close: 'Schließen',
  groups: { marks: 'Marken', back: 'Rückblick', give: 'Aufgeben' },
  several: 'Auswählen',
  fill: 'Kandidaten',
  accept: 'Singles',
  point: 'Merken',
  reveal: 'Verraten',
  solve: 'Lösen',
  restart: 'Von vorn',
  givens: 'Vorgaben',
  long: {
    accept: 'Alle markierten Singles eintragen, oder einzelne Marken der Auswahl',
    reveal: 'Die Lösung der gewählten Zelle eintragen',
    solve: 'Von hier aus lösen',
    fill: 'Alle möglichen Ziffern vormerken',
    restart: 'Neu starten: alle Einträge und Marken löschen',
    givens: 'Diese Ziffern zu Vorgaben machen',
  },
};
