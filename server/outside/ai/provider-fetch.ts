import { ModelFailure } from './model.ts'

/** How the protocols' packages reach a provider. */
export const providerFetch: typeof globalThis.fetch = async (input, init) => {
  // Followed, a redirection would carry the key and the member's words to an address nobody set.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const failure = noModel(response)
  if (!failure) return response
  await response.body?.cancel()
  // Not one of the errors after which it is tried again.
  throw failure
}

function noModel(response: Response): ModelFailure | undefined {
  if (response.status >= 300 && response.status < 400)
    return new ModelFailure('broken', 'it points to another address: look at AI_BASE_URL')
  if (response.ok && response.headers.get('content-type')?.includes('text/html'))
    return new ModelFailure('broken', 'a web page answered instead of a model: look at AI_BASE_URL')
  return undefined
}
