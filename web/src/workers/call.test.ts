import { expect, test, vi } from 'vitest';
import { createCaller } from './call.ts';

interface Api {
  readonly double: (value: number, report: (part: string) => void) => number;
}

/** Workers that reply when told to. */
function pretend() {
  const workers: { asked: unknown[]; ended: boolean; send: (message: unknown) => void }[] = [];
  const create = (): Worker => {
    let listen: (event: { data: unknown }) => void = () => undefined;
    const seen = { asked: [] as unknown[], ended: false, send: (data: unknown) => listen({ data }) };
    workers.push(seen);
    return {
      addEventListener: (name: string, does: typeof listen) => {
        if (name === 'message') listen = does;
      },
      postMessage: ({ question }: { question: unknown }) => seen.asked.push(question),
      terminate: () => (seen.ended = true),
    } as unknown as Worker;
  };
  return { workers, create };
}

const answer = (value: number) => ({ kind: 'answer', answer: value });

test('calls go one after the other to one worker, with what each reports', async () => {
  const { workers, create } = pretend();
  const call = createCaller<Api>(create);
  const parts: string[] = [];
  const first = call('double', 1, { onReport: (part) => parts.push(part) });
  const second = call('double', 2);
  expect(workers[0].asked).toEqual([1]);
  workers[0].send({ kind: 'report', part: 'half' });
  workers[0].send(answer(2));
  expect(workers[0].asked).toEqual([1, 2]);
  workers[0].send(answer(4));
  expect([await first, await second, parts, workers.length]).toEqual([2, 4, ['half'], 1]);
});

test('an aborted call ends its worker, and the others are asked again', async () => {
  const { workers, create } = pretend();
  const call = createCaller<Api>(create);
  const controller = new AbortController();
  const first = call('double', 1, { signal: controller.signal });
  const second = call('double', 2);
  controller.abort();
  await expect(first).rejects.toThrow();
  expect([workers.length, workers[0].ended]).toEqual([2, true]);
  workers[1].send(answer(4));
  expect(await second).toBe(4);
});

test('a call that waits is aborted without a word to the worker', async () => {
  const { workers, create } = pretend();
  const call = createCaller<Api>(create);
  const controller = new AbortController();
  const first = call('double', 1);
  const second = call('double', 2, { signal: controller.signal });
  controller.abort();
  await expect(second).rejects.toThrow();
  workers[0].send(answer(2));
  expect([await first, workers[0].asked, workers[0].ended]).toEqual([2, [1], false]);
});

test('a failure is that of its call alone', async () => {
  const { workers, create } = pretend();
  const call = createCaller<Api>(create, { keep: false });
  const first = call('double', 1);
  const second = call('double', 2);
  workers[0].send({ kind: 'failure', reason: 'no number' });
  await expect(first).rejects.toThrow('no number');
  workers[0].send(answer(4));
  expect([await second, workers[0].ended]).toEqual([4, true]);
});

test('a script that cannot be fetched ends its worker, and the next call starts another', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { workers, create } = pretend();
  const call = createCaller<Api>(create);
  const first = call('double', 1);
  const second = call('double', 2);
  workers[0].send({ kind: 'unfetched' });
  await expect(first).rejects.toThrow('Couldn’t load this.');
  expect([workers[0].ended, workers.length]).toEqual([true, 2]);
  workers[1].send(answer(4));
  expect(await second).toBe(4);
  vi.unstubAllGlobals();
});
