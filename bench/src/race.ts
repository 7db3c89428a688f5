/** Times contenders in turn, so that other load on the machine affects them alike. */
import { type Contender, LINE } from './contenders.ts';
import type { List } from './lists.ts';

export interface Timing {
  readonly contender: string;
  readonly mode: string;
  /** Puzzles per round. */
  readonly puzzles: number;
  /** Puzzles per second of CPU time, median of the rounds; the slower and the faster quartile. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Puzzles on the harder lists cost up to two hundred times as much; a round should not. */
const PATIENCE = 25;

/** Rounds before the first that counts: the JavaScript compiler optimises in stages. */
const WARM_UP = 3;

export function race(list: List, contenders: readonly Contender[], rounds: number): Timing[] {
  const hard = /hardest/.test(list.name);
  const runners = contenders.map((contender) => {
    const lines = list.take(hard ? Math.ceil(contender.most / PATIENCE) : contender.most);
    return { contender, lines, solved: new Uint8Array(lines.length), rates: [] as number[] };
  });
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const { contender, lines, solved, rates } of runners) {
      solved.fill(0);
      const start = process.cpuUsage();
      contender.solve(lines, solved);
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) rates.push(lines.length / LINE / ((user + system) / 1e6));
      if (round === 0) check(contender.name, lines, solved);
    }
  }
  return runners.map(({ contender, lines, rates }) => {
    const sorted = rates.sort((a, b) => a - b);
    return {
      contender: contender.name,
      mode: contender.mode,
      puzzles: lines.length / LINE,
      median: at(sorted, 0.5),
      low: at(sorted, 0.25),
      high: at(sorted, 0.75),
    };
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)];
}

/** A fast wrong answer is worth nothing: checks that givens are kept and every house has nine digits. */
function check(name: string, lines: Uint8Array, solved: Uint8Array): void {
  for (let start = 0; start < lines.length; start += LINE) {
    const houses = new Uint16Array(27);
    for (let cell = 0; cell < 81; cell++) {
      const given = lines[start + cell];
      const digit = solved[start + cell];
      if (given > 48 && given !== digit)
        throw new Error(`${name} changed a given of line ${start / LINE + 1}`);
      const row = Math.floor(cell / 9);
      const column = cell % 9;
      for (const house of [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)]) {
        houses[house] |= 1 << (digit - 48);
      }
    }
    if (houses.some((digits) => digits !== 0x3fe))
      throw new Error(`${name} broke a rule in line ${start / LINE + 1}`);
  }
}
