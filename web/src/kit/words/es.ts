import type { enKit } from './en.ts';

export const esKit: typeof enKit = {
  later: { failed: 'Esta parte de la página no se pudo cargar. ¿Hay conexión?' },
  storageFull: 'el almacenamiento está lleno',
  dialog: { close: 'Cerrar' },
  pages: {
    today: 'Hoy',
    learn: 'Aprender',
    play: 'Jugar',
    puzzles: 'Sudokus',
    make: 'Crear',
    path: 'Camino',
    watch: 'Observar',
    library: 'Colección',
  },
};
