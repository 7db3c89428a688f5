export const enApp = {
  menu: { open: 'Menu', more: 'More' },
  nav: { label: 'Pages', skip: 'Skip to board' },
  leaf: { label: (date: string) => `Today, ${date}`, waiting: 'today’s puzzle isn’t solved yet' },
  settings: 'Settings',
};
