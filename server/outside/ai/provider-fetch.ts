import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ModelFailure } from './model.ts'

/**
 * The `fetch` of the provider packages, on Node's own client: an open answer of the global `fetch` holds about 30 kB more.
 * Redirects are not followed: that would send the key and the member's text to an address that is not configured.
 */
export const providerFetch: typeof globalThis.fetch = async (input, init = {}) => {
  const response = await send(new URL(String(input)), init)
  const failure = noModel(response)
  if (!failure) return asResponse(response)
  response.destroy()
  // This error is not retried.
  throw failure
}

/** A failure to connect has the form that the packages know from `fetch`. */
function send(url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = request(url, { method, headers: Object.fromEntries(new Headers(headers)) })
    const abort = () => sent.destroy(signal?.reason)
    signal?.addEventListener('abort', abort)
    sent.on('close', () => signal?.removeEventListener('abort', abort))
    sent.on('response', resolve)
    sent.on('error', (cause) => reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause })))
    sent.end(body)
  })
}

/** Enough for the longest answer in the smallest chunks with protocol overhead, and the same amount of thinking. */
const MOST_BYTES = 8 * 1024 * 1024
/** The body of a refusal is only read for its reason. */
const MOST_ERROR_BYTES = 64 * 1024

const isOk = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 200 && statusCode < 300

/** A response of which only a limited length is read. */
function asResponse(message: IncomingMessage): Response {
  const ok = isOk(message)
  const chunks: AsyncIterator<Uint8Array> = message[Symbol.asyncIterator]()
  let left = ok ? MOST_BYTES : MOST_ERROR_BYTES
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        left -= value.byteLength
        if (left >= 0) return controller.enqueue(value)
        message.destroy()
        if (ok) controller.error(new ModelFailure('broken', 'it sends more than an answer can be'))
        else controller.close()
      },
      cancel: () => void message.destroy(),
    },
    { highWaterMark: 0 },
  )
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(body, { status: message.statusCode ?? 0, headers })
}

function noModel(message: IncomingMessage): ModelFailure | undefined {
  const { statusCode = 0, headers } = message
  if (statusCode >= 300 && statusCode < 400)
    return new ModelFailure('broken', 'it points to another address: look at AI_BASE_URL')
  if (isOk(message) && headers['content-type']?.includes('text/html'))
    return new ModelFailure('broken', 'a web page answered instead of a model: look at AI_BASE_URL')
  return undefined
}
