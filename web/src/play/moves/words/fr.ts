import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const frAssist: typeof enAssist = {
  madeGivens: 'Ces chiffres sont maintenant les données.',
  check: {
    right: 'Aucune erreur jusqu’ici.',
    wrong: (names) =>
      names.length === 1
        ? `1 chiffre faux : ${names[0]}.`
        : `${names.length} chiffres faux : ${names.join(', ')}.`,
    impossible: 'Cette grille n’a pas de solution.',
    openEnd: 'Cette grille a plusieurs solutions ; vous pouvez encore en atteindre une.',
    deadEnd: 'Il n’y a pas de solution à partir d’ici.',
  },
  help: 'Compte comme une aide.',
  accept: {
    none: 'Pas de singleton ici.',
    done: (count) => (count === 1 ? '1 singleton écrit.' : `${count} singletons écrits.`),
  },
  reveal: {
    there: 'Cette case est déjà juste.',
    wrong: (names) => `Corrigez d’abord ${names.join(', ')}.`,
    deadEnd: 'Impossible de révéler : il n’y a pas de solution à partir d’ici.',
  },
  solve: {
    working: (ms) => `Résolution … ${seconds(ms)}`,
    unique: (ms) => `Résolue en ${seconds(ms)}.`,
    multiple: (ms) => `Résolue en ${seconds(ms)} : une solution parmi plusieurs.`,
    none: (ms) => `Pas de solution à partir d’ici (${seconds(ms)}).`,
    stopped: (ms) => `Arrêté après ${seconds(ms)}.`,
  },
};
