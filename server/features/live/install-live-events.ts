import { inArray } from 'drizzle-orm'
import { HOUSE_LIVE_EVENT_FACTS, HOUSE_LIVE_EVENTS } from '#content/live/live-events.ts'
import { HOUSE_SPACES } from '#contract/space-rules.ts'
import type { Database } from '#server/db/database.ts'
import { spaces } from '#server/features/spaces/public.ts'
import { live_events } from './tables.ts'

/**
 * The events that ship with Kiai. Runs at every start: those that exist stay as hosts changed them, and one that was
 * ended stays ended. Those in person exist in demo installations only.
 */
export async function installLiveEvents(
  db: Pick<Database, 'select' | 'insert'>,
  { demo }: { demo: boolean },
): Promise<void> {
  const houses = await db
    .select({ id: spaces.id, slug: spaces.slug })
    .from(spaces)
    .where(inArray(spaces.slug, [...HOUSE_SPACES]))
  const ids = new Map(houses.map(({ id, slug }) => [slug, id]))
  const rows = HOUSE_LIVE_EVENTS.flatMap((content_id) => {
    const { space, demo: isDemo = false, address = null, seats = null, ...facts } = HOUSE_LIVE_EVENT_FACTS[content_id]
    const space_id = ids.get(space)
    return space_id && (demo || !isDemo) ? [{ ...facts, content_id, space_id, address, seats }] : []
  })
  if (rows.length > 0) await db.insert(live_events).values(rows).onConflictDoNothing()
}
