import type { JudgedLink } from './judge-link.ts';

/** Tables by program and by feature, and a line for each link that is refused or read wrong. */
export function reportOf(judged: readonly JudgedLink[]): string {
  const programs = [...new Set(judged.map(({ program }) => program))].sort();
  const rowOf = (name: string): string[] =>
    row(
      name,
      judged.filter(({ program }) => program === name),
    );
  const rows = [...programs.map(rowOf), row('all', judged)];
  const widths = HEAD.map((head, at) => Math.max(head.length, ...rows.map((cells) => cells[at].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  return [
    line(HEAD),
    ...rows.map(line),
    '',
    ...tally('rules known', judged, ({ kinds }) => kinds),
    ...tally('rules left out by name', judged, ({ unknownRules }) => unknownRules),
    ...tally('parts left out by name', judged, ({ unknownParts }) => unknownParts),
    ...tally('remarks', judged, ({ remarks }) => remarks.map((remark) => remark.replace(/:.*/, ''))),
    ...tally('drawn', judged, ({ drawn }) => drawn),
    ...tally('not drawn, as they are too many', judged, ({ undrawn }) => undrawn),
    ...judged.flatMap(({ faults, program, title = '', link }, at) =>
      faults.map((fault) => `line ${at + 1}: ${program} ${title}: ${fault} (${link.slice(0, 60)}…)`),
    ),
  ].join('\n');
}

const HEAD = [
  'program',
  'links',
  'whole',
  'in part',
  'refused',
  'unique',
  'several',
  'open',
  'none',
  'stopped',
  'stated',
  'ours',
  'obeys',
  'other',
  'median link',
  'longest link',
];

function row(name: string, of: readonly JudgedLink[]): string[] {
  const count = (is: (one: JudgedLink) => boolean): string => String(of.filter(is).length);
  const lengths = of.map(({ length }) => length).filter((length) => length > 0);
  lengths.sort((a, b) => a - b);
  return [
    name,
    String(of.length),
    ...(['whole', 'in part', 'refused'] as const).map((way) => count(({ opening }) => opening === way)),
    ...(['unique', 'several', 'open', 'none', 'stopped'] as const).map((way) =>
      count(({ solving }) => solving === way),
    ),
    count(({ solution }) => solution !== 'none'),
    ...(['ours', 'obeys', 'other'] as const).map((way) => count(({ solution }) => solution === way)),
    String(lengths[lengths.length >> 1] ?? 0),
    String(lengths.at(-1) ?? 0),
  ];
}

/** The number of links with each name, the most frequent first. */
function tally(
  head: string,
  of: readonly JudgedLink[],
  namesOf: (one: JudgedLink) => readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const name of of.flatMap((one) => [...new Set(namesOf(one))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return [];
  const names = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return [`${head}: ${names.map(([name, count]) => `${name} ${count}`).join(', ')}`, ''];
}
