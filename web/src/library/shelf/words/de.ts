import type { enShelf } from './en.ts';

export const deShelf: typeof enShelf = {
  withoutScript: 'Dasselbe Spiel ohne eine Zeile JavaScript:',
  notices: 'Urheberrechtshinweise',
  title: 'Rätsel',
  lead: 'Hier gemacht, und jedes hat erwiesenermaßen genau eine Lösung.',
  levels: {
    beginner: 'Ein Block, eine Zeile oder Spalte nach der anderen: Wo kann eine Ziffer noch hin?',
    easy: 'Auch Zellen, in denen nur noch eine Ziffer möglich ist.',
    medium: 'Notizen lohnen sich: Paare, Drillinge, gebundene Kandidaten.',
    hard: 'Fische, Flügel und andere Muster über das ganze Brett.',
    expert: 'Ketten aus „wenn nicht hier, dann dort“.',
    extreme: 'Lange Ketten und Annahmen, die sich treffen.',
    beyond: 'Kein Muster hilft mehr: Annahmen verzweigen sich.',
  },
  another: 'Neues Rätsel',
  givens: (count) => `${count} Vorgaben`,
  own: 'Eigenes einfügen oder öffnen',
};
