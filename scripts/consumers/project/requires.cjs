const assert = require('node:assert/strict');
const { solve } = require('pencilmark');
const { solve: alone } = require('pencilmark/solve');

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
assert.equal(solve, alone);
console.log(solve(line).solution.join(''));
