import type { enTools } from './en.ts';

export const csTools: typeof enTools = {
  title: 'Nástroje',
  close: 'Zavřít',
  groups: { marks: 'Značky', back: 'Zpětně', give: 'Vzdát se' },
  several: 'Výběr',
  fill: 'Kandidáti',
  accept: 'Singly',
  point: 'Záložka',
  reveal: 'Prozradit',
  solve: 'Vyřešit',
  restart: 'Od začátku',
  givens: 'Zadání',
  long: {
    accept: 'Zapsat všechny zvýrazněné singly, nebo jednotlivé značky ve výběru',
    reveal: 'Zapsat řešení vybrané buňky',
    solve: 'Vyřešit odsud',
    fill: 'Poznačit všechny možné číslice',
    restart: 'Začít znovu: smazat všechny zápisy a značky',
    givens: 'Udělat z těchto číslic zadání',
  },
};
