/** What runs in the page. It stands alone: nothing that it needs can come from outside. */

/** A depth or a link as it is seen. */
export interface SeenCard {
  /** `1` to `3` for the depth, and the link after a dot. */
  readonly at: string;
  readonly letters: number;
  /** What does not fit, in words. */
  readonly faults: readonly string[];
}

/** The logic's worker answers every question with what `window.nextHint` holds. */
export function answerAlways(): void {
  const Original = window.Worker;
  class Answering extends EventTarget {
    postMessage({ name }: { name: string }): void {
      const answer = name === 'answer' ? (window as unknown as { nextHint: unknown }).nextHint : undefined;
      setTimeout(() =>
        this.dispatchEvent(new MessageEvent('message', { data: { kind: 'answer', answer: answer ?? {} } })),
      );
    }
    terminate(): void {}
  }
  window.Worker = function (address: string | URL, options?: WorkerOptions) {
    return String(address).includes('logic') ? new Answering() : new Original(address, options);
  } as unknown as typeof Worker;
}

/** Reads the hint to its end and measures each card. With `until` it stops there, for a picture. */
export async function walkHint(until?: string): Promise<SeenCard[]> {
  const frames = async (): Promise<void> => {
    for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
  };
  const panel = (): HTMLElement | null => document.querySelector('section.hint');
  const press = (key: string): void => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
    );
  };
  const close = panel()?.querySelector<HTMLButtonElement>('button.close:not(.keys)');
  if (close) {
    close.click();
    await frames();
  }
  document.querySelector<HTMLElement>('[role=gridcell]')!.focus();
  press('h');
  for (let waited = 0; waited < 200 && !panel()?.querySelector('.ends'); waited++) await frames();
  await document.fonts.ready;

  const seen: SeenCard[] = [];
  for (let count = 0; count < 250; count++) {
    await frames();
    const sheet = panel();
    const lead = sheet?.querySelector<HTMLButtonElement>('.ends .primary');
    const text = sheet?.querySelector<HTMLElement>('.text > .text');
    if (!sheet || !lead || !text) return [...seen, { at: '?', letters: 0, faults: ['no hint'] }];
    const depth = sheet.querySelectorAll('.dots i.on').length;
    const link = sheet.querySelector('[role=slider]')?.getAttribute('aria-valuenow');
    const current = text.querySelector<HTMLElement>('li[aria-current]');
    const faults: string[] = [];
    const hidden = text.scrollHeight - text.clientHeight;
    const frame = text.getBoundingClientRect();
    if (current) {
      const box = current.getBoundingClientRect();
      if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
        faults.push(`link hidden ${Math.round(Math.max(frame.top - box.top, box.bottom - frame.bottom))}`);
    } else if (hidden > 1) faults.push(`text hidden ${hidden}`);
    if (text.scrollWidth > text.clientWidth + 1)
      faults.push(`text wide ${text.scrollWidth - text.clientWidth}`);
    for (const button of sheet.querySelectorAll('.ends button, .head, button.close')) {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      if (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || top < 0)
        faults.push(`${button.textContent?.trim().slice(0, 20)} out of the window`);
      else if (button.matches('.ends button')) {
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!over || !button.contains(over))
          faults.push(`${button.textContent?.trim().slice(0, 20)} covered`);
        if (button.scrollWidth > button.clientWidth + 1)
          faults.push(`${button.textContent?.trim().slice(0, 20)} cut off`);
      }
    }
    const parts = ['.head', '.chain', 'div.text', '.ends'].flatMap((part) => sheet.querySelector(part) ?? []);
    for (const [k, part] of parts.entries()) {
      const next = parts[k + 1]?.getBoundingClientRect().top ?? Infinity;
      if (part.getBoundingClientRect().bottom > next + 1) faults.push(`${part.className} overlaps`);
    }
    const board = document.querySelector('[role=grid]')!.getBoundingClientRect();
    const box = sheet.getBoundingClientRect();
    const isApart = box.left >= board.right - 1 || box.right <= board.left + 1 || box.top >= board.bottom - 1;
    if (!isApart) faults.push('covers the board');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('page wide');
    // A page that can be scrolled hides nothing of the sheet only if its end is seen.
    const size = text.dataset.size ?? '0';
    const shown = (current ?? text).textContent ?? '';
    const at = `${depth}.${link ?? count} size ${size}`;
    seen.push({ at, letters: shown.length, faults });
    if (until !== undefined && at.split(' ')[0] === until) return seen;
    if (lead.dataset.does === 'apply') return seen;
    // Of a trial, the proof and not the digit alone.
    const before = sheet.innerHTML;
    lead.click();
    await frames();
    if (panel()?.innerHTML === before)
      return [...seen, { at: '?', letters: 0, faults: [`${lead.textContent} does nothing`] }];
  }
  return seen;
}
