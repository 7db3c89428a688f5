/** Sources that are damaged, or come from another system: every puzzle in them is answered. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { WRITTEN_FORMATS } from 'pencilmark';
import { runIn, type World } from '../test-io.ts';
import { documentsIn } from './documents.ts';

/** Top 1465, the first puzzle, and its solution. */
const P = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const S = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
const ROWS = P.match(/.{9}/g)!;
const JSON_4 = '[[1,0,0,0],[0,0,3,0],[0,2,0,0],[0,0,0,4]]';

async function solve(input: World['input'], ...more: string[]) {
  const { output, exit } = await runIn({ input }, 'solve', '--threads', '1', ...more);
  return { lines: output.split('\n').slice(0, -1), exit };
}

describe('line ends', () => {
  test.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('%s: as many answers as puzzles', async (_, end) => {
    for (const text of [[P, P, P].join(end), [P, '', `# x`, P, P, ''].join(end)]) {
      expect(await solve(text)).toEqual({ lines: [S, S, S], exit: 0 });
      // For any chunks, including a break between CR and LF.
      for (const size of [1, 3, 82, 83])
        expect((await solve(text.match(new RegExp(`[^]{1,${size}}`, 'g'))!)).lines).toEqual([S, S, S]);
    }
    const grids = [...ROWS, '', ...ROWS].join(end);
    expect((await solve(grids)).lines).toEqual([S, S]);
    expect((await solve([JSON_4, '', JSON_4].join(end))).lines).toHaveLength(2);
    const table = ['puzzle,solution', `${P},`, `${P},${S}`].join(end);
    expect((await solve(table)).lines).toEqual([S, S]);
  });

  it('counts the lines of mixed ends', async () => {
    const { output } = await runIn({ input: `${P}\r${P}\n\r\n\r${P}x\r\n${P}` }, 'solve', '--json');
    const facts = output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { line: number; status: string });
    expect(facts.map(({ line, status }) => `${line} ${status}`)).toEqual([
      '1 solved',
      '2 solved',
      '5 invalid',
      '6 solved',
    ]);
  });
});

describe('a damaged line is refused alone', () => {
  const bad = {
    NUL: '\0',
    binary: '\u0001\u0002',
    long: '1'.repeat(30_000),
    longer: `${'.'.repeat(3_000_000)}`,
  };
  for (const [name, line] of Object.entries(bad)) {
    test.each([0, 1, 2, 500])(`${name} after %i good lines`, async (count) => {
      const good = new Array<string>(count).fill(P);
      const { lines, exit } = await solve([...good, line, P, P].join('\n'));
      expect(lines).toHaveLength(count + 3);
      expect(lines.filter((one) => one === S)).toHaveLength(count + 2);
      expect(lines[count]).toMatch(new RegExp(`^invalid: line ${count + 1}, `));
      expect(exit).toBe(2);
    });
  }

  it.each([
    ['Solo', '2x2:a1b2_3j', ['2x2:b1a2k', '2x2:zz', '2x2:b1a2k', 'nonsense', '2x2:b1a2k']],
    [
      'ISS',
      '.',
      [
        '.Shape~4x4.~R1C1_1',
        '.Shape~4x4.~R9C9_1',
        '.Shape~4x4.~R1C2_3',
        '.Shape~4x4.ChaosConstruction',
        '.Shape~4x4.',
      ],
    ],
    ['SumoCue', '', [1, 0, 2, 0, 3].map((digit) => (digit ? sumocue(digit) : 'SumoCueV1=0J0'))],
  ])('%s', async (_, __, puzzles) => {
    const { lines } = await solve(`${puzzles.join('\n')}\n`);
    expect(lines.map((line) => (/^\d{16}$/.test(line) ? 'solved' : line.split(':')[0]))).toEqual([
      'solved',
      'invalid',
      'solved',
      'invalid',
      'solved',
    ]);
  });
});

describe('an expression that would grow without end', () => {
  const line = (expression: string) => {
    const packed = [...expression].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
    return `.Shape~4x4.Regex~${packed}~R1C1~R1C2~R1C3~R1C4`;
  };
  const good = line('1[23]*4?3*');
  test.each([
    ['((.?){30}){30}', 'at 11 it is too large'],
    ['(((.?){30}){30}){30}', 'at 12 it is too large'],
    [`${'('.repeat(10_000)}1${')'.repeat(10_000)}`, ''],
    [`${'('.repeat(400)}1${')'.repeat(400)}`, 'at 52 groups or repetitions are too deep'],
    [Array<string>(500).fill('1').join('|'), 'at 514 it is too large'],
  ])('%#: its neighbours are answered', async (expression, message) => {
    const { output, exit } = await runIn(
      { input: `${[good, line(expression), good].join('\n')}\n` },
      'check',
    );
    const answers = output.split('\n').slice(0, -1);
    expect(answers.map((answer) => answer.split(/[:,]/)[0])).toEqual(['multiple', 'invalid', 'multiple']);
    expect(answers[1]).toContain(message);
    expect(exit).toBe(2);
  });
});

function sumocue(digit: number): string {
  return `SumoCueV1=${digit}J0${Array.from({ length: 15 }, (_, at) => `=0J${Math.floor((at + 1) / 8) * 2 + (Math.floor((at + 1) / 2) % 2)}`).join('')}`;
}

