/** English for the technique book. The techniques themselves are told by the engine. */
export const enLearn = {
  title: 'Techniques',
  lead: 'Every technique with an example, the easiest first.',
  chapters: {
    rules: 'With further rules',
    others: 'Seldom needed',
  },
  /** Beside a chapter's heading. */
  count: (count: number) => (count === 1 ? '1 technique' : `${count} techniques`),
  all: 'All techniques',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  walk: 'Walk through it',
  whole: 'Show all of it',
  play: 'Play this position',
  rated: (rating: number) => `SE ${rating.toFixed(1)}`,
  board: (name: string) => `Example: ${name}`,
  failed: 'This page couldn’t be loaded. Try again.',
};
