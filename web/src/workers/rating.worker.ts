/** Rates a puzzle by one of the field's profiles. */
import { isTaught } from '@pencilmark/game/learn';
import { ratePuzzle, ratingText, type TechniqueId, toldSteps } from 'pencilmark';
import { serve } from './serve.ts';
import { explanationLocale } from './explanation-locale.ts';
import type { RatedSoFar, RatingRequest, WholeRating } from './rating-protocol.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';

/** Interval between reports of the rating so far, in ms. */
const PACE = 100;

async function rate(
  { puzzle, profile, language }: RatingRequest,
  report: (soFar: RatedSoFar) => void,
): Promise<WholeRating | undefined> {
  const { names } = await explanationLocale(language);
  let highest = 0;
  let hardest: string | undefined;
  let technique: TechniqueId | undefined;
  let reportedAt = performance.now();
  const rated = ratePuzzle(unpackPuzzle(puzzle), profile, {
    // Called repeatedly, also within long searches.
    shouldStop: () => {
      if (highest > 0 && performance.now() - reportedAt > PACE) {
        report({ er: ratingText(highest), hardest });
        reportedAt = performance.now();
      }
      return false;
    },
    withProof: true,
    onHint: (hint, board) => {
      if (hint.rating <= highest) return;
      highest = hint.rating;
      technique = toldSteps(hint, board)?.at(-1)?.technique;
      hardest = technique && names[technique];
    },
  });
  if (!rated.ok) return undefined;
  const { er, ep, ed } = rated.value;
  const practise = technique && isTaught(technique) ? technique : undefined;
  return { er: ratingText(er), ep: ratingText(ep), ed: ratingText(ed), hardest, practise };
}

const api = { rate };
export type RatingApi = typeof api;

serve(api);
