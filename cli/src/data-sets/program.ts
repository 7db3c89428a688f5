import manifest from '../../package.json' with { type: 'json' };

/** The program and its version: another one may make other rows of the same options. */
export const PROGRAM = `pencilmark ${manifest.version}`;
