import { may } from '#contract/access.ts'
import type { Member } from '#server/http/member.ts'

/** What an event is about, and so who receives it. An event is sent once per topic, however many follow it. */
export type Topic = `member:${string}` | 'admins'

const MEMBER = 'member:'

export const memberTopic = (user_id: string): Topic => `${MEMBER}${user_id}`

/** The id of the member whose own topic this is. */
export function memberOf(topic: Topic): string {
  if (!topic.startsWith(MEMBER)) throw new Error(`${topic} belongs to no single member`)
  return topic.slice(MEMBER.length)
}

/** The topics besides their own that a member may follow now. Read again whenever the account changes. */
export function sharedTopics({ membership_type }: Pick<Member, 'membership_type'>): Topic[] {
  return may('administer', membership_type) ? ['admins'] : []
}
