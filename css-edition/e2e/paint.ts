/** Measures how long the page takes from a click to the frame that shows what it did. */
import { createRandom } from 'pencilmark';
import type { Player } from './browser.ts';
import * as four from './four.ts';
import * as nine from './nine.ts';

export interface Delays {
  /** For each click the milliseconds from the input to the next frame. */
  readonly wall: readonly number[];
  /** For each choice, which is two clicks, the CPU time of the page's main thread, in milliseconds. */
  readonly cpu: readonly number[];
}

/** The browser's own record of events, as its trace tells it. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly args: { readonly data?: { readonly type: string; readonly duration: number } };
}

/** Chooses a digit in so many random cells, by two clicks each, a moment apart. */
export async function delays(driver: Player, file: string, choices: number): Promise<Delays> {
  const page = await driver.open(file);
  const small = file.startsWith('4');
  const [cells, digits] = small ? [16, 4] : [81, 9];
  const board = await (small ? four.emptyBoard(page) : nine.emptyBoard(page));
  const random = createRandom('paint');
  let line = '.'.repeat(cells);
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const cpu: number[] = [];
  for (let choice = 0; choice < choices; choice++) {
    const cell = random.below(cells);
    line = line.slice(0, cell) + String(1 + random.below(digits)) + line.slice(cell + 1);
    const before = await driver.effort(page);
    await board.fill(line, 250);
    cpu.push((await driver.effort(page)).cpu - before.cpu);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  await page.context().close();
  const wall = traceEvents.flatMap(({ name, ph, args }) =>
    name === 'EventTiming' && ph === 'b' && args.data?.type === 'click' ? [args.data.duration] : [],
  );
  return { wall: wall.toSorted((a, b) => a - b), cpu: cpu.toSorted((a, b) => a - b) };
}
