/** A store for results that do not fit into Redis. */
export interface ResultStore {
  /** Stores bytes under a name such as `RUN/0/CHUNK`, as a whole or not at all. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  /** Removes everything with a name that begins with `folder/`. */
  readonly removeFolder: (folder: string) => Promise<void>;
}
