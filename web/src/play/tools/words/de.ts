import type { enTools } from './en.ts';

export const deTools: typeof enTools = {
  title: 'Werkzeuge',
  close: 'Schließen',
  groups: { marks: 'Marken', back: 'Zurückschauen', give: 'Aufgeben' },
  several: 'Mehrere',
  fill: 'Kandidaten',
  accept: 'Singles',
  point: 'Merken',
  reveal: 'Verraten',
  solve: 'Lösen',
  restart: 'Von vorn',
  long: {
    accept: 'Alle gezeigten Singles eintragen, sonst einzelne Marken der gewählten Zellen',
    reveal: 'Die Antwort der gewählten Zelle eintragen',
    solve: 'Von hier aus lösen',
    fill: 'Alles vormerken, was die Regeln erlauben',
    restart: 'Von vorn beginnen: Alle Einträge und Marken verschwinden',
  },
};
