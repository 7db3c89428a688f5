/** Tags that setters use in the text of their rules. Anything else is plain text: `a<b and c>d` is a comparison. */
const TAG =
  /<\/?(?:br|hr|p|div|span|strong|em|ul|ol|li|h[1-6]|details|summary|a|font|center|small|b|i|u|s)(?:\s+[\w-]+\s*=[^<>]*>|\s*\/?>)/gi;
/** Tags that begin or end a line. */
const BREAK = /^<(?:br|hr|li|\/(?:p|div|ul|ol|h\d|summary))\b/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Converts a setter's HTML to plain text, keeping line breaks. Any other text stays unchanged. */
export function plainText(text: string): string {
  if (text.search(TAG) < 0) return text;
  return text
    .replace(TAG, (tag) => (BREAK.test(tag) ? '\n' : ''))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name])
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
