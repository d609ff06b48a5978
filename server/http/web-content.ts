import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Static content, with its compressed variants after they were first requested. */
export interface WebContent {
  body: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/
const WORTH_COMPRESSING_BYTES = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function createContent(body: Uint8Array<ArrayBuffer> | string, type: string): WebContent {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  // Weak, because the same content has several encodings.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { body: bytes, type, etag, compressed: new Map() }
}

/** The content in the best encoding that the client accepts, or 304 when the client has it already. */
export async function sendContent(
  request: Request,
  content: WebContent,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
  const common = { ...headers, etag: content.etag, vary }
  if (status === 200 && isKnown(request.headers.get('if-none-match'), content.etag))
    return new Response(null, { status: 304, headers: common })
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), content)
  if (!encoding) return new Response(content.body, { status, headers: { ...common, 'content-type': content.type } })
  return new Response(await compress(content, encoding), {
    status,
    headers: { ...common, 'content-type': content.type, 'content-encoding': encoding },
  })
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false
}

function chooseEncoding(accepted: string | null, content: WebContent): Encoding | undefined {
  if (!COMPRESSIBLE.test(content.type) || content.body.byteLength < WORTH_COMPRESSING_BYTES) return undefined
  const taken = (accepted ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}

function compress(content: WebContent, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const kept = content.compressed.get(encoding)
  if (kept) return kept
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const made = encoding === 'br' ? brotli(content.body, options) : zip(content.body)
  content.compressed.set(encoding, made)
  return made
}
