/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Czech. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const CS_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `${capital(home.in)} zbývá poslední volná buňka.`,
    why: [`${capital(home.in)} je volná už jen ${cell} a chybí jen ${digit}.`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `Je tu holý single: pro ${cell} zbývá jediná číslice.`,
    why: [`${digit} je jediná číslice, která pro ${cell} zbývá; všechny ostatní jsou obsazené.`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `${capital(home.in)} je skrytý single: ${digit} tam má jediné místo.`,
    why: [`${capital(home.in)} se ${digit} vejde jedině do ${cell}.`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `Jsou tu ${technique === 'pointing' ? 'ukazující' : 'nárokující'} kandidáti: ${digit} je ${base.in} jen tam, kde je zároveň ${cover.in}.`,
    why: [
      `${capital(base.in)} může být ${digit} jen v ${cells}, a všechny tyto buňky leží také ${cover.in}.`,
      `Ať přijde kamkoli, je to ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${CS_NAMES[technique]} ${home.in}.`,
    why: [
      `${capital(home.in)} mohou ${cells} obsahovat jen ${digits}.`,
      `Ať se rozdělí jakkoli, ${plural(count, 'tato', 'tyto', 'těchto')} ${countWord(count)} ${plural(count, 'číslice', 'číslice', 'číslic')} se tam vyčerpá.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${CS_NAMES[technique]} ${home.in}.`,
    why: [
      `${capital(home.in)} se ${digits} vejdou jedině do ${cells}.`,
      `${capital(countWord(count))} ${plural(count, 'číslice', 'číslice', 'číslic')} pro stejný počet buněk: pro jiné tam místo nezbývá.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Dvě ryby s ploutvemi v jedné' : CS_NAMES[parts.technique]}, číslice ${parts.digit}, ${parts.bases.in}.`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `Je tu barevná past: dvojice ${parts.digit} na sebe navazují kolem ${parts.place}.`,
    why: [cluster(parts), `Co vidí buňku každé barvy, vidí ${parts.digit} v každém případě.`],
  }),

  'colour-wrap': (parts) => ({
    what: `Je tu barevný spor: dvojice ${parts.digit} na sebe navazují kolem ${parts.place} a jedna barva si odporuje.`,
    why: [
      cluster(parts),
      `Jenže ${parts.contact} se navzájem vidí a nemohou být obě ${parts.digit}, takže platí druhá možnost.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Jsou tu vícenásobné barvy: dvě skupiny dvojic ${parts.digit} se dotýkají kolem ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Protože se ${parts.contact} navzájem vidí, nejsou obě ${parts.digit}. Takže ${allAre(parts.second)} ${parts.digit}, nebo ${allAre(parts.fourth)}.`,
      'Co vidí obojí, tou číslicí není.',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Jsou tu vícenásobné barvy: dvě skupiny dvojic ${parts.digit} se dotýkají dvakrát kolem ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Jenže ${parts.contact} se navzájem vidí a ${parts.further} také. Ať druhá skupina dopadne jakkoli, ${parts.first.cells} ${plural(parts.first.count, 'nemůže', 'nemohou')} být ${parts.digit}.`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Je tu šablona: všechny způsoby, jak umístit ${digit}, mají společné buňky.`,
    why: [`Ať se ${digit} umístí jakkoli, jednou v každém domě, vždy zabere tyto buňky.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Je tu vylučující šablona: některá místa pro ${digit} se nevyskytují v žádném úplném umístění.`,
    why: [`Ať se ${digit} umístí jakkoli, jednou v každém domě, nikdy nezabere tyto buňky.`],
  }),

  'brute-force': () => ({
    what: 'Žádná z používaných technik tu nic nenachází.',
    why: ['Zbývá jen zkoušet. Ze všech číslic, které jsou tu možné, vede k řešení jedna.'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body }: Parts<'fish'>): string[] {
  return [
    `${capital(bases.in)} může být ${digit} jen ${covers.in}: ${body}.`,
    `Každý z těchto domů potřebuje pro své ${digit} jiný dům z těch druhých, takže žádné další ${digit} ${covers.in} být nemůže.`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${capital(bases.in)} může být ${digit} jen ${covers.in} (${body}) nebo ${plural(fins.count, 'v ploutvi', 'v ploutvích')} ${fins.cells}.`,
    ...(others
      ? [`Anebo, se ${plural(fins.count, 'stejnou ploutví', 'stejnými ploutvemi')}, ${others.in}.`]
      : []),
    `Pokud ${one ? `ploutev není ${digit}` : `žádná ploutev není ${digit}`}, jsou všechny ${digit} ${covers.of} zde; jinak je ${digit} ${one ? 'v ploutvi' : 'v jedné z ploutví'}.`,
    `Co by odpadlo v prvním případě a vidí ${plural(fins.count, 'ploutev', 'všechny ploutve')}, odpadá v obou.`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `Kde má ${digit} v domě jen dvě místa, je na jednom z nich. Od dvojice ke dvojici: buď ${allAre(first)} ${digit}, nebo ${allAre(second)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `I ve druhé skupině: buď ${allAre(third)} ${digit}, nebo ${allAre(fourth)}.`;
}

function allAre({ cells, count }: Colours['first']): string {
  return `${plural(count, 'je', 'jsou')} ${['', '', 'obě '][count] ?? 'všechny '}${cells}`;
}
