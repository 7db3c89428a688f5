import type { enSetters } from './en.ts';

export const frSetters: typeof enSetters = {
  by: (author) => `par ${author}`,
  ours: 'Les règles telles que Pencilmark les lit',
  leftOut: {
    label: 'Ce qui manque',
    rules: (count) =>
      count === 1
        ? '1 règle n’est pas connue ici. Vous pouvez jouer, mais sans indices.'
        : `${count} règles ne sont pas connues ici. Vous pouvez jouer, mais sans indices.`,
    decorations: (count) =>
      count === 1
        ? 'Une décoration ne peut pas être dessinée ; aucune règle n’est perdue.'
        : `${count} décorations ne peuvent pas être dessinées ; aucune règle n’est perdue.`,
    drawings:
      'Cette grille contient des dessins qui ne sont pas affichés ici. Ce sont peut-être des règles que Pencilmark ne vérifie pas.',
    drawn: 'Certains dessins de la grille sont peut-être des règles que Pencilmark ne vérifie pas.',
    fog: 'Cette grille se joue dans le brouillard, qui n’est pas affiché ici.',
    picture: 'Une image qui contient peut-être des règles n’est pas affichée ici.',
    column: (name) => `La colonne « ${name} » n’est pas lue ici. Elle contient peut-être des règles.`,
    words: (text) => `Les règles en toutes lettres ne sont pas lues ici : « ${text} ».`,
    row: (text) =>
      `Lue comme une ligne, mais ce n’en est peut-être pas une, ou il y manque une case : « ${text} ».`,
    names: (names) => `Il manque : ${names}.`,
  },
  shapes: {
    line: 'lignes',
    rectangle: 'rectangles',
    oval: 'cercles',
    text: 'textes',
    cage: 'cages',
    colour: 'zones colorées',
  },
  stated: '« Vérifier » et la victoire suivent la solution de l’auteur.',
  unchecked:
    'Certaines règles ne sont pas connues ici et le lien ne donne pas de solution. Rien ne permet de vérifier.',
  hintsOff: 'Pas d’indices',
};
