import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../public');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const { icons } = JSON.parse(readFileSync(join(PUBLIC, 'manifest.json'), 'utf8')) as {
  icons: readonly Icon[];
};
const PICTURES = icons.filter(({ type }) => type === 'image/png');

test('the manifest names pictures', () => {
  expect(PICTURES.map(({ src }) => src)).toEqual(['icon-192.png', 'icon-512.png', 'icon-maskable.png']);
});

// A phone fetches its own icon without checking its size.
test.each([...PICTURES, { src: 'icon-touch.png', sizes: '180x180' }])(
  '$src has the size that is said: $sizes',
  ({ src, sizes }) => {
    const png = readFileSync(join(PUBLIC, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  },
);
