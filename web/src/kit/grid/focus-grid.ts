/** Puts the focus on the current cell of the page's grid, if it has one. */
export function focusGrid(): void {
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
