/** The kinds of rules that someone took last, the last one first. */
const KEY = 'pencilmark.recent-rules';

const MOST = 12;

export function readRecentRules(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a kind before the others. A browser that keeps nothing forgets it. */
export function keepRecentRule(kind: string): readonly string[] {
  const recent = [kind, ...readRecentRules().filter((other) => other !== kind)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // It is a convenience and no more.
  }
  return recent;
}
