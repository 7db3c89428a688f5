/** The examples of module comments: the text under `@example` in the first comment of a file that can be imported. */

/** The program of a module, and the lines that its comments say it prints; undefined if there is none. */
export function exampleIn(source) {
  const comment = /^\/\*\*[^]*?\*\//.exec(source)?.[0] ?? '';
  const name = /@module (\S+)/.exec(comment)?.[1];
  const block = /```js\n([^]*?) \* ```/.exec(comment)?.[1];
  if (!name || !block) return undefined;
  const code = block.replaceAll(/^ \* ?/gm, '');
  const output = Array.from(
    code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm),
    ([, line]) => `${line}\n`,
  ).join('');
  return { name, code, output };
}
