import type { CustomFetch } from 'openid-client'
import { ProviderFailure } from './identity-provider.ts'

/** The longest answer is a list of keys, of a few kilobytes. */
const MOST_BYTES = 256 * 1024

/** How the library reaches the provider: with a time limit and a size limit, and never to another address. */
export function createProviderFetch(timeoutMs: number): CustomFetch {
  return async (address, { signal, ...options }) => {
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(address, {
        ...(options as RequestInit),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
      if (response.status >= 500) throw new ProviderFailure('away', `the provider answered ${response.status}`)
      const { status, statusText, headers } = response
      return new Response(await readBounded(response), { status, statusText, headers })
    } catch (error) {
      if (error instanceof ProviderFailure) throw error
      throw new ProviderFailure('away', 'the provider does not answer', error)
    }
  }
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop by an error ends the connection.
  for await (const part of response.body) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw new ProviderFailure('away', 'the provider sends more than an answer can be')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
