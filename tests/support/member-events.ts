import type { MemberEvent } from '#contract/events.ts'
import type { Topic } from '#server/events/topics.ts'
import type { TestApp } from './app.ts'

/** What reaches the open pages of a member from now on, in the order in which it comes; also about these topics. */
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
  return events
}
