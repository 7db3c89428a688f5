/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Spanish. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const ES_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Solo queda una celda libre ${home.in}.`,
    why: [`${capital(home.in)} solo sigue libre ${cell}, y solo falta ${digit}.`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `Hay un único desnudo: solo queda una cifra para ${cell}.`,
    why: [`${digit} es la única cifra que queda para ${cell}; todas las demás están ocupadas.`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `Hay un único oculto ${home.in}: ${digit} solo tiene un sitio.`,
    why: [`${capital(home.in)}, ${digit} solo cabe en ${cell}.`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `Hay candidatos ${technique === 'pointing' ? 'apuntadores' : 'reclamadores'}: ${base.in}, ${digit} se limita a lo que también está ${cover.in}.`,
    why: [
      `${capital(base.in)}, ${digit} solo puede estar en ${cells}, y todas esas celdas están también ${cover.in}.`,
      `Vaya donde vaya, ese es el ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${ES_NAMES[technique]} ${home.in}.`,
    why: [
      `${capital(home.in)}, ${cells} solo pueden contener ${digits}.`,
      `Se repartan como se repartan, esas ${countWord(count)} cifras quedan agotadas ahí.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${ES_NAMES[technique]} ${home.in}.`,
    why: [
      `${capital(home.in)}, ${digits} solo caben en ${cells}.`,
      `${capital(countWord(count))} cifras para ${countWord(count)} celdas: no dejan sitio a otras.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Dos peces con aletas en uno' : ES_NAMES[parts.technique]} de ${parts.digit} ${parts.bases.in}.`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `Hay una trampa de colores: las parejas de ${parts.digit} se encadenan alrededor de ${parts.place}.`,
    why: [cluster(parts), `Lo que ve una celda de cada color ve un ${parts.digit} en cualquier caso.`],
  }),

  'colour-wrap': (parts) => ({
    what: `Hay un conflicto de colores: las parejas de ${parts.digit} se encadenan alrededor de ${parts.place}, y un color se contradice.`,
    why: [
      cluster(parts),
      `Pero ${parts.contact} se ven y no pueden ser ambas ${parts.digit}, así que vale lo segundo.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Hay colores múltiples: dos grupos de parejas de ${parts.digit} se tocan alrededor de ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Como ${parts.contact} se ven, no son ambas ${parts.digit}. Así que ${allAre(parts.second)} ${parts.digit}, o ${allAre(parts.fourth)}.`,
      'Lo que ve ambas no lo es.',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Hay colores múltiples: dos grupos de parejas de ${parts.digit} se tocan dos veces alrededor de ${parts.place}.`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `Pero ${parts.contact} se ven, y también ${parts.further}. Acabe como acabe el segundo grupo, ${parts.first.cells} no ${plural(parts.first.count, 'puede', 'pueden')} ser ${parts.digit}.`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Hay una plantilla: todas las formas de colocar los ${digit} tienen celdas en común.`,
    why: [`Se coloquen como se coloquen los ${digit}, uno en cada casa, siempre ocupan estas celdas.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Hay una plantilla excluyente: algunos ${digit} no están en ninguna forma de colocarlos todos.`,
    why: [`Se coloquen como se coloquen los ${digit}, uno en cada casa, nunca ocupan estas celdas.`],
  }),

  'brute-force': () => ({
    what: 'Ninguna de las técnicas en uso encuentra nada aquí.',
    why: ['Aquí solo queda probar. De todas las cifras posibles aquí, una lleva a la solución.'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body, count }: Parts<'fish'>): string[] {
  return [
    `${capital(bases.in)}, ${digit} solo puede estar ${covers.in}: ${body}.`,
    `Cada una de esas ${countWord(count)} casas necesita para su ${digit} una propia de estas: ${covers.name}. Así que no queda ningún otro ${digit} ${covers.in}.`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${capital(bases.in)}, ${digit} solo puede estar ${covers.in} (${body}) o en ${plural(fins.count, 'la aleta', 'las aletas')} ${fins.cells}.`,
    ...(others
      ? [`O bien, con ${plural(fins.count, 'la misma aleta', 'las mismas aletas')}, ${others.in}.`]
      : []),
    `Si ${one ? `la aleta no es ${digit}` : `ninguna aleta es ${digit}`}, todos los ${digit} ${covers.of} están aquí; si no, ${one ? 'la aleta' : 'una de las aletas'} es ${digit}.`,
    `Lo que caería en el primer caso y ve ${plural(fins.count, 'la aleta', 'todas las aletas')} cae en ambos.`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `Donde ${digit} solo tiene dos sitios en una casa, uno de ellos lo contiene. De pareja en pareja: o bien ${allAre(first)} ${digit}, o bien ${allAre(second)}.`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `También en un segundo grupo: o bien ${allAre(third)} ${digit}, o bien ${allAre(fourth)}.`;
}

function allAre({ cells, count }: Colours['first']): string {
  return `${['', '', 'a la vez '][count] ?? 'todas las celdas '}${cells} ${plural(count, 'es', 'son')}`;
}
