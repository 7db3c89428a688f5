import {
  createGeometry,
  type Geometry,
  type GeometrySpec,
  generateSteps,
  type GenerateStep,
} from 'pencilmark';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import { type Job, paced, patience } from './job.ts';
import { pathOf } from './path.ts';

/** Time limit for the path of a puzzle that has already been made, in ms. */
const PATH_PATIENCE = 20_000;

export const generateJob: Job<'generate'> = ({ spec, options }, { report, now }) => {
  const geometry = mustCreate(spec);
  const pace = paced(now);
  let attempts = 0;
  const steps = generateSteps({ ...options, geometry });
  const generated = finished(steps, (step) => {
    ({ attempts } = step);
    pace(() => report({ kind: 'search', attempts }));
  });
  // Only ending the worker stops this search, so without a result there was no grid to dig in.
  if (!generated) return report({ kind: 'missed', attempts, why: 'grid' });
  const { puzzle, solution, isMinimal = false } = generated;
  if (!puzzle || !solution) return report({ kind: 'missed', attempts: generated.attempts, why: 'attempts' });
  report({ kind: 'made', puzzle: packPuzzle(puzzle), solution, attempts: generated.attempts, isMinimal });
  const wanted = options.target?.kind === 'technique' ? options.target.technique : undefined;
  const path = pathOf(puzzle, patience(now, PATH_PATIENCE), wanted);
  if (path) report(path);
};

/** The first result, if any; every step on the way is shown. */
function finished(
  steps: Iterator<GenerateStep>,
  show: (step: GenerateStep) => void,
): GenerateStep['generated'] {
  for (let next = steps.next(); !next.done; next = steps.next()) {
    show(next.value);
    if (next.value.generated) return next.value.generated;
  }
  return undefined;
}

export function mustCreate(spec: GeometrySpec): Geometry {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
}
