/** The tools that stand behind the keys. Labels are short; `long` says what a press does. */
export const enTools = {
  title: 'Tools',
  close: 'Close',
  groups: { marks: 'Marks', back: 'Look back', give: 'Give up' },
  several: 'Select cells',
  fill: 'Candidates',
  accept: 'Singles',
  point: 'Save point',
  reveal: 'Reveal cell',
  solve: 'Solve',
  restart: 'Restart',
  givens: 'Givens',
  long: {
    accept: 'Enter all highlighted singles, or single marks in the selection',
    reveal: 'Enter the answer of the selected cell',
    solve: 'Solve from here',
    fill: 'Pencil in every possible digit',
    restart: 'Restart: remove all entries and marks',
    givens: 'Make these the givens',
  },
};
