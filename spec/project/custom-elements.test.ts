/** `board/custom-elements.json`, which editors and frameworks read, describes the element correctly. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES } from '@pencilmark/board';
import { SudokuBoard } from '@pencilmark/board/element';
import { expect, test } from 'vitest';

interface Named {
  readonly name: string;
  readonly kind?: string;
  readonly fieldName?: string;
  readonly readonly?: boolean;
}

const folder = join(import.meta.dirname, '../../board');
const manifest = JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8')) as {
  readonly modules: readonly {
    readonly declarations: readonly (Record<
      'attributes' | 'members' | 'events' | 'cssParts' | 'cssProperties',
      readonly Named[]
    > & { readonly tagName: string })[];
  }[];
};
const [declared] = manifest.modules[0].declarations;
const sources = ['sudoku-board', 'view', 'attributes']
  .map((name) => readFileSync(join(folder, `element/${name}.ts`), 'utf8'))
  .join('\n');

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const namesOf = (list: readonly Named[]): string[] => sorted(list.map(({ name }) => name));
const found = (pattern: RegExp): string[] => sorted([...sources.matchAll(pattern)].map(([, name]) => name));

test('the attributes are those that the element observes', () => {
  expect(namesOf(declared.attributes)).toEqual(sorted(SudokuBoard.observedAttributes));
});

test('fields and methods are those of the class', () => {
  const own = [SudokuBoard.prototype, Object.getPrototypeOf(SudokuBoard.prototype) as object].flatMap(
    (prototype) => Object.entries(Object.getOwnPropertyDescriptors(prototype)),
  );
  const isPublic = (name: string): boolean => !/^constructor$|Callback$/.test(name);
  const fields = own.filter(([name, { get }]) => get && isPublic(name));
  const methods = own.filter(([name, { value }]) => value && isPublic(name)).map(([name]) => name);
  const said = (kind: string): Named[] => declared.members.filter((member) => member.kind === kind);
  expect(namesOf(said('field'))).toEqual(sorted([...fields.map(([name]) => name), 'problem']));
  expect(namesOf(said('method'))).toEqual(sorted(methods));
  expect(namesOf(said('field').filter((field) => field.readonly))).toEqual(
    sorted(fields.filter(([, { set }]) => !set).map(([name]) => name)),
  );
  const fieldNames = declared.attributes.flatMap(({ fieldName }) => fieldName ?? []);
  expect(namesOf(said('field'))).toEqual(expect.arrayContaining(fieldNames));
});

test('events and parts are those in its source, properties those of the themes', () => {
  expect(namesOf(declared.events)).toEqual(found(/new CustomEvent\('(\w+)'/g));
  expect(namesOf(declared.cssParts)).toEqual(found(/part: '(\w+)'/g));
  for (const { name } of declared.cssProperties)
    expect(Object.keys(THEMES.light).map((token) => `--sudoku-${token}`)).toContain(name);
});
