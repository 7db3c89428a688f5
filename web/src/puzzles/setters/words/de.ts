import type { enSetters } from './en.ts';

export const deSetters: typeof enSetters = {
  by: (author) => `von ${author}`,
  ours: 'Die Regeln, wie Pencilmark sie liest',
  leftOut: {
    label: 'Was fehlt',
    rules: (count) =>
      count === 1
        ? '1 Regel ist hier nicht bekannt. Du kannst spielen, aber ohne Hinweise.'
        : `${count} Regeln sind hier nicht bekannt. Du kannst spielen, aber ohne Hinweise.`,
    decorations: (count) =>
      count === 1
        ? 'Eine Verzierung lässt sich nicht zeichnen; keine Regel geht verloren.'
        : `${count} Verzierungen lassen sich nicht zeichnen; keine Regel geht verloren.`,
    drawings:
      'Dieses Rätsel enthält Zeichnungen, die hier nicht zu sehen sind. Das können Regeln sein, die Pencilmark nicht prüft.',
    drawn: 'Manches, was auf das Feld gezeichnet ist, kann eine Regel sein, die Pencilmark nicht prüft.',
    fog: 'Dieses Rätsel spielt man im Nebel. Der Nebel wird hier nicht gezeigt.',
    picture: 'Ein Bild, das Regeln enthalten kann, ist hier nicht zu sehen.',
    column: (name) => `Die Spalte „${name}“ wird hier nicht gelesen. Sie kann Regeln enthalten.`,
    words: (text) => `Regeln in Worten werden hier nicht gelesen: „${text}“.`,
    row: (text) => `Als Zeile gelesen, vielleicht ist es keine oder es fehlt eine Zelle: „${text}“.`,
    names: (names) => `Es fehlen: ${names}.`,
  },
  shapes: {
    line: 'Linien',
    rectangle: 'Rechtecke',
    oval: 'Kreise',
    text: 'Texte',
    cage: 'Käfige',
    colour: 'farbige Flächen',
  },
  stated: '„Prüfen“ und der Sieg richten sich nach der Lösung des Autors.',
  unchecked:
    'Einige Regeln sind hier nicht bekannt, und der Link enthält keine Lösung. Es gibt nichts, womit sich vergleichen ließe.',
  hintsOff: 'Keine Hinweise',
};
