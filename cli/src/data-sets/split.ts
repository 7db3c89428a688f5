import type { Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { usageProblem } from '../options.ts';

/** A part of a data set and its share. */
export interface Share {
  readonly name: string;
  readonly share: number;
}

/** Shares may be decimals that do not add up to 1 exactly. */
const TOLERANCE = 1e-9;

/** The parts given by `--split`: `train=0.9,test=0.1`. */
export function readSplit(text: string | undefined): Result<readonly Share[] | undefined> {
  if (text === undefined) return ok(undefined);
  const parts = text.split(',').map((part) => /^([\w-]+)=(\d+|\d*\.\d+)$/.exec(part.trim()));
  const shares = parts.flatMap((part) => (part ? [{ name: part[1], share: Number(part[2]) }] : []));
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const isRight =
    shares.length === parts.length &&
    shares.every(({ share }) => share > 0) &&
    new Set(shares.map(({ name }) => name)).size === shares.length &&
    Math.abs(total - 1) < TOLERANCE;
  if (isRight) return ok(shares);
  return usageProblem(
    `--split takes different names, each with a share above 0, which together make 1, such as train=0.9,test=0.1, not "${text}".`,
  );
}

/** The part of a digest: its first 48 bits, as a fraction of 1, determine its position among the shares. */
export function partOf(digest: Buffer, shares: readonly Share[]): string {
  const place = digest.readUIntBE(0, 6) / 2 ** 48;
  let end = 0;
  for (const { name, share } of shares) {
    end += share;
    if (place < end) return name;
  }
  return shares.at(-1)!.name;
}
