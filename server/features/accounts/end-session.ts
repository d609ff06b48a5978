import { eq } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { sessionCookie } from './session-cookie.ts'
import { sessions } from './tables.ts'

export async function endSession({ db }: Pick<Services, 'db'>, member: Member): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, member.session_id))
}

/** Tells the browser to forget the session's cookie. */
export function forgetCookie({ baseUrl }: Pick<Services, 'baseUrl'>, headers: Headers): void {
  headers.append('set-cookie', sessionCookie(baseUrl, '', 0))
}
