import type { enNotices } from './en.ts';

export const csNotices: typeof enNotices = {
  storage: {
    title: 'Ukládání',
    blocked: () => 'Tvůj prohlížeč blokuje úložiště. Hrát můžeš, ale hry se neuchovají.',
    silent: () => 'Úložiště prohlížeče neodpovídá. Hrát můžeš, ale tahy se možná neuchovají.',
    failed: (reason) => `Poslední tahy se neuložily (${reason}).`,
    damaged: (reason) => `Uloženou hru nelze přečíst (${reason}). Nic se nesmazalo.`,
    partly: (reason) => `Konec této hry nelze přečíst (${reason}). Až po toto místo je obnovená.`,
    changed: () => 'Poslední tahy se neuložily: hru změnila jiná karta.',
    download: 'Stáhnout',
    dismiss: 'Zavřít',
  },
  newer: { message: 'Nová verze, načti ji, až budeš chtít', now: 'Načíst', later: 'Později' },
  offer: { clipboard: 'Sudoku ze schránky: zahrát si ho?', file: 'Sudoku ze souboru: zahrát si ho?' },
};
