import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { MemberEvent } from '#contract/events.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { EVENTS_CHANNEL, type EventMessage, type MemberNews } from './event-message.ts'
import { createListener } from './listener.ts'
import { publishing } from './publishing.ts'

export interface Follower {
  /** A page that is told all news; or the stream of an answer, which ends with its answer, also when the server stops. */
  kind?: FollowerKind
  deliver(event: MemberEvent): void
  /** Called when it is to end: the server stops, or the member follows from too many places. */
  end(): void
}

type FollowerKind = 'page' | 'answer'

/** Brings what happens to a member, in whichever process, to all who follow that member in any. */
export interface EventHub {
  /** Tells every open page of a member what happened; with a transaction, exactly if it commits. */
  publish(user_id: string, news: MemberNews, transaction?: Pick<Database, 'execute'>): Promise<void>
  /** Answers how to stop following. */
  follow(user_id: string, follower: Follower): Promise<() => void>
  /** Ends all followers and admits no more. */
  endFollowers(): void
  close(): Promise<void>
}

export interface EventHubOptions {
  pool: Pool
  log: Logger
  complete: (user_id: string, news: MemberNews) => Promise<MemberEvent>
}

interface Following {
  followers: Set<Follower>
  /** What came before: events are delivered one after the other. */
  delivered: Promise<void>
}

/** Of one member in one process: the oldest of its kind gives way. Several tabs on several devices stay well below. */
export const MOST_FOLLOWERS = 20
export const MOST_ANSWER_FOLLOWERS = 10
/** Of all members in one process; beyond it a new one is asked to come back, or to go to another process. */
const MOST_FOLLOWERS_HERE = 5_000

const kindOf = ({ kind = 'page' }: Follower): FollowerKind => kind

export function createEventHub({ pool, log, complete }: EventHubOptions): EventHub {
  const db = openDatabase(pool)
  const following = new Map<string, Following>()
  let ended = false
  let followersHere = 0
  const listener = createListener({
    pool,
    log,
    channel: EVENTS_CHANNEL,
    onMessage(payload) {
      const message = parse(payload)
      if (message) deliver(message.user_id, message.news)
    },
    onRestored() {
      for (const user_id of following.keys()) deliver(user_id, { type: 'resync' })
    },
  })

  /** Anyone with the database may write to the channel: what is not ours is no reason to fall over. */
  function parse(payload: string): EventMessage | undefined {
    try {
      return JSON.parse(payload) as EventMessage
    } catch (error) {
      log.warn({ err: error }, 'a message on the channel of events is none of ours')
      return undefined
    }
  }

  function deliver(user_id: string, news: MemberNews): void {
    const entry = following.get(user_id)
    if (!entry) return
    entry.delivered = entry.delivered.then(async () => {
      const event = await completed(user_id, news)
      for (const follower of entry.followers) follower.deliver(event)
    })
  }

  async function completed(user_id: string, news: MemberNews): Promise<MemberEvent> {
    try {
      return await complete(user_id, news)
    } catch (error) {
      log.warn({ err: error, event: news.type }, 'an event could not be completed')
      return { type: 'resync' }
    }
  }

  function unfollow(user_id: string, follower: Follower): void {
    const entry = following.get(user_id)
    if (entry?.followers.delete(follower)) followersHere -= 1
    if (entry?.followers.size === 0) following.delete(user_id)
  }

  function endFollowers(): void {
    ended = true
    for (const [user_id, { followers }] of following)
      for (const follower of [...followers]) {
        if (kindOf(follower) === 'answer') continue
        unfollow(user_id, follower)
        follower.end()
      }
  }

  return {
    async publish(user_id, news, transaction = db) {
      await transaction.execute(sql`select ${publishing(user_id, news)}`)
    },

    async follow(user_id, follower) {
      await listener.start()
      // After the wait, during which the end may have come.
      if (ended || followersHere >= MOST_FOLLOWERS_HERE) throw new Refusal('server.unavailable', { retryAfter: 1 })
      const entry = following.get(user_id) ?? { followers: new Set(), delivered: Promise.resolve() }
      following.set(user_id, entry)
      const alike = [...entry.followers].filter((each) => kindOf(each) === kindOf(follower))
      const [oldest] = alike
      if (oldest && alike.length >= (kindOf(follower) === 'answer' ? MOST_ANSWER_FOLLOWERS : MOST_FOLLOWERS)) {
        entry.followers.delete(oldest)
        followersHere -= 1
        oldest.end()
      }
      entry.followers.add(follower)
      followersHere += 1
      return () => unfollow(user_id, follower)
    },

    endFollowers,

    async close() {
      endFollowers()
      await listener.close()
    },
  }
}
