/**
 * Programs that run where they stand: the code as the page shows it, in a worker, on the library that lies beside the
 * pages. What needs files or standard input is left as it is.
 */
const ENGINE = `${import.meta.env.BASE_URL}engine/dist/`;

/** Puts a button under each program of the page that has none yet. */
export function offerPrograms() {
  for (const block of document.querySelectorAll('div.language-js')) {
    const code = block.querySelector('pre code')?.textContent ?? '';
    if (block.dataset.runs || !canRun(code)) continue;
    block.dataset.runs = 'yes';
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'program-run',
      textContent: 'Run',
    });
    const output = Object.assign(document.createElement('div'), {
      className: 'program-output',
      tabIndex: 0,
      role: 'region',
      ariaLabel: 'What the program prints',
      ariaLive: 'polite',
    });
    button.addEventListener('click', () => run(code, output, button));
    block.after(button, output);
  }
}

function canRun(code) {
  return /(from|import) 'pencilmark/.test(code) && !/'node:|process\.|'@pencilmark/.test(code);
}

function run(code, output, button) {
  output.textContent = '';
  button.disabled = true;
  const worker = new Worker(URL.createObjectURL(new Blob([inWorker(code)], { type: 'text/javascript' })), {
    type: 'module',
  });
  const end = () => {
    worker.terminate();
    button.disabled = false;
  };
  worker.onmessage = ({ data }) => {
    if (data.line === undefined) end();
    else output.textContent += `${data.line}\n`;
  };
  worker.onerror = (event) => {
    event.preventDefault();
    output.textContent += `${event.message || 'The program could not be started.'}\n`;
    end();
  };
}

/** The program with the addresses of its imports, its lines sent to the page, and a word at its end. */
function inWorker(code) {
  const placed = code.replaceAll(
    /((?:from|import) )'pencilmark(?:\/([\w/]+))?'/g,
    (_, word, path) => `${word}'${new URL(`${ENGINE}${path ?? 'index'}.js`, location.origin)}'`,
  );
  return `console.log = (...parts) => postMessage({
  line: parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '),
});
${placed}
postMessage({});`;
}
