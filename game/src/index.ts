/** The complete public API of the game. */
export * from './move.ts';
export * from './board-state.ts';
export { applyMove } from './apply.ts';
export * from './game.ts';
export { currentState, stateAt, pathTo, childrenOfNodes, isWithin } from './replay.ts';
export * from './moments.ts';
export { gameStatus } from './game-status.ts';
export { statedDigits, statedSolution } from './stated-solution.ts';
export { lacksRules, LEFT_OUT_KINDS, type LeftOut, type LeftOutKind, type Setter } from './setter.ts';
export * from './play.ts';
export * from './history.ts';
export * from './check.ts';
export * from './player-candidates.ts';
export {
  type Aids,
  INPUT_MODES,
  type InputMode,
  pressDigit,
  enterDigit,
  toggleMark,
  toggleColour,
  eraseCells,
  eraseLayers,
} from './input.ts';
export * from './pen-input.ts';
export * from './assist.ts';
export * from './assists.ts';
export * from './solver.ts';
export * from './hint.ts';
export { drawnPuzzle } from './drawn-puzzle.ts';
export { boardInFog, clearCells, litBoard, litPuzzle, seenBoard } from './fog.ts';
export { lastCell } from './last-cell.ts';
export * from './last-deduction.ts';
export { withoutHistory } from './snapshot.ts';
export * from './timer.ts';
export * from './tree.ts';
export {
  type Backup,
  BACKUP_VERSION,
  type Collection,
  type KeptGame,
  readBackup,
  writeBackup,
} from './backup.ts';
export { type KeptPuzzle, MAX_TAG, PUZZLE_SOURCES, type PuzzleSource } from './kept-puzzle.ts';
export { MERGE_OUTCOMES, type Merged, type MergeOutcome, mergeGames } from './merge.ts';
export { digitsOfText, digitsText } from './digits-text.ts';
export { keyParts, puzzleKey, puzzleOfKey } from './puzzle-key.ts';
export { loadGame } from './open-save.ts';
export { saveGame, type SavedGame } from './save.ts';
export { readShare, type SharedGame, SHARED_PARTS, type SharedPart, shareFragment } from './share.ts';
export { SAVE_VERSION } from './migrations.ts';
export { appendRecord } from './record.ts';
export { type Recovered, replayRecords } from './replay-records.ts';
