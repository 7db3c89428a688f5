/** Offers a file for download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser must have fetched it before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A file name from a title: letters, digits and dashes of any script. */
export function fileName(title: string, ending: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return `${name === '' ? 'sudoku' : name.slice(0, 60)}.${ending}`;
}
