import type { enTools } from './en.ts';

export const esTools: typeof enTools = {
  title: 'Herramientas',
  close: 'Cerrar',
  groups: { marks: 'Marcas', back: 'Volver atrás', give: 'Rendirse' },
  several: 'Varias',
  fill: 'Candidatos',
  accept: 'Únicos',
  point: 'Guardar',
  reveal: 'Revelar',
  solve: 'Resolver',
  restart: 'Reiniciar',
  long: {
    accept: 'Escribir todos los únicos que se muestran, o las marcas solitarias de las celdas elegidas',
    reveal: 'Escribir la respuesta de la celda seleccionada',
    solve: 'Resolver desde aquí',
    fill: 'Anotar todo lo que permiten las reglas',
    restart: 'Empezar de nuevo: desaparecen respuestas y marcas',
  },
};
