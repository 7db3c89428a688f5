import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/es.ts';

const grouped = (count: number): string => count.toLocaleString('es');

/** Spanish for the page on which puzzles are made. */
export const esMake: typeof enMake = {
  tabsLabel: 'Maneras de crear un sudoku',
  /** Behind the page on which puzzles are set. */
  more: 'Más maneras',
  tabs: {
    new: 'Sudoku nuevo',
    drop: 'Quitar cifras',
    permute: 'Mezclar',
    mask: 'Dibujar un patrón',
    set: 'Componer un sudoku',
  },
  leads: {
    new: 'Exactamente una solución, con la dificultad que elijas.',
    drop: 'Quita cifras al azar de una cuadrícula llena y mira cuándo aparece una segunda solución.',
    permute: 'El mismo sudoku disfrazado; la forma canónica lo delata.',
    mask: 'Pinta dónde van las cifras dadas y buscaremos unas que den exactamente una solución.',
  },

  board: {
    label: 'Tablero',
    kind: 'Tipo',
    kinds: {
      classic: 'Estándar',
      x: 'X (ambas diagonales)',
      windoku: 'Windoku',
      disjoint: 'Grupos disjuntos',
      latin: 'Cuadrado latino (sin bloques)',
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
    own: (size) => `Tus ${size} símbolos, en orden`,
    regions: 'Semilla de las regiones',
    otherRegions: 'Nuevas regiones',
    wrong: (message) => `Tablero no válido: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Dificultad',
    names: {
      any: 'Cualquiera',
      ...LEVELS,
      singles: 'Solo únicos',
      technique: 'Una técnica concreta…',
      rating: 'Calificación de Sudoku Explainer…',
    },
    rating: { from: 'Desde ER', to: 'Hasta ER' },
  },
  technique: {
    label: 'Técnica más difícil necesaria',
    search: 'Buscar técnicas',
    levels: STEP_LEVELS,
    none: 'Ninguna técnica coincide.',
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
      'rotation-180': 'Rotación de 180°',
      'rotation-90': 'Rotación de 90°',
      horizontal: 'Espejo izquierda–derecha',
      vertical: 'Espejo arriba–abajo',
      both: 'Espejo en ambos sentidos',
      diagonal: 'Diagonal',
      'anti-diagonal': 'Antidiagonal',
      'both-diagonals': 'Ambas diagonales',
      full: 'Completa',
    },
  },
  dig: {
    label: 'Cifras dadas',
    names: {
      usual: 'Por defecto',
      minimal: 'Mínimo',
      comfortable: 'Generoso',
      givens: 'Número exacto…',
    },
    count: 'Número de cifras dadas',
  },
  seed: { label: 'Semilla', fresh: 'Nueva semilla', index: 'Número de sudoku' },

  working: 'Trabajando',
  go: 'Crear',
  stop: 'Cancelar',
  another: 'Otro',
  play: 'Jugar',
  starting: 'Empezando …',
  searching: (attempts) =>
    attempts === 1 ? '1 intento, ninguno válido aún' : `${grouped(attempts)} intentos, ninguno válido aún`,
  stopped: 'Detenido.',
  failed: (message) => `Algo ha fallado: ${message}`,
  missed: {
    attempts: (attempts) =>
      `Nada en ${grouped(attempts)} intentos. Puede que exista alguno: prueba otra semilla o menos condiciones.`,
    grid: () => 'Estas regiones no se pueden rellenar. Elige otras.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Encontrado al primer intento.' : `Encontrado tras ${grouped(attempts)} intentos.`,
  idle: 'Elige lo que quieras y pulsa Crear: tu sudoku aparece aquí.',

  result: {
    label: 'El sudoku',
    picture: (name, givens) => `Tablero de sudoku, ${name}, ${givens} cifras dadas`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Mi sudoku · ${board}`,
    givens: 'Dadas',
    level: 'Nivel',
    score: 'Puntos',
    minimal: 'Mínimo',
    minimals: {
      each: 'Todas las cifras son necesarias',
      group: 'Todos los grupos simétricos son necesarios',
      no: 'Sin demostrar',
    },
    stuck: 'La lógica se atasca.',
    techniques: 'Técnicas',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Calificando …',
    unrated: 'Sin calificar: tardó demasiado',
    path: 'Ver cada paso',
  },

  keep: {
    label: 'Guardar en la biblioteca',
    added: 'Guardado en la biblioteca.',
    there: 'Ya está en tu biblioteca.',
  },

  copy: {
    label: 'Copiar como texto',
    format: 'Formato de texto',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
    save: 'Descargar',
    text: 'El sudoku como texto',
  },

  enter: {
    text: 'Texto del sudoku (escribe o pega cualquier formato)',
    at: (line, column) => `Línea ${line}, columna ${column}`,
    clear: 'Vaciar el tablero',
    movesOn: 'Avanzar tras cada cifra',
    otherBoard: 'Otro tablero',
    either: (symbols) => symbols.join(' o '),
    needless: 'innecesaria',
    looking: 'Buscando soluciones …',
    unknown: 'No se pudieron contar las soluciones.',
    conflict: (what, others) =>
      others === 0 ? `Conflicto: ${what}.` : `Conflicto: ${what}; y ${others} más.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Varias soluciones; contando …';
      if (count === 0) return 'Sin solución.';
      if (count === 1) return 'Exactamente una solución.';
      return end === 'more'
        ? `Más de ${grouped(count)} soluciones.`
        : `Exactamente ${grouped(count)} soluciones.`;
    },
    differ: (cells) => `Dos soluciones difieren en ${cells}; se muestran ambas cifras.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} y ${others} celdas más`,
    minimal: 'Mínimo: todas las cifras son necesarias.',
    redundant: (count, cells) =>
      count === 1
        ? `Sobra 1 cifra: ${cells} (con puntos).`
        : `Se puede quitar cualquiera de estas ${count} cifras: ${cells} (con puntos).`,
    givens: (count) => (count === 1 ? '1 cifra dada' : `${count} cifras dadas`),
    complete: 'Añadir hasta que sea único',
    minimise: 'Quitar hasta que sea mínimo',
    trying: (tried) => `${grouped(tried)} probadas`,
    completed: (_count, cells, isBest) =>
      isBest ? `Añadido: ${cells}, lo mínimo posible.` : `Añadido: ${cells}. Quizá basten menos.`,
    minimised: (count, cells) => (count === 1 ? `Quitado: ${cells}.` : `${count} cifras quitadas: ${cells}.`),
  },

  drop: {
    watch: 'Ver cómo se llena',
    tried: (count: number) => (count === 1 ? '1 intento' : `${count.toLocaleString('es')} intentos`),
    way: 'Quitar',
    ways: { any: 'De cualquier sitio', box: 'Por igual de cada bloque' },
    slider: { any: 'Celdas que quitar', box: 'Celdas que quitar de cada bloque' },
    count: {
      any: (count) => (count === 1 ? '1 celda quitada' : `${count} celdas quitadas`),
      box: (count) => `${count} quitadas de cada bloque`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'La lógica sola no basta.';
      return singles === 'do' ? 'Se resuelve solo con únicos.' : 'No se resuelve solo con únicos.';
    },
  },

  mask: {
    count: (count) => (count === 1 ? '1 celda pintada.' : `${count} celdas pintadas.`),
    how: 'Haz clic en las celdas, arrastra sobre ellas o pulsa Espacio.',
    painted: 'pintada',
    all: 'Pintar todo',
    none: 'Borrar todo',
    invert: 'Invertir',
    symmetry: 'Simetría al pintar',
    attempts: 'Máximo de intentos',
    go: 'Buscar un sudoku',
    tooFew: (fewest) =>
      `Está demostrado que en este tablero ningún sudoku es único con menos de ${fewest} cifras dadas.`,
    missed: (attempts) =>
      `Ningún sudoku con este patrón en ${grouped(attempts)} intentos. Puede que exista alguno: prueba más intentos, otra semilla u otra celda.`,
  },

  permute: {
    parts: 'Qué cambia',
    names: {
      digits: 'Cifras',
      rows: 'Filas dentro de las bandas',
      bands: 'Bandas',
      columns: 'Columnas dentro de las pilas',
      stacks: 'Pilas',
      transpose: 'Transposición',
      cells: 'Simetrías del tablero',
    },
    working: 'Buscando las formas canónicas …',
    own: 'Tu sudoku',
    disguise: 'Disfrazado',
    picture: (name, givens) => `El disfraz: ${name}, ${givens} cifras dadas`,
    form: 'Forma canónica',
    same: 'Es el mismo sudoku: ambos tienen la misma forma canónica.',
    different: 'Las formas canónicas difieren: es otro sudoku.',
    automorphisms: (count) => `Tiene ${count} simetrías.`,
  },
};
