import type { Calls } from '#contract/calls.ts'
import type { Input, Method } from '#contract/endpoint.ts'
import { ApiError, readRefusal } from '#web/api/api-error.ts'
import { reportReached, reportUnreachable } from '#web/api/connection.ts'
import { buildRequest } from '#web/api/request.ts'

/** Opens a stream of one answer. */
export type OpenStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>

export function streamOf<Name extends keyof Calls>(name: Name, input: Input<Calls[Name]>): OpenStream {
  const [method, pattern] = name.split(' ') as [Method, string]
  const { path, init } = buildRequest({ method, path: pattern }, input as Record<string, unknown>)
  const headers = { ...(init.headers as Record<string, string>), accept: 'text/event-stream' }
  return async (signal) => {
    let response: Response
    try {
      response = await fetch(path, { ...init, headers, signal })
    } catch (cause) {
      if (signal.aborted) throw cause
      reportUnreachable()
      throw new ApiError('server.unavailable', { status: 0, cause })
    }
    reportReached()
    if (!response.ok) throw await readRefusal(response)
    if (!response.body) throw new ApiError('server.unexpected', { status: response.status })
    return response.body
  }
}
