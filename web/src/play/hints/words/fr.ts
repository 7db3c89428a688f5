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
  about: (name) => `Qu’est-ce que « ${name} » ?`,
  practise: 'S’entraîner',
  trial: 'Essai',
  trials: {
    early: {
      title: 'Aucun motif trouvé pour l’instant',
      nothing:
        'Nous avons arrêté la recherche avant d’avoir essayé toutes les techniques : le reste prendrait trop de temps. Pour l’instant, il reste à essayer : supposer un chiffre, le suivre et le voir échouer.',
    },
    title: 'Aucun motif n’aide ici',
    nothing:
      'Aucune des techniques connues ne fait avancer cette grille. Il reste à essayer : supposer un chiffre, le suivre et le voir échouer.',
    found: (digits, steps) =>
      `Nous en avons trouvé ${digits === 1 ? 'un qui échoue' : `${digits} dans une même case qui échouent tous`} après ${steps} étape${steps === 1 ? '' : 's'}. Un chiffre trouvé ainsi compte comme une aide.`,
    unproved:
      'Nous n’en avons trouvé aucun qui échoue assez tôt pour le montrer. Un chiffre trouvé ainsi compte comme une aide.',
    walk: 'Pas à pas',
    digitOnly: 'Donner juste le chiffre',
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
  looking: 'Recherche de la prochaine étape …',
  none: 'Aucun indice n’est affiché.',
  failed: (reason) => `Aucun indice trouvé (${reason}).`,
  several: 'Cette étape vaut dans toutes les solutions de cette grille.',

  impossible: 'Cette grille n’a pas de solution, il n’y a donc rien à trouver.',
  fog: {
    clear: 'Cet indice n’utilise que ce qui est hors du brouillard.',
    nothing: 'Rien de plus ne se déduit de ce qui est hors du brouillard.',
  },
  'dead-end': 'Il n’y a pas de solution à partir d’ici. Annulez d’abord quelque chose.',
  'open-end': 'La grille a plusieurs solutions, et aucune étape ne vaut dans toutes : il faudrait deviner.',
  filled: 'Toutes les cases sont remplies. Il n’y a plus rien à trouver.',
  stopped: 'Aucune étape trouvée.',

  mistakes: {
    'wrong-entries': {
      name: 'Quelque chose ne va pas',
      nudge: (count) => (count === 1 ? 'Un chiffre est faux.' : `${count} chiffres sont faux.`),
      what: (house) => `Il y a un chiffre faux ici : ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `Le chiffre de ${cells[0]} est faux.`
          : `Les chiffres de ${and(cells)} sont faux.`,
      applied: (cells) => `${and(cells)} : effacé.`,
    },
    'wrong-marks': {
      name: 'Quelque chose ne va pas',
      nudge: (count) =>
        count === 1
          ? 'Le bon chiffre manque aux marques d’une case.'
          : `Le bon chiffre manque aux marques de ${count} cases.`,
      what: (house) => `Regardez les marques : ${house}.`,
      why: (cells) =>
        cells.length === 1
          ? `Le bon chiffre manque aux marques de ${cells[0]}.`
          : `Les bons chiffres manquent aux marques de ${and(cells)}.`,
      applied: (cells) => `Tous les candidats notés en ${and(cells)}.`,
    },
  },

  applied: (name, what) => `${name} appliqué : ${what}.`,

  used: {
    title: 'Quelle technique était-ce ?',
    nothing: 'Aucune déduction pour l’instant. Écrivez d’abord un chiffre ou retirez une marque.',
    program: (what) => `${what} a été écrit pour vous.`,
    hint: (name) => `Cela vient d’un indice : ${name}.`,
    mistaken: 'Il y avait une erreur sur la grille avant ce coup ; on ne peut donc rien en déduire.',
    directly: (what, name) => `${what} : ${name}.`,
    after: (what, name) => `${what} : ${name} laisse un singleton.`,
    unjustified: (what) =>
      `${what} : aucune technique connue ne le prouve. C’est peut-être juste quand même.`,
    looking: 'Recherche de la technique de votre dernier coup …',
  },
};
