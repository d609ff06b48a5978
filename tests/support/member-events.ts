import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { memberTopic, type Topic } from '#server/events/topics.ts'
import type { TestApp } from './app.ts'
import { soon } from './soon.ts'

/** Collects the events that open pages of a member receive from now on, oldest first; also those of the given topics. */
export async function eventsOf(
  { services }: Pick<TestApp, 'services'>,
  user_id: string,
  topics: readonly Topic[] = [],
): Promise<MemberEvent[]> {
  const events: MemberEvent[] = []
  const following = await services.events.follow(user_id, {
    deliver: (event) => void events.push(event),
    end: () => {},
  })
  following.alsoFollow(topics)
  // Events are sent in batches after the commit, so those of earlier writes may still be on their way.
  // They arrive in the order in which they were published: after this one, all of them have arrived.
  const marker = randomUUID()
  services.events.publish(memberTopic(user_id), { type: 'streak-changed', marker } as never)
  await vi.waitFor(() => {
    if (!events.some((event) => 'marker' in event && event.marker === marker)) throw new Error('no marker yet')
  }, soon)
  events.length = 0
  return events
}
