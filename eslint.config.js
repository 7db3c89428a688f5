import js from '@eslint/js';
import globals from 'globals';
import regexp from 'eslint-plugin-regexp';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** Components alone: oxlint, many times as fast, checks everything else and does not read templates. */
export default ts.config(
  {
    ignores: [
      '**/*',
      '!**/',
      '!**/*.svelte',
      '!**/*.svelte.ts',
      '**/node_modules/',
      '**/dist/',
      // Browser tests create and delete folders there while ESLint runs.
      '.cache/',
      'scripts/consumers/project/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
      'no-undef': 'off', // TypeScript does it better
      'prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
);
