import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/es.ts';

const grouped = (count: number): string => count.toLocaleString('es');

/** Spanish for the page on which puzzles are made. */
export const esMake: typeof enMake = {
  title: 'Crear sudokus',
  tabsLabel: 'Maneras de crear un sudoku',
  tabs: {
    new: 'Sudoku nuevo',
    drop: 'Quitar celdas',
    permute: 'Permutar',
    mask: 'Pintar una máscara',
    set: 'Componer',
  },
  leads: {
    new: 'Con exactamente una solución, y tan difícil como quieras.',
    drop: 'La manera sencilla: una cuadrícula llena de la que se quitan celdas al azar. Mira cuándo aparece una segunda solución.',
    permute: 'Otro aspecto, el mismo sudoku: su forma canónica delata el disfraz.',
    mask: 'Pinta dónde irán las cifras dadas; luego se buscan cifras que dejen una sola solución.',
    set: 'Escribe cifras, dibuja reglas o pega un sudoku en cualquier formato y mira al momento qué sale.',
  },

  board: {
    label: 'Tablero',
    kind: 'Tipo',
    kinds: {
      classic: 'Bloques habituales',
      x: 'X: también las diagonales',
      windoku: 'Windoku',
      disjoint: 'Grupos disjuntos',
      latin: 'Latino: sin bloques',
      twodoku: 'Twodoku',
      butterfly: 'Mariposa',
      flower: 'Flor',
      gattai3: 'Gattai-3',
      samurai: 'Samurái',
      sohei: 'Sohei',
      windmill: 'Molino',
      tinysamurai: 'Samurái pequeño',
      jigsaw: 'Jigsaw',
    },
    size: 'Tamaño',
    sizeName: (size) => `${size}×${size}`,
    box: 'Bloques',
    boxName: (name) => name.replace('x', '×'),
    symbols: 'Símbolos',
    symbolKinds: { digits: 'Cifras', letters: 'Letras', own: 'Los tuyos' },
    own: (size) => `Tus ${size} símbolos, del primero al último`,
    regions: 'Regiones según la semilla',
    otherRegions: 'Otras regiones',
    wrong: (message) => `Este tablero no es posible: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Dificultad',
    names: {
      any: 'Cualquiera',
      ...LEVELS,
      singles: 'Bastan los únicos',
      technique: 'Una técnica …',
      rating: 'Calificación de Sudoku Explainer …',
    },
    rating: { from: 'Desde ER', to: 'Hasta ER' },
  },
  technique: {
    label: 'Técnica que el camino debe usar, y ninguna por encima',
    search: 'Buscar técnicas',
    levels: STEP_LEVELS,
    none: 'Ninguna técnica se llama así.',
    chosen: (name) => `Elegida: ${name}`,
  },
  rules: {
    label: 'Reglas',
    names: {
      killer: 'Killer',
      kropki: 'Kropki (todos los puntos dados)',
      xv: 'XV (todas las marcas dadas)',
      'odd-even': 'Pares e impares',
      'minimum-maximum': 'Mínimo y máximo',
      'non-consecutive': 'No consecutivos',
    },
  },
  symmetry: {
    label: 'Simetría de las cifras dadas',
    names: {
      none: 'Ninguna',
      'rotation-180': 'Media vuelta',
      'rotation-90': 'Cuarto de vuelta',
      horizontal: 'Izquierda y derecha',
      vertical: 'Arriba y abajo',
      both: 'Izquierda y derecha, arriba y abajo',
      diagonal: 'Una diagonal',
      'anti-diagonal': 'La otra diagonal',
      'both-diagonals': 'Ambas diagonales',
      full: 'De todas las maneras',
    },
  },
  dig: {
    label: 'Cifras dadas',
    names: {
      usual: 'Como es habitual',
      minimal: 'Mínimo: ninguna sobra',
      comfortable: 'Cómodo: algunas más',
      givens: 'Tantas …',
    },
    count: 'Cuántas cifras dadas',
  },
  seed: { label: 'Semilla', fresh: 'Nueva semilla', index: 'Cuál de la semilla' },

  working: 'Trabajando',
  go: 'Crear',
  stop: 'Cancelar',
  another: 'Otro',
  play: 'Jugar',
  starting: 'Empezando …',
  searching: (attempts) =>
    attempts === 1 ? '1 intento, aún sin aceptar' : `${grouped(attempts)} intentos, ninguno aceptado aún`,
  stopped: 'Parado.',
  failed: (message) => `Salió mal: ${message}`,
  missed: {
    attempts: (attempts) =>
      `Ninguno de ${grouped(attempts)} intentos cumplió estos deseos. Eso no prueba que no haya ninguno: otra semilla, o menos deseos, puede bastar.`,
    grid: () =>
      'Este tablero no tiene ninguna cuadrícula llena, así que no tiene sudokus. Elige otras regiones.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Creado a la primera.' : `Creado: se aceptó el intento ${grouped(attempts)}.`,
  idle: 'Elige lo que quieras y créalo: tu sudoku aparece aquí.',

  result: {
    label: 'El sudoku',
    picture: (name, givens) => `Tablero de sudoku, ${name}, ${givens} cifras dadas`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Sudoku propio · ${board}`,
    givens: 'Dadas',
    level: 'Nivel',
    score: 'Puntos',
    minimal: 'Mínimo',
    minimals: { each: 'Ninguna cifra sobra', group: 'Ningún grupo simétrico sobra', no: 'Sin probar' },
    stuck: 'Ahí se atasca la lógica.',
    techniques: 'Técnicas',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Calificando …',
    unrated: 'Sin calificar: la lógica tardó demasiado',
    path: 'Cada paso del camino',
  },

  keep: {
    label: 'Guardar en la colección',
    added: 'Guardado en la colección.',
    there: 'Ya está en la colección.',
  },

  copy: {
    label: 'Copiar como texto',
    format: 'Formato del texto',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'El navegador no permite copiar aquí; selecciona el texto y cópialo.',
    text: 'El sudoku como texto',
    formats: {
      line: 'Una línea',
      grid: 'Cuadrícula con líneas',
      pencilmarks: 'Cuadrícula de candidatos',
      sukaku: 'Sukaku',
      alphabet: 'Cuadrícula con su alfabeto',
      'cell-list': 'Lista de celdas',
      list: 'Lista de filas',
      table: 'Tabla',
      jigsaw: 'Jigsaw',
    },
    anyway: 'Copiar de todos modos',
  },

  enter: {
    text: 'El sudoku como texto: escribe, o pega cualquier forma',
    at: (line, column) => `Línea ${line}, columna ${column}`,
    clear: 'Vaciar el tablero',
    movesOn: 'Cada tecla pasa a la celda siguiente',
    otherBoard: 'Otro tablero',
    either: (symbols) => symbols.join(' o '),
    needless: 'sobra',
    looking: 'Buscando soluciones …',
    unknown: 'No se pudo hallar el número de soluciones.',
    conflict: (what, others) =>
      others === 0
        ? `Se incumple una regla: ${what}.`
        : `Se incumple una regla: ${what}; y ${others} veces más.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Varias soluciones; contando …';
      if (count === 0) return 'Sin solución.';
      if (count === 1) return 'Exactamente una solución.';
      return end === 'more'
        ? `Más de ${grouped(count)} soluciones.`
        : `Exactamente ${grouped(count)} soluciones.`;
    },
    differ: (cells) => `Dos de ellas difieren en ${cells}. Ahí están ambas cifras.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} y ${others} celdas más`,
    minimal: 'Mínimo: ninguna cifra sobra.',
    redundant: (count, cells) =>
      count === 1
        ? `Sobra 1 cifra: ${cells}. Tiene un fondo de puntos.`
        : `Cada una de ${count} cifras sobraría por sí sola: ${cells}. Tienen un fondo de puntos.`,
    givens: (count) => (count === 1 ? '1 cifra dada' : `${count} cifras dadas`),
    complete: 'Añadir cifras hasta que quede una solución',
    minimise: 'Quitar cifras hasta que ninguna sobre',
    trying: (tried) => `${grouped(tried)} probadas`,
    completed: (count, cells, isBest) =>
      isBest
        ? `Añadido: ${cells}. Menos de ${count === 1 ? 'una cifra' : `${count} cifras`} no bastaría.`
        : `Añadido: ${cells}. Quizá bastarían menos.`,
    minimised: (count, cells) => (count === 1 ? `Quitado: ${cells}.` : `${count} cifras quitadas: ${cells}.`),
  },

  drop: {
    way: 'Las celdas se quitan',
    ways: { any: 'De cualquier sitio', box: 'De cada bloque por igual' },
    slider: { any: 'Celdas que quitar', box: 'Celdas que quitar de cada bloque' },
    count: {
      any: (count) => (count === 1 ? '1 celda quitada' : `${count} celdas quitadas`),
      box: (count) => `${count} quitadas de cada bloque`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'La lógica no puede distinguirlas.';
      return singles === 'do'
        ? 'Bastan los únicos para resolverlo.'
        : 'No bastan los únicos para resolverlo.';
    },
  },

  mask: {
    count: (count) => (count === 1 ? '1 celda pintada.' : `${count} celdas pintadas.`),
    how: 'Pulsa, o traza sobre las celdas; con teclas: Espacio.',
    painted: 'pintada',
    all: 'Pintar todo',
    none: 'No pintar nada',
    invert: 'Invertir',
    symmetry: 'Simetría al pintar',
    attempts: 'Intentos como mucho',
    go: 'Buscar un sudoku',
    tooFew: (fewest) =>
      `Está probado que ningún sudoku de este tablero con menos de ${fewest} cifras dadas tiene una única solución.`,
    missed: (attempts) =>
      `No se encontró ningún sudoku sobre esta máscara en ${grouped(attempts)} intentos. Eso no prueba que no haya ninguno: más intentos, otra semilla u otra celda pueden bastar.`,
  },

  permute: {
    parts: 'Qué cambia',
    names: {
      digits: 'Cifras',
      rows: 'Filas dentro de las bandas',
      bands: 'Bandas',
      columns: 'Columnas dentro de las pilas',
      stacks: 'Pilas',
      transpose: 'Filas con columnas',
      cells: 'Celdas, como permite el tablero',
    },
    working: 'Buscando las formas canónicas …',
    own: 'Tu sudoku',
    disguise: 'Disfrazado',
    picture: (name, givens) => `El disfraz: ${name}, ${givens} cifras dadas`,
    form: 'Forma canónica',
    same: 'Es el mismo sudoku: ambos tienen la misma forma canónica.',
    different: 'Las formas canónicas difieren: es otro sudoku.',
    automorphisms: (count) => `${count} simetrías lo dejan como está.`,
  },
};
