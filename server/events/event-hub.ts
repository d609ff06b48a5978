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
  deliver(event: MemberEvent): void
  /** Called when it is to end: the server stops, or the member follows from too many places. */
  end(): void
}

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

export const MOST_FOLLOWERS = 20

export function createEventHub({ pool, log, complete }: EventHubOptions): EventHub {
  const db = openDatabase(pool)
  const following = new Map<string, Following>()
  let ended = false
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
    entry?.followers.delete(follower)
    if (entry?.followers.size === 0) following.delete(user_id)
  }

  function endFollowers(): void {
    ended = true
    for (const { followers } of following.values()) for (const follower of [...followers]) follower.end()
    following.clear()
  }

  return {
    async publish(user_id, news, transaction = db) {
      await transaction.execute(sql`select ${publishing(user_id, news)}`)
    },

    async follow(user_id, follower) {
      await listener.start()
      // After the wait, during which the end may have come.
      if (ended) throw new Refusal('server.unavailable', { retryAfter: 1 })
      const entry = following.get(user_id) ?? { followers: new Set(), delivered: Promise.resolve() }
      following.set(user_id, entry)
      const [oldest] = entry.followers
      if (oldest && entry.followers.size >= MOST_FOLLOWERS) {
        entry.followers.delete(oldest)
        oldest.end()
      }
      entry.followers.add(follower)
      return () => unfollow(user_id, follower)
    },

    endFollowers,

    async close() {
      endFollowers()
      await listener.close()
    },
  }
}
