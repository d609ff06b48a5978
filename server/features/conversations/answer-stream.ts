import type { Logger } from 'pino'
import type { AnswerEvent } from '#contract/chat.ts'

const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': heartbeat\n\n'

/** An answer's events as server-sent events. A reader who goes away ends the following, not the answer. */
export function answerStream(
  follow: (signal: AbortSignal) => AsyncIterable<AnswerEvent>,
  log: Logger,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS)
      gone.signal.addEventListener('abort', () => clearInterval(heartbeat))
      const send = async () => {
        try {
          for await (const event of follow(gone.signal)) write(`data: ${JSON.stringify(event)}\n\n`)
        } catch (error) {
          // The reader connects again and is told what became of it.
          log.warn({ err: error }, 'the stream of an answer broke off')
        } finally {
          clearInterval(heartbeat)
          if (!gone.signal.aborted) controller.close()
        }
      }
      // Not waited for: a stream may be read from the moment it has begun.
      void send()
    },
    cancel: () => gone.abort(),
  })
}
