/** What the core offers to `../cores.ts`. */
export { readLayout } from './layout.ts';
export { advance, narrow } from './search.ts';
