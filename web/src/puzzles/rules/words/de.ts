import { DE_RULE_NAMES } from 'pencilmark/explain/de';
import {
  allowedPairs,
  housesAmong,
  inOrder,
  isReadOnward,
  listOr,
  named,
  type RuleWords,
  stepsOf,
} from '../rule-words.ts';

const or = listOr('de');

const HOUSES = {
  row: 'einer Zeile',
  column: 'einer Spalte',
  box: 'einem Block',
  region: 'einem umrandeten Gebiet',
  diagonal: 'einer markierten Diagonale',
  window: 'einem schattierten Fenster',
  disjoint: 'einer Gruppe von Zellen am gleichen Platz ihrer Blöcke',
  extra: 'einem schattierten Gebiet',
};

const NEIGHBOURS = {
  orthogonal: 'Zellen mit gemeinsamer Kante',
  diagonal: 'Zellen, die sich nur an einer Ecke berühren,',
  knight: 'Zellen im Abstand eines Springerzugs',
};

const THIRDS =
  'Gemeint sind die Drittel der Ziffern, etwa 1–3, 4–6 und 7–9; geht die Teilung nicht auf, hat das mittlere eine andere Größe.';

const TIES = {
  none: 'Keine zwei dieser Zahlen sind gleich.',
  'only-unranked': 'Keine andere Zahl ist gleich einer, deren Rang angegeben ist.',
  any: 'Gleiche Zahlen teilen sich den ersten ihrer Ränge.',
};

