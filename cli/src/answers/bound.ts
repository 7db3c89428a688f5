/** A number of solutions as text: `≥N` where counting ended at N, so that nobody takes a bound for the number. */
export function solutionsText(found: number, isExact: boolean): string {
  return isExact ? String(found) : `≥${found}`;
}
