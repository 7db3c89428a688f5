import type { enChoose } from './en.ts';

const grouped = (count: number): string => count.toLocaleString('cs');

export const csChoose: typeof enChoose = {
  title: 'Nové sudoku',
  import: 'Importovat',
  board: 'Deska',
  rules: 'Pravidla',
  all: (count) => `Všech ${count}`,
  fewer: 'Méně',
  level: { tap: 'Úroveň: klepni a hraj', choose: 'Úroveň: vyber a hraj' },
  takes: {
    beginner: 'Kam ještě může číslice?',
    easy: 'Buňky s jedinou číslicí',
    medium: 'Dvojice a trojice',
    hard: 'Ryby a křídla',
    expert: 'Řetězy',
    extreme: 'Dlouhé řetězy a sítě',
    beyond: 'Žádný známý vzor nestačí',
  },
  play: 'Hrát',
  notFor: (name) => `Ne pro ${name}`,
  get: 'Dostaneš',
  normal: 'Běžná pravidla.',
  fresh: 'Čerstvě vytvořeno, s právě jedním řešením.',
  sample: (name) => `Příklad: ${name}`,
  byTechnique: 'Podle techniky či hodnocení',
  collections: 'Sbírky',
  names: {
    famous: 'Slavná sudoku',
    classic: 'Klasické desky',
    variants: 'Vybrané varianty',
    small: 'Malé desky',
    giants: 'Obři',
  },
  leads: {
    famous: 'Od jiných autorů, známá jménem.',
    own: 'Naše vlastní sudoku, každé prokazatelně s jediným řešením.',
  },
  none: 'zatím nevyřešeno',
  solved: (solved) => `vyřešeno: ${grouped(solved)}`,
  won: (time) => `vyřešeno za ${time}`,
  open: (percent) => `hotovo ${percent}`,
  givens: (count) => `zadaných: ${count}`,
  withoutScript: 'Bez JavaScriptu? Hraj v čistém HTML a CSS:',
  notices: 'Autorská práva',
};
