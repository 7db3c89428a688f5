import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGeometry,
  createRandom,
  formatPuzzle,
  type GeometrySpec,
  type ParsedPuzzle,
  variantSpec,
  WRITTEN_FORMATS,
} from '../../engine/src/index.ts';

/** Real files, if the folder `shared` is beside the project. */
const FOLDER = join(process.cwd(), '..', 'shared', 'formats');

const SPECS: readonly GeometrySpec[] = [
  variantSpec('classic'),
  variantSpec('classic', 4),
  variantSpec('classic', 16),
  variantSpec('x', 6),
  variantSpec('latin', 5),
  variantSpec('samurai'),
  { size: 5, regions: [...'AAAABCCAABCCDBBCDDDBDDEBEEEEE'].slice(0, 25) },
];

/** Well-formed texts to damage: real ones, and every writable combination of format and board. */
export function fuzzSamples(seed: string): string[] {
  const real = existsSync(FOLDER)
    ? readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    : [];
  return [...real, ...SPECS.flatMap((spec) => written(spec, seed))];
}

function written(spec: GeometrySpec, seed: string): string[] {
  const geometry = createGeometry(spec);
  if (!geometry.ok) return [];
  const random = createRandom(`${seed} ${JSON.stringify(spec)}`);
  const { size, cells } = geometry.value;
  const givens = cells.map(() => (random.below(3) === 0 ? 1 + random.below(size) : 0));
  const sheet: ParsedPuzzle = {
    puzzle: { geometry: geometry.value, constraints: [], givens },
    entries: givens.map((digit) => (digit === 0 && random.below(3) === 0 ? 1 + random.below(size) : 0)),
    marks: givens.map((digit) => (digit === 0 ? random.below(2 ** Math.min(size, 20)) : 0)),
    title: 'A title',
    comment: 'Some words',
  };
  return WRITTEN_FORMATS.flatMap((format) => {
    const text = formatPuzzle(sheet, format, { lossy: 'allow' });
    return text.ok ? [text.value] : [];
  });
}
