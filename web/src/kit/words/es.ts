import type { enKit } from './en.ts';

export const esKit: typeof enKit = {
  later: {
    loading: 'Cargando…',
    again: 'Intentarlo de nuevo',
    failed: 'No se pudo cargar. Comprueba tu conexión e inténtalo de nuevo.',
    offline: 'No tienes conexión, y esto la necesita.',
  },
  storageSilent: 'el navegador no responde',
  storageFull: 'el almacenamiento está lleno',
  dialog: { close: 'Cerrar' },
  toast: { undo: 'Deshacer', stop: 'Parar', close: 'Cerrar', play: 'Jugar' },
  pages: {
    today: 'Hoy',
    learn: 'Aprender',
    play: 'Jugar',
    puzzles: 'Sudokus',
    make: 'Componer',
    path: 'Camino',
    watch: 'Observar',
    library: 'Biblioteca',
  },
};
