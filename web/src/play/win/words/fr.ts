import type { enWin } from './en.ts';

const PACES = {
  hare: 'rapide comme un lièvre',
  between: 'entre le lièvre et la tortue',
  tortoise: 'régulier comme une tortue',
} as const;

export const frWin: typeof enWin = {
  share: 'Partager',
  replay: 'Revoir',
  title: 'Résolu',
  solvedIn: (time) => `Résolu en ${time}`,
  again: 'Rejouer',
  byProgram: 'Résolu par Pencilmark',
  looked: 'Résolu, après un coup d’œil à la solution',
  next: 'Grille suivante',
  help: {
    none: 'Sans aide',
    hints: (hints) => (hints === 1 ? 'Avec 1 indice' : `Avec ${hints} indices`),
    other: 'Avec de l’aide',
  },
  copied: 'Résultat copié',
  usual: (time) => `D’habitude : ${time}`,
  first: (level) => `Une première : ${level}`,
  best: 'Nouveau record',
  faster: 'plus vite',
  slower: 'plus lent',
  games: (games, level, areAll) => `vos ${games} ${areAll ? '' : 'dernières '}parties : ${level}`,
  another: (level) => `Encore une : ${level}`,
  twist: 'Jouer la variante du jour',
  pace: (pace) => PACES[pace],
  gauge: (time, par, pace) => `${time} (référence ${par}) : ${PACES[pace]}.`,
};
