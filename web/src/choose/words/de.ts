import type { enChoose } from './en.ts';

const grouped = (count: number): string => count.toLocaleString('de');

export const deChoose: typeof enChoose = {
  title: 'Neues Rätsel',
  import: 'Importieren',
  board: 'Brett',
  rules: 'Regeln',
  all: (count) => `Alle ${count}`,
  fewer: 'Weniger',
  level: { tap: 'Stufe: antippen und spielen', choose: 'Stufe: wählen und spielen' },
  takes: {
    beginner: 'Wo kann eine Ziffer noch hin?',
    easy: 'Zellen mit nur einer Ziffer',
    medium: 'Paare und Drillinge',
    hard: 'Fische und Flügel',
    expert: 'Ketten',
    extreme: 'Lange Ketten und Netze',
    beyond: 'Kein bekanntes Muster reicht',
  },
  play: 'Spielen',
  notFor: (name) => `Nicht für ${name}`,
  get: 'Das bekommst du',
  normal: 'Normale Regeln.',
  fresh: 'Frisch gemacht, mit genau einer Lösung.',
  sample: (name) => `Beispiel: ${name}`,
  byTechnique: 'Nach Technik oder Wertung',
  collections: 'Sammlungen',
  names: {
    famous: 'Berühmte Rätsel',
    classic: 'Klassische Bretter',
    variants: 'Varianten, handverlesen',
    small: 'Kleine Bretter',
    giants: 'Riesen',
  },
  leads: {
    famous: 'Von anderen gesetzt und mit Namen bekannt.',
    own: 'Unsere eigenen Rätsel; jedes hat nachweislich genau eine Lösung.',
  },
  none: 'noch keins gelöst',
  solved: (solved) => `${grouped(solved)} gelöst`,
  won: (time) => `gelöst in ${time}`,
  open: (percent) => `${percent} fertig`,
  givens: (count) => `${count} Vorgaben`,
  withoutScript: 'Kein JavaScript? Spiele mit reinem HTML und CSS:',
  notices: 'Urheberrechtshinweise',
};
