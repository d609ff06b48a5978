import { and, eq, ne } from 'drizzle-orm'
import { hasNewLink } from '#contract/moderation-rules.ts'
import type { OwnPerson } from '#contract/people.ts'
import { rankOf } from '#contract/people-rules.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { isOnProbation } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { ensurePerson, findFreeHandle, findPerson, isReserved, type PersonRow } from './ensure-person.ts'
import { people } from './tables.ts'

type Wanted = Pick<PersonRow, 'handle' | 'about' | 'in_directory' | 'accepts_messages'>

export async function readOwnPerson({ db }: Pick<Services, 'db'>, { user_id }: Member): Promise<OwnPerson> {
  const person = await findPerson(db, user_id)
  return showOwn(person ?? { ...NEWCOMER, handle: await findFreeHandle(db, user_id) })
}

/** As the columns of a new row. */
const NEWCOMER = { about: null, in_directory: false, accepts_messages: false, points: 0 }

export async function changeOwnPerson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  wanted: Wanted,
): Promise<OwnPerson> {
  const { user_id } = member
  const now = clock.now()
  return await db.transaction(async (tx) => {
    const before = await ensurePerson(tx, user_id)
    // Who is suspended may still leave the directory.
    if (wanted.handle !== before.handle || wanted.about !== before.about) await assertMayWrite(tx, user_id, now)
    // As in a post, where it would wait for a moderator.
    if (hasNewLink(wanted.about ?? '', before.about ?? '') && (await isOnProbation(tx, member, now)))
      throw new Refusal('request.invalid', { fields: { about: { problem: 'early-link' } } })
    if (wanted.handle !== before.handle) {
      if (isReserved(wanted.handle)) throw new Refusal('people.handle-taken')
      const ofOther = and(eq(people.handle, wanted.handle), ne(people.user_id, user_id))
      if ((await tx.$count(people, ofOther)) > 0) throw new Refusal('people.handle-taken')
    }
    const [changed] = await tx
      .update(people)
      .set(wanted)
      .where(eq(people.user_id, user_id))
      .returning()
      .catch((error: unknown) => {
        throw isTakenNow(error) ? new Refusal('people.handle-taken') : error
      })
    if (!changed) throw new Refusal('session.missing')
    return showOwn(changed)
  })
}

/** Somebody took the handle between the two statements: the unique index decides. */
function isTakenNow(error: unknown): boolean {
  const cause = (error as { cause?: { constraint?: string } }).cause
  return cause?.constraint === 'people_handle_once'
}

function showOwn({ handle, about, in_directory, accepts_messages, points }: Omit<OwnPerson, 'rank'>): OwnPerson {
  return { handle, about, in_directory, accepts_messages, points, rank: rankOf(points) }
}
