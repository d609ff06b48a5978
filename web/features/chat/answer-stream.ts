import type { AnswerEvent } from '#contract/chat.ts'
import { RECONNECT_SECONDS } from '#contract/event-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { OpenStream } from '#web/api/stream.ts'

const LONGEST_WAIT_SECONDS = 10

type AnswerReading = {
  open: OpenStream
  /** Opens a stream of an answer that has begun, from its current text on. */
  follow: (conversation_id: string) => OpenStream
  onEvent: (event: AnswerEvent) => void
  /** The connection broke. The server goes on writing, and the answer is followed again. */
  onLost: () => void
  signal: AbortSignal
  wait?: (seconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Reads an answer to its end. Once it has begun, a broken connection is reopened by following the answer; the question
 * is never sent twice. An error before that is thrown to the caller.
 */
export async function readAnswer({
  open,
  follow,
  onEvent,
  onLost,
  signal,
  wait = pause,
}: AnswerReading): Promise<void> {
  let conversation_id: string | undefined
  let failures = 0
  for (;;) {
    try {
      const opening = conversation_id === undefined ? open : follow(conversation_id)
      for await (const data of opening(signal)) {
        const event = JSON.parse(data) as AnswerEvent
        if (event.type === 'begun') conversation_id = event.conversation_id
        failures = 0
        onEvent(event)
        if (event.type === 'ended') return
      }
    } catch (error) {
      if (signal.aborted || conversation_id === undefined || isFinal(error)) throw error
    }
    if (conversation_id === undefined) throw new ApiError('server.unavailable', { status: 0 })
    onLost()
    await wait(RECONNECT_SECONDS[failures] ?? LONGEST_WAIT_SECONDS, signal)
    failures += 1
  }
}

/** A retry would get the same error. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
