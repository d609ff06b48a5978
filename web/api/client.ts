import type { Calls } from '#contract/calls.ts'
import type { Input, Method, Output } from '#contract/endpoint.ts'
import { KEPT_AT } from '#contract/offline-rules.ts'
import { ApiError, readRefusal } from './api-error.ts'
import { isConnected, reportKept, reportReached, reportUnreachable } from './connection.ts'
import { buildRequest } from './request.ts'
import { retryWait } from './retry.ts'
import { learnServerTime } from './server-clock.ts'

const TIMEOUT_MS = 30_000
/** As long as the server waits for a whole request. */
const UPLOAD_TIMEOUT_MS = 60_000

/** `body`: the file of a call that takes one. */
type CallOptions = { signal?: AbortSignal | undefined; body?: Blob }
/** A call is named by its method and path; the contract declares its input and output. */
type Call = <Name extends keyof Calls>(
  name: Name,
  input: Input<Calls[Name]>,
  options?: CallOptions,
) => Promise<Output<Calls[Name]>>

const missingSessionListeners = new Set<() => void>()

/** Called when the server no longer knows the session that a call relied on. */
export function onSessionMissing(listener: () => void): () => void {
  missingSessionListeners.add(listener)
  return () => missingSessionListeners.delete(listener)
}

const writtenListeners = new Set<(path: string) => void>()

/** Called when a call has changed something on the server. */
export function onWritten(listener: (path: string) => void): () => void {
  writtenListeners.add(listener)
  return () => writtenListeners.delete(listener)
}

export function reportWritten(path: string): void {
  for (const listener of writtenListeners) listener(path)
}

/** Passes on what a failed call says about the connection and the session. */
export function reportFailure({ status, code }: ApiError): void {
  if (status === 0) reportUnreachable()
  if (code === 'session.missing') for (const listener of missingSessionListeners) listener()
}

export function createCall(baseUrl: string): Call {
  return async (name, input, { signal, body } = {}) => {
    const [method, pattern] = name.split(' ') as [Method, string]
    const { path, init } = buildRequest({ method, path: pattern }, input as Record<string, unknown>, body)
    for (let retries = 0; ; retries++) {
      try {
        const output = await answer(name, baseUrl + path, init, signal)
        if (method !== 'GET') reportWritten(path)
        return output
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { status, retryAfter } = error
        // Without a connection the caller should know at once; queries are fetched again when the connection is back.
        const wait = isConnected() ? retryWait({ method, status, retryAfter, retries }) : undefined
        if (wait === undefined) {
          reportFailure(error)
          throw error
        }
        await pause(wait, signal)
      }
    }
  }
}

/** Makes a call of the contract to the server this page came from. */
export const call = createCall('')

async function answer<Name extends keyof Calls>(
  name: Name,
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Output<Calls[Name]>> {
  const response = await reach(url, init, signal)
  const kept = response.headers.get(KEPT_AT)
  if (kept) reportKept(kept)
  else {
    reportReached()
    learnServerTime(response.headers.get('date'))
  }
  if (!response.ok) throw await readRefusal(response)
  const body: unknown = response.status === 204 ? {} : await readJson(response)
  // The server's tests check its responses; here they are checked in development only.
  if (import.meta.env.DEV) (await import('./check-answer.ts')).checkAnswer(name, body)
  return body as Output<Calls[Name]>
}

async function reach(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(init.body instanceof Blob ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError('server.unavailable', { status: 0, cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('server.unexpected', { status: response.status, cause })
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })
}
