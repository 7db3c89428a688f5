/** Exports for the packages of this repository only. The published package has no such path. */
export { symmetryParts } from '../canonical/board-symmetries.ts';
export { canonicalText } from '../constraints/kind-of.ts';
export { laterKinds } from '../constraints/later-kinds.ts';
export { mapCells } from '../constraints/map-cells.ts';
export { compressLz, decompressLz } from '../formats/codecs/lz-string.ts';
export { parseLineOrBlank } from '../formats/lines/line.ts';
export { drawingList } from '../formats/native/read-drawings.ts';
export { formatRemark, readRemark, type Remark } from '../formats/remarks.ts';
export { splitComment } from '../formats/text/rules.ts';
export { MAX_SOLUTIONS } from '../generate/attempt.ts';
export { NETS } from '../logic/difficulty/difficulty.ts';
export { createFinderContext, DEFAULT_FINDER_OPTIONS, type FinderContext } from '../logic/finder-context.ts';
export { isClassicSpec } from '../model/boards.ts';
export { ruleWork } from '../puzzle/validity.ts';
export { seenPath } from '../rating/seen-path.ts';
export { err, failure, ok, placeAt } from '../result.ts';
export { type Batch, batchSteps } from '../solve/classic/batch.ts';
