/** Where a key leads in a list of `total`, from place `at`; undefined for keys that are not for it. */
export function placeAfterKey(event: KeyboardEvent, at: number, total: number): number | undefined {
  const { key, target } = event;
  if (total === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (target instanceof Element && target.closest('input, select, textarea')) return undefined;
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
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
