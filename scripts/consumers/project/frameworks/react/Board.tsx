import '@pencilmark/board/element';
import type { SudokuBoard } from '@pencilmark/board/element';
import { useRef } from 'react';

export function Board({ puzzle }: { puzzle: string }) {
  const board = useRef<SudokuBoard>(null);
  return (
    <sudoku-board
      ref={board}
      className="board"
      puzzle={puzzle}
      step={1}
      value=""
      marks="all"
      theme="dark"
      readOnly
      name="entry"
      onsolved={() => board.current?.reset()}
      onstep={({ detail }) => detail.step}
      onClick={() => board.current?.focus()}
    />
  );
}

export function WrongBoard() {
  // @ts-expect-error: a step is a number
  return <sudoku-board step={{}} />;
}
