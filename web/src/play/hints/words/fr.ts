import { FR } from 'pencilmark/explain/fr';
import type { enHints } from './en.ts';

const { and } = FR.lists;

/** French around the steps of logic. */
export const frHints: typeof enHints = {
  title: 'Indice',
  depth: (depth, of) => `Indice ${depth} sur ${of}`,
  depths: { nudge: 'Coup de pouce', what: 'Où', why: 'Pourquoi', notation: 'En entier' },
  showWhere: 'Montrer où',
  showWhy: 'Montrer pourquoi',
  next: 'Suite',
  nextLink: 'Maillon suivant',
  previous: 'Retour',
  all: 'Tout',
  strip: 'Maillons',
  about: (name) => `Qu’est-ce que c’est : ${name} ?`,
  trial: 'Essai',
  trials: {
    title: 'Aucun motif n’aide ici',
    nothing:
      'Aucune des techniques connues ne fait avancer cette grille. Il reste à essayer : supposer un chiffre, le suivre et le voir échouer.',
    found: (digits, steps) =>
      `Nous en avons trouvé ${digits === 1 ? 'un qui échoue' : `${digits} dans une même case qui échouent tous`} après ${steps} étape${steps === 1 ? '' : 's'}. Un chiffre trouvé ainsi compte comme une aide.`,
    unproved:
      'Nous n’en avons trouvé aucun qui échoue assez tôt pour le montrer. Un chiffre trouvé ainsi compte comme une aide.',
    walk: 'Pas à pas',
    tell: 'Donner juste le chiffre',
  },
  within: (name) => `${name}, sans les marques déjà exclues :`,
  pencilIn: 'Noter à nouveau',
  keys: 'Touches',
  copy: 'Copier',
  link: (at, of) => `Maillon ${at} sur ${of}`,
  enter: (digit) => `Écrire ${digit}`,
  enterSeveral: (count) => `Écrire ${count} chiffres`,
  remove: (digit) => `Retirer ${digit}`,
  removeSeveral: (count) => `Retirer ${count} marques`,
  erase: (digit) => `Effacer ${digit}`,
  eraseSeveral: (count) => `Effacer ${count} chiffres`,
  pencils: (cells) => `Ajoute les autres marques de ${cells}.`,
  close: 'Fermer',
  cancel: 'Annuler',
  looking: 'Recherche du prochain pas …',
  none: 'Aucun indice n’est affiché.',
  failed: (reason) => `Aucun indice n’a pu être trouvé (${reason}).`,
  several: 'La grille a plusieurs solutions ; ceci vaut dans toutes.',

  impossible: 'Les données n’ont pas de solution, il n’y a donc rien à trouver.',
  'dead-end':
    'À partir de ces réponses et de ces marques, aucune solution n’est plus possible. Il faut revenir sur quelque chose.',
  'open-end':
    'La grille a plusieurs solutions, et à partir d’ici rien ne vaut dans toutes : il faudrait deviner.',
  filled: 'Toutes les cases sont remplies. Il n’y a plus rien à trouver.',
  stopped: 'Aucun pas n’a été trouvé.',

  mistakes: {
    'wrong-entries': {
      name: 'Quelque chose ne va pas',
      nudge: (count) =>
        count === 1 ? 'Une réponse n’est pas juste.' : `${count} réponses ne sont pas justes.`,
      what: (house) => `Regardez les réponses : ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `${cells[0]} contient un chiffre faux.`
          : `${and(cells)} contiennent des chiffres faux.`,
      applied: (cells) => `${and(cells)} : effacé.`,
    },
    'wrong-marks': {
      name: 'Quelque chose ne va pas',
      nudge: (count) =>
        count === 1
          ? 'Les marques d’une case omettent son chiffre.'
          : `Les marques de ${count} cases omettent leur chiffre.`,
      what: (house) => `Regardez les marques : ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `Il manque un chiffre aux marques de ${cells[0]} : celui qui y a sa place.`
          : `Il manque des chiffres aux marques de ${and(cells)} : ceux qui y ont leur place.`,
      applied: (cells) => `Tous les candidats notés en ${and(cells)}.`,
    },
  },

  applied: (name, what) => `${name} appliqué : ${what}.`,

  used: {
    title: 'Qu’ai-je utilisé à l’instant ?',
    nothing: 'Vous n’avez encore rien conclu : aucun chiffre écrit, aucune marque effacée.',
    program: (what) => `${what} : fait pour vous.`,
    hint: (name) => `Vous avez appliqué un indice : ${name}.`,
    mistaken: 'Il y avait une erreur sur la grille avant ce coup, on ne peut donc rien en prouver.',
    directly: (what, name) => `${what} : ${name}.`,
    after: (what, name) => `${what} : ${name}, et c’est ensuite un singleton.`,
    unjustified: (what) =>
      `${what} : rien d’aussi simple ne le justifie. C’est peut-être juste, mais aucune technique ne le prouve ici sans essai.`,
    looking: 'Recherche de ce qui justifie votre dernier coup …',
  },
};
