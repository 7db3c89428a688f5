import { expect, test, vi } from 'vitest';
import { openLatestOnlyWorker } from './latest-only-worker.ts';

/** A worker that replies on request. */
function pretend() {
  const workers: { asked: unknown[]; ended: boolean; answer: (message: unknown) => void }[] = [];
  const create = (): Worker => {
    let listen: (event: { data: unknown }) => void = () => undefined;
    const seen = {
      asked: [] as unknown[],
      ended: false,
      answer: (message: unknown) => listen({ data: message }),
    };
    workers.push(seen);
    return {
      addEventListener: (name: string, does: typeof listen) => {
        if (name === 'message') listen = does;
      },
      postMessage: (request: unknown) => seen.asked.push(request),
      terminate: () => (seen.ended = true),
    } as unknown as Worker;
  };
  return { workers, create };
}

const QUESTION = { spec: { size: 9 }, options: { seed: 'x' } };

test('parts come in order, and the end after them', async () => {
  const { workers, create } = pretend();
  const parts: unknown[] = [];
  const end = openLatestOnlyWorker(create).ask('generate', QUESTION, (part) => parts.push(part));
  workers[0].answer({ kind: 'report', part: { kind: 'search', attempts: 3 } });
  workers[0].answer({ kind: 'answer' });
  expect(await end).toBe('done');
  expect(parts).toEqual([{ kind: 'search', attempts: 3 }]);
});

test('a newer question waits a moment for the one under way, whose answer nobody wants any more', async () => {
  const { workers, create } = pretend();
  const maker = openLatestOnlyWorker(create);
  const parts: string[] = [];
  const first = maker.ask('drop', QUESTION, () => parts.push('first'));
  const second = maker.ask('drop', QUESTION, () => parts.push('second'));
  const third = maker.ask('drop', QUESTION, () => parts.push('third'));
  expect([await first, await second]).toEqual(['ended', 'ended']);
  expect(workers[0].asked).toHaveLength(1);
  workers[0].answer({ kind: 'report', part: { kind: 'search', attempts: 1 } });
  workers[0].answer({ kind: 'answer' });
  expect(workers[0].asked).toHaveLength(2);
  workers[0].answer({ kind: 'report', part: { kind: 'search', attempts: 1 } });
  workers[0].answer({ kind: 'answer' });
  expect(await third).toBe('done');
  expect([parts, workers.length]).toEqual([['third'], 1]);
});

test('one that takes too long is ended for the newer one', async () => {
  vi.useFakeTimers();
  const { workers, create } = pretend();
  const maker = openLatestOnlyWorker(create);
  void maker.ask('drop', QUESTION, () => undefined);
  const second = maker.ask('drop', QUESTION, () => undefined);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect([workers.length, workers[0].ended]).toEqual([2, true]);
  workers[1].answer({ kind: 'answer' });
  expect(await second).toBe('done');
});

test('stopping ends the question and its thread; the next one starts afresh', async () => {
  const { workers, create } = pretend();
  const maker = openLatestOnlyWorker(create);
  const first = maker.ask('generate', QUESTION, () => undefined);
  maker.stop();
  expect([await first, workers[0].ended]).toEqual(['ended', true]);
  const second = maker.ask('generate', QUESTION, () => undefined);
  workers[1].answer({ kind: 'failure', reason: 'no grid' });
  await expect(second).rejects.toThrow('no grid');
});
