/** The words of the page: rules for its texts that a machine can check, in every language. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SOURCES, type SourceFile } from './files.ts';
import { syntaxOf } from './syntax.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'cs', 'ja', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];

interface Text {
  /** The area and the keys that lead to it: `play pad.hint`. */
  readonly key: string;
  readonly text: string;
  /** Whether it is a plain text, not a part of a template or of a function. */
  readonly isWhole: boolean;
}

const TEXTS = new Map<Language, readonly Text[]>(
  LANGUAGES.map((language) => [language, SOURCES.flatMap((file) => textsOf(file, language))]),
);

/** No language may use the documents' technical names for rows, columns and boxes. */
const HOUSE: Readonly<Record<Language, RegExp>> = {
  en: /\bhouses?\b/i,
  de: /(?<!hoch)h(aus|aeuser|äuser)/i,
  fr: /\bmaisons?\b/i,
  es: /\bcasas?\b/i,
  cs: /(^|[^\p{L}])(dům|domu|domě|domy|domů|domech)([^\p{L}]|$)/iu,
  ja: /ハウス/,
  ar: /بيت|بيوت/,
};

/** Archaic or technical words, or a button's label without a verb. */
const BANNED =
  /\b(shall|anew|whoever|all the same|stands?|lies|the program|could not|cannot)\b|^(apply|ok|submit)\b/i;

/** Labels under icons and in segments: keys of `play`, and all tools. */
const SHORT =
  /^play (modes\.(?!label)|pad\.(erase|undo|redo|check|hint|tools|pen|moves)$)|^play\/tools [a-z]+$/;
const SHORT_TABS = /^(kit pages\.(today|puzzles|learn|library)|app menu\.more)$/;

test('every language has texts', () => {
  for (const texts of TEXTS.values()) expect(texts.length).toBeGreaterThan(1000);
});

test.each(LANGUAGES)('%s neither shouts nor types its quotation marks', (language) => {
  expect(found(language, /[!！¡]/)).toEqual([]);
  expect(found(language, /["']/)).toEqual([]);
});

test.each(LANGUAGES)('%s names rows, columns and boxes', (language) => {
  expect(found(language, HOUSE[language])).toEqual([]);
});

test('English is plain', () => {
  expect(found('en', BANNED)).toEqual([]);
});

test.each(LANGUAGES)(
  '%s ends a label without a full stop and a sentence with one, as English does',
  (language) => {
    const english = new Map(wholeTexts('en').map(({ key, text }) => [key, endsWithStop(text)]));
    const wrong = wholeTexts(language).filter(
      ({ key, text }) => english.has(key) && english.get(key) !== endsWithStop(text),
    );
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  },
);

test.each(LANGUAGES)('%s has short words for keys, tools and tabs', (language) => {
  const long = wholeTexts(language).filter(
    ({ key, text }) => (SHORT.test(key) && text.length > 12) || (SHORT_TABS.test(key) && text.length > 10),
  );
  expect(long.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});

function found(language: Language, pattern: RegExp): string[] {
  return TEXTS.get(language)!
    .filter(({ text }) => pattern.test(text))
    .map(({ key, text }) => `${key}: ${text}`);
}

function wholeTexts(language: Language): readonly Text[] {
  return TEXTS.get(language)!.filter(({ isWhole }) => isWhole);
}

function endsWithStop(text: string): boolean {
  return /[.。]$/.test(text);
}

function textsOf(file: SourceFile, language: Language): Text[] {
  const area = file.path.match(/^web\/src\/(.+)\/words\/([a-z]+)\.ts$/);
  if (!area || area[2] !== language) return [];
  const texts: Text[] = [];
  collect(syntaxOf(file), '', texts);
  return texts.map((text) => ({ ...text, key: `${area[1]} ${text.key}` }));
}

function collect(node: ts.Node, key: string, texts: Text[]): void {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isPropertyAssignment(node)) {
    const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
    collect(node.initializer, key === '' ? name : `${key}.${name}`, texts);
  } else if (ts.isStringLiteralLike(node)) {
    if (isPrinted(node)) texts.push({ key, text: node.text, isWhole: ts.isPropertyAssignment(node.parent) });
  } else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    texts.push({ key, text: node.text, isWhole: false });
  } else {
    ts.forEachChild(node, (child) => collect(child, key, texts));
  }
}

/** Excludes texts that a program compares, looks up or passes to another program. */
function isPrinted({ parent }: ts.Node): boolean {
  return (
    !ts.isBinaryExpression(parent) && !ts.isCallExpression(parent) && !ts.isElementAccessExpression(parent)
  );
}
