import { encode } from 'uqr';

/** A QR code: its modules as one SVG path, on an area of `size` × `size` with the light border that readers need. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Maximum number of bytes in a QR code. Source: ISO/IEC 18004, version 40, correction L. */
export const MAX_IN_QR = 2953;

const BORDER = 4;

/** The QR code of an ASCII text; undefined if it is too long for any. */
export function qrOf(text: string): QrCode | undefined {
  if (text.length > MAX_IN_QR) return undefined;
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const path = data
    .flatMap((row, y) =>
      runsOf(row).map(([from, to]) => `M${from + BORDER} ${y + BORDER}h${to - from}v1h${from - to}z`),
    )
    .join('');
  return { size: size + 2 * BORDER, path };
}

/** Runs of dark modules in a row, so that no seams show between neighbours. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last?.[1] === x) last[1] = x + 1;
    else if (isDark) runs.push([x, x + 1]);
  }
  return runs;
}
