import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for a rail to the left of the board. The style of the page has the same condition. */
export const desk = new MediaQuery('(min-width: 1200px) and (min-aspect-ratio: 1/1)');
