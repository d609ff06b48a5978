import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import { newEmail } from './people.ts'

export interface SignedInMember {
  user_id: string
  email: string
  /** The value of the browser's Cookie header. */
  cookie: string
}

/** Inserts many confirmed, signed-in members into the database with few statements. */
export async function manyMembers(
  database: Pool,
  { count, secret, baseUrl }: { count: number; secret: string; baseUrl: string },
): Promise<SignedInMember[]> {
  const members = Array.from({ length: count }, () => ({
    user_id: randomUUID() as string,
    email: newEmail(),
    token: randomUUID() as string,
  }))
  const ids = members.map(({ user_id }) => user_id)
  await database.query(
    `insert into users (id, name, email, email_verified)
     select id, 'Robin Tester', email, true from unnest($1::uuid[], $2::text[]) as member (id, email)`,
    [ids, members.map(({ email }) => email)],
  )
  await database.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + make_interval(secs => $3) from unnest($1::uuid[], $2::text[]) as member (id, token)`,
    [ids, members.map(({ token }) => token), SESSION_SECONDS],
  )
  return members.map(({ user_id, email, token }) => ({
    user_id,
    email,
    cookie: `${sessionCookieName(baseUrl)}=${encodeURIComponent(signToken(token, secret))}`,
  }))
}
