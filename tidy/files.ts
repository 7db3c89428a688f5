/** The project's own files, read once. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export const FOLDERS = [
  'engine',
  'game',
  'board',
  'cli',
  'bulk',
  'web',
  'css-edition',
  'bench',
  'spec',
  'tidy',
] as const;
export type Folder = (typeof FOLDERS)[number];

export interface SourceFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Folders that are not source: installed, built, or the history. */
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage']);

const TEXT =
  /\.(ts|mts|js|mjs|cjs|svelte|json|jsonl|md|css|html|svg|txt|yml|yaml|sh)$|^run$|^\.(npmrc|gitignore)$/;

/** Every text file of the project, in order of path. */
export const FILES: readonly SourceFile[] = listPaths('').map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

/** Handwritten code: TypeScript, JavaScript and Svelte, without generated files. */
export const SOURCES = FILES.filter(
  ({ path }) => /\.(ts|mts|js|mjs|svelte)$/.test(path) && !isGenerated(path),
);

export function isGenerated(path: string): boolean {
  return path.includes('.generated.');
}

/** Tests, their tables and configuration: they may import more than the code under test. */
export function isTest(path: string): boolean {
  return /\.(test|e2e)\.ts$/.test(path) || /^(spec|tidy)\//.test(path) || /\/(e2e|test)\//.test(path);
}

export function isConfiguration(path: string): boolean {
  return /\.config\.[a-z]+$/.test(path) || path.endsWith('.d.ts');
}

export function folderOf(path: string): Folder | undefined {
  return FOLDERS.find((folder) => path.startsWith(`${folder}/`));
}

function listPaths(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listPaths(path);
      return entry.isFile() && TEXT.test(entry.name) ? [path] : [];
    })
    .sort();
}
