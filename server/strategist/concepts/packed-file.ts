/** A file of numbers: what it is, a header in JSON, then arrays one after the other, each on a boundary of four bytes. */
export function packFile(magic: number, header: unknown, arrays: readonly ArrayBufferView[]): Buffer {
  const headerBytes = Buffer.from(JSON.stringify(header))
  const prefix = Buffer.alloc(8)
  prefix.writeUInt32LE(magic, 0)
  prefix.writeUInt32LE(headerBytes.length, 4)
  const parts = [prefix, headerBytes, ...arrays.map(asBytes)]
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.alloc(padding(part.length))]))
}

const padding = (length: number): number => (4 - (length % 4)) % 4
const asBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

interface ArrayType<Numbers> {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBuffer, start: number, length: number): Numbers
}

export interface UnpackedFile<Header> {
  header: Header
  /** The next array. */
  take<Numbers>(type: ArrayType<Numbers>, length: number): Numbers
}

export function unpackFile<Header>(magic: number, file: Uint8Array): UnpackedFile<Header> {
  // The arrays must begin on a boundary of four bytes; a file that was read whole does.
  const bytes = file.byteOffset === 0 ? file : new Uint8Array(file)
  const view = new DataView(bytes.buffer)
  if (view.getUint32(0, true) !== magic) throw new Error('this is a file of another kind')
  const headerLength = view.getUint32(4, true)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headerLength))) as Header
  let at = 8 + headerLength + padding(headerLength)
  return {
    header,
    take(Numbers, length) {
      const start = at
      const size = length * Numbers.BYTES_PER_ELEMENT
      at += size + padding(size)
      return new Numbers(bytes.buffer as ArrayBuffer, start, length)
    },
  }
}
