import { FR_RULE_NAMES } from 'pencilmark/explain/fr';
import {
  allowedPairs,
  housesAmong,
  inOrder,
  isReadOnward,
  listOr,
  named,
  type RuleWords,
  stepsOf,
} from '../rule-words.ts';

const or = listOr('fr');

const HOUSES = {
  row: 'une ligne',
  column: 'une colonne',
  box: 'un bloc',
  region: 'une région délimitée',
  diagonal: 'une diagonale marquée',
  window: 'une fenêtre ombrée',
  disjoint: 'un groupe de cases à la même place dans leurs blocs',
  extra: 'une zone ombrée',
};

const NEIGHBOURS = {
  orthogonal: 'deux cases ayant un côté commun',
  diagonal: 'deux cases qui ne se touchent que par un coin',
  knight: 'deux cases à un saut de cavalier l’une de l’autre',
};

const THIRDS =
  'Il s’agit des tiers des chiffres, par exemple 1–3, 4–6 et 7–9 ; si le partage n’est pas égal, c’est le tiers moyen qui a une autre taille.';

const TIES = {
  none: 'Aucun de ces nombres n’est égal à un autre.',
  'only-unranked': 'Aucun autre nombre n’est égal à un nombre dont le rang est donné.',
  any: 'Les nombres égaux partagent le premier de leurs rangs.',
};

