import { link, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveFile } from './save-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each([
  ['symbolic', symlink],
  ['hard', link],
])('replaces a %s link and leaves alone what it leads to', async (_, make) => {
  const [target, path] = [join(folder, 'target'), join(folder, '1.svg')];
  await writeFile(target, 'precious');
  await make(target, path);
  expect(await saveFile(path, 'picture')).toEqual({ ok: true, value: path });
  expect(await readFile(target, 'utf8')).toBe('precious');
  expect(await readFile(path, 'utf8')).toBe('picture');
  expect((await lstat(path)).isSymbolicLink()).toBe(false);
});

it('makes nothing where a link leads to no file', async () => {
  const path = join(folder, '1.svg');
  await symlink(join(folder, 'absent'), path);
  expect((await saveFile(path, 'picture')).ok).toBe(true);
  expect(await readdir(folder)).toEqual(['1.svg']);
});

it('makes folders, and replaces a file of an earlier run', async () => {
  const path = join(folder, 'a', 'b', '1.svg');
  await saveFile(path, 'a longer picture');
  expect((await saveFile(path, 'picture')).ok).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('picture');
});

it('leaves nothing behind where the name is taken by a folder', async () => {
  const path = join(folder, '1.svg');
  await mkdir(path);
  expect(await saveFile(path, 'picture')).toMatchObject({ ok: false, error: { code: 'file.write' } });
  expect(await readdir(folder)).toEqual(['1.svg']);
});
