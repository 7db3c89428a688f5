/** Whether what is typed or pasted there is text for a field of its own. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('textarea, input:not([type=radio], [type=checkbox])') !== null
  );
}
