import { ui } from '../ui/ui.svelte.ts';
import type { LogicAnswer, LogicQuestion, LogicReply, LogicRequest } from './logic-protocol.ts';

interface Asked {
  readonly id: number;
  readonly resolve: (answer: LogicAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
let asked: Asked | undefined;

/** Asks the logic in its worker. One question at a time: a new one ends the one before, which answers undefined. */
export function askLogic(question: LogicQuestion): Promise<LogicAnswer | undefined> {
  if (asked) stopLogic();
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    asked = { id, resolve, reject };
    running().postMessage({ id, question, language: ui.language } satisfies LogicRequest);
  });
}

/** Ends what is under way; its answer is undefined. */
export function stopLogic(): void {
  const ended = asked;
  asked = undefined;
  if (!ended) return;
  worker?.terminate();
  worker = undefined;
  ended.resolve(undefined);
}

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./logic-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LogicReply>) => take(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker = undefined;
    asked?.reject(new Error(event.message));
    asked = undefined;
  });
  return worker;
}

function take(reply: LogicReply): void {
  if (asked?.id !== reply.id) return;
  const { resolve, reject } = asked;
  asked = undefined;
  if (reply.ok) resolve(reply.answer);
  else reject(new Error(reply.message));
}
