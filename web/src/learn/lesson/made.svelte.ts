/** A result from a worker that can be awaited and stopped. */

/** How long a wait lasts before the page mentions it, in ms. */
const NOTICED = 400;

export class Made<T> {
  value = $state.raw<T>();
  isSlow = $state(false);
  problem = $state<'failed' | 'stopped'>();

  readonly #make: (signal: AbortSignal) => Promise<T>;
  #ended = new AbortController();
  #isBegun = false;

  constructor(make: (signal: AbortSignal) => Promise<T>) {
    this.#make = make;
  }

  /** Starts, unless already started. */
  async open(): Promise<void> {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.problem = undefined;
    const { signal } = this.#ended;
    const slow = setTimeout(() => (this.isSlow = true), NOTICED);
    try {
      this.value = await this.#make(signal);
    } catch {
      this.#isBegun = false;
      this.problem = signal.aborted ? 'stopped' : 'failed';
    } finally {
      clearTimeout(slow);
      this.isSlow = false;
    }
  }

  stop(): void {
    this.#ended.abort();
    this.#ended = new AbortController();
  }
}
