import type { enSettings } from './en.ts';

export const frSettings: typeof enSettings = {
  title: 'Réglages',
  language: 'Langue',
  browser: 'Celle du navigateur',
  theme: 'Thème',
  themes: { system: 'Celui du système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  entry: 'Ordre de saisie',
  entries: { 'cell-first': 'D’abord la case', 'digit-first': 'D’abord le chiffre' },
  picker: 'Les chiffres viennent de',
  pickers: { bar: 'Touches seulement', popup: 'Pavé près de la case', radial: 'Cercle autour de la case' },
  coordinates: 'Numéros des lignes et colonnes',
  coordinatesShown: { hints: 'Pendant les indices', always: 'Toujours', never: 'Jamais' },
  help: 'Aide',
  presets: { paper: 'Aucune', usual: 'Standard', everything: 'Complète' },
  aids: {
    showConflicts: 'Montrer les règles enfreintes',
    checkEntries: 'Marquer les réponses qui ne sont pas la solution',
    showPeers: 'Ombrer les maisons de la case sélectionnée',
    showSame: 'Faire ressortir le même chiffre',
    showSameMarks: 'Faire ressortir le même chiffre parmi les marques',
    showRemaining: 'Combien il reste de chaque chiffre',
    clearPeerMarks: 'Une réponse efface son chiffre des marques qu’elle voit',
    showCandidates: 'Chiffres possibles, pâles dans chaque case',
    showNakedSingles: 'Singletons nus en rouge',
    showHiddenSingles: 'Singletons cachés en rouge',
  },
  switches: {
    showTimer: 'Chronomètre',
    letterKeys: 'Lettres seules comme touches',
  },
};
