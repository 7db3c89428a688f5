import type { enSetters } from './en.ts';

export const esSetters: typeof enSetters = {
  by: (author) => `de ${author}`,
  ours: 'Las reglas tal como las lee Pencilmark',
  leftOut: {
    label: 'Lo que falta',
    rules: (count) =>
      count === 1
        ? '1 regla no se conoce aquí. Puedes jugar, pero sin pistas.'
        : `${count} reglas no se conocen aquí. Puedes jugar, pero sin pistas.`,
    decorations: (count) =>
      count === 1
        ? 'Un adorno no se puede dibujar; no se pierde ninguna regla.'
        : `${count} adornos no se pueden dibujar; no se pierde ninguna regla.`,
    drawings:
      'Este puzle tiene dibujos que aquí no se muestran. Pueden ser reglas que Pencilmark no comprueba.',
    drawn: 'Algunos dibujos del tablero pueden ser reglas que Pencilmark no comprueba.',
    fog: 'Este puzle se juega con niebla. La niebla no se muestra aquí.',
    picture: 'Una imagen que puede contener reglas no se muestra aquí.',
    column: (name) => `La columna «${name}» no se lee aquí. Puede contener reglas.`,
    words: (text) => `Las reglas escritas con palabras no se leen aquí: «${text}».`,
    row: (text) => `Leída como fila, aunque quizá no lo sea o le falte una celda: «${text}».`,
    names: (names) => `Falta: ${names}.`,
  },
  shapes: {
    line: 'líneas',
    rectangle: 'rectángulos',
    oval: 'círculos',
    text: 'textos',
    cage: 'jaulas',
    colour: 'zonas de color',
  },
  stated: '«Comprobar» y la victoria siguen la solución del autor.',
  unchecked: 'Algunas reglas no se conocen aquí y el enlace no trae solución. No hay con qué comprobar.',
  hintsOff: 'Sin pistas',
};
