/** How large the random samples of the tests are: seconds of work for `npm test`, minutes for `npm run thorough`. */
export const IS_THOROUGH = process.env.PENCILMARK_THOROUGH === '1';

/**
 * The number of cases that a test of random cases tries in this run.
 * @param {number} quick how many in `npm test`
 * @param {number} thorough how many in `npm run thorough`
 * @returns {number}
 */
export function cases(quick, thorough) {
  // Each change that `npm run mutation` makes is another run of the tests.
  if (process.env.PENCILMARK_FEW_CASES === '1') return Math.ceil(quick / 10);
  return IS_THOROUGH ? thorough : quick;
}
