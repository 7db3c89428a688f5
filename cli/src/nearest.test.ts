import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['limit', 'limit', 0],
    ['limt', 'limit', 1],
    ['sovle', 'solve', 1],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
  ])('%s to %s: %i', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});

describe('nearest', () => {
  const names = ['solve', 'count', 'check', 'convert', 'geometry'];
  it.each([
    ['sovle', 'solve'],
    ['cuont', 'count'],
    ['geo', 'geometry'],
    ['geomtry', 'geometry'],
    ['xyz', undefined],
    ['', undefined],
  ])('%s: %s', (word, name) => {
    expect(nearest(word, names)).toBe(name);
  });
});
