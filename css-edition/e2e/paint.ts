/** Measures the time from a click to the frame that shows its effect. */
import { createRandom } from 'pencilmark';
import type { Player } from './browser.ts';
import * as four from './four.ts';
import * as nine from './nine.ts';

export interface Delays {
  /** For each click, the milliseconds from the input to the next frame. */
  readonly wall: readonly number[];
  /** For each click, the part of that time in which the page's main thread was running. */
  readonly busy: readonly number[];
  /** For each choice of two clicks, the CPU time of the page's main thread, in milliseconds. */
  readonly cpu: readonly number[];
}

/** The browser's own record of events, as in its trace; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly type: string; readonly duration: number };
  };
}

/** Chooses a digit in a number of random cells, by two clicks each, with a short pause in between. */
export async function delays(driver: Player, file: string, choices: number): Promise<Delays> {
  const page = await driver.open(file);
  const small = file.startsWith('4');
  const [cells, digits] = small ? [16, 4] : [81, 9];
  const board = await (small ? four.emptyBoard(page) : nine.emptyBoard(page));
  const random = createRandom('paint');
  let line = '.'.repeat(cells);
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
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
  const spans = traceEvents.flatMap(({ name, ph, ts, args }): Span[] =>
    name === 'EventTiming' && ph === 'b' && args.data?.type === 'click'
      ? [[ts, ts + args.data.duration * 1000]]
      : [],
  );
  const tasks = mainThreadTasks(traceEvents);
  const ordered = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  return {
    wall: ordered(spans.map(([from, to]) => (to - from) / 1000)),
    busy: ordered(spans.map((span) => tasks.reduce((sum, task) => sum + within(task, span), 0) / 1000)),
    cpu: ordered(cpu),
  };
}

type Span = readonly [from: number, to: number];

function mainThreadTasks(events: readonly Traced[]): Traced[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return events.filter(
    ({ name, pid, tid }) =>
      name === 'RunTask' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
}

/** The CPU time of a task within a span of time, assuming an even spread over the task. */
function within({ ts, dur = 0, tdur = 0 }: Traced, [from, to]: Span): number {
  const shared = Math.min(ts + dur, to) - Math.max(ts, from);
  return dur > 0 && shared > 0 ? (tdur * shared) / dur : 0;
}
