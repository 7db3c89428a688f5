/** The element's own texts. Problems with puzzle texts are reported by the engine, in English. */
export interface BoardWords {
  readonly cell: (row: number, column: number) => string;
  readonly empty: string;
  readonly given: string;
  readonly keypad: string;
  readonly erase: string;
  readonly pencil: string;
  readonly undo: string;
  readonly redo: string;
  readonly step: (nth: number) => string;
  readonly previous: string;
  readonly next: string;
}

const EN: BoardWords = {
  cell: (row, column) => `row ${row}, column ${column}`,
  empty: 'empty',
  given: 'given',
  keypad: 'Keypad',
  erase: 'Erase',
  pencil: 'Pencil marks',
  undo: 'Undo',
  redo: 'Redo',
  step: (nth) => `Step ${nth}`,
  previous: 'Previous step',
  next: 'Next step',
};

const WORDS: Readonly<Record<string, BoardWords>> = {
  en: EN,
  de: {
    cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
    empty: 'leer',
    given: 'vorgegeben',
    keypad: 'Tasten',
    erase: 'Löschen',
    pencil: 'Notizen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    step: (nth) => `Schritt ${nth}`,
    previous: 'Schritt zurück',
    next: 'Schritt vor',
  },
  fr: {
    cell: (row, column) => `ligne ${row}, colonne ${column}`,
    empty: 'vide',
    given: 'donnée',
    keypad: 'Touches',
    erase: 'Effacer',
    pencil: 'Annotations',
    undo: 'Annuler',
    redo: 'Rétablir',
    step: (nth) => `Étape ${nth}`,
    previous: 'Étape précédente',
    next: 'Étape suivante',
  },
  es: {
    cell: (row, column) => `fila ${row}, columna ${column}`,
    empty: 'vacía',
    given: 'dada',
    keypad: 'Teclas',
    erase: 'Borrar',
    pencil: 'Anotaciones',
    undo: 'Deshacer',
    redo: 'Rehacer',
    step: (nth) => `Paso ${nth}`,
    previous: 'Paso anterior',
    next: 'Paso siguiente',
  },
  ja: {
    cell: (row, column) => `${row}行${column}列`,
    empty: '空き',
    given: '初期値',
    keypad: '数字キー',
    erase: '消す',
    pencil: 'メモ',
    undo: '元に戻す',
    redo: 'やり直す',
    step: (nth) => `手順${nth}`,
    previous: '前の手順',
    next: '次の手順',
  },
  cs: {
    cell: (row, column) => `řádek ${row}, sloupec ${column}`,
    empty: 'prázdná',
    given: 'zadaná',
    keypad: 'Klávesy',
    erase: 'Smazat',
    pencil: 'Poznámky',
    undo: 'Zpět',
    redo: 'Znovu',
    step: (nth) => `Krok ${nth}`,
    previous: 'Předchozí krok',
    next: 'Další krok',
  },
  ar: {
    cell: (row, column) => `الصف ${row}، العمود ${column}`,
    empty: 'فارغة',
    given: 'معطاة',
    keypad: 'المفاتيح',
    erase: 'امسح',
    pencil: 'ملاحظات',
    undo: 'تراجع',
    redo: 'أعد',
    step: (nth) => `الخطوة ${nth}`,
    previous: 'الخطوة السابقة',
    next: 'الخطوة التالية',
  },
};

/** The texts for a language tag such as `de-AT`; English if there are none. */
export function wordsFor(language: string): BoardWords {
  return WORDS[language] ?? EN;
}
