import type { enTools } from './en.ts';

export const esTools: typeof enTools = {
  title: 'Herramientas',
  close: 'Cerrar',
  groups: { marks: 'Marcas', back: 'Volver atrás', give: 'Rendirse' },
  several: 'Selección',
  fill: 'Candidatos',
  accept: 'Únicos',
  point: 'Guardar',
  reveal: 'Revelar',
  solve: 'Resolver',
  restart: 'Reiniciar',
  givens: 'Dadas',
  long: {
    accept: 'Escribir todos los únicos resaltados, o las marcas solas de la selección',
    reveal: 'Escribir la solución de la celda seleccionada',
    solve: 'Resolver desde aquí',
    fill: 'Anotar todas las cifras posibles',
    restart: 'Reiniciar: borrar todas las respuestas y marcas',
    givens: 'Convertir estas cifras en dadas',
  },
};
