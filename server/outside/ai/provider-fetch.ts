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
  let left = response.ok ? MOST_BYTES : MOST_ERROR_BYTES
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      left -= bytes.byteLength
      if (left >= 0) controller.enqueue(bytes)
      else if (response.ok) controller.error(new ModelFailure('broken', 'it sends more than an answer can be'))
      else controller.terminate()
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
}

function noModel(response: Response): ModelFailure | undefined {
  if (response.status >= 300 && response.status < 400)
    return new ModelFailure('broken', 'it points to another address: look at AI_BASE_URL')
  if (response.ok && response.headers.get('content-type')?.includes('text/html'))
    return new ModelFailure('broken', 'a web page answered instead of a model: look at AI_BASE_URL')
  return undefined
}
