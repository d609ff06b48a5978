export interface StoredObject {
  name: string
  changed_at: Date
}

/**
 * Where the bytes of files are kept. A name is used once and never gets other bytes: other bytes need a new name.
 * The type, owner and visibility of a file are in the table `files`, not here.
 */
export interface Storage {
  /** Atomic: a reader never sees a partial object. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined when the object does not exist. A caller that does not read the stream to its end must cancel it. */
  read(name: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** A missing object is no error. */
  delete(name: string): Promise<void>
  /** All objects, in no particular order. */
  list(): AsyncIterable<StoredObject>
}

/** `no-room`: the disk or the quota is full. `away`: any other reason why bytes cannot be stored or read. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly kind: 'no-room' | 'away'

  constructor(kind: StorageError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** Names are made by the server. This is the last check against path traversal. */
export function assertObjectName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name)) throw new Error('an object cannot have this name')
}
