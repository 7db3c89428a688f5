/** The library's own thread. The code of each kind of work comes when it is asked for. */
import type { Job, Message, Results } from './jobs.ts';

self.addEventListener('message', async ({ data }: MessageEvent<Job>) => {
  const tell = (message: Message): void => self.postMessage(message);
  const onProgress = (done: number, of: number): void => tell({ kind: 'progress', done, of });
  try {
    tell({ kind: 'done', result: await work(data, onProgress) });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});

async function work(
  job: Job,
  onProgress: (done: number, of: number) => void,
): Promise<Results[keyof Results]> {
  switch (job.job) {
    case 'summarise':
      return (await import('./summarise.ts')).summarise(job.games);
    case 'list':
      return (await import('../storage/puzzles.ts')).writeLists();
    case 'rate':
      return (await import('./rate.ts')).rate(job.puzzles);
    case 'backup':
      return (await import('./backup-file.ts')).backup(job.settings, onProgress);
    case 'restore':
      return (await import('./backup-file.ts')).restore(job.file, onProgress);
    case 'import':
      return (await import('./import-sources.ts')).importSources(job.sources, job.now, onProgress);
  }
}
