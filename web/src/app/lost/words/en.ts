export const enLost = {
  title: 'Nothing here',
  page: 'There is no page at this address.',
  game: 'This game is on another device. Ask for its link.',
  today: 'Today',
  puzzles: 'New puzzle',
};
