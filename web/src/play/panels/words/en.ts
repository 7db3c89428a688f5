export const enCover = {
  title: 'Open in another tab',
  text: 'This game is open in another tab. Nothing is lost; you can continue here.',
  here: 'Play here',
  other: 'Choose another puzzle',
};
