import type { SudokuBoard } from '@pencilmark/board/element';
import type { HTMLAttributes } from 'vue';

declare module 'vue' {
  interface GlobalComponents {
    'sudoku-board': new () => {
      $props: HTMLAttributes & {
        puzzle?: SudokuBoard['puzzle'];
        step?: number;
        theme?: string;
        onSolved?: (event: Event) => void;
      };
    };
  }
}
