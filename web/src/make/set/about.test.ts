import { classic9, emptyPuzzle } from 'pencilmark';
import { expect, it } from 'vitest';
import { aboutOf, writtenRules } from './about.ts';

const puzzle = emptyPuzzle(classic9());

it('says as text what a setter wrote as HTML', () => {
  const comment = '<p>The springs are cold.</p><p>The <b>rivers</b> run.</p>';
  expect(aboutOf({ puzzle, comment, message: 'Well<br>done' })).toEqual({
    title: '',
    author: '',
    rules: 'The springs are cold.\nThe rivers run.',
    message: 'Well\ndone',
  });
});

it('leaves the rules to the puzzle where nothing else is said of them', () => {
  expect(aboutOf({ puzzle }).rules).toBeUndefined();
  expect(aboutOf({ puzzle, comment: writtenRules(puzzle) }).rules).toBeUndefined();
});
