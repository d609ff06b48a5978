import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { MemberEvent } from '#contract/events.ts'
import { afterCommit } from '#server/db/after-commit.ts'
import { Refusal } from '#server/http/refusal.ts'
import { EVENTS_CHANNEL, type EventMessage, type News, unpackMessages } from './event-message.ts'
import { createEventSender } from './event-sender.ts'
import { createListener } from './listener.ts'
import { memberTopic, type Topic } from './topics.ts'

export interface Follower {
  /** A page, which gets all events; or the stream of an answer, which ends with its answer, also when the server stops. */
  kind?: FollowerKind
  deliver(event: MemberEvent): void
  /** Called when the follower must end: the server stops, or the member has too many followers. */
  end(): void
}

type FollowerKind = 'page' | 'answer'

export interface Following {
  /** Sets the topics to follow besides the member's own. */
  alsoFollow(topics: readonly Topic[]): void
  stop(): void
}

/** Delivers the events of a topic to its followers in all processes. */
export interface EventHub {
  /**
   * Sends an event to all followers of a topic; inside a transaction, after and only if it commits. Neither waits nor
   * fails. The event is lost if the process dies right away: what must not be lost belongs in a table.
   */
  publish(topic: Topic, news: News): void
  /** Follows the member's own topic at first. */
  follow(user_id: string, follower: Follower): Promise<Following>
  /** Ends all followers and admits no more. */
  endFollowers(): void
  /** Also sends waiting events. */
  close(): Promise<void>
}

export interface EventHubOptions {
  pool: Pool
  log: Logger
  /** `followers` is how many get the event in this process. */
  complete: (topic: Topic, news: News, followers: number) => Promise<MemberEvent>
}

interface FollowedTopic {
  followers: Set<Follower>
  /** The previous delivery: events of a topic are delivered one after the other. */
  delivered: Promise<void>
}

/** Per member and process; beyond it the oldest of its kind is ended. Several tabs on several devices stay well below. */
export const MOST_FOLLOWERS = 20
export const MOST_ANSWER_FOLLOWERS = 10
/** Of all members in one process; beyond it a new follower is refused and may retry, here or in another process. */
const MOST_FOLLOWERS_HERE = 5_000

const kindOf = ({ kind = 'page' }: Follower): FollowerKind => kind

export function createEventHub({ pool, log, complete }: EventHubOptions): EventHub {
  const sender = createEventSender({ pool, log })
  const followed = new Map<Topic, FollowedTopic>()
  /** The followers by member, oldest first, each with its topics. */
  const members = new Map<string, Map<Follower, Set<Topic>>>()
  let ended = false
  let followersHere = 0
  const listener = createListener({
    pool,
    log,
    channel: EVENTS_CHANNEL,
    onMessage(payload) {
      for (const { topic, news } of parse(payload)) deliver(topic, news)
    },
    onRestored() {
      for (const user_id of members.keys()) deliver(memberTopic(user_id), { type: 'resync' })
    },
  })

  /** Anyone with access to the database may write to the channel, so an invalid message must not fail. */
  function parse(payload: string): EventMessage[] {
    try {
      return unpackMessages(payload)
    } catch (error) {
      log.warn({ err: error }, 'a message on the channel of events is none of ours')
      return []
    }
  }

  function deliver(topic: Topic, news: News): void {
    const entry = followed.get(topic)
    if (!entry) return
    entry.delivered = entry.delivered.then(async () => {
      const event = await completed(topic, news, entry.followers.size)
      for (const follower of entry.followers) follower.deliver(event)
    })
  }

  async function completed(topic: Topic, news: News, followers: number): Promise<MemberEvent> {
    try {
      return await complete(topic, news, followers)
    } catch (error) {
      log.warn({ err: error, event: news.type }, 'an event could not be completed')
      return { type: 'resync' }
    }
  }

  function join(follower: Follower, topic: Topic): void {
    const entry = followed.get(topic) ?? { followers: new Set(), delivered: Promise.resolve() }
    followed.set(topic, entry)
    entry.followers.add(follower)
  }

  function leave(follower: Follower, topic: Topic): void {
    const entry = followed.get(topic)
    entry?.followers.delete(follower)
    if (entry?.followers.size === 0) followed.delete(topic)
  }

  function stop(user_id: string, follower: Follower): void {
    const own = members.get(user_id)
    const topics = own?.get(follower)
    if (!own || !topics) return
    for (const topic of topics) leave(follower, topic)
    own.delete(follower)
    followersHere -= 1
    if (own.size === 0) members.delete(user_id)
  }

  function makeRoom(user_id: string, kind: FollowerKind): void {
    const alike = [...(members.get(user_id)?.keys() ?? [])].filter((each) => kindOf(each) === kind)
    const [oldest] = alike
    if (!oldest || alike.length < (kind === 'answer' ? MOST_ANSWER_FOLLOWERS : MOST_FOLLOWERS)) return
    stop(user_id, oldest)
    oldest.end()
  }

  function endFollowers(): void {
    ended = true
    for (const [user_id, followers] of [...members])
      for (const follower of [...followers.keys()]) {
        if (kindOf(follower) === 'answer') continue
        stop(user_id, follower)
        follower.end()
      }
  }

  return {
    publish(topic, news) {
      afterCommit(() => sender.send({ topic, news }))
    },

    async follow(user_id, follower) {
      await listener.start()
      // Checked after the wait, during which the hub may have ended.
      if (ended || followersHere >= MOST_FOLLOWERS_HERE) throw new Refusal('server.unavailable', { retryAfter: 1 })
      makeRoom(user_id, kindOf(follower))
      const own = members.get(user_id) ?? new Map<Follower, Set<Topic>>()
      members.set(user_id, own.set(follower, new Set([memberTopic(user_id)])))
      followersHere += 1
      join(follower, memberTopic(user_id))
      return {
        alsoFollow(others) {
          const topics = own.get(follower)
          if (!topics) return
          const wanted = new Set([memberTopic(user_id), ...others])
          for (const topic of wanted) if (!topics.has(topic)) join(follower, topic)
          for (const topic of topics) if (!wanted.has(topic)) leave(follower, topic)
          own.set(follower, wanted)
        },
        stop: () => stop(user_id, follower),
      }
    },

    endFollowers,

    async close() {
      endFollowers()
      await sender.close()
      await listener.close()
    },
  }
}
