export interface Fit {
  readonly statistic: number;
  readonly freedom: number;
  /** The probability that an unbiased sampler would look at least as bad. */
  readonly p: number;
}

/** Compares counts with expected shares (which sum to 1). Classes with an expected count below five are merged. */
export function fitOf(counts: readonly number[], shares: readonly number[]): Fit {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rare = { count: 0, expected: 0 };
  let statistic = 0;
  let classes = 0;
  const add = (count: number, expected: number): void => {
    statistic += (count - expected) ** 2 / expected;
    classes++;
  };
  for (const [index, count] of counts.entries()) {
    const expected = shares[index] * total;
    if (expected >= 5) add(count, expected);
    else {
      rare.count += count;
      rare.expected += expected;
    }
  }
  if (rare.expected > 0) add(rare.count, rare.expected);
  return { statistic, freedom: classes - 1, p: upperTail(statistic, classes - 1) };
}

/** Wilson and Hilferty's approximation, accurate to three digits from 10 degrees of freedom. */
function upperTail(statistic: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return normalTail((Math.cbrt(statistic / freedom) - 1 + spread) / Math.sqrt(spread));
}

/** 1 − Φ(z): Abramowitz and Stegun 7.1.26. */
function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp(-x * x)) / 2;
  return z > 0 ? tail : 1 - tail;
}
