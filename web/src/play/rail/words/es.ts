import type { enRail } from './en.ts';

export const esRail: typeof enRail = {
  label: 'Esta partida',
  filled: (filled, of) => `${filled} de ${of} rellenas`,
  show: 'Mostrar',
  aids: {
    showConflicts: 'Conflictos',
    showSame: 'Cifras iguales',
    showPeers: 'Fila, columna y bloque',
    showCandidates: 'Candidatos',
  },
  singles: 'Únicos',
  stuck: { title: '¿Sin salida?', lead: 'La primera pista solo dice dónde mirar. Nunca da la respuesta.' },
  moves: 'Jugadas',
  at: (at, of) => `Jugada ${at} de ${of}`,
  save: 'Punto de guardado',
  keys: { hint: 'pista', modes: 'modos', undo: 'deshacer', all: 'todas las teclas' },
  noMoves: 'Aún no hay jugadas',
  won: {
    title: 'Cómo fue',
    hardest: 'Paso más difícil',
    pause: 'Pausa más larga',
    mistakes: 'Errores',
    none: 'Ninguno',
    rating: 'Calificación',
    replay: 'Ver la partida de nuevo',
  },
};
