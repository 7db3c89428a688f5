import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const csAssist: typeof enAssist = {
  check: {
    right: 'Zatím bez chyby.',
    wrong: (names) =>
      names.length === 1
        ? `1 zápis není řešení: ${names[0]}.`
        : `Zápisy, které nejsou řešení (${names.length}): ${names.join(', ')}.`,
    impossible: 'Zadané číslice nemají řešení.',
    openEnd: 'Sudoku má více řešení a k některému lze ještě dojít.',
    deadEnd: 'Odsud nelze dojít k žádnému řešení.',
  },
  help: 'Počítá se jako pomoc.',
  accept: {
    none: 'Tady žádné single nejsou.',
    done: (count) => `Zapsané single: ${count}.`,
  },
  reveal: {
    there: 'Ta buňka svou odpověď obsahuje.',
    wrong: (names) =>
      `Dokud je na desce chyba, nic se neprozradí: nejprve se podívej na ${names.join(', ')}.`,
    deadEnd: 'Nic nelze prozradit: odsud nelze dojít k žádnému řešení.',
  },
  solve: {
    working: (ms) => `Řeší se … ${seconds(ms)}`,
    unique: (ms) => `Vyřešeno za ${seconds(ms)}.`,
    multiple: (ms) => `Vyřešeno za ${seconds(ms)}: je to jedno z více řešení.`,
    none: (ms) => `Odsud nelze dojít k žádnému řešení; trvalo to ${seconds(ms)}.`,
    stopped: (ms) => `Zastaveno po ${seconds(ms)}.`,
  },
};
