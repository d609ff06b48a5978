import { type SQL, sql } from 'drizzle-orm'
import type { Person, PersonCard } from '#contract/people.ts'
import { MENTIONABLE_LISTED, PEOPLE_PAGE } from '#contract/people-rules.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { findEntered, isKnownTo, isMemberOf, mayEnter } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { mayEnterNetwork, personOf } from './person-rows.ts'
import { distances, people } from './tables.ts'
import { notBlocked } from './visibility.ts'

type Reading = Pick<Services, 'db' | 'clock'>

/** A member who is in the directory, shares a space with the reader, or works for Kiai. Otherwise as if there were none. */
export async function readPerson({ db }: Reading, reader: Member, handle: string): Promise<PersonCard> {
  const [card] = await selectCards(db, reader, sql`${people.handle} = ${handle} and ${isKnownTo(reader.user_id)}`, 1)
  if (!card) throw new Refusal('not-found')
  return card
}

interface Wanted {
  space?: string | undefined
  search?: string | undefined
  cursor?: string | undefined
}

/** Those who chose to be listed and may enter the Network now. Sorted by handle: the name without accents, and unique. */
export async function listPeople({ db, clock }: Reading, reader: Member, { space: slug, search = '', cursor }: Wanted) {
  const now = clock.now()
  const space = slug === undefined ? undefined : await findEntered(db, reader, slug, now)
  const list = `people-${space?.id ?? 'all'}`
  const place = readCursor(list, cursor, 'text')
  const conditions = [sql`${people.in_directory}`, mayEnterNetwork(now)]
  if (space) conditions.push(isMemberOf(space.id, sql`${people.user_id}`))
  const name = search.normalize('NFC').trim().replace(/\s+/g, ' ')
  // Not LIKE, so that the search has no wildcards.
  if (name !== '')
    conditions.push(sql`(strpos(fold_text(${profiles.full_name}), fold_text(${name})) > 0
      or starts_with(${people.handle}, ${name.toLowerCase().replace(/^@/, '')}))`)
  if (place) conditions.push(sql`${people.handle} > ${place.key}`)
  const cards = await selectCards(db, reader, sql.join(conditions, sql` and `), PEOPLE_PAGE + 1)
  const shown = cards.slice(0, PEOPLE_PAGE)
  const last = cards.length > PEOPLE_PAGE ? shown.at(-1) : undefined
  return { people: shown, cursor: last ? writeCursor(list, { key: last.handle, id: last.user_id }) : null }
}

/** Nobody who is banned, and nobody who blocked the reader or whom the reader blocked. */
async function selectCards(
  db: Pick<Database, 'execute'>,
  { user_id: reader_id }: Member,
  where: SQL,
  limit: number,
): Promise<PersonCard[]> {
  const { rows } = await db.execute<Omit<PersonCard, keyof Person> & { person: Person }>(sql`
    select ${personOf(sql`seen.user_id`)} as person, seen.about, seen.accepts_messages, seen.distance
    from (
      select ${people.user_id}, ${people.handle}, ${people.about}, ${people.accepts_messages}, (
          select ${distances.distance} from ${distances}
          where ${distances.user_id} = ${reader_id} and ${distances.other_id} = ${people.user_id}) as distance
      from ${people} join ${profiles} on ${profiles.user_id} = ${people.user_id}
        join ${users} on ${users.id} = ${people.user_id}
      where ${where} and ${users.banned_at} is null and ${notBlocked(reader_id, sql`${people.user_id}`)}
      order by ${people.handle}
      limit ${limit}
    ) seen
    order by seen.handle`)
  return rows.map(({ person, ...rest }) => ({ ...person, ...rest }))
}

/** For the autocomplete of mentions: members of the space who may read it. */
export async function suggestPeople(
  { db, clock }: Reading,
  reader: Member,
  { slug, text }: { slug: string; text: string },
): Promise<{ people: Person[] }> {
  const now = clock.now()
  const space = await findEntered(db, reader, slug, now)
  const begin = text.normalize('NFC').trim().toLowerCase()
  const isMeant = sql`(starts_with(${people.handle}, ${begin})
    or starts_with(fold_text(${profiles.full_name}), fold_text(${begin}))
    or strpos(fold_text(${profiles.full_name}), ' ' || fold_text(${begin})) > 0)`
  const { rows } = await db.execute<{ person: Person }>(sql`
    select ${personOf(sql`meant.user_id`)} as person
    from (
      select ${people.user_id}, ${people.handle}
      from ${people} join ${profiles} on ${profiles.user_id} = ${people.user_id}
        join ${users} on ${users.id} = ${people.user_id}
      where ${isMeant} and ${people.user_id} <> ${reader.user_id} and ${users.banned_at} is null
        and ${isMemberOf(space.id, sql`${people.user_id}`)} and ${mayEnter(space.id, sql`${people.user_id}`, now)}
        and ${notBlocked(reader.user_id, sql`${people.user_id}`)}
      order by ${people.handle}
      limit ${MENTIONABLE_LISTED}
    ) meant
    order by meant.handle`)
  return { people: rows.map(({ person }) => person) }
}
