import type { enTools } from './en.ts';

export const csTools: typeof enTools = {
  title: 'Nástroje',
  close: 'Zavřít',
  groups: { marks: 'Značky', back: 'Zpětně', give: 'Vzdát se' },
  several: 'Více buněk',
  fill: 'Kandidáti',
  accept: 'Single',
  point: 'Záložka',
  reveal: 'Prozradit',
  solve: 'Vyřešit',
  restart: 'Od začátku',
  long: {
    accept: 'Zapsat všechny zobrazené single, jinak osamělé značky vybraných buněk',
    reveal: 'Zapsat odpověď vybrané buňky',
    solve: 'Vyřešit odsud',
    fill: 'Poznačit vše, co pravidla dovolují',
    restart: 'Začít znovu: všechny zápisy a značky zmizí',
  },
};
