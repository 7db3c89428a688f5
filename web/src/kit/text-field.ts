/** Whether typing or pasting there goes into a field of its own. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('textarea, input:not([type=radio], [type=checkbox])') !== null
  );
}
