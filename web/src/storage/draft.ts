/** The puzzle that is being set, kept from one visit to the next. */
const KEY = 'pencilmark.setting';

/** Keeps a text; false if the browser keeps nothing. */
export function keepDraft(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

export function readDraft(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
