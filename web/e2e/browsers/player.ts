import type { Driven } from '../../../scripts/webdriver/driven.ts';
import { KEYS } from '../../../scripts/webdriver/driven.ts';
import { BOARD_READY, CELLS, PLACE, type Role, SEEN, TROUBLES, wanted, WATCH } from './find.ts';

/** Milliseconds before something counts as never appearing. */
const PATIENCE = 30_000;
const PAUSE = 50;

/** A person at a browser: finds things by role and name, presses them, and waits for the result. */
export class Player {
  readonly browser: Driven;
  readonly address: string;
  readonly touch: boolean;

  constructor(browser: Driven, address: string, touch: boolean) {
    this.browser = browser;
    this.address = address;
    this.touch = touch;
  }

  async visit(path: string): Promise<void> {
    await this.browser.open(this.address + path);
    await this.run(WATCH);
  }

  run<T>(body: string, argument?: unknown): Promise<T> {
    return this.browser.run<T>(body, argument);
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.run(WATCH);
    await this.boardReady();
  }

  /** Goes to another page of the app. */
  async go(hash: string): Promise<void> {
    await this.run('location.hash = arguments[0]', hash);
  }

  hash(): Promise<string> {
    return this.run('return location.hash');
  }

  /** Calls `ask` until it returns something. */
  async until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
    for (const end = Date.now() + PATIENCE; ;) {
      const answer = await ask();
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`never came: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** Waits for an element and returns its text, or its typed value. */
  async see(role: Role, name: RegExp, within = 'body'): Promise<string> {
    const ask = () => this.run<{ text: string } | null>(SEEN, wanted(role, name, within));
    return (await this.until(`${role} ${name.source}`, ask)).text;
  }

  async has(role: Role, name: RegExp, within = 'body'): Promise<boolean> {
    return (await this.run(SEEN, wanted(role, name, within))) !== null;
  }

  /** Presses an element once it is at rest and not covered. */
  async press(role: Role, name: RegExp, within = 'body'): Promise<void> {
    let over = '';
    let last = '';
    const ask = async (): Promise<Place['point'] | undefined> => {
      const place = await this.run<Place | null>(PLACE, wanted(role, name, within));
      over = place?.over ?? '';
      const isStill = JSON.stringify(place) === last;
      last = JSON.stringify(place);
      return place && !over && isStill ? place.point : undefined;
    };
    const point = await this.until(`${role} ${name.source}`, ask).catch((error: unknown) => {
      throw over ? new Error(`${role} ${name.source} lies under ${over}`) : error;
    });
    await this.browser.click(point);
  }

  keys(...presses: readonly string[]): Promise<void> {
    return this.browser.press(...presses);
  }

  boardReady(): Promise<boolean> {
    return this.until('the board', () => this.run<boolean>(BOARD_READY));
  }

  cells(): Promise<string[]> {
    return this.run(CELLS);
  }

  /** Waits until a cell has this label. */
  async cellIs(cell: number, label: RegExp): Promise<void> {
    await this.until(`${label.source} in cell ${cell}, which is “${(await this.cells())[cell]}”`, async () =>
      label.test((await this.cells())[cell] ?? ''),
    );
  }

  /** Chooses a cell of a 9×9 board: by finger on a phone, otherwise with the arrow keys. */
  async choose(cell: number): Promise<void> {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    if (this.touch) await this.press('cell', new RegExp(`^Row ${row + 1}, column ${column + 1},`));
    else {
      const times = (key: string, count: number) => new Array<string>(count).fill(key);
      await this.keys(`${KEYS.control}+${KEYS.home}`, ...times(KEYS.down, row), ...times(KEYS.right, column));
    }
  }

  /** Enters a digit in a cell chosen by `choose`. */
  async enter(cell: number, symbol: string): Promise<void> {
    await this.choose(cell);
    if (this.touch) await this.press('button', new RegExp(`^Enter ${symbol}`));
    else await this.keys(symbol);
  }

  troubles(): Promise<string[]> {
    return this.run(TROUBLES);
  }
}

interface Place {
  readonly point: readonly [number, number];
  readonly over: string;
}
