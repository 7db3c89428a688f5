import { cellName, classic9, type Geometry, geometryName, HOUSE_KINDS, houseName } from 'pencilmark';
import { BOARD_OPTIONS, readBoard } from '../board-options.ts';
import { EXIT } from '../exit.ts';
import { complain } from './ask.ts';
import type { Command } from './command.ts';

export const geometryCommand: Command = {
  name: 'geometry',
  summary: 'describe a board: its shape, digits and houses',
  usage: '[--size N] [--box RxC] [--variant NAME] …',
  details: [
    'Prints the board as a picture, how many cells and houses it has, and the cells of every house. ' +
      'Without options it is the ordinary board of 9 × 9.',
    'Exit code 0: done. 2: there is no such board, and why; or wrong usage.',
  ],
  options: [...BOARD_OPTIONS, 'json', 'help'],
  examples: [
    { line: 'pencilmark geometry --size 12', description: 'twelve digits in boxes of 3 × 4' },
    {
      line: 'pencilmark geometry --variant samurai --json',
      description: 'everything about it, for programs',
    },
    {
      line: 'pencilmark geometry --size 4 --regions AABB/ACBB/ACCD/CDDD',
      description: 'a board with irregular regions',
    },
  ],
  async run(args, io) {
    if (args.rest.length > 0) {
      return complain(io, `geometry describes boards by options and does not know "${args.rest[0]}".`);
    }
    const board = readBoard(args);
    if (!board.ok) return complain(io, board.error.message);
    const geometry = board.value ?? classic9();
    await io.write(args.options.has('json') ? asJson(geometry) : asText(geometry));
    return EXIT.done;
  },
};

function asJson(geometry: Geometry): string {
  const { spec, size, symbols, rows, columns, cells, houses } = geometry;
  const listed = houses.map((house) => ({ ...house, name: houseName(geometry, house) }));
  const name = geometryName(geometry);
  return `${JSON.stringify({ name, size, symbols, rows, columns, cells, houses: listed, spec })}\n`;
}

function asText(geometry: Geometry): string {
  const { symbols, cells, houses, peers } = geometry;
  const counts = HOUSE_KINDS.map((kind) => ({
    kind,
    many: houses.filter((house) => house.kind === kind).length,
  }))
    .filter(({ many }) => many > 0)
    .map(({ kind, many }) => `${many} × ${kind}`);
  const peerCounts = peers.map((list) => list.length);
  const [fewest, most] = [Math.min(...peerCounts), Math.max(...peerCounts)];
  const facts = [
    ['board', geometryName(geometry)],
    ['digits', `${symbols.length}: ${symbols.join(' ')}`],
    ['cells', String(cells.length)],
    ['houses', `${houses.length}: ${counts.join(', ')}`],
    ['peers', `${fewest === most ? fewest : `${fewest} to ${most}`} of each cell`],
  ];
  const lines = facts.map(([name, fact]) => `${name.padEnd(8)}${fact}`);
  const members = houses.map((house) => {
    const names = house.cells.map((cell) => cellName(geometry, cell));
    return `${houseName(geometry, house)}: ${names.join(' ')}`;
  });
  return [...lines, '', ...picture(geometry), '', ...members, ''].join('\n');
}

/** The canvas with a letter for the box or region of each cell, `·` for a cell without one, and a blank for no cell. */
function picture(geometry: Geometry): string[] {
  return Array.from({ length: geometry.rows }, (_, row) => {
    const places = Array.from({ length: geometry.columns }, (_, column) => {
      const cell = geometry.cellAt[row * geometry.columns + column];
      const area = geometry.regions.findIndex((region) => region.includes(cell));
      return cell < 0 ? ' ' : area < 0 ? '·' : AREA_LETTERS[area % AREA_LETTERS.length];
    });
    return places.join(' ').trimEnd();
  });
}

const AREA_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
