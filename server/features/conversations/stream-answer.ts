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
  /** Who asked: as long as its session lasts, the stream does. */
  request: Request
  readMember: ReadMember
}

/**
 * An answer's events as server-sent events. A reader who goes away, is signed out or banned, or follows answers from too
 * many places ends the following, not the answer.
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
          // The reader connects again and is told what became of it.
          log.warn({ err: error }, 'the stream of an answer broke off')
        } finally {
          end()
        }
      }
      // Not waited for: a stream may be read from the moment it has pending.
      void send()
      // Without news of the account, the heartbeat still finds out.
      watchAccount().catch((error: unknown) => log.warn({ err: error }, 'the account of a reader is not watched'))
    },
    cancel: () => gone.abort(),
  })
}
