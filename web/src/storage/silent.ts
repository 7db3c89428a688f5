/** The message of the error when the database gives no answer. */
export const SILENT = 'no answer';

export function isSilent(error: unknown): boolean {
  return error instanceof Error && error.message === SILENT;
}
