/** The current place in a path, and the places to go to. */
export interface Places {
  readonly total: number;
  readonly at: number;
  /** The next step that is not a single; −1 if there is none. */
  readonly hard: number;
}

/** The place that a key leads to; undefined for keys that the list does not handle. */
export function placeAfterKey(event: KeyboardEvent, { at, total, hard }: Places): number | undefined {
  const { key, target } = event;
  if (total === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea'))
    return undefined;
  const inList = target instanceof Element && target.closest('[data-steps]') !== null;
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowDown':
      return inList ? at + 1 : undefined;
    case 'ArrowUp':
      return inList ? at - 1 : undefined;
    case 'n':
    case 'N':
      return hard < 0 ? undefined : hard;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
