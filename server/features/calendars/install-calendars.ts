import { HOUSE_HOURS, PERSONA_HOURS } from '#content/house-coaches/house-hours.ts'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { COACH_IDS } from '#contract/personas.ts'
import type { Database } from '#server/db/database.ts'
import { calendars } from './tables.ts'

/**
 * The hours of the house coaches and personas, wherever the catalogue is installed. Runs at every start: a calendar that
 * exists stays as admins changed it.
 */
export async function installCalendars(db: Pick<Database, 'insert'>): Promise<void> {
  const house = HOUSE_COACH_SLUGS.map((seller_slug) => ({
    ...HOUSE_HOURS[seller_slug],
    seller_slug,
    windows: [...HOUSE_HOURS[seller_slug].windows],
    meeting_kind: 'peer' as const,
    // For groups, as the seminars of the catalogue have one.
    meeting_url: `https://live.kiai.example/${seller_slug}`,
  }))
  const personas = COACH_IDS.map((seller_slug) => ({
    ...PERSONA_HOURS,
    seller_slug,
    windows: [...PERSONA_HOURS.windows],
    meeting_kind: 'persona' as const,
  }))
  await db
    .insert(calendars)
    .values([...house, ...personas])
    .onConflictDoNothing({ target: calendars.seller_slug })
}
