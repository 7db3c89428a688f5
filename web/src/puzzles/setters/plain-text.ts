/** Tags that setters put into the text of their rules. Others are signs of the text: `a<b and c>d` compares. */
const TAG =
  /<\/?(?:br|hr|p|div|span|strong|em|ul|ol|li|h[1-6]|details|summary|a|font|center|small|b|i|u|s)(?:\s+[\w-]+\s*=[^<>]*)?\s*\/?>/gi;
/** Those that begin or end a line. */
const BREAK = /^<(?:br|hr|li|\/(?:p|div|ul|ol|h\d|summary))\b/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a setter wrote as HTML, as text: without tags, with its breaks. Any other text stays as it is. */
export function plainText(text: string): string {
  if (text.search(TAG) < 0) return text;
  return text
    .replace(TAG, (tag) => (BREAK.test(tag) ? '\n' : ''))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name])
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
