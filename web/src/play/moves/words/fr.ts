import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const frAssist: typeof enAssist = {
  check: {
    right: 'Aucune erreur jusqu’ici.',
    wrong: (names) =>
      names.length === 1
        ? `1 réponse n’est pas la solution : ${names[0]}.`
        : `${names.length} réponses ne sont pas la solution : ${names.join(', ')}.`,
    impossible: 'Les données n’ont pas de solution.',
    openEnd: 'La grille a plusieurs solutions, et l’une d’elles est encore possible.',
    deadEnd: 'À partir d’ici, aucune solution n’est possible.',
  },
  help: 'Compte comme une aide.',
  accept: {
    none: 'Pas de singleton ici.',
    done: (count) => (count === 1 ? '1 singleton écrit.' : `${count} singletons écrits.`),
  },
  reveal: {
    there: 'Cette case contient sa réponse.',
    wrong: (names) =>
      `Rien n’est révélé tant que la grille est fausse : regardez d’abord ${names.join(', ')}.`,
    deadEnd: 'Rien ne peut être révélé : à partir d’ici, aucune solution n’est possible.',
  },
  solve: {
    working: (ms) => `Résolution … ${seconds(ms)}`,
    unique: (ms) => `Résolu en ${seconds(ms)}.`,
    multiple: (ms) => `Résolu en ${seconds(ms)} : c’est une solution parmi plusieurs.`,
    none: (ms) => `Aucune solution n’est possible à partir d’ici ; cela a pris ${seconds(ms)}.`,
    stopped: (ms) => `Arrêté après ${seconds(ms)}.`,
  },
};
