import assert from 'node:assert/strict';
import * as everything from 'pencilmark';
import { explain, parsePuzzle, solveLogically, unwrap } from 'pencilmark';
import { solve } from 'pencilmark/solve';
import { DE } from 'pencilmark/explain/de';
import { drawPuzzle, svgOf } from '@pencilmark/board';

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const { puzzle } = unwrap(parsePuzzle(line));
const [{ step }] = solveLogically(puzzle);
assert.match(explain(step, puzzle.geometry, DE).name, /Single|Haus/);
assert.match(svgOf(drawPuzzle(puzzle)), /^<svg/);
assert.equal(everything.solve, solve);
assert.equal(solve(line).solver, 'kernel');
assert.throws(() => solve('!'.repeat(81)), { name: 'PuzzleError', code: 'line.symbol' });
console.log(solve(line).solution.join(''));
