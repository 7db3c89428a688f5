/** Learning by doing: practice positions, grades of answers, and the schedule of reviews. Not needed by the board. */
export { type DrillBoard, positionOfBoard } from './drill-board.ts';
export { type DrillControl, type DrillPosition, drillPosition, nothingHere } from './drill-position.ts';
export { type Form, FORMS, formOf, formsOf } from './forms.ts';
export {
  type Answer,
  createGrader,
  type Grade,
  gradeAnswer,
  type Grader,
  knownOn,
  type Mark,
} from './grade-answer.ts';
export {
  type Card,
  cardOf,
  type CardKey,
  EMPTY_MEMORY,
  type Memory,
  mergeMemories,
  plan,
  recallOf,
  remember,
  type Review,
  type Schedule,
  scheduleOf,
} from './memory.ts';
export { MEMORY_VERSION, readMemory, writeMemory } from './memory-json.ts';
export { patternsOf } from './pattern-cells.ts';
export {
  type Attempt,
  type Help,
  HELPS,
  REVIEW_GRADES,
  type ReviewGrade,
  reviewGrade,
} from './review-grade.ts';
export {
  drawSession,
  dueCards,
  nextReview,
  type ScheduledCard,
  SESSION_LENGTH,
  type SessionItem,
  type Standing,
  standingOf,
} from './session.ts';
export { answerFault, type Fault } from './answer-fault.ts';
export type { Premise, Question } from './question.ts';
export { guidedStep, type GuidedStep } from './questions.ts';
export { easierThan, isTaught, isTaughtRule, isTaughtStep, TAUGHT, TAUGHT_RULES } from './taught.ts';
export { type Failing, nearMiss, type NearMiss, NEARLY } from './near-miss.ts';
export {
  firstDoubtful,
  levelOfPlacement,
  nextOfPlacement,
  PLACEMENT_LENGTH,
  type PlacementAnswer,
} from './placement.ts';
