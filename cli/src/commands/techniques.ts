import { familyOf, type Technique, TECHNIQUES } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { complain } from './ask.ts';
import type { Command } from './command.ts';

export const techniquesCommand: Command = {
  name: 'techniques',
  summary: 'list the techniques of human logic, cheapest first',
  usage: '',
  details: [
    'One line for each: its name, abbreviation, HoDoKu’s level and score, and Sudoku Explainer’s rating. ' +
      'Techniques marked * are used only on request. HoDoKu’s levels are not those of --level: see docs/levels.md.',
    'Exit code 0: done. 2: wrong usage.',
  ],
  options: ['json', 'help'],
  examples: [
    { line: 'pencilmark techniques', description: 'the table' },
    { line: 'pencilmark techniques --json', description: 'one object a line, with codes and other names' },
  ],
  async run(args, io) {
    if (args.rest.length > 0) {
      return complain(io, `techniques takes no puzzle and does not know "${args.rest[0]}".`);
    }
    const known = TECHNIQUES.filter(({ id }) => familyOf(id));
    const lines = args.options.has('json')
      ? known.map(({ level: hodokuLevel, ...technique }) => JSON.stringify({ ...technique, hodokuLevel }))
      : [row('technique', 'short', 'HoDoKu', 'score', 'SE'), ...known.map(rowOf)];
    await io.write(`${lines.join('\n')}\n`);
    return EXIT.done;
  },
};

function rowOf({ name, short, level, score, rating, use }: Technique): string {
  return row(name + (use === 'default' ? '' : ' *'), short, level, String(score), rating?.toFixed(1) ?? '');
}

function row(name: string, short: string, level: string, score: string, rating: string): string {
  return [name.padEnd(37), short.padEnd(6), level.padEnd(8), score.padStart(5), rating.padStart(5)]
    .join(' ')
    .trimEnd();
}
