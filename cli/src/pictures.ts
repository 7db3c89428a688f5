import type { Picture } from './answers/reply.ts';
import { EXIT, type ExitCode } from './exit.ts';
import type { Io } from './io.ts';

/** Writes the pictures of a run into the folder named by the user. */
export interface PictureWriter {
  /** Writes one picture. The first failure is reported; after it, no more are tried. */
  readonly save: (picture: Picture) => Promise<ExitCode>;
}

/** `beforeMessage` runs before a failure is reported, to clear the progress line. */
export function createPictureWriter(folder: string, io: Io, beforeMessage: () => void): PictureWriter {
  let hasFailed = false;
  return {
    async save({ name, text }) {
      if (hasFailed) return EXIT.badInput;
      const saved = await io.save(`${folder}/${name}`, text);
      if (saved.ok) return EXIT.done;
      hasFailed = true;
      beforeMessage();
      io.say(`pencilmark: ${folder}/${name}: ${saved.error.message}; no further pictures are written\n`);
      return EXIT.badInput;
    },
  };
}
