/** The programs in a README, with their input and output, so that they can be run unchanged. */

/** A line for the program that solves a stream, and its answer. */
const STREAM = {
  input: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n',
  output: '534678912672195348198342567859761423426853791713924856961537284287419635345286179\n',
};

/** Name, code, input and expected output of each program, in order. */
export function programsIn(readme) {
  const blocks = readme.matchAll(/^#{2,3} (.+)\n([^]*?)(?=^#{2,3} |$(?![^]))/gm);
  return Array.from(blocks, ([, name, section]) => {
    const code = /```js\n([^]*?)```/.exec(section)?.[1];
    const printed = /^prints\n+```\n([^]*?)```/m.exec(section)?.[1];
    const streams = code?.includes('process.stdin');
    return {
      name,
      code: code ?? '',
      input: streams ? STREAM.input : '',
      output: streams ? STREAM.output : printed,
    };
  }).filter(({ code }) => code !== '');
}
