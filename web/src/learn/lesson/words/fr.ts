import type { enLesson } from './en.ts';

const COUNTS = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** French for lessons. */
export const frLesson: typeof enLesson = {
  pages: {
    idea: 'L’idée',
    together: 'Ensemble',
    alone: 'À vous',
    near: 'Presque',
    nothing: 'Y en a-t-il une ?',
    hides: 'Où la chercher',
  },
  at: (page, of, name) => `${page} sur ${of} · ${name}`,
  progress: (page, of) => `Page ${page} sur ${of}`,
  board: 'Grille de la leçon',
  keys: 'Chiffres de la case',
  back: 'Retour',
  next: 'Suivant',
  tryThree: 'En faire trois',
  example: 'Exemple pas à pas',
  how: 'Touchez, ou allez-y avec les flèches et appuyez sur Entrée.',
  howDigit: 'Touchez le chiffre, ou appuyez sur sa touche.',
  found: (count, of) => `${count} sur ${of}`,
  right: 'Exact',

  ask: {
    open: (where) => `Touchez la seule case vide ${where}`,
    single: (where) => `Touchez la case qui n’a qu’un candidat ${where}`,
    places: (count, digit, where) =>
      count === 1
        ? `Touchez la seule place du ${digit} ${where}`
        : `Touchez les ${COUNTS[count]} places du ${digit} ${where}`,
    fins: (digit, where, across) => `Touchez chaque ${digit} ${where} qui n’est pas ${across}`,
    only: (count, digits, where) =>
      count === 1
        ? `Touchez la case qui ne peut être que ${digits} ${where}`
        : `Touchez les ${COUNTS[count]} cases qui ne peuvent être que ${digits} ${where}`,
    crossing: (count, where, across) =>
      `Touchez les ${COUNTS[count]} cases qui sont ${where} et aussi ${across}`,
    else: (count, digits) =>
      count === 1
        ? `Touchez le coin qui peut être autre chose que ${digits}`
        : `Touchez les coins qui peuvent être autre chose que ${digits}`,
    odd: 'Touchez la seule case qui a plus de deux candidats',
    place: (count, digit, where) =>
      count === 1
        ? `Touchez la place obligée du ${digit} ${where}`
        : `Touchez les ${COUNTS[count]} places qui restent au ${digit} ${where}`,
    digit: (cell) => `Touchez ce que doit être ${cell}`,
    bulb: 'Touchez le bulbe du thermomètre ombré',
    circle: 'Touchez le cercle de la flèche ombrée',
    left: (count, house) =>
      count === 1
        ? `Sans ses cages, que reste-t-il (${house}) ? Touchez cette case`
        : `Sans ses cages, que reste-t-il (${house}) ? Touchez les cases, dedans et dehors`,
    struck: (digit) => `Touchez les cases ombrées qui perdent leur ${digit}`,
  },
  supposeNot: (count, cells, digit) =>
    count === 1
      ? `Supposons que ${cells} ne soit pas ${digit}.`
      : `Supposons que le ${digit} n’aille pas en ${cells}.`,
  suppose: (cells, digit) => `Supposons que ${cells} soit ${digit}.`,
  gone: (count, cells, digit) =>
    count === 1 ? `Alors ${cells} ne peut pas être ${digit}.` : `Alors le ${digit} ne va pas en ${cells}.`,

  faults: {
    filled: (cell) => `${cell} est déjà remplie`,
    outside: (cell, where) => `${cell} n’est pas ${where}`,
    inside: (cell, where) => `${cell} est ${where}`,
    cannot: (cell, digit) => `${cell} ne peut pas être ${digit}`,
    also: (cell, digits) => `${cell} peut aussi être ${digits}`,
    limited: (cell, digits) => `${cell} ne peut être que ${digits}`,
    supposed: (cell, digit) => `On suppose que ${cell} n’est pas ${digit}`,
    elsewhere: (cell) => `La question porte sur ${cell}`,
    apart: (cell) => `${cell} n’est pas ombrée`,
    other: (cell) => `Ce n’est pas ${cell}. Regardez encore`,
    without: (cell, digit) => `${cell} n’a pas de ${digit} à perdre`,
    stays: (cell, digit) => `${cell} peut encore être ${digit}`,
  },

  near: {
    ask: (name) => `${name} ? Pas tout à fait. Touchez ce qui gêne`,
    how: 'Une condition manque. Touchez une case qui l’empêche.',
    place: (name, _house, where, digit, cell, count) =>
      `${name} ? Pas tout à fait : ${where}, le ${digit} a ${count === 3 ? 'une troisième' : 'une autre'} place, ${cell}`,
    candidate: (name, cell, digit) => `${name} ? Pas tout à fait : ${cell} peut aussi être ${digit}`,
    sight: (name, a, b) => `${name} ? Pas tout à fait : ${a} et ${b} ne se voient pas`,
    fine: (cell) => `${cell} est comme il faut. Regardez encore`,
    claim: (cell, digit) => `${cell} peut être ${digit}. Touchez une case ombrée qui le permet`,
    howFilling: 'Si cette case perdait un de ses candidats, la règle serait violée.',
    filling: (cell, digit, other, otherDigit) =>
      `Comme ${cell} peut être ${digit}, ${other} peut être ${otherDigit}`,
  },

  ideas: {
    'full-house': [
      'Une ligne, une colonne ou un bloc n’a plus qu’une case vide.',
      'Elle reçoit le seul chiffre qui manque.',
      'Regardez d’abord les lignes, colonnes et blocs les plus remplis.',
    ],
    'naked-single': [
      'Une case voit huit chiffres différents dans sa ligne, sa colonne et son bloc.',
      'Il ne lui reste que le neuvième.',
      'Cherchez là où se croisent une ligne, une colonne et un bloc bien remplis.',
    ],
    'hidden-single': [
      'Dans une ligne, une colonne ou un bloc, un chiffre n’a plus qu’une place.',
      'Il faut bien qu’il y soit, il va donc là.',
      'Prenez un chiffre déjà souvent placé, et regardez les blocs où il manque.',
    ],
    pointing: [
      'Dans un bloc, un chiffre ne peut aller que dans une ligne ou une colonne.',
      'Elle le prend donc dans ce bloc, et aucune autre de ses cases ne peut l’être.',
      'Cherchez les blocs où un chiffre n’a plus que deux ou trois places.',
    ],
    claiming: [
      'Dans une ligne ou une colonne, un chiffre ne peut aller que dans un bloc.',
      'Le bloc le prend donc là, et aucune autre de ses cases ne peut l’être.',
      'Cherchez les lignes et colonnes où un chiffre est exclu de deux blocs.',
    ],
    'locked-subset': [
      'Deux cases d’un même bloc et d’une même ligne ou colonne ne peuvent être que deux chiffres, ou trois cases que trois.',
      'Elles épuisent ces chiffres des deux côtés à la fois.',
      'Cherchez dans un bloc des voisines aux mêmes candidats.',
    ],
    'naked-subset': [
      'Dans une ligne, une colonne ou un bloc, quelques cases n’ont qu’autant de chiffres qu’il y a de cases : deux pour une paire, trois pour un triplet.',
      'À elles toutes, elles prennent ces chiffres, et aucune autre case n’y a droit.',
      'Cherchez les cases qui ont peu de candidats.',
    ],
    'hidden-subset': [
      'Dans une ligne, une colonne ou un bloc, quelques chiffres n’ont qu’autant de places qu’il y a de chiffres : deux pour une paire, trois pour un triplet.',
      'Ces cases prennent ces chiffres et rien d’autre.',
      'Cherchez les chiffres qui ont peu de places, non les cases qui ont peu de candidats.',
    ],
    fish: [
      'Dans deux lignes, un chiffre ne peut aller que dans les deux mêmes colonnes ; le swordfish en a trois, le jellyfish quatre.',
      'Chaque ligne a besoin du chiffre, elles épuisent donc ces colonnes. L’inverse marche aussi.',
      'Suivez un chiffre, et cherchez les lignes et colonnes où il a deux ou trois places.',
    ],
    'finned-fish': [
      'C’est un poisson avec quelques places de trop, ses nageoires.',
      'Si aucune nageoire n’est le chiffre, le poisson tient. Sinon, elle exclut ce qu’elle voit.',
      'Cherchez près des nageoires : ce qui part les voit toutes.',
    ],
    'two-links': [
      'Deux lignes, colonnes ou blocs n’ont que deux places pour un chiffre, et l’une de chacun voit l’une de l’autre.',
      'Ces deux-là ne peuvent pas être le chiffre ensemble, c’est donc l’un des bouts.',
      'Prenez un chiffre qui a beaucoup de paires de places, et cherchez-en deux qui se touchent.',
    ],
    'empty-rectangle': [
      'Dans un bloc, un chiffre ne peut aller que dans une ligne et une colonne, qui font une croix.',
      'Dehors, une paire de places mène à un bras. Si son bout n’est pas le chiffre, l’autre bras l’a.',
      'Cherchez les blocs où quatre cases en rectangle excluent le chiffre.',
    ],
    'w-wing': [
      'Deux cases ont les deux mêmes candidats, et une paire de places pour l’un de ces chiffres les relie.',
      'Elles ne peuvent pas être ce chiffre toutes les deux, l’une au moins est donc l’autre.',
      'Cherchez des cases égales qui ne se voient pas.',
    ],
    'xy-wing': [
      'Une case à deux candidats en voit deux autres à deux candidats. Chacune partage un chiffre avec elle, et les deux en partagent un troisième.',
      'Quel que soit le chiffre de la première, l’une des autres est le troisième.',
      'Cherchez les groupes de cases à deux candidats.',
    ],
    'xyz-wing': [
      'Une case à trois candidats en voit deux autres qui ont chacune deux d’entre eux.',
      'Quelle que soit la première, l’une des trois est le chiffre que toutes partagent.',
      'Cherchez dans le bloc de la première : ce qui part y voit les trois.',
    ],
    rectangle: [
      'Quatre cases de deux lignes, deux colonnes et deux blocs ont presque les deux mêmes chiffres seulement.',
      'Si elles n’avaient qu’eux, ils pourraient s’échanger, et la grille aurait deux solutions.',
      'Cherchez les mêmes paires de candidats aux coins d’un rectangle.',
    ],
    'avoidable-rectangle': [
      'Vous avez rempli des coins d’un rectangle avec deux chiffres qui pourraient s’échanger. Aucun coin n’est donné.',
      'Si le rectangle se complétait, la grille aurait deux solutions.',
      'Regardez vos propres chiffres, non ceux de départ.',
    ],
    bug: [
      'Chaque case vide a deux candidats, sauf une qui en a trois.',
      'Avec des paires seules, il n’y aurait pas une solution unique. La case est donc le chiffre présent trois fois dans sa ligne.',
      'Cherchez-la vers la fin, quand il ne reste que des paires.',
    ],
    'remote-pair': [
      'Quatre cases ou plus ont les deux mêmes candidats, et chacune voit la suivante.',
      'Les deux chiffres alternent, donc la première et la dernière diffèrent.',
      'Cherchez la même paire de candidats sur toute la grille.',
    ],
    colours: [
      'Là où un chiffre n’a que deux places, l’une est vraie et l’autre fausse.',
      'Les paires qui partagent une case font deux couleurs, dont l’une est vraie partout.',
      'Prenez un chiffre qui a beaucoup de paires, et cherchez les cases qui voient les deux couleurs.',
    ],
    'multi-colours': [
      'Un chiffre a deux groupes de paires, et une couleur de l’un voit une couleur de l’autre.',
      'Ces deux couleurs ne peuvent pas être vraies ensemble, l’une des couleurs opposées l’est donc.',
      'Cherchez les chiffres dont les paires ne se rejoignent pas toutes.',
    ],
    'x-chain': [
      'Une chaîne suit un chiffre d’une paire de places à l’autre.',
      'Si un bout n’est pas le chiffre, chaque maillon tire le suivant, et l’autre bout l’est.',
      'Partez d’une paire de places, et cherchez les cases qui voient les deux bouts.',
    ],
    'xy-chain': [
      'Une chaîne passe par des cases à deux candidats, et chacune partage un chiffre avec la suivante.',
      'Si la première n’est pas son chiffre extérieur, la dernière doit l’être.',
      'Cherchez-la sur les grilles qui ont beaucoup de cases à deux candidats.',
    ],
    'continuous-loop': [
      'Une chaîne se referme et marche dans les deux sens.',
      'De deux candidats qui ne peuvent pas être vrais ensemble, l’un l’est donc.',
      'Regardez chaque maillon : tout autre candidat exclu par ses deux bouts s’en va.',
    ],
    'discontinuous-loop': [
      'Supposez un candidat vrai, et suivez ce qui doit l’être alors.',
      'Si la chaîne revient et exclut ce candidat, il était faux.',
      'Partez d’où l’on tire beaucoup : des paires de places et des cases à deux candidats.',
    ],
    chain: [
      'Une chaîne change de chiffre dans une case, et de case dans une ligne, une colonne ou un bloc.',
      'Si un bout est faux, l’autre est vrai : l’un des deux l’est donc toujours.',
      'Cherchez deux bouts de même chiffre, et les cases qui voient les deux.',
    ],
    'two-sets': [
      'Un ensemble presque verrouillé, ce sont des cases qui ont un chiffre de plus qu’il n’y a de cases.',
      'Deux ensembles partagent un chiffre qu’un seul peut avoir, l’autre garde donc tous les siens.',
      'Cherchez un second chiffre commun : il est dans l’un des ensembles.',
    ],
    'set-chain': [
      'Plusieurs ensembles presque verrouillés font une chaîne. Chacun partage avec le suivant un chiffre qu’un seul peut avoir.',
      'Si le premier perd un chiffre, tous les autres sont verrouillés, et le dernier l’a.',
      'Cherchez des ensembles de quelques cases qui se voient.',
    ],
    'sue-de-coq': [
      'Là où une ligne ou une colonne croise un bloc, des cases ont trop de chiffres pour une paire ou un triplet.',
      'Avec quelques cases de chaque côté, il y a juste autant de cases que de chiffres.',
      'Cherchez les croisements à quatre ou cinq chiffres, avec des paires tout près.',
    ],
    'cage-combination': [
      'Les chiffres d’une cage font ensemble le nombre inscrit dans son coin, et aucun ne se répète.',
      'Seules quelques combinaisons sont donc possibles. Un chiffre qui n’est dans aucune disparaît de toute la cage.',
      'Regardez les sommes très petites et très grandes : 3, 4, 16 et 17 en deux cases, 6, 7, 23 et 24 en trois.',
    ],
    'rule-of-45': [
      'Une ligne, une colonne ou un bloc fait toujours 45, la somme de 1 à 9.',
      'Enlevez les cages qui s’y trouvent. Les cases qui restent ou qui dépassent font la différence.',
      'Cherchez une ligne, une colonne ou un bloc que ses cages remplissent à une ou deux cases près.',
    ],
    thermometer: [
      'Sur un thermomètre, les chiffres montent du bulbe jusqu’à la pointe.',
      'Chaque case doit donc laisser de la place aux plus petits avant elle et aux plus grands après.',
      'Regardez les plus longs thermomètres, et ceux qui ont déjà un chiffre.',
    ],
    'arrow-sum': [
      'Les chiffres le long d’une flèche font ensemble le chiffre du cercle.',
      'Le cercle vaut au moins la plus petite somme possible, et tous les chiffres de la flèche doivent y tenir.',
      'Regardez les flèches de trois cases ou plus : leur cercle est grand, leurs chiffres petits.',
    ],
    'pair-rule': [
      'Un point blanc relie deux chiffres consécutifs, un point noir un chiffre et son double.',
      'Un chiffre ne reste que si la case de l’autre côté du point a un partenaire pour lui.',
      'Regardez d’abord les points noirs : 5, 7 et 9 n’en touchent jamais. Puis les chaînes de points.',
    ],
    'whisper-line': [
      'Sur une ligne verte, deux chiffres voisins diffèrent d’au moins 5.',
      'Le 5 n’a donc pas sa place sur la ligne, et petits et grands chiffres alternent.',
      'Regardez 4 et 6 : 4 veut un 9 de chaque côté, 6 un 1.',
    ],
  },
};
