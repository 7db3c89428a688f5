import type { enNotices } from './en.ts';

export const esNotices: typeof enNotices = {
  storage: {
    title: 'Conservar la partida',
    blocked: () => 'Este navegador no conserva partidas aquí. Las jugadas viven lo que viva esta pestaña.',
    failed: (reason) => `Las últimas jugadas no se pudieron conservar (${reason}).`,
    damaged: (reason) => `Una partida guardada no se pudo leer (${reason}). No se borró nada de ella.`,
    partly: (reason) => `El final de la partida no se pudo leer (${reason}). Sigue desde antes.`,
    changed: () => 'Las últimas jugadas no se pudieron conservar: otra pestaña ha cambiado esta partida.',
    download: 'Guardar como archivo',
    dismiss: 'Cerrar',
  },
  newer: { message: 'Hay una versión nueva de la página.', now: 'Actualizar', later: 'Más tarde' },
  toast: { undo: 'Deshacer', stop: 'Parar', close: 'Cerrar' },
};
