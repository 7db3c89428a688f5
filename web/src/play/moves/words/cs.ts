import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const csAssist: typeof enAssist = {
  madeGivens: 'Tyto číslice jsou teď zadání.',
  check: {
    right: 'Zatím žádné chyby.',
    wrong: (names) =>
      names.length === 1
        ? `1 chybná číslice: ${names[0]}.`
        : `Chybné číslice (${names.length}): ${names.join(', ')}.`,
    impossible: 'Toto sudoku nemá řešení.',
    openEnd: 'Toto sudoku má více řešení; k jednomu se ještě dá dojít.',
    deadEnd: 'Odtud řešení nevede.',
  },
  help: 'Počítá se jako pomoc.',
  accept: {
    none: 'Tady žádné singly nejsou.',
    done: (count) => `Zapsané singly: ${count}.`,
  },
  reveal: {
    there: 'Tato buňka už je správně.',
    wrong: (names) => `Nejdřív oprav ${names.join(', ')}.`,
    deadEnd: 'Prozradit nelze: odtud řešení nevede.',
  },
  solve: {
    working: (ms) => `Řeším … ${seconds(ms)}`,
    unique: (ms) => `Vyřešeno za ${seconds(ms)}.`,
    multiple: (ms) => `Vyřešeno za ${seconds(ms)}: je to jedno z více řešení.`,
    none: (ms) => `Odtud řešení nevede (${seconds(ms)}).`,
    stopped: (ms) => `Zastaveno po ${seconds(ms)}.`,
  },
};
