import type { enLesson } from './en.ts';

const COUNTS = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** German for lessons. */
export const deLesson: typeof enLesson = {
  pages: {
    idea: 'Die Idee',
    together: 'Gemeinsam',
    alone: 'Allein',
    near: 'Beinahe',
    nothing: 'Ist hier etwas?',
    hides: 'Wo es sich versteckt',
  },
  at: (page, of, name) => `${page} von ${of} · ${name}`,
  progress: (page, of) => `Seite ${page} von ${of}`,
  board: 'Brett der Lektion',
  keys: 'Ziffern der Zelle',
  back: 'Zurück',
  next: 'Weiter',
  tryThree: 'Drei probieren',
  example: 'Beispiel Schritt für Schritt',
  how: 'Tippe, oder geh mit den Pfeiltasten hin und drück Enter.',
  howDigit: 'Tippe auf die Ziffer, oder drück ihre Taste.',
  found: (count, of) => `${count} von ${of} gefunden`,
  right: 'Richtig',

  ask: {
    open: (where) => `Tippe auf die einzige leere Zelle ${where}`,
    single: (where) => `Tippe auf die Zelle ${where}, die nur eine Marke hat`,
    places: (count, digit, where) =>
      count === 1
        ? `Tippe auf den einzigen Platz für die ${digit} ${where}`
        : `Tippe auf die ${COUNTS[count]} Plätze für die ${digit} ${where}`,
    fins: (digit, where, across) => `Tippe auf jede ${digit} ${where}, die nicht ${across} liegt`,
    only: (count, digits, where) =>
      count === 1
        ? `Tippe auf die Zelle ${where}, die nur ${digits} sein kann`
        : `Tippe auf die ${COUNTS[count]} Zellen ${where}, die nur ${digits} sein können`,
    crossing: (count, where, across) =>
      `Tippe auf die ${COUNTS[count]} Zellen, die ${where} und zugleich ${across} liegen`,
    else: (count, digits) =>
      count === 1
        ? `Tippe auf die Ecke, die etwas anderes als ${digits} sein kann`
        : `Tippe auf die Ecken, die etwas anderes als ${digits} sein können`,
    odd: 'Tippe auf die einzige Zelle mit mehr als zwei Marken',
    place: (count, digit, where) =>
      count === 1
        ? `Tippe dorthin, wo die ${digit} ${where} stehen muss`
        : `Tippe auf die ${COUNTS[count]} Plätze, die der ${digit} ${where} bleiben`,
    digit: (cell) => `Tippe auf das, was ${cell} sein muss`,
    bulb: 'Tippe auf die Kugel des getönten Thermometers',
    circle: 'Tippe auf den Kreis des getönten Pfeils',
    left: (count, house) =>
      count === 1
        ? `${house} ohne die Käfige: Tippe auf die Zelle, die übrig bleibt`
        : `${house} ohne die Käfige: Tippe auf die Zellen, die innen und außen übrig bleiben`,
    struck: (digit) => `Tippe auf die getönten Zellen, die ihre ${digit} verlieren`,
  },
  supposeNot: (count, cells, digit) =>
    count === 1
      ? `Angenommen, ${cells} ist nicht ${digit}.`
      : `Angenommen, die ${digit} steht nicht in ${cells}.`,
  suppose: (cells, digit) => `Angenommen, ${cells} ist ${digit}.`,
  gone: (count, cells, digit) =>
    count === 1 ? `Dann kann ${cells} nicht ${digit} sein.` : `Dann steht die ${digit} nicht in ${cells}.`,

  faults: {
    filled: (cell) => `${cell} ist schon gefüllt`,
    outside: (cell, where) => `${cell} liegt nicht ${where}`,
    inside: (cell, where) => `${cell} liegt ${where}`,
    cannot: (cell, digit) => `${cell} kann nicht ${digit} sein`,
    also: (cell, digits) => `${cell} kann auch ${digits} sein`,
    limited: (cell, digits) => `${cell} kann nur ${digits} sein`,
    supposed: (cell, digit) => `Wir nehmen an, dass ${cell} nicht ${digit} ist`,
    elsewhere: (cell) => `Gefragt ist nach ${cell}`,
    apart: (cell) => `${cell} ist nicht getönt`,
    other: (cell) => `${cell} ist nicht gemeint. Schau noch einmal`,
    without: (cell, digit) => `${cell} hat keine ${digit} zu verlieren`,
    stays: (cell, digit) => `${cell} kann noch ${digit} sein`,
  },

  near: {
    ask: (name) => `${name}? Nicht ganz. Tippe auf das, was stört`,
    how: 'Eine Bedingung fehlt. Tippe auf eine Zelle, an der es scheitert.',
    place: (name, _house, where, digit, cell, count) =>
      `${name}? Nicht ganz: Die ${digit} hat ${where} ${count === 3 ? 'einen dritten' : 'noch einen'} Platz, ${cell}`,
    candidate: (name, cell, digit) => `${name}? Nicht ganz: ${cell} kann auch ${digit} sein`,
    sight: (name, a, b) => `${name}? Nicht ganz: ${a} und ${b} sehen einander nicht`,
    fine: (cell) => `${cell} ist, wie es sein soll. Schau noch einmal`,
    claim: (cell, digit) => `${cell} kann ${digit} sein. Tippe auf eine getönte Zelle, die das möglich macht`,
    howFilling: 'Ginge dort eine Notiz weg, wäre die Regel verletzt.',
    filling: (cell, digit, other, otherDigit) =>
      `Weil ${cell} ${digit} sein kann, kann ${other} ${otherDigit} sein`,
  },

  ideas: {
    'full-house': [
      'In einer Zeile, einer Spalte oder einem Block ist nur noch eine Zelle leer.',
      'Dorthin kommt die einzige Ziffer, die noch fehlt.',
      'Sieh dir zuerst die vollsten Zeilen, Spalten und Blöcke an.',
    ],
    'naked-single': [
      'Eine Zelle sieht in Zeile, Spalte und Block acht verschiedene Ziffern.',
      'Für sie bleibt nur die neunte.',
      'Such dort, wo sich eine volle Zeile, eine volle Spalte und ein voller Block treffen.',
    ],
    'hidden-single': [
      'Eine Ziffer hat in einer Zeile, einer Spalte oder einem Block nur noch einen Platz.',
      'Irgendwo muss sie dort stehen, also steht sie da.',
      'Nimm eine Ziffer, die schon oft auf dem Brett steht, und sieh dir die Blöcke ohne sie an.',
    ],
    pointing: [
      'Eine Ziffer passt in einem Block nur in eine Zeile oder eine Spalte.',
      'Die Ziffer dieser Linie steht also im Block, und keine andere Zelle der Linie kann sie sein.',
      'Such Blöcke, in denen eine Ziffer nur noch zwei oder drei Plätze hat.',
    ],
    claiming: [
      'Eine Ziffer passt in einer Zeile oder Spalte nur in einen Block.',
      'Die Ziffer dieses Blocks steht also in der Linie, und keine andere Zelle des Blocks kann sie sein.',
      'Such Linien, in denen eine Ziffer in zwei Blöcken schon ausgeschlossen ist.',
    ],
    'locked-subset': [
      'Zwei Zellen in einem Block und einer Linie können nur dieselben zwei Ziffern sein, oder drei Zellen dieselben drei.',
      'Sie verbrauchen diese Ziffern für Block und Linie zugleich.',
      'Such im Block Nachbarn mit gleichen Marken.',
    ],
    'naked-subset': [
      'Einige Zellen einer Zeile, einer Spalte oder eines Blocks können nur so viele Ziffern sein, wie es Zellen sind: beim Paar zwei, beim Trio drei.',
      'Zusammen verbrauchen sie diese Ziffern, und keine andere Zelle dort kann eine davon sein.',
      'Such Zellen mit wenigen Marken.',
    ],
    'hidden-subset': [
      'Einige Ziffern passen in einer Zeile, einer Spalte oder einem Block nur in so viele Zellen, wie es Ziffern sind: beim Paar zwei, beim Trio drei.',
      'Diese Zellen gehören diesen Ziffern, für andere ist dort kein Platz.',
      'Such Ziffern mit wenigen Plätzen, nicht Zellen mit wenigen Marken.',
    ],
    fish: [
      'Eine Ziffer passt in zwei Zeilen nur in dieselben zwei Spalten; beim Schwertfisch sind es je drei, bei der Qualle je vier.',
      'Jede der Zeilen braucht die Ziffer, zusammen verbrauchen sie also die Spalten. Umgekehrt gilt es auch.',
      'Verfolge eine Ziffer und such Linien, in denen sie zwei oder drei Plätze hat.',
    ],
    'finned-fish': [
      'Das ist ein Fisch mit ein paar Plätzen zu viel. Sie heißen Flossen.',
      'Ist keine Flosse die Ziffer, gilt der Fisch. Ist es eine, schließt sie aus, was sie sieht.',
      'Such bei den Flossen: Was wegfällt, sieht sie alle.',
    ],
    'two-links': [
      'Zwei Linien oder Blöcke haben nur zwei Plätze für eine Ziffer, und je einer davon sieht einen der anderen.',
      'Diese zwei können nicht beide die Ziffer sein, also ist es eines der fernen Enden.',
      'Nimm eine Ziffer mit vielen Platzpaaren und such zwei, die sich berühren.',
    ],
    'empty-rectangle': [
      'Eine Ziffer passt in einem Block nur in eine Zeile und eine Spalte, die ein Kreuz bilden.',
      'Ein Platzpaar außerhalb führt zu einem Arm. Ist sein fernes Ende nicht die Ziffer, steht sie im anderen Arm.',
      'Such Blöcke, in denen vier Zellen im Rechteck die Ziffer nicht sein können.',
    ],
    'w-wing': [
      'Zwei Zellen haben dieselben zwei Marken, und ein Platzpaar für eine der Ziffern verbindet sie.',
      'Sie können nicht beide diese Ziffer sein, also ist mindestens eine die andere.',
      'Such gleiche Zellen, die einander nicht sehen.',
    ],
    'xy-wing': [
      'Eine Zelle mit zwei Marken sieht zwei andere mit zwei Marken. Jede teilt mit ihr eine Ziffer, und beide teilen eine dritte.',
      'Welche Ziffer die erste auch nimmt, eine der anderen muss die dritte sein.',
      'Such Gruppen von Zellen mit zwei Marken.',
    ],
    'xyz-wing': [
      'Eine Zelle mit drei Marken sieht zwei andere, die je zwei davon haben.',
      'Was die erste auch ist, eine der drei ist die Ziffer, die alle teilen.',
      'Such im Block der ersten Zelle: Was dort wegfällt, sieht alle drei.',
    ],
    rectangle: [
      'Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben fast nur dieselben zwei Ziffern.',
      'Hätten sie nur diese, könnten die beiden tauschen, und das Rätsel hätte zwei Lösungen.',
      'Such gleiche Markenpaare in den Ecken eines Rechtecks.',
    ],
    'avoidable-rectangle': [
      'Du hast Ecken eines Rechtecks gefüllt, mit zwei Ziffern, die tauschen könnten. Keine der Ecken ist vorgegeben.',
      'Würde das Rechteck voll, hätte das Rätsel zwei Lösungen.',
      'Sieh dir deine eigenen Ziffern an, nicht die vorgegebenen.',
    ],
    bug: [
      'Jede leere Zelle hat zwei Marken, nur eine hat drei.',
      'Mit lauter Paaren hätte das Rätsel nicht genau eine Lösung. Also ist die Zelle die Ziffer, die in ihrer Zeile dreimal vorkommt.',
      'Such danach gegen Ende, wenn nur noch Paare übrig sind.',
    ],
    'remote-pair': [
      'Vier oder mehr Zellen haben dieselben zwei Marken, und jede sieht die nächste.',
      'Die zwei Ziffern wechseln sich ab, also sind die erste und die letzte Zelle verschieden.',
      'Such dasselbe Markenpaar auf dem ganzen Brett.',
    ],
    colours: [
      'Wo eine Linie oder ein Block nur zwei Plätze für eine Ziffer hat, ist einer richtig und einer falsch.',
      'Paare mit einer gemeinsamen Zelle ergeben zwei Farben, und eine Farbe ist ganz richtig.',
      'Nimm eine Ziffer mit vielen Platzpaaren und such Zellen, die beide Farben sehen.',
    ],
    'multi-colours': [
      'Eine Ziffer hat zwei Gruppen von Paaren, und eine Farbe der einen sieht eine der anderen.',
      'Diese beiden Farben können nicht beide richtig sein, also ist es eine der Gegenfarben.',
      'Such Ziffern, deren Paare nicht alle zusammenhängen.',
    ],
    'x-chain': [
      'Eine Kette folgt einer Ziffer von Platzpaar zu Platzpaar.',
      'Ist ein Ende nicht die Ziffer, zieht jedes Glied das nächste, und das andere Ende ist sie.',
      'Beginn bei einem Platzpaar und such Zellen, die beide Enden sehen.',
    ],
    'xy-chain': [
      'Eine Kette läuft durch Zellen mit zwei Marken, und jede teilt eine Ziffer mit der nächsten.',
      'Ist die erste Zelle nicht ihre äußere Ziffer, muss es die letzte sein.',
      'Sie gelingt auf Brettern mit vielen Zellen, die zwei Marken haben.',
    ],
    'continuous-loop': [
      'Eine Kette schließt sich und gilt in beide Richtungen.',
      'Von je zwei Marken, die nicht beide richtig sein können, ist also eine richtig.',
      'Sieh dir jedes Glied an: Weitere Marken, die beide Enden ausschließen, fallen weg.',
    ],
    'discontinuous-loop': [
      'Nimm an, eine Marke ist richtig, und verfolge, was dann gelten muss.',
      'Kommt die Kette zurück und schließt diese Marke aus, war sie falsch.',
      'Beginn dort, wo viel folgt: bei Platzpaaren und Zellen mit zwei Marken.',
    ],
    chain: [
      'Eine Kette wechselt in einer Zelle die Ziffer und in einer Linie oder einem Block die Zelle.',
      'Ist ein Ende falsch, ist das andere richtig; eines von beiden ist es also immer.',
      'Such zwei Enden mit derselben Ziffer und Zellen, die beide sehen.',
    ],
    'two-sets': [
      'Eine fast gebundene Menge sind Zellen einer Linie oder eines Blocks mit einer Ziffer mehr als Zellen.',
      'Zwei Mengen teilen eine Ziffer, die nur eine haben kann, also behält die andere alle übrigen.',
      'Such eine zweite Ziffer, die beide teilen: Sie steht in einer der Mengen.',
    ],
    'set-chain': [
      'Mehrere fast gebundene Mengen bilden eine Kette. Jede teilt mit der nächsten eine Ziffer, die nur eine haben kann.',
      'Verliert die erste eine Ziffer, sind alle weiteren gebunden, und die letzte hat sie.',
      'Such Mengen aus wenigen Zellen, die einander sehen.',
    ],
    'sue-de-coq': [
      'Wo eine Linie einen Block kreuzt, haben Zellen zu viele Ziffern für ein Paar oder Trio.',
      'Mit einigen Zellen der Linie und des Blocks sind es genau so viele Zellen wie Ziffern.',
      'Such Kreuzungen mit vier oder fünf Ziffern und Paare in der Nähe.',
    ],
    'cage-combination': [
      'Die Ziffern eines Käfigs ergeben zusammen die Zahl in seiner Ecke, und keine wiederholt sich.',
      'Also kommen nur wenige Kombinationen in Frage. Was in keiner vorkommt, fällt im ganzen Käfig weg.',
      'Sieh dir sehr kleine und sehr große Summen an: 3, 4, 16 und 17 in zwei Zellen, 6, 7, 23 und 24 in drei.',
    ],
    'rule-of-45': [
      'Jede volle Zeile, Spalte und jeder Block ergibt 45, denn 1 bis 9 ergeben das.',
      'Zieh die Käfige darin ab. Was übrig bleibt oder herausragt, macht den Unterschied aus.',
      'Such Zeilen, Spalten und Blöcke, die ihre Käfige bis auf eine oder zwei Zellen füllen.',
    ],
    thermometer: [
      'Auf einem Thermometer steigen die Ziffern von der Kugel bis zur Spitze.',
      'Also muss jede Zelle Platz für kleinere Ziffern davor und größere danach lassen.',
      'Sieh dir die längsten Thermometer an und solche, in denen schon eine Ziffer steht.',
    ],
    'arrow-sum': [
      'Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer im Kreis.',
      'Der Kreis ist mindestens so groß wie die kleinste Summe, und alle Ziffern auf dem Pfeil müssen zusammen hineinpassen.',
      'Sieh dir Pfeile mit drei oder mehr Zellen an: Ihr Kreis ist groß, ihre Ziffern sind klein.',
    ],
    'pair-rule': [
      'Ein weißer Punkt verbindet aufeinanderfolgende Ziffern, ein schwarzer eine Ziffer und ihr Doppeltes.',
      'Eine Ziffer bleibt nur, wenn die Zelle hinter dem Punkt einen Partner für sie hat.',
      'Sieh dir zuerst die schwarzen Punkte an: 5, 7 und 9 stehen nie an einem. Dann die Ketten von Punkten.',
    ],
    'whisper-line': [
      'Benachbarte Ziffern auf einer grünen Linie unterscheiden sich um mindestens 5.',
      'Also kann 5 nicht auf der Linie stehen, und kleine und große Ziffern wechseln sich ab.',
      'Sieh dir 4 und 6 an: 4 braucht auf beiden Seiten eine 9, 6 eine 1.',
    ],
  },
};
