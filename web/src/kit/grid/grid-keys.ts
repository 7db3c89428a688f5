import type { Step } from './steps.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
};
const FAR_STEPS: Readonly<Record<string, Step>> = { Home: 'grid-start', End: 'grid-end' };

/** The step that a key makes on a grid; undefined if it does not move. */
export function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Step | undefined {
  if (altKey) return undefined;
  return (ctrlKey || metaKey ? FAR_STEPS : STEPS)[key];
}