describe('a flood without a puzzle', () => {
  const block = (text: string) => new TextEncoder().encode(text.repeat(Math.ceil((1 << 20) / text.length)));
  test.each([
    ['blank lines', '\n'],
    ['lines of blanks', `${' '.repeat(99)}\r\n`],
    ['comments', `# ${'x'.repeat(97)}\n`],
  ])('%s: what comes before is answered, and the rest is not read', async (_, line) => {
    const flood = new Array<Uint8Array>(80).fill(block(line));
    const { exit, output, messages } = await runIn({ input: [`${P}\n`, ...flood] }, 'solve');
    expect([exit, output]).toEqual([2, `${S}\n`]);
    expect(messages).toMatch(
      /^pencilmark: standard input: 64 MB without a puzzle, up to line \d+; the rest is not read\n$/,
    );
  });

  it('may be long where a puzzle comes in between', async () => {
    const half = new Array<Uint8Array>(40).fill(block('\n'));
    const input = [`${P}\n`, ...half, `${P}\n`, ...half, `${P}\n`];
    expect(await runIn({ input }, 'solve')).toMatchObject({ exit: 0, output: `${S}\n`.repeat(3) });
  });
});

describe('a packed file', () => {
  const packed = gzipSync(`${P}\n`.repeat(300));
  test.each([
    ['Zstandard', '28b52ffd0458'],
    ['xz', 'fd377a585a000004e6d6b446'],
    ['7-Zip', '377abcaf271c0004'],
    ['ZIP', '504b0304140000000800'],
    ['bzip2', '425a683931415926535978'],
  ])('of another kind is named: %s', async (name, bytes) => {
    for (const rest of ['', P.repeat(20)]) {
      const input = [Buffer.concat([Buffer.from(bytes, 'hex'), Buffer.from(rest)])];
      expect(await runIn({ input }, 'solve')).toMatchObject({
        exit: 2,
        output: '',
        messages: `pencilmark: standard input: this is packed by ${name}; unpack it first\n`,
      });
    }
  });

  it('with bytes behind its end is answered, and they are told', async () => {
    const { exit, output, messages } = await runIn(
      { input: [Buffer.concat([packed, Buffer.from('x')])] },
      'solve',
    );
    expect([exit, output]).toEqual([0, `${S}\n`.repeat(300)]);
    expect(messages).toBe(
      'pencilmark: standard input: the bytes behind the end of the gzip file are left out\n',
    );
  });

  it.each(['1', '2'])('that is damaged is answered up to there, with %s threads', async (threads) => {
    const more = gzipSync(Buffer.alloc(1 << 16, P));
    const input = [Buffer.concat([packed, more.subarray(0, more.length - 5)])];
    const { exit, output, messages } = await runIn({ input }, 'solve', '--threads', threads);
    expect(exit).toBe(2);
    expect(output.startsWith(`${S}\n`.repeat(300))).toBe(true);
    expect(messages).toMatch(/pencilmark: standard input: damaged gzip file: it was cut off\n$/);
  });
});

describe('encodings', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
  const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
  const text = `${P}\r\n${P}\n`;
  test.each([
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 LE', utf16(`\uFEFF${text}`)],
    ['UTF-16 BE', swapped(utf16(`\uFEFF${text}`))],
    ['UTF-16 LE without a mark', utf16(text)],
    ['UTF-16 BE without a mark', swapped(utf16(text))],
  ])('%s', async (_, bytes) => {
    expect((await solve([bytes])).lines).toEqual([S, S]);
    const single = Array.from(bytes, (byte) => new Uint8Array([byte]));
    expect((await solve(single)).lines).toEqual([S, S]);
  });

  it('names what is no text', async () => {
    const bytes = Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 32);
    const { messages, exit } = await runIn({ input: [bytes] }, 'solve');
    expect(messages).toContain('this is not a text');
    expect(exit).toBe(2);
  });
});

describe('documents', () => {
  it('are parted where a new one begins', () => {
    const parts = (text: string) =>
      documentsIn(text).map(({ text: part, linesBefore }) => [part.trim(), linesBefore]);
    expect(parts('[1]\n\n[2]\n')).toEqual([
      ['[1]', 0],
      ['[2]', 2],
    ]);
    expect(parts('{"a":1}\r{"a":2}')).toEqual([
      ['{"a":1}', 0],
      ['{"a":2}', 1],
    ]);
    expect(parts('[1,\n\n[2]]\n<a/>\n\n<?xml?><b/>')).toEqual([
      ['[1,\n\n[2]]\n<a/>', 0],
      ['<?xml?><b/>', 5],
    ]);
  });

  it('candidates in braces and brackets begin none', async () => {
    for (const [open, close] of ['{}', '[]']) {
      const pair = `${open}12${close}`;
      const text = `${pair} ${pair} 3 4\n3 4 ${pair} ${pair}\n\n${pair} ${pair} 4 3\n4 3 ${pair} ${pair}\n`;
      expect(documentsIn(text)).toHaveLength(1);
      expect((await solve(text)).lines).toHaveLength(1);
    }
  });

  it('the work does not grow faster than the text', () => {
    for (const text of [`]${'\n'.repeat(100_000)}x`, ']\n\n'.repeat(50_000), '{\n'.repeat(50_000)])
      expect(documentsIn(text).length).toBeGreaterThan(0);
  });
});

describe('generate', () => {
  it('offers and takes only formats that are written', async () => {
    for (const format of ['hodoku', 'penpa', 'json']) {
      const { messages, exit } = await runIn({}, 'generate', '--to', format, '--size', '4', '--quiet');
      expect(exit).toBe(2);
      expect(messages).toContain(WRITTEN_FORMATS[0]);
      expect(messages).not.toMatch(/hodoku,|penpa,| penpa\./);
    }
  });

  it('writes every one of them', async () => {
    for (const format of WRITTEN_FORMATS) {
      const { exit, output } = await runIn({}, 'generate', '--to', format, '--size', '4', '--seed', '1');
      expect([format, exit, output.length > 6]).toEqual([format, 0, true]);
    }
  });
});
