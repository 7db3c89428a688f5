import type { enSharing } from './en.ts';
import { plural } from '../../puzzles/levels/words/cs.ts';

const moves = (count: number): string => plural(count, 'tah', 'tahy', 'tahů');

/** Czech for giving a game to others, and for opening what others gave. */
export const csSharing: typeof enSharing = {
  title: 'Sdílet',
  looking: 'Hledám hru …',
  noGame: 'Tato hra v tomto prohlížeči není.',
  damagedGame: (reason) => `Tuto hru nelze přečíst (${reason}). Nic se nesmazalo.`,
  replay: 'Záznam hry',
  print: 'Tisknout',
  back: 'Zpět ke hře',
  picture: (name) => `Deska, ${name}`,

  link: {
    title: 'Odkaz',
    lead: 'Odkaz obsahuje celou hru; na žádný server se nic neukládá.',
    part: 'Obsah',
    parts: {
      puzzle: 'Sudoku',
      board: 'Aktuální deska',
      replay: 'Celá historie s časy a vrácenými tahy',
    },
    label: 'Odkaz',
    copy: 'Kopírovat odkaz',
    copied: 'Odkaz zkopírován.',
    notCopied: 'Kopírování se nezdařilo. Označ odkaz a zkopíruj ho ručně.',
    send: 'Poslat …',
    notSent: 'Odkaz se nepodařilo poslat.',
    qr: 'QR kód odkazu',
    length: (characters) => `Znaků: ${characters}.`,
    dense: 'Tento QR kód je hustý. Přibliž kameru.',
    noQr: (most) =>
      `Příliš dlouhé pro QR kód, do kterého se vejde nejvýše ${most} znaků. Dej do odkazu méně.`,
  },

  text: {
    title: 'Text',
    format: 'Formát',
    part: 'Obsah',
    parts: { puzzle: 'Sudoku', board: 'Také zápisy a značky' },
    label: 'Text sudoku',
    copy: 'Kopírovat text',
    copied: 'Text zkopírován.',
    save: 'Stáhnout',
  },

  image: {
    title: 'Obrázek',
    part: 'Obsah',
    parts: { givens: 'Sudoku', digits: 'Také zápisy', marks: 'Také značky, barvy a čáry' },
    png: (pixels) => `PNG, ${pixels} pixelů`,
    svg: 'SVG',
    failed: 'Obrázek se nepodařilo vytvořit.',
  },

  open: {
    title: 'Sudoku pro tebe',
    holds: {
      puzzle: (givens) => `Zadaných číslic: ${givens}.`,
      moves: (count, time) => `${moves(count)}, hráno ${time}.`,
      solved: (count, time) => `Vyřešeno: ${moves(count)}, ${time}.`,
    },
    safe: 'Uloží se vedle tvých ostatních her.',
    play: 'Hrát',
    known: 'Tuto hru už máš. Pokračuj od místa, kde se přerušila.',
    goOn: 'Pokračovat',
    again: 'Začít znovu',
    watch: 'Přehrát záznam',
    puzzleOnly: 'Hrát sudoku od začátku',
    checks: {
      checking: 'Kontroluji …',
      unique: 'Jediné řešení, ověřeno zde',
      multiple: 'Více řešení',
      none: 'Žádné řešení',
      failed: 'Nelze ověřit',
    },
    keep: 'Uložit',
    kept: 'V knihovně',
    rules: 'Pravidla této úlohy',
    refused: 'Tento odkaz nelze otevřít',
    other: 'Vybrat jiné sudoku',
  },
};
