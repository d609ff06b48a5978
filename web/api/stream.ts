import type { Calls } from '#contract/calls.ts'
import type { Input, Method } from '#contract/endpoint.ts'
import { ApiError, readRefusal } from './api-error.ts'
import { reportFailure, reportWritten } from './client.ts'
import { reportReached } from './connection.ts'
import { buildRequest } from './request.ts'

/** The server sends a heartbeat every 15 seconds. */
const LONGEST_SILENCE_MS = 35_000

/** Opens a stream and yields the data of each event. */
export type OpenStream = (signal: AbortSignal) => AsyncGenerator<string>

/** A call of the contract whose response is a stream. Failures are reported as those of any other call. */
export function createStreamOf(baseUrl: string) {
  return <Name extends keyof Calls>(name: Name, input: Input<Calls[Name]>): OpenStream => {
    const [method, pattern] = name.split(' ') as [Method, string]
    const { path, init } = buildRequest({ method, path: pattern }, input as Record<string, unknown>)
    const headers = { ...(init.headers as Record<string, string>), accept: 'text/event-stream' }
    return async function* (signal) {
      const silence = createSilenceTimeout()
      const either = AbortSignal.any([signal, silence.signal])
      try {
        const body = await open(baseUrl + path, { ...init, headers, signal: either }, signal)
        yield* readServerEvents(body, silence.restart)
        if (method !== 'GET') reportWritten(path)
      } catch (cause) {
        const error = silence.signal.aborted && !signal.aborted ? unavailable(cause) : cause
        if (error instanceof ApiError) reportFailure(error)
        throw error
      } finally {
        silence.stop()
      }
    }
  }
}

export const streamOf = createStreamOf('')

async function open(url: string, init: RequestInit, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (cause) {
    throw signal.aborted ? cause : unavailable(cause)
  }
  reportReached()
  if (!response.ok) throw await readRefusal(response)
  if (!response.body) throw new ApiError('server.unexpected', { status: response.status })
  return response.body
}

function unavailable(cause: unknown): ApiError {
  return new ApiError('server.unavailable', { status: 0, cause })
}

/** Without it, a connection that broke without an error would hang for ever. */
function createSilenceTimeout() {
  const silent = new AbortController()
  const end = () => silent.abort(new DOMException('The stream fell silent', 'TimeoutError'))
  let timer = setTimeout(end, LONGEST_SILENCE_MS)
  return {
    signal: silent.signal,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(end, LONGEST_SILENCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The data of each server-sent event. Comments, such as heartbeats, are skipped. */
async function* readServerEvents(stream: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = dataOf(block)
        if (data !== undefined) yield data
      }
    }
  } finally {
    // Closes the connection when the reader stops early.
    reader.cancel().catch(() => undefined)
  }
}

function dataOf(block: string): string | undefined {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  return lines.length === 0 ? undefined : lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n')
}
