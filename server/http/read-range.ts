/** The part of a file that is sent: from `start` up to but without `end`. */
export interface Part {
  start: number
  end: number
}

interface RangeHeaders {
  range: string | null
  if_range: string | null
}

/**
 * The part that a Range header asks for; undefined for the whole file, and 'unsatisfiable' when it lies behind the end. A
 * header that is malformed or asks for several parts is ignored, as HTTP allows.
 */
export function readRange(
  { range, if_range }: RangeHeaders,
  bytes: number,
  etag: string,
): Part | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  // The part belongs to what the browser already has, which may be another file.
  if (if_range !== null && if_range !== etag) return undefined
  if (from === '') {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes }
  }
  const start = Number(from)
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'unsatisfiable' : { start, end: last + 1 }
}
