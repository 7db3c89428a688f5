import type { Digits } from 'pencilmark';

/** Digits as one character per cell: 0 for an empty one, 1 … 9, then letters. For boards of up to 35 digits. */
export function digitsText(digits: Digits): string {
  return digits.map((digit) => digit.toString(36)).join('');
}

/** The digits that `digitsText` wrote; an unknown character is −1. */
export function digitsOfText(text: string): number[] {
  return Array.from(text, (sign) => SIGNS.indexOf(sign));
}

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
