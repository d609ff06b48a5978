import { HOUSE_SPACE_FACTS } from '#content/spaces/spaces.ts'
import { HOUSE_SPACES } from '#contract/space-rules.ts'
import type { Database } from '#server/db/database.ts'
import { spaces } from './tables.ts'

/**
 * The spaces that ship with Kiai, in every installation. Runs at every start: those that exist stay as they are. Their
 * texts are content and are not stored.
 */
export async function installSpaces(db: Pick<Database, 'insert'>, now: Date): Promise<void> {
  const rows = HOUSE_SPACES.map((slug, index) => {
    const { kind, coach_slug = null } = HOUSE_SPACE_FACTS[slug]
    // Listed in the order of their creation.
    return { slug, kind, coach_slug, created_at: new Date(now.getTime() + index) }
  })
  await db.insert(spaces).values(rows).onConflictDoNothing()
}
