import type { MemberEvent } from '#contract/events.ts'

type Unfinished<Event> = Event extends { unread: number } ? Omit<Event, 'unread'> : Event

/** An event as it is published. What it counts is counted when it is delivered: only then are all others known. */
export type MemberNews = Unfinished<MemberEvent>

/** What travels from the process in which something happened to all of them. */
export interface EventMessage {
  user_id: string
  news: MemberNews
}

export const EVENTS_CHANNEL = 'kiai_events'

/** PostgreSQL refuses 8000 bytes and more. */
const MOST_PAYLOAD_BYTES = 7_999

/** News too long for a message becomes a hint to ask for it. */
export function eventPayload(user_id: string, news: MemberNews): string {
  const whole = JSON.stringify({ user_id, news } satisfies EventMessage)
  if (Buffer.byteLength(whole) <= MOST_PAYLOAD_BYTES) return whole
  return JSON.stringify({ user_id, news: { type: 'resync' } } satisfies EventMessage)
}