/** German for the rules of puzzles. */
export const deRules: RuleWords = {
  title: 'Regeln',
  card: {
    start: 'Los',
    normal: 'Normales Sudoku',
    cages: 'Wähle beim Spielen einen Käfig und sieh, welche Ziffern passen.',
  },
  houses: (kinds, values) => {
    const names = housesAmong(kinds, HOUSES);
    if (names.length === 0) return `In jede Zelle kommt eine Ziffer von ${values}.`;
    return `Es gelten die üblichen Sudoku-Regeln: In jede Zelle kommt eine Ziffer von ${values}, und keine wiederholt sich in ${or(names)}.`;
  },
  names: DE_RULE_NAMES,
  texts: {
    'all-different': 'In einem schattierten, umrandeten Gebiet wiederholt sich keine Ziffer.',
    'anti-knight':
      'Zellen, die wie beim Schach einen Springerzug voneinander entfernt sind, enthalten verschiedene Ziffern.',
    'anti-king': 'Zellen, die sich an einer Ecke berühren, enthalten verschiedene Ziffern.',
    'anti-chess': ({ steps, values, cells }) => {
      const apart = or(steps.map(([rows, columns]) => `${rows} und ${columns}`));
      const only = values ? `, sofern diese ${or(inOrder(values))} ist` : '';
      return `${cells ? 'Schattierte Zellen' : 'Zellen'}, die in beliebiger Richtung ${apart} Schritte auseinanderliegen, enthalten nicht dieselbe Ziffer${only}.`;
    },
    taxicab: ({ distance }) =>
      `Zellen, die ${distance === 1 ? '1 Schritt' : `${distance} Schritte`} entlang von Zeilen und Spalten auseinanderliegen, enthalten verschiedene Ziffern.`,
    'anti-taxicab':
      'Zwei gleiche Ziffern liegen nie genau so viele Schritte entlang von Zeilen und Spalten auseinander, wie die Ziffer angibt.',
    'no-difference': ({ differences, neighbours, except }) =>
      `Die Ziffern zweier ${NEIGHBOURS[neighbours]} unterscheiden sich nie um ${or(inOrder(differences))}${exempt(except)}.`,
    'no-ratio': ({ ratios, neighbours, except }) =>
      `Von den Ziffern zweier ${NEIGHBOURS[neighbours]} ist keine das ${or(inOrder(ratios).map((ratio) => `${ratio}-Fache`))} der anderen${exempt(except)}.`,
    'no-sum': ({ sums, neighbours, except }) =>
      `Die Ziffern zweier ${NEIGHBOURS[neighbours]} ergeben zusammen nie ${or(inOrder(sums))}${exempt(except)}.`,
    'global-entropy': `Jeder 2×2-Bereich enthält eine niedrige, eine mittlere und eine hohe Ziffer. ${THIRDS}`,
    'global-modular':
      'Jeder 2×2-Bereich enthält Ziffern aller drei Reste bei Teilung durch 3: eine wie 1, 4, 7, eine wie 2, 5, 8 und eine wie 3, 6, 9.',
    'dutch-flatmates':
      'Über jeder mittleren Ziffer (5 bei 1–9) steht direkt die niedrigste, oder unter ihr direkt die höchste.',
    doppelganger:
      'Jede Zeile, jede Spalte und jeder Block enthält eine 0 und alle anderen Ziffern bis auf eine. Keinen zwei Zeilen, Spalten oder Blöcken fehlt dieselbe, und Zeile, Spalte und Block jeder 0 fehlen drei verschiedene.',
    clone: 'Ein schattierter Bereich und seine Kopie enthalten Zelle für Zelle dieselben Ziffern.',
    'same-digits': 'Umrandete Bereiche mit ≡ enthalten dieselben Ziffern, jede gleich oft.',
    odd: 'Eine Ziffer auf einer schattierten Scheibe ist ungerade.',
    even: 'Eine Ziffer auf einem schattierten Quadrat ist gerade. 0 ist gerade.',
    minimum:
      'Eine schattierte Zelle, deren Keile nach innen zeigen, ist kleiner als jede Zelle, mit der sie eine Kante teilt. Minima nebeneinander werden nicht verglichen.',
    maximum:
      'Eine schattierte Zelle, deren Keile nach außen zeigen, ist größer als jede Zelle, mit der sie eine Kante teilt. Maxima nebeneinander werden nicht verglichen.',
    'row-index':
      'Eine schattierte Zelle mit ↕ sagt, in welcher Zeile ihrer Spalte die Nummer ihrer eigenen Zeile steht: Eine 4 in Zeile 2 heißt, dass dort in Zeile 4 eine 2 steht.',
    'column-index':
      'Eine schattierte Zelle mit ↔ sagt, in welcher Spalte ihrer Zeile die Nummer ihrer eigenen Spalte steht: Eine 4 in Spalte 2 heißt, dass dort in Spalte 4 eine 2 steht.',
    'box-index':
      'Eine schattierte Zelle mit □ sagt, an welchem Platz ihres Blocks oder Gebiets die Nummer ihres eigenen Platzes steht. Die Plätze zählen ab 1 in Leserichtung.',
    'counting-circles': 'Eine Ziffer in einem Kreis sagt, wie viele der Kreise diese Ziffer enthalten.',
    difference:
      'Ziffern, die ein weißer Punkt verbindet, unterscheiden sich um die Zahl darin oder, wenn er leer ist, um 1.',
    ratio:
      'Von zwei Ziffern, die ein schwarzer Punkt verbindet, ist eine das Vielfache der anderen, das die Zahl darin angibt, oder das Doppelte, wenn er leer ist.',
    'pair-sum':
      'Ziffern, die ein X verbindet, ergeben zusammen 10, bei einem V 5 und bei einer Zahl diese Zahl.',
    greater: 'Das Zeichen zwischen zwei Zellen zeigt mit der Spitze auf die kleinere Ziffer.',
    quadruple:
      'Die Ziffern in einem kleinen Kreis, an dem sich vier Zellen treffen, stehen alle in diesen Zellen, jede mindestens so oft, wie sie genannt ist.',
    contain:
      'Ein gestrichelter Käfig mit ⊇ enthält die genannten Ziffern, jede mindestens so oft, wie sie genannt ist.',
    'contain-exactly':
      'Ein gestrichelter Käfig mit = und Ziffern enthält jede davon genau so oft, wie sie genannt ist. Andere Ziffern sind frei.',
    'look-and-say':
      'Ein gestrichelter Käfig mit 2×5 enthält genau zwei Fünfen, und entsprechend bei anderen Angaben. Nicht genannte Ziffern sind frei.',
    'count-distinct':
      'Die Ziffer im Kreis ist die Anzahl verschiedener Ziffern im gestrichelten Käfig mit ≠.',
    'equality-cage':
      'In einem gestrichelten Käfig, an dem nur = steht, wiederholt sich keine Ziffer. Je die Hälfte ist gerade und ungerade, je die Hälfte niedrig und hoch; eine Ziffer genau in der Mitte (5 bei 1–9) darf nicht vorkommen.',
    thermometer:
      'Auf einer grauen Linie mit Kugel steigen die Ziffern von der Kugel zum anderen Ende hin an.',
    'slow-thermometer':
      'Auf einer grauen Linie mit Kugel, gepunktetem Kern und ≤ fallen die Ziffern von der Kugel zum anderen Ende hin nie. Sie dürfen gleich bleiben.',
    palindrome: 'Eine graue Linie mit gestricheltem Kern liest sich von beiden Enden gleich.',
    renban:
      'Eine violette Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge, keine doppelt.',
    nabner:
      'Auf einer orangen Linie mit gestricheltem Kern sind keine zwei Ziffern gleich oder aufeinanderfolgend, wo auch immer sie darauf stehen.',
    whisper: ({ difference }) =>
      `Benachbarte Ziffern auf einer grünen Linie unterscheiden sich um mindestens ${difference}.`,
    between:
      'Die Ziffern auf einer grauen Linie zwischen zwei Ringen liegen echt zwischen den beiden Ziffern in den Ringen.',
    lockout: ({ difference }) =>
      `Die beiden Ziffern in den Rauten einer türkisen Linie unterscheiden sich um mindestens ${difference}. Jede Ziffer dazwischen ist kleiner oder größer als beide.`,
    zipper:
      'Auf einer rosa Linie haben je zwei Ziffern, die gleich weit von der Mitte entfernt sind, dieselbe Summe. Eine Ziffer in einem Ring in der Mitte ist diese Summe.',
    'region-sum': ({ outside }) =>
      `Die Grenzen der Blöcke oder Gebiete teilen eine blaue Linie in Stücke mit gleicher Summe.${outside === 'left-out' ? ' Zellen, die in keinem davon liegen, werden übergangen.' : ''}`,
    'sum-segments': ({ shape }) =>
      `Eine blaue Linie mit gestricheltem Kern zerfällt in Abschnitte, die jeweils die Zahl nach Σ ergeben.${shape === 'loop' ? ' Die Linie ist geschlossen: Ein Abschnitt darf von ihrer letzten Zelle zur ersten weitergehen.' : ''}`,
    entropic: `Je drei aufeinanderfolgende Zellen einer orangen Linie enthalten eine niedrige, eine mittlere und eine hohe Ziffer, eine Linie aus zwei Zellen zwei davon. ${THIRDS}`,
    modular: ({ modulus }) =>
      `Je ${modulus} aufeinanderfolgende Zellen einer türkisen Linie mit gestricheltem Kern, oder alle einer kürzeren, enthalten Ziffern mit verschiedenen Resten bei Teilung durch ${modulus}.`,
    'double-arrow':
      'Stehen auf einer dünnen Linie mit je einem Ring an den Enden Ziffern dazwischen, so ergeben sie zusammen so viel wie die beiden in den Ringen.',
    'value-index':
      'Auf einer rosa Linie mit gestricheltem Kern sagt die zweite Zelle, wie viele Zellen nach ihr die Ziffer aus dem Ring noch einmal steht.',
    arrow: ({ circle }) =>
      `Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer in seinem Kreis; sie dürfen sich wiederholen. Mehrere Ziffern in einer Pille bilden eine Dezimalzahl, gelesen ${isReadOnward(circle) ? 'von links nach rechts oder von oben nach unten' : 'von rechts nach links oder von unten nach oben'}.`,
    cage: 'In einem gestrichelten Käfig wiederholt sich keine Ziffer, und zusammen ergeben sie die Zahl in seiner Ecke, wenn dort eine steht.',
    'cage-sums':
      'In einem gestrichelten Käfig mit mehreren Zahlen wiederholt sich keine Ziffer, und zusammen ergeben sie eine dieser Zahlen.',
    sum: 'Die Ziffern in einem gestrichelten Käfig mit Σ ergeben zusammen seine Zahl; sie dürfen sich wiederholen. Eine Zelle mit × zählt so oft, wie die Zahl danach sagt.',
    'little-killer':
      'Eine Zahl außerhalb des Bretts mit einem Pfeil ist die Summe der Ziffern auf der Diagonale, in deren Richtung er zeigt. Sie dürfen sich wiederholen.',
    'equal-sums': 'Umrandete Bereiche mit Σ= haben alle dieselbe Summe.',
    rellik:
      'In einem gestrichelten Käfig mit ≠ und einer Zahl ergibt keine Ziffer und keine Gruppe von Ziffern diese Zahl. Ziffern dürfen sich wiederholen.',
    lunchbox:
      'Auf einer grünen Linie mit strichpunktiertem Kern wiederholt sich keine Ziffer. Die zwischen ihrer niedrigsten und ihrer höchsten ergeben zusammen die Zahl an der Linie.',
    sandwich: ({ crusts }) =>
      `Eine Zahl außerhalb des Bretts mit S ist die Summe der Ziffern zwischen der niedrigsten und der höchsten Ziffer ${crusts === 'line' ? 'ihrer Zeile oder Spalte' : 'des Bretts (1 und 9 bei 1–9)'}. Jede der beiden steht dort genau einmal.`,
    'x-sum':
      'Eine Zahl außerhalb des Bretts mit X ist die Summe der ersten X Ziffern von dort aus, und die erste davon ist X.',
    skyscraper:
      'Ziffern sind Höhen von Gebäuden. Eine Zahl außerhalb des Bretts mit ▲ sagt, wie viele man von dort sieht: Jedes verdeckt alle dahinter, die nicht höher sind. Eine 0 sieht man nie.',
    'hidden-skyscraper':
      'Ziffern sind Höhen von Gebäuden. Eine Zahl außerhalb des Bretts mit △ ist das erste, das von dort aus hinter einem mindestens so hohen verschwindet.',
    'numbered-room':
      'Eine Zahl außerhalb des Bretts mit # steht von dort aus in der X-ten Zelle, wobei X die Ziffer in der ersten ist.',
    'full-rank': ({ ties }) =>
      `Alle Zeilen und Spalten werden, in beiden Richtungen als Zahlen gelesen, der Größe nach gereiht; die kleinste hat Rang 1. Eine Zahl außerhalb des Bretts mit R ist der Rang der Zahl, die dort beginnt. ${TIES[ties]}`,
    'pair-relation': ({ pairs, between }) => {
      const { isEitherWay, list } = allowedPairs(pairs);
      const which = between === 'all' ? 'Je zwei Ziffern' : 'Benachbarte Ziffern';
      const order = isEitherWay
        ? 'in beliebiger Reihenfolge'
        : 'in der Reihenfolge der Linie ab ihrer ersten Zelle';
      return `${which} auf einer orangen Linie mit gepunktetem Kern bilden eines dieser Paare, ${order}: ${list}.`;
    },
    automaton: ({ start, accept, arcs }) =>
      `Vom Ring aus gelesen führen die Ziffern auf einer violetten Linie mit gepunktetem Kern von Zustand ${or(inOrder(start))} zu Zustand ${or(inOrder(accept))}. Jede macht einen Schritt: ${stepsOf(arcs) ?? `einen von ${arcs.length}, zu viele zum Aufzählen`}.`,
    pattern: ({ expression }) =>
      `Vom Ring aus gelesen entsprechen die Ziffern auf einer blauen Linie mit gepunktetem Kern als Ganzes dem regulären Ausdruck ${expression}. 10, 11 … schreibt man A, B …`,
    'any-of':
      'Mindestens eine der Alternativen gilt. Ihre Zellen sind schattiert, umrandet und mit ∨ markiert.',
    'all-of': 'Alle diese Regeln gelten gemeinsam.',
  },
  combinations: {
    title: (name, possible) => `${name}: ${possible === 1 ? '1 Kombination' : `${possible} Kombinationen`}`,
    refused: 'ausgeschlossen:',
    label: 'Gewählter Käfig',
    inCells: (cells) => `in ${cells} Zellen`,
    cross: (digits) => `${digits} streichen`,
  },
  alternative: (ordinal) => `Alternative ${ordinal}`,
  cell: {
    inSet: (name, size, value) => `${named(name, value)}, ${size === 1 ? '1 Zelle' : `${size} Zellen`}`,
    onLine: (name, position, length, value) => `${named(name, value)}, Zelle ${position} von ${length}`,
    withCell: (name, other, value) => `${named(name, value)} mit ${other}`,
    inFog: 'im Nebel',
    inCircle: (name) => `${name}, im Kreis`,
    greaterThan: (other) => `größer als ${other}`,
    lessThan: (other) => `kleiner als ${other}`,
  },
};

function exempt(pairs: readonly unknown[] = []): string {
  return pairs.length === 0
    ? ''
    : '; ausgenommen sind Paare, die das Rätsel freistellt, meist durch ein Zeichen dazwischen';
}
