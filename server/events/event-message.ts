import type { MemberEvent } from '#contract/events.ts'
import type { Topic } from './topics.ts'

type Unfinished<Event> = Event extends { type: 'notification' }
  ? { type: 'notification'; id: string }
  : Event extends { type: 'post-added' }
    ? { type: 'post-added'; space_id: string; post_id: string }
    : Event extends { unread: number }
      ? Omit<Event, 'unread'>
      : Event

/**
 * An event as it is published. Names and counts are read at delivery: only then are all changes known, and only where
 * there are followers.
 */
export type News = Unfinished<MemberEvent>

/** The message from the publishing process to all processes. */
export interface EventMessage {
  topic: Topic
  news: News
}

export const EVENTS_CHANNEL = 'kiai_events'

/** PostgreSQL refuses 8000 bytes and more. */
const MOST_PAYLOAD_BYTES = 7_999

/** A message as text. An event that is too long is replaced by a hint to refetch. */
export function writeMessage({ topic, news }: EventMessage): string {
  const whole = JSON.stringify({ topic, news } satisfies EventMessage)
  if (Buffer.byteLength(`[${whole}]`) <= MOST_PAYLOAD_BYTES) return whole
  return JSON.stringify({ topic, news: { type: 'resync' } } satisfies EventMessage)
}

/** Packs the messages in their order into as few payloads as possible. */
export function packMessages(messages: Iterable<string>): string[] {
  const payloads: string[] = []
  let packed: string[] = []
  let bytes = 0
  const close = () => {
    if (packed.length > 0) payloads.push(`[${packed.join(',')}]`)
    packed = []
    // The two brackets.
    bytes = 2
  }
  close()
  for (const message of messages) {
    const added = Buffer.byteLength(message) + 1
    if (bytes + added > MOST_PAYLOAD_BYTES + 1) close()
    packed.push(message)
    bytes += added
  }
  close()
  return payloads
}

export function unpackMessages(payload: string): EventMessage[] {
  const messages: unknown = JSON.parse(payload)
  const isMessage = (each: unknown) => typeof each === 'object' && each !== null && 'topic' in each && 'news' in each
  if (!Array.isArray(messages) || !messages.every(isMessage)) throw new Error('not a list of messages')
  return messages as EventMessage[]
}
