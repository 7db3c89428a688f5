import type { enLesson } from './en.ts';

const COUNTS = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** Spanish for lessons. */
export const esLesson: typeof enLesson = {
  pages: {
    idea: 'La idea',
    together: 'Juntos',
    alone: 'Tú solo',
    near: 'Casi',
    nothing: '¿Hay alguno aquí?',
    hides: 'Dónde se esconde',
  },
  at: (page, of, name) => `${page} de ${of} · ${name}`,
  progress: (page, of) => `Página ${page} de ${of}`,
  board: 'Tablero de la lección',
  keys: 'Números de la celda',
  back: 'Atrás',
  next: 'Siguiente',
  tryThree: 'Probar tres',
  example: 'Ejemplo paso a paso',
  how: 'Toca, o ve con las flechas y pulsa Intro.',
  howDigit: 'Toca el número, o pulsa su tecla.',
  found: (count, of) => `${count} de ${of}`,
  right: 'Correcto',

  ask: {
    open: (where) => `Toca la única celda vacía ${where}`,
    single: (where) => `Toca la celda con un solo candidato ${where}`,
    places: (count, digit, where) =>
      count === 1
        ? `Toca el único sitio para el ${digit} ${where}`
        : `Toca los ${COUNTS[count]} sitios para el ${digit} ${where}`,
    fins: (digit, where, across) => `Toca cada ${digit} ${where} que no esté ${across}`,
    only: (count, digits, where) =>
      count === 1
        ? `Toca la celda que solo puede ser ${digits} ${where}`
        : `Toca las ${COUNTS[count]} celdas que solo pueden ser ${digits} ${where}`,
    crossing: (count, where, across) =>
      `Toca las ${COUNTS[count]} celdas que están ${where} y también ${across}`,
    else: (count, digits) =>
      count === 1
        ? `Toca la esquina que puede ser algo distinto de ${digits}`
        : `Toca las esquinas que pueden ser algo distinto de ${digits}`,
    odd: 'Toca la única celda con más de dos candidatos',
    place: (count, digit, where) =>
      count === 1
        ? `Toca dónde tiene que ir el ${digit} ${where}`
        : `Toca los ${COUNTS[count]} sitios que le quedan al ${digit} ${where}`,
    digit: (cell) => `Toca lo que tiene que ser ${cell}`,
    bulb: 'Toca el bulbo del termómetro sombreado',
    circle: 'Toca el círculo de la flecha sombreada',
    left: (count, house) =>
      count === 1
        ? `Quita las jaulas (${house}). Toca la celda que sobra`
        : `Quita las jaulas (${house}). Toca las celdas que sobran, dentro y fuera`,
    struck: (digit) => `Toca las celdas sombreadas que pierden su ${digit}`,
  },
  supposeNot: (count, cells, digit) =>
    count === 1 ? `Supón que ${cells} no es ${digit}.` : `Supón que el ${digit} no está en ${cells}.`,
  suppose: (cells, digit) => `Supón que ${cells} es ${digit}.`,
  gone: (count, cells, digit) =>
    count === 1 ? `Entonces ${cells} no puede ser ${digit}.` : `Entonces el ${digit} no va en ${cells}.`,

  faults: {
    filled: (cell) => `${cell} ya está llena`,
    outside: (cell, where) => `${cell} no está ${where}`,
    inside: (cell, where) => `${cell} está ${where}`,
    cannot: (cell, digit) => `${cell} no puede ser ${digit}`,
    also: (cell, digits) => `${cell} también puede ser ${digits}`,
    limited: (cell, digits) => `${cell} solo puede ser ${digits}`,
    supposed: (cell, digit) => `Suponemos que ${cell} no es ${digit}`,
    elsewhere: (cell) => `La pregunta es sobre ${cell}`,
    apart: (cell) => `${cell} no está sombreada`,
    other: (cell) => `No es ${cell}. Mira otra vez`,
    without: (cell, digit) => `${cell} no tiene ningún ${digit} que perder`,
    stays: (cell, digit) => `${cell} todavía puede ser ${digit}`,
  },

  near: {
    ask: (name) => `¿${name}? No del todo. Toca lo que lo estropea`,
    how: 'Falta una condición. Toca una celda que la incumpla.',
    place: (name, _house, where, digit, cell, count) =>
      `¿${name}? No del todo: ${where}, el ${digit} tiene ${count === 3 ? 'un tercer' : 'otro'} sitio, ${cell}`,
    candidate: (name, cell, digit) => `¿${name}? No del todo: ${cell} también puede ser ${digit}`,
    sight: (name, a, b) => `¿${name}? No del todo: ${a} y ${b} no se ven`,
    fine: (cell) => `${cell} está como debe. Mira otra vez`,
    claim: (cell, digit) => `${cell} puede ser ${digit}. Toca una celda sombreada que lo permite`,
    howFilling: 'Si esa celda perdiera una de sus marcas, no se cumpliría la regla.',
    filling: (cell, digit, other, otherDigit) =>
      `Como ${cell} puede ser ${digit}, ${other} puede ser ${otherDigit}`,
  },

  ideas: {
    'full-house': [
      'A una fila, una columna o un bloque le queda una sola celda vacía.',
      'En ella va el único número que falta.',
      'Mira primero las filas, columnas y bloques más llenos.',
    ],
    'naked-single': [
      'Una celda ve ocho números distintos en su fila, su columna y su bloque.',
      'Solo le queda el noveno.',
      'Busca donde se cruzan una fila, una columna y un bloque muy llenos.',
    ],
    'hidden-single': [
      'En una fila, una columna o un bloque, a un número le queda un solo sitio.',
      'Tiene que estar allí, así que va en ese sitio.',
      'Toma un número que ya esté muchas veces y mira los bloques donde falta.',
    ],
    pointing: [
      'En un bloque, un número solo puede ir en una fila o una columna.',
      'Así que esa fila o columna lo tiene en el bloque, y ninguna otra de sus celdas puede serlo.',
      'Busca bloques donde a un número le queden dos o tres sitios.',
    ],
    claiming: [
      'En una fila o columna, un número solo puede ir en un bloque.',
      'Así que el bloque lo tiene allí, y ninguna otra de sus celdas puede serlo.',
      'Busca filas y columnas donde un número esté descartado en dos bloques.',
    ],
    'locked-subset': [
      'Dos celdas de un bloque y de una misma fila o columna solo pueden ser los mismos dos números, o tres celdas los mismos tres.',
      'Agotan esos números en ambos a la vez.',
      'Busca en un bloque vecinas con los mismos candidatos.',
    ],
    'naked-subset': [
      'Algunas celdas de una fila, columna o bloque solo pueden ser tantos números como celdas hay: dos en un par, tres en un trío.',
      'Entre todas se quedan con esos números, y ninguna otra celda de allí puede serlos.',
      'Busca celdas con pocos candidatos.',
    ],
    'hidden-subset': [
      'Algunos números solo caben en tantas celdas de una fila, columna o bloque como números hay: dos en un par, tres en un trío.',
      'Esas celdas son para esos números y para nada más.',
      'Busca números con pocos sitios, no celdas con pocos candidatos.',
    ],
    fish: [
      'En dos filas, un número solo puede ir en las mismas dos columnas; el pez espada tiene tres de cada, la medusa cuatro.',
      'Cada fila necesita el número, así que entre todas agotan las columnas. También vale al revés.',
      'Sigue un número y busca filas o columnas donde tenga dos o tres sitios.',
    ],
    'finned-fish': [
      'Es un pez con algunos sitios de más: sus aletas.',
      'Si ninguna aleta es el número, el pez vale. Si una lo es, descarta lo que ve.',
      'Busca cerca de las aletas: lo que sobra las ve todas.',
    ],
    'two-links': [
      'Dos filas, columnas o bloques tienen solo dos sitios para un número, y uno de cada par ve a uno del otro.',
      'Esos dos no pueden ser ambos el número, así que lo es uno de los extremos.',
      'Toma un número con muchos pares de sitios y busca dos que se toquen.',
    ],
    'empty-rectangle': [
      'En un bloque, un número solo puede ir en una fila y una columna, que forman una cruz.',
      'Fuera, un par de sitios lleva a un brazo. Si su extremo no es el número, lo tiene el otro brazo.',
      'Busca bloques donde cuatro celdas en rectángulo no puedan ser el número.',
    ],
    'w-wing': [
      'Dos celdas tienen los mismos dos candidatos, y las une un par de sitios para uno de esos números.',
      'No pueden ser ambas ese número, así que al menos una es el otro.',
      'Busca celdas iguales que no se vean.',
    ],
    'xy-wing': [
      'Una celda con dos candidatos ve a otras dos con dos candidatos. Cada una comparte un número con ella, y las dos comparten un tercero.',
      'Sea cual sea la primera, una de las otras es el tercer número.',
      'Busca grupos de celdas con dos candidatos.',
    ],
    'xyz-wing': [
      'Una celda con tres candidatos ve a otras dos que tienen dos de ellos cada una.',
      'Sea cual sea la primera, una de las tres es el número que todas comparten.',
      'Busca en el bloque de la primera: lo que sobra allí ve a las tres.',
    ],
    rectangle: [
      'Cuatro celdas de dos filas, dos columnas y dos bloques tienen casi solo los mismos dos números.',
      'Si solo tuvieran esos, podrían intercambiarse, y el sudoku tendría dos soluciones.',
      'Busca los mismos pares de candidatos en las esquinas de un rectángulo.',
    ],
    'avoidable-rectangle': [
      'Has llenado esquinas de un rectángulo con dos números que podrían intercambiarse. Ninguna esquina venía dada.',
      'Si el rectángulo se completara, el sudoku tendría dos soluciones.',
      'Mira tus propios números, no los dados.',
    ],
    bug: [
      'Cada celda vacía tiene dos candidatos, salvo una que tiene tres.',
      'Solo con pares no habría exactamente una solución. Así que esa celda es el número que está tres veces en su fila.',
      'Búscala cerca del final, cuando solo quedan pares.',
    ],
    'remote-pair': [
      'Cuatro celdas o más tienen los mismos dos candidatos, y cada una ve a la siguiente.',
      'Los dos números se alternan, así que la primera y la última son distintas.',
      'Busca el mismo par de candidatos por todo el tablero.',
    ],
    colours: [
      'Donde un número tiene solo dos sitios, uno es verdadero y el otro falso.',
      'Los pares que comparten una celda forman dos colores, y uno de ellos es verdadero entero.',
      'Toma un número con muchos pares y busca celdas que vean los dos colores.',
    ],
    'multi-colours': [
      'Un número tiene dos grupos de pares, y un color de uno ve a un color del otro.',
      'Esos dos colores no pueden ser ambos verdaderos, así que lo es uno de los opuestos.',
      'Busca números cuyos pares no se unan todos.',
    ],
    'x-chain': [
      'Una cadena sigue un número de un par de sitios a otro.',
      'Si un extremo no es el número, cada eslabón arrastra al siguiente, y el otro extremo lo es.',
      'Empieza en un par de sitios y busca celdas que vean los dos extremos.',
    ],
    'xy-chain': [
      'Una cadena pasa por celdas con dos candidatos, y cada una comparte un número con la siguiente.',
      'Si la primera no es su número exterior, tiene que serlo la última.',
      'Búscala en tableros con muchas celdas de dos candidatos.',
    ],
    'continuous-loop': [
      'Una cadena se cierra y vale en los dos sentidos.',
      'Así que de cada dos candidatos que no pueden ser ambos verdaderos, uno lo es.',
      'Mira cada eslabón: sobra cualquier otro candidato que descarten sus dos extremos.',
    ],
    'discontinuous-loop': [
      'Supón que un candidato es verdadero y sigue lo que eso obliga.',
      'Si la cadena vuelve y descarta ese candidato, era falso.',
      'Empieza donde se deduce mucho: pares de sitios y celdas con dos candidatos.',
    ],
    chain: [
      'Una cadena cambia de número dentro de una celda, y de celda dentro de una fila, columna o bloque.',
      'Si un extremo es falso, el otro es verdadero, así que siempre lo es uno de los dos.',
      'Busca dos extremos con el mismo número y celdas que vean los dos.',
    ],
    'two-sets': [
      'Un conjunto casi cerrado son celdas con un número más que celdas.',
      'Dos conjuntos comparten un número que solo uno puede tener, así que el otro se queda con todos los demás.',
      'Busca un segundo número en común: está en uno de los conjuntos.',
    ],
    'set-chain': [
      'Varios conjuntos casi cerrados forman una cadena. Cada uno comparte con el siguiente un número que solo uno puede tener.',
      'Si el primero pierde un número, los demás se cierran, y el último lo tiene.',
      'Busca conjuntos de pocas celdas que se vean.',
    ],
    'sue-de-coq': [
      'Donde una fila o columna cruza un bloque, unas celdas tienen demasiados números para un par o un trío.',
      'Con algunas celdas de cada lado hay justo tantas celdas como números.',
      'Busca cruces con cuatro o cinco números y pares cerca.',
    ],
    'cage-combination': [
      'Los números de una jaula suman el número de su esquina, y ninguno se repite.',
      'Así que solo caben unas pocas combinaciones. El número que no está en ninguna se quita de toda la jaula.',
      'Mira las sumas muy pequeñas y muy grandes: 3, 4, 16 y 17 en dos celdas, 6, 7, 23 y 24 en tres.',
    ],
    'rule-of-45': [
      'Una fila, una columna o un bloque suma siempre 45, lo mismo que del 1 al 9.',
      'Resta las jaulas que contiene. Las celdas que quedan o que sobresalen son la diferencia.',
      'Busca una fila, columna o bloque que sus jaulas llenen salvo una o dos celdas.',
    ],
    thermometer: [
      'En un termómetro los números crecen desde el bulbo hasta la punta.',
      'Así que cada celda tiene que dejar sitio a los menores que van antes y a los mayores que van después.',
      'Mira los termómetros más largos y los que ya tienen algún número.',
    ],
    'arrow-sum': [
      'Los números de una flecha suman el número de su círculo.',
      'El círculo vale al menos la suma más pequeña, y todos los números de la flecha tienen que caber en él.',
      'Mira las flechas de tres celdas o más: su círculo es grande y sus números son pequeños.',
    ],
    'pair-rule': [
      'Un punto blanco une números consecutivos; uno negro, un número y su doble.',
      'Un número solo se queda si la celda del otro lado del punto tiene pareja para él.',
      'Mira primero los puntos negros: 5, 7 y 9 nunca los tocan. Luego, las cadenas de puntos.',
    ],
    'whisper-line': [
      'En una línea verde, los números vecinos se diferencian al menos en 5.',
      'Así que el 5 no puede estar en la línea, y se alternan bajos y altos.',
      'Mira el 4 y el 6: el 4 necesita un 9 a cada lado; el 6, un 1.',
    ],
  },
};
