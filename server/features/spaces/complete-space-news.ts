import { sql } from 'drizzle-orm'
import type { MemberEvent } from '#contract/events.ts'
import type { Database } from '#server/db/database.ts'
import { NO_ID } from '#server/db/no-id.ts'
import type { News } from '#server/events/event-message.ts'
import { findPosts } from './find-posts.ts'

type SpaceNews = Extract<News, { type: 'post-added' | 'space-changed' }>

/** So many pages may ask in a second; each request costs a few milliseconds of one process. */
const REQUESTS_PER_SECOND = 250
/** Fewer pages ask at once. */
const MANY_FOLLOWERS = 100

/** Reads a new post once for all pages; spreads the requests of many pages over time. */
export async function completeSpaceNews(
  db: Database,
  news: SpaceNews,
  { followers, now }: { followers: number; now: Date },
): Promise<MemberEvent> {
  const { space_id } = news
  if (news.type === 'post-added') {
    const where = sql`post.id = ${news.post_id} and post.state = 'shown'`
    // No member: nothing in the post is the reader's own.
    const [found] = await findPosts(db, { user_id: NO_ID, now }, { where, limit: 1 })
    if (found) return { type: 'post-added', space_id, post: found.post }
  }
  const spread_ms = Math.round((followers * 1000) / REQUESTS_PER_SECOND)
  return { type: 'space-changed', space_id, ...(followers > MANY_FOLLOWERS && { spread_ms }) }
}
