import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../scripts/samples.mjs';
import { createRandom, describeProblem } from '../../index.ts';
import { inflate } from './inflate.ts';
import { compressLz, decompressLz } from './lz-string.ts';
import { childrenOf, parseXml, xmlText } from '../text/xml.ts';

describe('LZ-String', () => {
  test('gives every text back', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'ab,{}') })),
        (text) => {
          expect(decompressLz(compressLz(text))).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('writes what the pages write (a link of f-puzzles begins so)', () => {
    expect(compressLz('{"size":9,"title":"Self-contained","author"').slice(0, 20)).toBe(
      'N4IgzglgXgpiBcBOANCA',
    );
  });

  test('damaged or endless texts give nothing, or little, at once', () => {
    const random = createRandom('lz');
    const good = compressLz('[{"value":5,"given":true},{},{}]'.repeat(20));
    for (let k = 0; k < cases(300, 2_000); k++) {
      const at = random.below(good.length);
      const sign = 'ABz9+/=*'[random.below(8)];
      const text = decompressLz(good.slice(0, at) + sign + good.slice(at + random.below(3)));
      expect(text?.length ?? 0).toBeLessThan(100_000);
    }
    expect(decompressLz(compressLz('a'.repeat(2_000_001)))).toBeUndefined();
  });
});

describe('inflate', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  test.each([0, 1, 6, 9])('gives back what zlib packs at level %i', (level) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcäz,1{}:"'), maxLength: 3000 }), (text) => {
        const packed = new Uint8Array(deflateRawSync(bytes(text), { level }));
        expect(inflate(packed)).toEqual(bytes(text));
      }),
      { numRuns: 100 },
    );
  });

  test('damaged bytes give nothing, or little, at once', () => {
    const random = createRandom('inflate');
    const good = new Uint8Array(deflateRawSync(bytes('{z9:zQ,zG:["1","2","1"]}'.repeat(40))));
    for (let k = 0; k < 2_000; k++) {
      const bent = good.slice(0, 1 + random.below(good.length));
      bent[random.below(bent.length)] = random.below(256);
      const out = inflate(bent);
      expect(out?.length ?? 0).toBeLessThanOrEqual(2_000_600);
    }
    expect(inflate(new Uint8Array(deflateRawSync(new Uint8Array(3_000_000))))).toBeUndefined();
  });
});

describe('XML', () => {
  test('gives texts and attributes back, whatever is in them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, body) => {
        const read = parseXml(
          `<?xml version="1.0"?>\n<!-- a --><a b="${xmlText(name)}" c='1'><d/>${xmlText(body)}</a>\n`,
        );
        if (!read.ok) throw new Error(read.error.message);
        expect([read.value.attributes.get('b'), read.value.text]).toEqual([name, body]);
        expect(childrenOf(read.value, 'd').length).toBe(1);
      }),
    );
  });

  test.each([
    ['<a>\n<b>\n</a>', 'line 3, column 1: "</a>" does not belong here.'],
    ['<a></a><b></b>', 'line 1, column 15: The text ends in the middle of an element.'],
    ['<a', 'line 1, column 1: "<a" does not belong here.'],
    ['<a b=c></a>', 'line 1, column 1: "<a b=c></a>" does not belong here.'],
    ['text <a/>', 'line 1, column 1: "text <a/>" does not belong here.'],
    ['<a><!-- </a>', 'line 1, column 4: "<!-- </a>" does not belong here.'],
    ['<a>'.repeat(40), 'line 1, column 94: The elements are nested too deeply.'],
  ])('%.30s', (text, message) => {
    const read = parseXml(text);
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});
