/** Where results go that Redis has no room for. */
export interface ResultStore {
  /** Keeps bytes under a name such as `RUN/0/CHUNK`, as a whole or not at all. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  /** Removes all whose names begin with `folder/`. */
  readonly removeFolder: (folder: string) => Promise<void>;
}
