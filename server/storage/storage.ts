export interface StoredObject {
  name: string
  changed_at: Date
}

/**
 * Where the bytes of files are kept. A name is given once and never stands for other bytes: whoever needs other bytes
 * takes another name. What a file is, whose it is and who may see it is in the table `files`, not here.
 */
export interface Storage {
  /** All of it or nothing: a reader never sees half an object. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined where there is no such object. Whoever does not read the stream to its end must cancel it. */
  read(name: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** An object that is not there is as good as deleted. */
  delete(name: string): Promise<void>
  /** All objects, in no particular order. */
  list(): AsyncIterable<StoredObject>
}

/** `no-room`: the disk or the quota is full. `away`: anything else that keeps bytes from being stored or read. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly kind: 'no-room' | 'away'

  constructor(kind: StorageError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** Names are made by the server. This is the last guard against one that would leave the folder or the bucket. */
export function assertObjectName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name)) throw new Error('an object cannot have this name')
}
