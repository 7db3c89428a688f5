import type { SudokuBoard } from '@pencilmark/board/element';
import type { HTMLAttributes } from 'svelte/elements';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'sudoku-board': HTMLAttributes<SudokuBoard> & {
      puzzle?: SudokuBoard['puzzle'];
      step?: number;
      theme?: string;
      onsolved?: (event: Event) => void;
    };
  }
}
