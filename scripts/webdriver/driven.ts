/** The commands that every driven browser supports, whatever their transport. */
import { moment } from './processes.ts';

export const BROWSERS = ['Chromium', 'Firefox', 'WebKit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

export interface BrowserOptions {
  /** Whether pages may run JavaScript. `run` works without it, because the driver runs it from outside. */
  readonly javaScript: boolean;
  /** The size of the page's view in CSS pixels. */
  readonly size: Size;
  /** Whether presses come from a finger, if the browser can simulate that. */
  readonly touch?: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Driven {
  readonly name: BrowserName;
  readonly version: string;
  open(address: string): Promise<void>;
  /** Reloads the page, keeping its stored data. */
  reload(): Promise<void>;
  /** The result of a function's body in the page; it reads `arguments[0]`. */
  run<T>(body: string, argument?: unknown): Promise<T>;
  /** Presses the left button, or a finger, at these points of the window, one after the other. */
  click(...points: readonly (readonly [x: number, y: number])[]): Promise<void>;
  /** Presses keys by their WebDriver codes or symbols. With `+` between them, the first ones are held. */
  press(...keys: readonly string[]): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  leave(): Promise<void>;
}

/** Sends one of WebDriver's commands. */
export type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/** Keys as WebDriver writes them. */
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  shift: '\uE008',
  control: '\uE009',
  escape: '\uE00C',
  space: ' ',
  home: '\uE011',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
} as const;

/** The keys of one press, the held ones first. */
export const keysOf = (press: string): string[] => (press.length === 1 ? [press] : press.split('+'));

/** The part that Firefox and WebKit share. */
export function driven(
  [name, version]: readonly [BrowserName, string],
  { touch = false }: BrowserOptions,
  command: Command,
  end: () => void | Promise<void>,
): Driven {
  const act = (source: object): Promise<unknown> => command('POST', '/actions', { actions: [source] });
  const run = async <T>(body: string, argument?: unknown): Promise<T> =>
    (await command('POST', '/execute/sync', { script: body, args: [argument ?? null] })) as T;
  return {
    name,
    version,
    async open(address) {
      await command('POST', '/url', { url: 'about:blank' });
      await command('POST', '/url', { url: address });
    },
    run,
    async reload() {
      // WebDriver's own command passes over service workers in Firefox, as Shift and the reload button do.
      await run('window.isLeft = true; setTimeout(() => location.reload())');
      const body = 'return !window.isLeft && document.readyState === "complete"';
      while (!(await run<boolean>(body).catch(() => false))) await moment(50);
    },
    async click(...points) {
      const actions = points.flatMap(([x, y]) => [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
      const id = touch ? 'finger' : 'mouse';
      await act({ type: 'pointer', id, parameters: { pointerType: touch ? 'touch' : 'mouse' }, actions });
    },
    async press(...presses) {
      const actions = presses.flatMap((press) => {
        const keys = keysOf(press);
        return [
          ...keys.map((value) => ({ type: 'keyDown', value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
        ];
      });
      await act({ type: 'key', id: 'keys', actions });
    },
    picture: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    async leave() {
      await command('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}
