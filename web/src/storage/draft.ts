/** The puzzle being set, kept between visits. */
const KEY = 'pencilmark.setting';

/** Keeps a text; false if the browser cannot store it. */
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
