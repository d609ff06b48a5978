import type { MemberEvent } from '#contract/events.ts'
import type { TestApp } from './app.ts'

/** What reaches the open pages of a member from now on, in the order in which it comes. */
export async function eventsOf({ services }: TestApp, user_id: string): Promise<MemberEvent[]> {
  const events: MemberEvent[] = []
  await services.events.follow(user_id, { deliver: (event) => void events.push(event), end: () => {} })
  return events
}
