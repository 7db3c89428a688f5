/** Exports of the core, used by `../cores.ts`. */
export { readLayout } from './layout.ts';
export { advance, narrow } from './search.ts';
