import manifest from '../../package.json' with { type: 'json' };

/** The program and its version: another version may make other rows from the same options. */
export const PROGRAM = `pencilmark ${manifest.version}`;
