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
  /** A page that is told all news; or the stream of an answer, which ends with its answer, also when the server stops. */
  kind?: FollowerKind
  deliver(event: MemberEvent): void
  /** Called when it is to end: the server stops, or the member follows from too many places. */
  end(): void
}

type FollowerKind = 'page' | 'answer'

export interface Following {
  /** Follows these topics besides the member's own, instead of those named before. */
  alsoFollow(topics: readonly Topic[]): void
  stop(): void
}

/** Brings what happens about a topic, in whichever process, to all who follow it in any. */
export interface EventHub {
  /**
   * Tells all who follow a topic what happened: inside a transaction exactly if it commits, and after it. Neither waits
   * nor fails. It is lost if the process dies within the moment: what must not be lost is a row.
   */
  publish(topic: Topic, news: News): void
  /** Begins with the member's own topic. */
  follow(user_id: string, follower: Follower): Promise<Following>
  /** Ends all followers and admits no more. */
  endFollowers(): void
  /** Sends what waits to be sent, too. */
  close(): Promise<void>
}

export interface EventHubOptions {
  pool: Pool
  log: Logger
  complete: (topic: Topic, news: News) => Promise<MemberEvent>
}

interface FollowedTopic {
  followers: Set<Follower>
  /** What came before: events of a topic are delivered one after the other. */
  delivered: Promise<void>
}

/** Of one member in one process: the oldest of its kind gives way. Several tabs on several devices stay well below. */
export const MOST_FOLLOWERS = 20
export const MOST_ANSWER_FOLLOWERS = 10
/** Of all members in one process; beyond it a new one is asked to come back, or to go to another process. */
const MOST_FOLLOWERS_HERE = 5_000

const kindOf = ({ kind = 'page' }: Follower): FollowerKind => kind

export function createEventHub({ pool, log, complete }: EventHubOptions): EventHub {
  const sender = createEventSender({ pool, log })
  const followed = new Map<Topic, FollowedTopic>()
  /** Each with the topics that it follows, by member and oldest first. */
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

  /** Anyone with the database may write to the channel: what is not ours is no reason to fall over. */
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
      const event = await completed(topic, news)
      for (const follower of entry.followers) follower.deliver(event)
    })
  }

  async function completed(topic: Topic, news: News): Promise<MemberEvent> {
    try {
      return await complete(topic, news)
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
      // After the wait, during which the end may have come.
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
