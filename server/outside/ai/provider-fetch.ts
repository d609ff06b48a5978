import { ModelFailure } from './model.ts'

/** How the protocols' packages reach a provider. */
export const providerFetch: typeof globalThis.fetch = async (input, init) => {
  // Followed, a redirection would carry the key and the member's words to an address nobody set.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const failure = noModel(response)
  if (!failure) return bounded(response)
  await response.body?.cancel()
  // Not one of the errors after which it is tried again.
  throw failure
}

/** The longest answer in the smallest pieces, each wrapped in its protocol, and as much thinking again. */
const MOST_BYTES = 8 * 1024 * 1024
/** What a refusal says is only looked at for its reason. */
const MOST_ERROR_BYTES = 64 * 1024

/** However much a provider sends, in whatever form, no more of it is read. */
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
