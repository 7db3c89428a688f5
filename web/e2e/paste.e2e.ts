/** Texts of setters, pasted: the page opens them, and reports the parts left out and the contradictions. */
import { formatPuzzle, type ParsedPuzzle, parsePuzzle } from 'pencilmark';
import { boardReady, pasteText } from './board.ts';
import { WIKIPEDIA } from './maker.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const FOG = 'This puzzle is meant to be played in fog. The fog isn’t shown here.';
const PICTURE = 'A picture that may hold rules isn’t shown here.';
const OTHER = 'The text comes with a solution that isn’t one of this puzzle. Rules may be missing here.';
const SEVERAL = 'The text comes with one solution, but this puzzle has several. Rules may be missing here.';
const DOUBTS = [FOG, PICTURE, OTHER, SEVERAL];

/** Of Wikipedia's example. */
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const digitsOf = (line: string): number[] => [...line].map(Number);

/** A puzzle as `pencilmark` writes it, with other parts that a setter's text may contain. */
function textOf(givens: string, more: Partial<ParsedPuzzle>): string {
  const read = parsePuzzle(givens);
  if (!read.ok) throw new Error(read.error.message);
  const written = formatPuzzle({ ...read.value, ...more }, 'pencilmark');
  if (!written.ok) throw new Error(written.error.message);
  return written.value;
}

/** A board of SudokuPad whose rules are in a picture, with its solution. */
function padWithPicture(solution: string): string {
  const side = Math.sqrt(solution.length);
  const cells = Array.from({ length: side }, () => Array.from({ length: side }, () => ({})));
  return JSON.stringify({ cellSize: 50, cells, metadata: { bgimage: 'https://x.org/a.png', solution } });
}

const TEXTS: readonly (readonly [name: string, text: string, told: readonly string[]])[] = [
  ['its solution', textOf(WIKIPEDIA, { solution: digitsOf(SOLUTION) }), []],
  ['fog', textOf(WIKIPEDIA, { drawings: [{ shape: 'fog', cells: [0] }] }), [FOG]],
  ['another solution', textOf(WIKIPEDIA, { solution: digitsOf(SOLUTION).reverse() }), [OTHER]],
  ['a picture and one of several solutions', padWithPicture('1234341221434321'), [PICTURE, SEVERAL]],
];

/** Only the board being played has fog. */
const toldIn = (where: string, told: readonly string[]): readonly string[] =>
  told.filter((doubt) => doubt !== FOG || where !== 'play');

test('the dialog tells what a text leaves out, and whether its solution agrees', async ({ site }) => {
  const { page } = await visitBoard(site);
  await pasteText(page, WIKIPEDIA);
  const field = page.getByRole('textbox', { name: 'Puzzle text' });
  const reading = page.locator('#import-reading');
  for (const [name, text, all] of TEXTS) {
    const told = toldIn('play', all);
    await test.step(name, async () => {
      await field.fill(text);
      await expect(reading).toContainText(/exactly one solution|more than one solution/);
      for (const doubt of told) await expect(reading).toContainText(doubt);
      const said = await reading.innerText();
      expect(DOUBTS.filter((doubt) => said.includes(doubt))).toEqual(told);
    });
  }
});

for (const where of ['play', 'path', 'watch']) {
  test(`Ctrl+V on ${where} opens a text and tells the same`, async ({ site }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await visit(site, { permissions }, `#/${where}`);
    if (where === 'play') await boardReady(page);
    else await page.locator('#puzzle-choice').waitFor({ state: 'attached' });
    const notices = page.locator('.notices');
    for (const [name, text, all] of TEXTS) {
      const told = toldIn(where, all);
      await test.step(name, async () => {
        const before = page.url();
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.keyboard.press('Control+v');
        if (where !== 'play') await expect.poll(() => page.url()).toContain(`#/${where}/`);
        else {
          // Messages about the previous text do not count.
          await expect.poll(() => page.url()).not.toBe(before);
          await boardReady(page);
          await expect(notices).toContainText(/solution/);
        }
        for (const doubt of told) await expect(notices).toContainText(doubt);
        const said = (await notices.allInnerTexts()).join();
        expect(DOUBTS.filter((doubt) => said.includes(doubt))).toEqual(told);
      });
    }
  });
}

test('of two texts pasted at once the last is played, though fog takes longer to load', async ({ site }) => {
  const { page } = await visitBoard(site);
  await page.evaluate(
    (texts) => {
      for (const text of texts) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }
    },
    [textOf(WIKIPEDIA, { drawings: [{ shape: 'fog', cells: [0] }] }), `1${'.'.repeat(80)}`],
  );
  await expect(page.locator('.notices')).toContainText('more than one solution');
  await expect(page.getByRole('gridcell', { name: /given/i })).toHaveCount(1);
});
