import { DIFFICULTY_TABLE, type Difficulty } from 'pencilmark';

/** From scanning to beyond: light to dark, and different in hue for readers who can distinguish hues. */
const COLOURS: Readonly<Record<Difficulty, string>> = {
  beginner: '#d9f0d3',
  easy: '#a6dba0',
  medium: '#5aae61',
  hard: '#f6b26b',
  expert: '#e06666',
  extreme: '#9e4a8c',
  beyond: '#3d1f47',
};

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 56;
const BOTTOM = 340;
const TOP = 30;

/** A column for each number of givens, as high as the number of puzzles, in the colours of their levels. */
export function surveyPicture(byGivens: ReadonlyMap<number, ReadonlyMap<Difficulty, number>>): string {
  const givens = [...byGivens.keys()].sort((a, b) => a - b);
  const sums = givens.map((many) => [...byGivens.get(many)!.values()].reduce((a, b) => a + b, 0));
  const most = Math.ceil(Math.max(...sums) / 500) * 500;
  const step = (WIDTH - LEFT - 20) / givens.length;
  const high = (count: number): number => ((BOTTOM - TOP) * count) / most;
  const parts: string[] = [];
  for (let count = 0; count <= most; count += 500) {
    const y = (BOTTOM - high(count)).toFixed(1);
    parts.push(`<path d="M${LEFT} ${y}H${WIDTH - 20}" stroke="#ddd"/>`);
    parts.push(text(LEFT - 8, Number(y) + 4, String(count), 'end'));
  }
  for (const [at, many] of givens.entries()) {
    const x = LEFT + at * step + step * 0.1;
    let y = BOTTOM;
    for (const { level, name } of DIFFICULTY_TABLE) {
      const count = byGivens.get(many)!.get(level) ?? 0;
      if (count === 0) continue;
      y -= high(count);
      const size = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${high(count).toFixed(1)}"`;
      parts.push(
        `<rect ${size} fill="${COLOURS[level]}"><title>${many} givens, ${name}: ${count}</title></rect>`,
      );
    }
    parts.push(text(x + step * 0.4, BOTTOM + 18, String(many), 'middle'));
  }
  parts.push(text((LEFT + WIDTH) / 2, BOTTOM + 38, 'givens', 'middle'));
  for (const [at, { level, name }] of DIFFICULTY_TABLE.entries()) {
    const x = LEFT + at * 94;
    parts.push(
      `<rect x="${x}" y="${HEIGHT - 14}" width="10" height="10" fill="${COLOURS[level]}" stroke="#888"/>`,
    );
    parts.push(text(x + 15, HEIGHT - 5, name, 'start'));
  }
  const title = 'Minimal 9×9 puzzles by number of givens and level';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" ` +
    `font-family="system-ui, sans-serif" font-size="12"><title>${title}</title>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${parts.join('')}</svg>\n`
  );
}

function text(x: number, y: number, words: string, anchor: string): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="#333">${words}</text>`;
}
