/** How large the random samples of the tests are: seconds of work for `npm test`, minutes for `npm run thorough`. */
export const IS_THOROUGH = process.env.PENCILMARK_THOROUGH === '1';

/**
 * The number of cases that a test of random cases tries in this run.
 * @param {number} quick how many in `npm test`
 * @param {number} thorough how many in `npm run thorough`
 * @returns {number}
 */
export function cases(quick, thorough) {
  return IS_THOROUGH ? thorough : quick;
}
