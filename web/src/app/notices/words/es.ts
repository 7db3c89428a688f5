import type { enNotices } from './en.ts';

export const esNotices: typeof enNotices = {
  storage: {
    title: 'Guardado',
    blocked: () =>
      'Tu navegador bloquea el almacenamiento. Puedes jugar, pero las partidas no se conservarán.',
    silent: () =>
      'El almacenamiento del navegador no responde. Puedes jugar, pero quizá no se guarden tus jugadas.',
    failed: (reason) => `Últimas jugadas sin guardar (${reason}).`,
    damaged: (reason) => `No se pudo leer una partida guardada (${reason}). No se ha borrado nada.`,
    partly: (reason) =>
      `No se pudo leer el final de esta partida (${reason}). Se ha recuperado hasta ese punto.`,
    changed: () => 'Últimas jugadas sin guardar: otra pestaña cambió la partida.',
    download: 'Descargar',
    dismiss: 'Cerrar',
  },
  newer: { message: 'Nueva versión; recarga cuando quieras', now: 'Recargar', later: 'Luego' },
  offer: { clipboard: 'Un sudoku del portapapeles: ¿jugarlo?', file: 'Un sudoku de tu archivo: ¿jugarlo?' },
};
