import { ModelFailure } from './model.ts'

/** The `fetch` of the provider packages. */
export const providerFetch: typeof globalThis.fetch = async (input, init) => {
  // A followed redirect would send the key and the member's text to an address that is not configured.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const failure = noModel(response)
  if (!failure) return bounded(response)
  await response.body?.cancel()
  // This error is not retried.
  throw failure
}

/** Enough for the longest answer in the smallest chunks with protocol overhead, and the same amount of thinking. */
const MOST_BYTES = 8 * 1024 * 1024
/** The body of a refusal is only read for its reason. */
const MOST_ERROR_BYTES = 64 * 1024

/** Limits how much of a provider's response is read. */
function bounded(response: Response): Response {
  if (!response.body) return response
  const { ok, status, statusText, headers } = response
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  let left = ok ? MOST_BYTES : MOST_ERROR_BYTES
  // Not a TransformStream: its two streams and the pipe cost several times as much for each answer and each chunk.
  const limited = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        left -= value.byteLength
        if (left >= 0) return controller.enqueue(value)
        if (ok) controller.error(new ModelFailure('broken', 'it sends more than an answer can be'))
        else controller.close()
        await reader.cancel()
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return new Response(limited, { status, statusText, headers })
}

function noModel(response: Response): ModelFailure | undefined {
  if (response.status >= 300 && response.status < 400)
    return new ModelFailure('broken', 'it points to another address: look at AI_BASE_URL')
  if (response.ok && response.headers.get('content-type')?.includes('text/html'))
    return new ModelFailure('broken', 'a web page answered instead of a model: look at AI_BASE_URL')
  return undefined
}
