export const enApp = {
  menu: { open: 'Menu' },
  nav: { label: 'Pages', skip: 'Skip to board' },
};
