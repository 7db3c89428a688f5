/** The kinds of rules that the user chose recently, the latest first. */
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

/** Moves a kind to the front. Without storage it is forgotten. */
export function keepRecentRule(kind: string): readonly string[] {
  const recent = [kind, ...readRecentRules().filter((other) => other !== kind)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // It is only a convenience.
  }
  return recent;
}
