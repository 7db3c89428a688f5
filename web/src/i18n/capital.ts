/** A text with its first letter in upper case, if its script has one. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
