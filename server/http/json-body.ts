import { isStorable } from '#contract/fields.ts'
import { isJson } from './origin-check.ts'
import { Refusal } from './refusal.ts'

export const BODY_LIMIT_BYTES = 1024 * 1024

/** Our forms nest only a few levels deep; recursive functions can handle this depth. */
const DEPTH_LIMIT = 64

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON object of a request's body; an empty one when there is no body. */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, BODY_LIMIT_BYTES)
  if (bytes.byteLength === 0) return {}
  if (!isJson(request.headers.get('content-type'))) throw new Refusal('request.not-json')
  return parseJsonObject(bytes)
}

export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  const value = parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('*')
  return value as Record<string, unknown>
}

export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > limit) throw new Refusal('request.too-large')
  try {
    // The HTTP parser enforces a declared length, so the body can be read at once.
    const bytes =
      declared === null ? await readStream(request.body, limit) : new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > limit) throw new Refusal('request.too-large')
    return bytes
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown
    // The sender disconnected: nobody reads this answer, and it is not a fault.
    throw new Refusal('request.not-json')
  }
}

async function readStream(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array> {
  if (!stream) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // Not a `for await`, which would close the connection before the sender has read the refusal.
  const reader = stream.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value?.byteLength ?? 0
    if (length > limit) throw new Refusal('request.too-large')
    if (value) chunks.push(value)
  }
  return Buffer.concat(chunks)
}

function parse(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new Refusal('request.not-json')
  }
  if (nestsTooDeep(text)) throw invalid('*')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('request.not-json')
  }
  // In valid JSON only an escape can produce a null byte or half a character, and only `__proto__` a prototype.
  if (text.includes('\\u') || text.includes('__proto__')) refuseUnsafe(value, '')
  return value
}

/** Counts brackets outside of strings, before anything recursive runs. */
function nestsTooDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (inText) {
      if (char === 0x5c) i++
      else if (char === 0x22) inText = false
    } else if (char === 0x22) inText = true
    else if (char === 0x5b || char === 0x7b) {
      if (++depth > DEPTH_LIMIT) return true
    } else if (char === 0x5d || char === 0x7d) depth--
  }
  return false
}

function refuseUnsafe(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw invalid(path || '*')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || !isStorable(key)) throw invalid(path || '*')
      refuseUnsafe(inner, path ? `${path}.${key}` : key)
    }
  }
}

function invalid(field: string): Refusal {
  return new Refusal('request.invalid', { fields: { [field]: { problem: 'invalid' } } })
}
