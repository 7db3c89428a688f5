/** English for days, on Today and when their puzzle is solved. */
export const enDays = {
  week: 'This week',
  /** The number is in the first or the last part, wherever the language has it. */
  streak: (count: number) => (count === 1 ? ['1', ' day in a row'] : [String(count), ' days in a row']),
  marks: { none: 'not started', begun: 'in progress', later: 'solved later', solved: 'solved on the day' },
};