/** French for the rules of puzzles. */
export const frRules: RuleWords = {
  title: 'Règles',
  card: {
    start: 'Commencer',
    normal: 'Sudoku classique',
    cages: 'Pendant le jeu, choisissez une cage pour voir quels chiffres conviennent.',
  },
  houses: (kinds, values) => {
    const names = housesAmong(kinds, HOUSES);
    if (names.length === 0) return `Placez un chiffre de ${values} dans chaque case.`;
    return `Les règles habituelles du sudoku s’appliquent : placez un chiffre de ${values} dans chaque case, sans répétition dans ${or(names)}.`;
  },
  names: FR_RULE_NAMES,
  texts: {
    'all-different': 'Aucun chiffre ne se répète dans une zone ombrée et entourée.',
    'anti-knight':
      'Deux cases à un saut de cavalier l’une de l’autre, comme aux échecs, contiennent des chiffres différents.',
    'anti-king': 'Deux cases qui se touchent par un coin contiennent des chiffres différents.',
    'anti-chess': ({ steps, values, cells }) => {
      const apart = or(steps.map(([rows, columns]) => `${rows} et ${columns}`));
      const only = values ? `, s’il s’agit de ${or(inOrder(values))}` : '';
      return `Deux cases${cells ? ' ombrées' : ''} séparées de ${apart} pas, dans n’importe quelle direction, ne contiennent pas le même chiffre${only}.`;
    },
    taxicab: ({ distance }) =>
      `Deux cases à ${distance} pas l’une de l’autre, comptés le long des lignes et des colonnes, contiennent des chiffres différents.`,
    'anti-taxicab':
      'Deux chiffres égaux ne sont jamais séparés d’exactement autant de pas, comptés le long des lignes et des colonnes, que l’indique le chiffre.',
    'no-difference': ({ differences, neighbours, except }) =>
      `Les chiffres de ${NEIGHBOURS[neighbours]} ne diffèrent jamais de ${or(inOrder(differences))}${exempt(except)}.`,
    'no-ratio': ({ ratios, neighbours, except }) =>
      `Des chiffres de ${NEIGHBOURS[neighbours]}, aucun ne vaut ${or(inOrder(ratios))} fois l’autre${exempt(except)}.`,
    'no-sum': ({ sums, neighbours, except }) =>
      `La somme des chiffres de ${NEIGHBOURS[neighbours]} n’est jamais ${or(inOrder(sums))}${exempt(except)}.`,
    'global-entropy': `Chaque carré de 2×2 cases contient un chiffre bas, un moyen et un haut. ${THIRDS}`,
    'global-modular':
      'Chaque carré de 2×2 cases contient des chiffres des trois restes de la division par 3 : un comme 1, 4, 7, un comme 2, 5, 8 et un comme 3, 6, 9.',
    'dutch-flatmates':
      'Chaque chiffre du milieu (5 sur 1–9) a le plus petit juste au-dessus de lui ou le plus grand juste en dessous.',
    doppelganger:
      'Chaque ligne, colonne et bloc contient un 0 et tous les autres chiffres sauf un. Deux lignes, deux colonnes ou deux blocs n’ont jamais le même chiffre manquant, et la ligne, la colonne et le bloc de chaque 0 en ont trois différents.',
    clone: 'Une zone ombrée et sa copie contiennent les mêmes chiffres, case par case.',
    'same-digits': 'Les zones entourées marquées ≡ contiennent les mêmes chiffres, chacun autant de fois.',
    odd: 'Un chiffre sur un disque ombré est impair.',
    even: 'Un chiffre sur un carré ombré est pair. 0 est pair.',
    minimum:
      'Une case ombrée dont les chevrons pointent vers l’intérieur est inférieure à toutes les cases avec lesquelles elle a un côté commun. Deux minimums voisins ne sont pas comparés.',
    maximum:
      'Une case ombrée dont les chevrons pointent vers l’extérieur est supérieure à toutes les cases avec lesquelles elle a un côté commun. Deux maximums voisins ne sont pas comparés.',
    'row-index':
      'Une case ombrée marquée ↕ indique dans quelle ligne de sa colonne se trouve le numéro de sa propre ligne : un 4 en ligne 2 signifie un 2 en ligne 4 de cette colonne.',
    'column-index':
      'Une case ombrée marquée ↔ indique dans quelle colonne de sa ligne se trouve le numéro de sa propre colonne : un 4 en colonne 2 signifie un 2 en colonne 4 de cette ligne.',
    'box-index':
      'Une case ombrée marquée □ indique à quelle place de son bloc ou de sa région se trouve le numéro de sa propre place. Les places se comptent à partir de 1, dans le sens de la lecture.',
    'counting-circles': 'Un chiffre dans un cercle indique combien de cercles contiennent ce chiffre.',
    difference:
      'Deux chiffres reliés par un point blanc diffèrent du nombre qui y est écrit, ou de 1 si le point est vide.',
    ratio:
      'De deux chiffres reliés par un point noir, l’un vaut l’autre multiplié par le nombre qui y est écrit, ou le double si le point est vide.',
    'pair-sum': 'La somme de deux chiffres reliés par un X est 10, par un V 5, et par un nombre ce nombre.',
    greater: 'Le signe entre deux cases pointe vers le chiffre le plus petit.',
    quadruple:
      'Les chiffres d’un petit cercle à la rencontre de quatre cases figurent tous dans ces cases, chacun au moins autant de fois qu’il est écrit.',
    contain:
      'Une cage en tirets marquée ⊇ contient les chiffres cités, chacun au moins autant de fois qu’il est cité.',
    'contain-exactly':
      'Une cage en tirets marquée = et des chiffres contient chacun d’eux exactement autant de fois qu’il est cité. Les autres chiffres sont libres.',
    'look-and-say':
      'Une cage en tirets marquée 2×5 contient exactement deux 5, et de même pour d’autres nombres et chiffres. Les chiffres non cités sont libres.',
    'count-distinct':
      'Le chiffre dans le cercle est le nombre de chiffres différents dans la cage en tirets marquée ≠.',
    'equality-cage':
      'Aucun chiffre ne se répète dans une cage en tirets marquée seulement =. La moitié sont pairs et la moitié impairs, la moitié bas et la moitié hauts ; un chiffre juste au milieu (5 sur 1–9) y est exclu.',
    thermometer:
      'Sur une ligne grise avec une ampoule, les chiffres augmentent de l’ampoule vers l’autre bout.',
    'slow-thermometer':
      'Sur une ligne grise avec une ampoule, un trait central en pointillé et ≤, les chiffres ne diminuent jamais de l’ampoule vers l’autre bout. Ils peuvent rester égaux.',
    palindrome: 'Une ligne grise à trait central en tirets se lit de la même façon des deux bouts.',
    renban: 'Une ligne violette contient des chiffres consécutifs dans un ordre quelconque, sans répétition.',
    nabner:
      'Sur une ligne orange à trait central en tirets, deux chiffres ne sont jamais égaux ni consécutifs, où qu’ils s’y trouvent.',
    whisper: ({ difference }) =>
      `Deux chiffres voisins sur une ligne verte diffèrent d’au moins ${difference}.`,
    between:
      'Les chiffres d’une ligne grise entre deux anneaux sont strictement compris entre les deux chiffres des anneaux.',
    lockout: ({ difference }) =>
      `Les deux chiffres dans les losanges d’une ligne turquoise diffèrent d’au moins ${difference}. Chaque chiffre entre eux est inférieur ou supérieur aux deux.`,
    zipper:
      'Sur une ligne rose, deux chiffres à égale distance du milieu ont toujours la même somme. Un chiffre dans un anneau au milieu est cette somme.',
    'region-sum': ({ outside }) =>
      `Les bords des blocs ou des régions coupent une ligne bleue en parties de même somme.${outside === 'left-out' ? ' Les cases qui ne sont dans aucun d’eux sont sautées.' : ''}`,
    'sum-segments': ({ shape }) =>
      `Une ligne bleue à trait central en tirets se divise en segments dont la somme est chaque fois le nombre après Σ.${shape === 'loop' ? ' La ligne est une boucle : un segment peut continuer de sa dernière case à la première.' : ''}`,
    entropic: `Trois cases consécutives d’une ligne orange contiennent toujours un chiffre bas, un moyen et un haut, et une ligne de deux cases en contient deux. ${THIRDS}`,
    modular: ({ modulus }) =>
      `Sur une ligne turquoise à trait central en tirets, les cases consécutives, prises par ${modulus} ou toutes si la ligne est plus courte, contiennent des chiffres dont les restes de la division par ${modulus} sont différents.`,
    'double-arrow':
      'Si un trait fin avec un anneau à chaque bout a des chiffres entre les anneaux, leur somme est celle des deux chiffres dans les anneaux.',
    'value-index':
      'Sur une ligne rose à trait central en tirets, la deuxième case indique combien de cases après elle revient le chiffre de l’anneau.',
    arrow: ({ circle }) =>
      `La somme des chiffres le long d’une flèche est le chiffre de son cercle ; ils peuvent se répéter. Plusieurs chiffres dans une pilule forment un nombre décimal, lu ${isReadOnward(circle) ? 'de gauche à droite ou de haut en bas' : 'de droite à gauche ou de bas en haut'}.`,
    cage: 'Dans une cage en tirets, aucun chiffre ne se répète, et leur somme est le nombre dans son coin, s’il y en a un.',
    'cage-sums':
      'Dans une cage en tirets à plusieurs nombres, aucun chiffre ne se répète, et leur somme est l’un de ces nombres.',
    sum: 'La somme des chiffres d’une cage en tirets marquée Σ est son nombre ; ils peuvent se répéter. Une case marquée × compte autant de fois que le dit le nombre qui suit.',
    'little-killer':
      'Un nombre hors de la grille avec une flèche est la somme des chiffres de la diagonale qu’elle indique. Ils peuvent se répéter.',
    'equal-sums': 'Les zones entourées marquées Σ= ont toutes la même somme.',
    rellik:
      'Dans une cage en tirets marquée ≠ et un nombre, aucun chiffre ni aucun groupe de chiffres n’a ce nombre pour somme. Les chiffres peuvent se répéter.',
    lunchbox:
      'Aucun chiffre ne se répète sur une ligne verte à trait central mixte, en tirets et points. La somme de ceux qui sont entre le plus petit et le plus grand est le nombre sur la ligne.',
    sandwich: ({ crusts }) =>
      `Un nombre hors de la grille marqué S est la somme des chiffres entre le plus petit et le plus grand ${crusts === 'line' ? 'de sa ligne ou de sa colonne' : 'chiffre de la grille (1 et 9 sur 1–9)'}. Chacun de ces deux y figure exactement une fois.`,
    'x-sum':
      'Un nombre hors de la grille marqué X est la somme des X premiers chiffres vus de là, dont le premier est X.',
    skyscraper:
      'Les chiffres sont des hauteurs d’immeubles. Un nombre hors de la grille marqué ▲ indique combien on en voit de là : chacun cache derrière lui ceux qui ne sont pas plus hauts. On ne voit jamais un 0.',
    'hidden-skyscraper':
      'Les chiffres sont des hauteurs d’immeubles. Un nombre hors de la grille marqué △ est le premier qui, vu de là, est caché par un immeuble au moins aussi haut.',
    'numbered-room':
      'Un nombre hors de la grille marqué # se trouve dans la X-ième case vue de là, où X est le chiffre de la première.',
    'full-rank': ({ ties }) =>
      `Toutes les lignes et colonnes, lues comme des nombres dans les deux sens, sont classées à partir de la plus petite, de rang 1. Un nombre hors de la grille marqué R est le rang du nombre qui commence là. ${TIES[ties]}`,
    'pair-relation': ({ pairs, between }) => {
      const { isEitherWay, list } = allowedPairs(pairs);
      const which = between === 'all' ? 'Deux chiffres quelconques' : 'Deux chiffres voisins';
      const order = isEitherWay
        ? 'dans un ordre quelconque'
        : 'dans l’ordre de la ligne depuis sa première case';
      return `${which} sur une ligne orange à trait central en pointillé forment l’une de ces paires, ${order} : ${list}.`;
    },
    automaton: ({ start, accept, arcs }) =>
      `Lus depuis l’anneau, les chiffres d’une ligne violette à trait central en pointillé mènent de l’état ${or(inOrder(start))} à l’état ${or(inOrder(accept))}. Chacun fait un pas : ${stepsOf(arcs) ?? `un parmi ${arcs.length}, trop nombreux pour être cités`}.`,
    pattern: ({ expression }) =>
      `Lus depuis l’anneau, les chiffres d’une ligne bleue à trait central en pointillé correspondent en entier à l’expression régulière ${expression}. 10, 11 … s’écrivent A, B …`,
    'any-of': 'L’une au moins des alternatives est vraie. Leurs cases sont ombrées, entourées et marquées ∨.',
    'all-of': 'Toutes ces règles s’appliquent ensemble.',
  },
  combinations: {
    title: (name, possible) => `${name} : ${possible === 1 ? '1 combinaison' : `${possible} combinaisons`}`,
    refused: 'exclue :',
    label: 'Cage sélectionnée',
    inCells: (cells) => `en ${cells} cases`,
    cross: (digits) => `Barrer ${digits}`,
  },
  alternative: (ordinal) => `Alternative ${ordinal}`,
  cell: {
    inSet: (name, size, value) => `${named(name, value)}, ${size === 1 ? '1 case' : `${size} cases`}`,
    onLine: (name, position, length, value) => `${named(name, value)}, case ${position} sur ${length}`,
    withCell: (name, other, value) => `${named(name, value)} avec ${other}`,
    inFog: 'dans le brouillard',
    inCircle: (name) => `${name}, dans le cercle`,
    greaterThan: (other) => `plus grand que ${other}`,
    lessThan: (other) => `plus petit que ${other}`,
  },
};

function exempt(pairs: readonly unknown[] = []): string {
  return pairs.length === 0
    ? ''
    : ', sauf pour les paires que la grille en dispense, en général par une marque entre les deux cases';
}
