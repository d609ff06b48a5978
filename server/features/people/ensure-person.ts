import { randomInt } from 'node:crypto'
import { eq, type Placeholder, sql } from 'drizzle-orm'
import { HOUSE_COACH_SLUGS } from '#content/house-coaches/slugs.ts'
import { HANDLE_MAX_LENGTH, HANDLE_MIN_LENGTH, RESERVED_HANDLES, TEAM_WORDS } from '#contract/people-rules.ts'
import type { Database } from '#server/db/database.ts'
import { slugOf } from '#server/features/coaches/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { people } from './tables.ts'

export type PersonRow = typeof people.$inferSelect

/** Numbers up to this one are tried in turn; after that random ones, because many people have the same name. */
const LAST_NUMBER = 3
const RANDOM_NUMBERS = 100_000
const NAMELESS = 'member'

const TAKEN = new Set<string>([...RESERVED_HANDLES, ...TEAM_WORDS, ...HOUSE_COACH_SLUGS])
/** `kiai`, and also `moderators`, `admin2` and `kiaisupport`. */
const TEAM_WORD = new RegExp(`^(?:${TEAM_WORDS.join('|')})+s?\\d*$`)

export function isReserved(handle: string): boolean {
  return TAKEN.has(handle) || handle.startsWith('ai-') || handle.split('-').some(isTeamWord)
}

const isTeamWord = (word: string) => TEAM_WORD.test(word)

/** The row of this person in the Network; with a handle from their name if it is the first time. */
export async function ensurePerson(db: Pick<Database, 'select' | 'insert'>, user_id: string): Promise<PersonRow> {
  for (;;) {
    const found = await findPerson(db, user_id)
    if (found) return found
    const handle = await findFreeHandle(db, user_id)
    // The unique index decides: two people of the same name, or two tabs of one person, may arrive at the same moment.
    const [made] = await db.insert(people).values({ user_id, handle }).onConflictDoNothing().returning()
    if (made) return made
  }
}

export async function findPerson(db: Pick<Database, 'select'>, user_id: string): Promise<PersonRow | undefined> {
  const [found] = await db.select().from(people).where(eq(people.user_id, user_id))
  return found
}

/** The handle that someone without one would get now. It is not reserved: reading changes nothing. */
export async function findFreeHandle(db: Pick<Database, 'select'>, user_id: string): Promise<string> {
  const [profile] = await db
    .select({ full_name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.user_id, user_id))
  if (!profile) throw new Error('there is no such profile')
  for (let attempt = 1; ; attempt++) {
    const handle = handleOf(profile.full_name, attempt)
    if (isReserved(handle)) continue
    const [taken] = await db.select({ user_id: people.user_id }).from(people).where(eq(people.handle, handle))
    if (!taken) return handle
  }
}

/** The first attempt is the name itself; later ones have a number. */
function handleOf(full_name: string, attempt: number): string {
  const words = slugOf(full_name, NAMELESS).split('-')
  const name = words.filter((word) => !isTeamWord(word)).join('-') || NAMELESS
  const long = name.length < HANDLE_MIN_LENGTH ? `${NAMELESS}-${name}` : name
  const number = attempt === 1 ? '' : `-${attempt <= LAST_NUMBER ? attempt : randomInt(RANDOM_NUMBERS)}`
  return `${long.slice(0, HANDLE_MAX_LENGTH - number.length).replace(/-$/, '')}${number}`
}

/** In the statement of the dashboard. */
export function ownHandle(user_id: Placeholder) {
  return sql<string | null>`(select ${people.handle} from ${people} where ${people.user_id} = ${user_id})`
}

/** A condition that finds the person with this handle. */
export const hasHandle = (handle: string) => sql`${people.handle} = ${handle.toLowerCase()}`
