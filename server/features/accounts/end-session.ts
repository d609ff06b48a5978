import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { forgetDevices } from './known-device.ts'
import { sessionCookie } from './session-cookie.ts'
import { sessions } from './tables.ts'

/** Also makes the member's other open pages check their session. */
export async function endSession({ db, events }: Pick<Services, 'db' | 'events'>, member: Member): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, member.session_id))
  events.publish(memberTopic(member.user_id), { type: 'account-changed' })
}

/** Returns the number of sessions, and forgets the known devices too. The caller notifies the member's open pages. */
export async function endAllSessions(
  transaction: Pick<Database, 'delete' | 'update'>,
  user_id: string,
  { now, except }: { now: Date; except?: string },
): Promise<number> {
  await forgetDevices(transaction, user_id, now)
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.user_id, user_id), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id })
  return ended.length
}

/** Tells the browser to forget the session's cookie. */
export function forgetCookie({ baseUrl }: Pick<Services, 'baseUrl'>, headers: Headers): void {
  headers.append('set-cookie', sessionCookie(baseUrl, '', 0))
}
