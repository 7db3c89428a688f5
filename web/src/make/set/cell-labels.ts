/** The look and the screen reader label of a cell on the set tab. */
import { type CellLook, EMPTY_LOOK } from '@pencilmark/board';
import { digitCount, digitsIn, type Puzzle, symbolOf } from 'pencilmark';
import { t } from '../../play/words.ts';
import { make } from '../words.ts';
import { setting } from './words.ts';

const COLOURS = 8;

/** While regions are painted, each cell shows the number of its region, on a background in its colour. */
export function regionLooks(regions: readonly number[]): CellLook[] {
  return regions.map((region) => ({
    ...EMPTY_LOOK,
    digit: region,
    colours: region === 0 ? 0 : 1 << ((region - 1) % COLOURS),
  }));
}

/** Place, digit, candidates and faults of a cell; `spoken`: the texts of its rules. */
export function cellLabel(
  { geometry, givens }: Puzzle,
  look: CellLook,
  cell: number,
  spoken: string,
): string {
  const named = (digits: number) => digitsIn(digits).map((digit) => symbolOf(geometry, digit));
  const symbol = symbolOf(geometry, look.digit);
  const isFound = look.digit !== 0 && givens[cell] === 0;
  const parts = [
    placeLabel(geometry, cell),
    look.digit === 0 ? t.cell.empty : isFound ? setting.candidates.always(symbol) : symbol,
    ...(digitCount(look.centre) === 0 ? [] : [make.enter.either(named(look.centre))]),
    ...(look.allowed === 0 ? [] : [setting.candidates.some(named(look.allowed).join(' '))]),
    ...(look.colours === 0 ? [] : [make.enter.needless]),
    ...(look.fault === 'none' ? [] : [t.cell.conflict]),
  ];
  return parts.join(', ') + spoken;
}

/** Place and region of a cell. */
export function regionLabel(geometry: Puzzle['geometry'], { digit }: CellLook, cell: number): string {
  return `${placeLabel(geometry, cell)}, ${setting.regions.name(digit)}`;
}

function placeLabel({ cells }: Puzzle['geometry'], cell: number): string {
  return t.cell.place(cells[cell].row + 1, cells[cell].column + 1);
}
