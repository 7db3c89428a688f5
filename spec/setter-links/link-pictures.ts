/** Drawings of links beside the content of the links, on sheets of four: for visual inspection. Nothing is compared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPuzzle, svgOf, THEMES } from '@pencilmark/board';
import { drawnPuzzle } from '@pencilmark/game';
import { chromium } from '@playwright/test';
import { createRandom, type ParsedPuzzle, parsePuzzle, shuffle } from 'pencilmark';
import { decompressLz, splitComment } from 'pencilmark/internal';
import { CHROMIUM_ARGUMENTS, findTestChromium } from '../../scripts/chromium.mjs';
import { fieldOf, itemsOf, parseLiteral } from '../../engine/src/formats/text/loose-json.ts';
import type { ListedLink } from './link-list.ts';

const COUNT = 60;
/** How many of them are setters' puzzles, if there are enough. */
const SETTERS = 42;
const ON_A_SHEET = 4;

interface Pictured extends ListedLink {
  /** 1-based, in the list. */
  readonly line: number;
  readonly sheet: ParsedPuzzle;
}

/** Writes `sheet-01.png` and so on into the folder, and the same drawings as SVG. */
export async function takePictures(links: readonly ListedLink[], folder: string): Promise<void> {
  const drawn = draw(links.flatMap(pictured));
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findTestChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  const page = await browser.newPage({ viewport: { width: 1600, height: 1240 } });
  for (let at = 0; at < drawn.length; at += ON_A_SHEET) {
    const name = `sheet-${`${at / ON_A_SHEET + 1}`.padStart(2, '0')}.png`;
    await page.setContent(htmlOf(drawn.slice(at, at + ON_A_SHEET)));
    await page.screenshot({ path: join(folder, name) });
    console.log(join(folder, name));
  }
  await browser.close();
  for (const one of drawn) writeFileSync(join(folder, `line-${one.line}.svg`), svgFor(one.sheet));
}

function pictured(listed: ListedLink, at: number): Pictured[] {
  const read = parsePuzzle(listed.link, { unknownRules: 'leave-out' });
  return read.ok ? [{ ...listed, line: at + 1, sheet: read.value }] : [];
}

/** The setters' puzzles, and others of every program in turn, in the order of the list. */
function draw(all: readonly Pictured[]): Pictured[] {
  const shuffled = shuffle([...all], createRandom('links as pictures'));
  const setters = shuffled.filter(({ sheet }) => isSetters(sheet)).slice(0, SETTERS);
  const programs = new Map<string, Pictured[]>();
  for (const one of shuffled.filter((other) => !setters.includes(other)))
    programs.set(one.program, [...(programs.get(one.program) ?? []), one]);
  const others: Pictured[] = [];
  for (let turn = 0; others.length < COUNT - setters.length && turn < all.length; turn++)
    for (const own of programs.values()) others.push(...own.slice(turn, turn + 1));
  return [...setters, ...others].slice(0, COUNT).sort((a, b) => a.line - b.line);
}

function isSetters({ title, drawings = [] }: ParsedPuzzle): boolean {
  return title !== undefined && drawings.length > 0;
}

function svgFor(sheet: ParsedPuzzle): string {
  return svgOf(drawPuzzle(drawnPuzzle(sheet)), { theme: THEMES.light, width: 470 });
}

function htmlOf(pictures: readonly Pictured[]): string {
  const cards = pictures.map(
    (one) => `<section>${svgFor(one.sheet)}<pre>${escape(wordsOn(one))}</pre></section>`,
  );
  return `<style>body{margin:8px;display:grid;grid-template-columns:1fr 1fr;gap:8px;font:11px sans-serif}section{display:flex;gap:8px;height:600px;overflow:hidden;border:1px solid #999}svg{flex:none;align-self:start;max-height:600px}pre{white-space:pre-wrap;margin:4px;font:11px sans-serif}</style>${cards.join('')}`;
}

/** The lists in a link that is packed JSON, and their lengths. */
function listsIn(link: string): string {
  const packed =
    /(?:load=|puzzle=|scl|ctc|fpuz(?:zles)?)([\w+/=-]{20,})/.exec(decodeURIComponent(link))?.[1] ?? '';
  const text = decompressLz(packed.replaceAll('-', '+').replaceAll('_', '/')) ?? '';
  const literal = parseLiteral(text, /^\s*\{\s*"/.test(text) ? 'json' : 'zipped');
  if (!literal.ok || literal.value.kind !== 'record') return '';
  const names = [...literal.value.fields.keys()];
  return names
    .map((name) => [name, itemsOf(fieldOf(literal.ok ? literal.value : undefined, name)).length] as const)
    .map(([name, length]) => (length > 0 ? `${name} ${length}` : name))
    .join(', ');
}

/** The content of the link and of the sheet, by kinds and counts. */
function wordsOn({ line, program, link, sheet }: Pictured): string {
  const { puzzle, title = '', author = '', comment, drawings = [], remarks = [] } = sheet;
  const { words, rules, parts } = splitComment(comment);
  return [
    `line ${line}: ${program}`,
    `${title} / ${author}`,
    `in the link: ${listsIn(link)}`,
    `rules: ${counts(puzzle.constraints.map(({ kind }) => kind))}`,
    `houses: ${counts(puzzle.geometry.houses.map(({ kind }) => kind))}`,
    `drawn: ${counts(drawings.map(({ shape }) => shape))}`,
    ...(drawings.length > 0 && !drawnPuzzle(sheet).drawings ? ['too much is drawn for a link of ours'] : []),
    `left out: ${[...rules, ...parts].join(', ')}`,
    ...remarks,
    '',
    words.slice(0, 900),
  ].join('\n');
}

function counts(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `${name} ${names.filter((one) => one === name).length}`)
    .join(', ');
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
