import type { Logger } from 'pino'
import type { AnswerEvent } from '#contract/chat.ts'
import type { EventHub } from '#server/events/event-hub.ts'
import { hasSession } from '#server/events/open-stream.ts'
import type { ReadMember } from '#server/http/http-app.ts'

const HEARTBEAT_MS = 15_000
const HEARTBEAT = ': heartbeat\n\n'

interface AnswerReader {
  events: Pick<EventHub, 'follow'>
  log: Logger
  user_id: string
  /** The request behind the stream, which ends with its session. */
  request: Request
  readMember: ReadMember
}

/**
 * An answer's events as server-sent events. When the reader disconnects, is signed out or banned, or follows too many
 * answers, the stream ends, not the answer.
 */
export function streamAnswer(
  follow: (signal: AbortSignal) => AsyncIterable<AnswerEvent>,
  reader: AnswerReader,
): ReadableStream<Uint8Array> {
  const { events, log, user_id } = reader
  const encoder = new TextEncoder()
  const gone = new AbortController()
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const end = () => {
        if (gone.signal.aborted) return
        gone.abort()
        controller.close()
      }
      const endWithSession = async () => {
        if (!(await hasSession(reader))) end()
      }
      const heartbeat = setInterval(() => {
        write(HEARTBEAT)
        void endWithSession()
      }, HEARTBEAT_MS)
      gone.signal.addEventListener('abort', () => clearInterval(heartbeat))
      const watchAccount = async () => {
        const following = await events.follow(user_id, {
          kind: 'answer',
          deliver: ({ type }) => void (type === 'account-changed' && endWithSession()),
          end,
        })
        if (gone.signal.aborted) following.stop()
        else gone.signal.addEventListener('abort', following.stop)
      }
      const send = async () => {
        try {
          for await (const event of follow(gone.signal)) write(`data: ${JSON.stringify(event)}\n\n`)
        } catch (error) {
          // The reader reconnects and gets the state of the answer.
          log.warn({ err: error }, 'the stream of an answer broke off')
        } finally {
          end()
        }
      }
      // Not awaited, because the stream can be read at once.
      void send()
      // If events of the account fail, the heartbeat still checks the session.
      watchAccount().catch((error: unknown) => log.warn({ err: error }, 'the account of a reader is not watched'))
    },
    cancel: () => gone.abort(),
  })
}
