/** Whether the screen has room for a sample beside the choices; otherwise none is made. */
const wide = matchMedia('(min-width: 1200px)');

let isThere = $state(wide.matches);
wide.addEventListener('change', () => (isThere = wide.matches));

export const sampleRoom = {
  get isThere(): boolean {
    return isThere;
  },
};
