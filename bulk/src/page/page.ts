/** The state of a queue as one HTML page without scripts, which the browser reloads by itself. */
import { grouped } from 'pencilmark-cli';
import { durationOf, type QueueStatus, type Status } from '../status.ts';

/** Seconds until the browser reloads it. */
const AGAIN = 2;

/** Maximum number of failed chunks that a run lists. */
const MAX_LISTED = 50;

export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: #c9ccd3; --muted: #5b6270; --bad: #a8201a; --bar: #2b6cb0; }
@media (prefers-color-scheme: dark) { :root { --line: #3d424d; --muted: #a3a9b6; --bad: #ff8a80; --bar: #7ab3ef; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.25rem; margin: 0 0 0.25rem; }
h2 { font-size: 1rem; margin: 0 0 0.5rem; }
p { margin: 0.25rem 0; }
section { border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin-top: 1rem; }
progress { width: 100%; height: 1rem; accent-color: var(--bar); }
code { font-size: 0.9rem; }
ul { margin: 0.5rem 0 0; padding-left: 1.25rem; }
.muted { color: var(--muted); }
.bad { color: var(--bad); }
`;

export function renderPage(place: string, { runs, workers, threads, rate, foreign }: QueueStatus): string {
  const summary = `${counted(workers, 'worker')} with ${counted(threads, 'thread')}, ${counted(rate, 'puzzle')} a second`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN}">
<title>pencilmark bulk</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(place)}</h1>
<p>${summary}</p>
${foreign > 0 ? `<p class="bad">${counted(foreign, 'job')} in the queue not ours; no worker runs such jobs</p>` : ''}
${runs.length === 0 ? '<p class="muted">There is no run.</p>' : runs.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ run, name, command, done, chunks, left, setApart }: Status): string {
  const title = name === '' ? run : name;
  const all = chunks === undefined ? 'not wholly submitted' : `of ${counted(chunks, 'chunk')} done`;
  const time = left === undefined || left === 0 ? '' : `, ${durationOf(left)} left`;
  const max = Math.max(chunks ?? 0, done, 1);
  return `<section>
<h2>${escaped(title)}</h2>
<p class="muted"><code>${escaped(command.join(' '))}</code>${name === '' ? '' : ` · ${run}`}</p>
<progress max="${max}" value="${done}" aria-label="${escaped(title)}"></progress>
<p>${grouped(done)} ${all}${time}</p>
${apart(setApart)}
</section>`;
}

function apart(setApart: Status['setApart']): string {
  if (setApart.length === 0) return '';
  const listed = setApart.slice(0, MAX_LISTED);
  const items = listed.map(({ place, reason }) => `<li>${escaped(place)}: ${escaped(reason)}</li>`);
  const more =
    setApart.length > listed.length ? [`<li>and ${setApart.length - listed.length} more</li>`] : [];
  return `<p class="bad">${counted(setApart.length, 'chunk')} set apart</p>\n<ul>${[...items, ...more].join('')}</ul>`;
}

function counted(count: number, word: string): string {
  return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** Names, files and reasons come from the queue, where anybody may have written them. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
