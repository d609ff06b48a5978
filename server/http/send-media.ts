import { type Part, readRange } from './read-range.ts'

interface Media {
  bytes: number
  etag: string
  open(part: Part): Promise<ReadableStream<Uint8Array>>
}

/** A video or sound, or the part of it that the player asks for. */
export async function sendMedia(
  { bytes, etag, open }: Media,
  general: Record<string, string>,
  { method, headers: asked }: Request,
): Promise<Response> {
  const headers = { ...general, 'accept-ranges': 'bytes' }
  if (method === 'HEAD') return new Response(null, { headers: { ...headers, 'content-length': String(bytes) } })
  const part = readRange({ range: asked.get('range'), if_range: asked.get('if-range') }, bytes, etag)
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } })
  const { start, end } = part ?? { start: 0, end: bytes }
  const ofPart = part ? { 'content-range': `bytes ${start}-${end - 1}/${bytes}` } : {}
  return new Response(await open({ start, end }), {
    status: part ? 206 : 200,
    headers: { ...headers, ...ofPart, 'content-length': String(end - start) },
  })
}
