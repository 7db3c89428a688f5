import { ES_RULE_NAMES } from 'pencilmark/explain/es';
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

const or = listOr('es');

const HOUSES = {
  row: 'una fila',
  column: 'una columna',
  box: 'un bloque',
  region: 'una región delimitada',
  diagonal: 'una diagonal marcada',
  window: 'una ventana sombreada',
  disjoint: 'un grupo de celdas en el mismo lugar de sus bloques',
  extra: 'una zona sombreada',
};

const NEIGHBOURS = {
  orthogonal: 'dos celdas que comparten un lado',
  diagonal: 'dos celdas que solo se tocan por una esquina',
  knight: 'dos celdas a un salto de caballo',
};

const THIRDS =
  'Son los tercios de las cifras, por ejemplo 1–3, 4–6 y 7–9; si no se reparten por igual, el tercio medio es el que tiene otro tamaño.';

const TIES = {
  none: 'No hay dos de estos números iguales.',
  'only-unranked': 'Ningún otro número es igual a uno cuyo puesto se da.',
  any: 'Los números iguales comparten el primero de sus puestos.',
};

/** Spanish for the rules of puzzles. */
export const esRules: RuleWords = {
  title: 'Reglas',
  card: {
    start: 'Empezar',
    normal: 'Sudoku normal',
    cages: 'Al jugar, elige una jaula para ver qué dígitos caben.',
  },
  houses: (kinds, values) => {
    const names = housesAmong(kinds, HOUSES);
    if (names.length === 0) return `Pon una cifra de ${values} en cada celda.`;
    return `Valen las reglas normales del sudoku: pon una cifra de ${values} en cada celda sin que ninguna se repita en ${or(names)}.`;
  },
  names: ES_RULE_NAMES,
  texts: {
    'all-different': 'En una zona sombreada con contorno no se repite ninguna cifra.',
    'anti-knight': 'Dos celdas a un salto de caballo, como en el ajedrez, contienen cifras distintas.',
    'anti-king': 'Dos celdas que se tocan por una esquina contienen cifras distintas.',
    'anti-chess': ({ steps, values, cells }) => {
      const apart = or(steps.map(([rows, columns]) => `${rows} y ${columns}`));
      const only = values ? `, si esta es ${or(inOrder(values))}` : '';
      return `Dos celdas${cells ? ' sombreadas' : ''} separadas por ${apart} pasos, en cualquier dirección, no contienen la misma cifra${only}.`;
    },
    taxicab: ({ distance }) =>
      `Dos celdas a ${distance === 1 ? '1 paso' : `${distance} pasos`} de distancia, contando por filas y columnas, contienen cifras distintas.`,
    'anti-taxicab':
      'Dos cifras iguales nunca están separadas exactamente por tantos pasos, contando por filas y columnas, como indica la cifra.',
    'no-difference': ({ differences, neighbours, except }) =>
      `Las cifras de ${NEIGHBOURS[neighbours]} nunca se diferencian en ${or(inOrder(differences))}${exempt(except)}.`,
    'no-ratio': ({ ratios, neighbours, except }) =>
      `De las cifras de ${NEIGHBOURS[neighbours]}, ninguna es ${or(inOrder(ratios))} veces la otra${exempt(except)}.`,
    'no-sum': ({ sums, neighbours, except }) =>
      `Las cifras de ${NEIGHBOURS[neighbours]} nunca suman ${or(inOrder(sums))}${exempt(except)}.`,
    'global-entropy': `Cada cuadrado de 2×2 contiene una cifra baja, una media y una alta. ${THIRDS}`,
    'global-modular':
      'Cada cuadrado de 2×2 contiene cifras de los tres restos al dividir entre 3: una como 1, 4, 7, una como 2, 5, 8 y una como 3, 6, 9.',
    'dutch-flatmates':
      'Cada cifra central (5 en 1–9) tiene la más baja justo encima o la más alta justo debajo.',
    doppelganger:
      'Cada fila, columna y bloque contiene un 0 y todas las demás cifras menos una. A dos filas, dos columnas o dos bloques nunca les falta la misma, y a la fila, la columna y el bloque de cada 0 les faltan tres distintas.',
    clone: 'Una zona sombreada y su copia contienen las mismas cifras, celda por celda.',
    'same-digits':
      'Las zonas con contorno marcadas con ≡ contienen las mismas cifras, cada una igual de veces.',
    odd: 'Una cifra sobre un disco sombreado es impar.',
    even: 'Una cifra sobre un cuadrado sombreado es par. El 0 es par.',
    minimum:
      'Una celda sombreada cuyas cuñas apuntan hacia dentro es menor que todas las celdas con las que comparte un lado. Los mínimos contiguos no se comparan.',
    maximum:
      'Una celda sombreada cuyas cuñas apuntan hacia fuera es mayor que todas las celdas con las que comparte un lado. Los máximos contiguos no se comparan.',
    'row-index':
      'Una celda sombreada con ↕ dice en qué fila de su columna está el número de su propia fila: un 4 en la fila 2 significa que allí la fila 4 tiene un 2.',
    'column-index':
      'Una celda sombreada con ↔ dice en qué columna de su fila está el número de su propia columna: un 4 en la columna 2 significa que allí la columna 4 tiene un 2.',
    'box-index':
      'Una celda sombreada con □ dice en qué lugar de su bloque o región está el número de su propio lugar. Los lugares se cuentan desde 1 en orden de lectura.',
    'counting-circles': 'Una cifra en un círculo dice cuántos de los círculos contienen esa cifra.',
    difference:
      'Dos cifras unidas por un punto blanco se diferencian en el número que lleva, o en 1 si el punto está vacío.',
    ratio:
      'De dos cifras unidas por un punto negro, una es la otra multiplicada por el número que lleva, o el doble si el punto está vacío.',
    'pair-sum': 'Dos cifras unidas por una X suman 10, por una V suman 5 y por un número suman ese número.',
    greater: 'El signo entre dos celdas apunta a la cifra menor.',
    quadruple:
      'Las cifras de un círculo pequeño donde se juntan cuatro celdas están todas en esas celdas, cada una al menos tantas veces como figura.',
    contain:
      'Una jaula de trazos con ⊇ contiene las cifras indicadas, cada una al menos tantas veces como figura.',
    'contain-exactly':
      'Una jaula de trazos con = y cifras contiene cada una de ellas exactamente tantas veces como figura. Las demás cifras son libres.',
    'look-and-say':
      'Una jaula de trazos con 2×5 contiene exactamente dos cincos, y lo mismo con otras cantidades y cifras. Las cifras no mencionadas son libres.',
    'count-distinct': 'La cifra del círculo es el número de cifras distintas en la jaula de trazos con ≠.',
    'equality-cage':
      'En una jaula de trazos con solo = no se repite ninguna cifra. La mitad son pares y la mitad impares, la mitad bajas y la mitad altas; una cifra justo en medio (5 en 1–9) no puede estar.',
    thermometer: 'En una línea gris con bulbo, las cifras crecen desde el bulbo hasta el otro extremo.',
    'slow-thermometer':
      'En una línea gris con bulbo, trazo central de puntos y ≤, las cifras nunca decrecen desde el bulbo hasta el otro extremo. Pueden mantenerse iguales.',
    palindrome: 'Una línea gris con trazo central discontinuo se lee igual desde los dos extremos.',
    renban: 'Una línea violeta contiene cifras consecutivas en cualquier orden, sin repeticiones.',
    nabner:
      'En una línea naranja con trazo central discontinuo no hay dos cifras iguales ni consecutivas, estén donde estén en ella.',
    whisper: ({ difference }) =>
      `Las cifras vecinas en una línea verde se diferencian al menos en ${difference}.`,
    between:
      'Las cifras de una línea gris entre dos anillos están estrictamente entre las dos cifras de los anillos.',
    lockout: ({ difference }) =>
      `Las dos cifras en los rombos de una línea turquesa se diferencian al menos en ${difference}. Cada cifra entre ellos es menor o mayor que ambas.`,
    zipper:
      'En una línea rosa, cada dos cifras a igual distancia del centro suman lo mismo. Una cifra en un anillo en el centro es esa suma.',
    'region-sum': ({ outside }) =>
      `Los bordes de los bloques o regiones dividen una línea azul en partes que suman lo mismo.${outside === 'left-out' ? ' Las celdas que no están en ninguno se saltan.' : ''}`,
    'sum-segments': ({ shape }) =>
      `Una línea azul con trazo central discontinuo se divide en segmentos que suman cada uno el número tras Σ.${shape === 'loop' ? ' La línea es un bucle: un segmento puede seguir de su última celda a la primera.' : ''}`,
    entropic: `Cada tres celdas consecutivas de una línea naranja contienen una cifra baja, una media y una alta, y una línea de dos celdas, dos de ellas. ${THIRDS}`,
    modular: ({ modulus }) =>
      `Cada ${modulus} celdas consecutivas de una línea turquesa con trazo central discontinuo, o todas las de una más corta, contienen cifras con restos distintos al dividir entre ${modulus}.`,
    'double-arrow':
      'Si una línea fina con un anillo en cada extremo tiene cifras en medio, estas suman lo mismo que las dos de los anillos.',
    'value-index':
      'En una línea rosa con trazo central discontinuo, la segunda celda dice cuántas celdas después de ella vuelve a estar la cifra del anillo.',
    arrow: ({ circle }) =>
      `Las cifras a lo largo de una flecha suman la cifra de su círculo; pueden repetirse. Varias cifras en una píldora forman un número decimal, leído ${isReadOnward(circle) ? 'de izquierda a derecha o de arriba abajo' : 'de derecha a izquierda o de abajo arriba'}.`,
    cage: 'En una jaula de trazos no se repite ninguna cifra, y juntas suman el número de su esquina, si lo hay.',
    'cage-sums':
      'En una jaula de trazos con varios números no se repite ninguna cifra, y juntas suman uno de esos números.',
    sum: 'Las cifras de una jaula de trazos con Σ suman su número; pueden repetirse. Una celda con × cuenta tantas veces como dice el número que sigue.',
    'little-killer':
      'Un número fuera del tablero con una flecha es la suma de las cifras de la diagonal que señala. Pueden repetirse.',
    'equal-sums': 'Las zonas con contorno marcadas con Σ= suman todas lo mismo.',
    rellik:
      'En una jaula de trazos con ≠ y un número, ninguna cifra ni ningún grupo de cifras suma ese número. Las cifras pueden repetirse.',
    lunchbox:
      'En una línea verde con trazo central de raya y punto no se repite ninguna cifra. Las que están entre la menor y la mayor suman el número de la línea.',
    sandwich: ({ crusts }) =>
      `Un número fuera del tablero con S es la suma de las cifras entre la menor y la mayor ${crusts === 'line' ? 'de su fila o columna' : 'del tablero (1 y 9 en 1–9)'}. Cada una de estas dos está allí exactamente una vez.`,
    'x-sum':
      'Un número fuera del tablero con X es la suma de las primeras X cifras vistas desde allí, y la primera de ellas es X.',
    skyscraper:
      'Las cifras son alturas de edificios. Un número fuera del tablero con ▲ dice cuántos se ven desde allí: cada uno tapa a los de detrás que no son más altos. Un 0 no se ve nunca.',
    'hidden-skyscraper':
      'Las cifras son alturas de edificios. Un número fuera del tablero con △ es el primero que desde allí queda oculto tras uno al menos igual de alto.',
    'numbered-room':
      'Un número fuera del tablero con # está en la celda número X vista desde allí, donde X es la cifra de la primera.',
    'full-rank': ({ ties }) =>
      `Todas las filas y columnas, leídas como números en ambos sentidos, se ordenan desde el menor, que tiene el puesto 1. Un número fuera del tablero con R es el puesto del número que empieza allí. ${TIES[ties]}`,
    'pair-relation': ({ pairs, between }) => {
      const { isEitherWay, list } = allowedPairs(pairs);
      const which = between === 'all' ? 'Dos cifras cualesquiera' : 'Dos cifras vecinas';
      const order = isEitherWay ? 'en cualquier orden' : 'en el orden de la línea desde su primera celda';
      return `${which} de una línea naranja con trazo central de puntos forman uno de estos pares, ${order}: ${list}.`;
    },
    automaton: ({ start, accept, arcs }) =>
      `Leídas desde el anillo, las cifras de una línea violeta con trazo central de puntos llevan del estado ${or(inOrder(start))} al estado ${or(inOrder(accept))}. Cada una da un paso: ${stepsOf(arcs) ?? `uno de ${arcs.length}, demasiados para citarlos`}.`,
    pattern: ({ expression }) =>
      `Leídas desde el anillo, las cifras de una línea azul con trazo central de puntos cumplen en su conjunto la expresión regular ${expression}. 10, 11 … se escriben A, B …`,
    'any-of':
      'Se cumple al menos una de las alternativas. Sus celdas están sombreadas, con contorno y marcadas con ∨.',
    'all-of': 'Todas estas reglas se cumplen a la vez.',
  },
  combinations: {
    title: (name, possible) => `${name}: ${possible === 1 ? '1 combinación' : `${possible} combinaciones`}`,
    refused: 'descartada:',
    label: 'Jaula seleccionada',
    inCells: (cells) => `en ${cells} celdas`,
    cross: (digits) => `Tachar ${digits}`,
  },
  alternative: (ordinal) => `Alternativa ${ordinal}`,
  cell: {
    inSet: (name, size, value) => `${named(name, value)}, ${size === 1 ? '1 celda' : `${size} celdas`}`,
    onLine: (name, position, length, value) => `${named(name, value)}, celda ${position} de ${length}`,
    withCell: (name, other, value) => `${named(name, value)} con ${other}`,
    inFog: 'en la niebla',
    inCircle: (name) => `${name}, en el círculo`,
    greaterThan: (other) => `mayor que ${other}`,
    lessThan: (other) => `menor que ${other}`,
  },
};

function exempt(pairs: readonly unknown[] = []): string {
  return pairs.length === 0
    ? ''
    : ', salvo en los pares que el sudoku exceptúa, normalmente con una marca entre ellas';
}
