import { may } from '#contract/access.ts'
import type { Member } from '#server/http/member.ts'

/** What an event is about, and so who receives it. An event is sent once per topic, however many follow it. */
export type Topic = `member:${string}` | `space:${string}` | 'admins'

const MEMBER = 'member:'

export const memberTopic = (user_id: string): Topic => `${MEMBER}${user_id}`

export const spaceTopic = (space_id: string): Topic => `space:${space_id}`

/** The id of the member whose own topic this is. */
export function memberOf(topic: Topic): string {
  if (!topic.startsWith(MEMBER)) throw new Error(`${topic} belongs to no single member`)
  return topic.slice(MEMBER.length)
}

export type TopicFollower = Pick<Member, 'user_id' | 'membership_type'>

/** What a member hears of spaces. */
export interface HeardSpaces {
  /** Of the spaces that the member joined and may enter. */
  topics: readonly Topic[]
  /** The ids of those whose posts the member does not see. */
  hidden: ReadonlySet<string>
  /** The ids of those who are not even named to the member. */
  blocked: ReadonlySet<string>
}

export const NO_SPACES: HeardSpaces = { topics: [], hidden: new Set(), blocked: new Set() }

export type ReadHeardSpaces = (member: TopicFollower) => Promise<HeardSpaces>

/** The topics besides their own and those of spaces that a member may follow now. */
export function sharedTopics({ membership_type }: Pick<Member, 'membership_type'>): Topic[] {
  return may('administer', membership_type) ? ['admins'] : []
}
