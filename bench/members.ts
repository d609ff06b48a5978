import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { SESSION_SECONDS } from '#contract/session-rules.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'

/** Inserts members directly into the database and returns a session cookie for each. */
export async function signedInMembers(server: { dataDir: string; url: string }, count: number): Promise<string[]> {
  const database = await startEmbedded({ dataDir: server.dataDir })
  const secret = (await readFile(join(server.dataDir, 'session-secret'), 'utf8')).trim()
  const client = new Client(database.connection)
  await client.connect()
  const cookies: string[] = []
  for (let number = 0; number < count; number++) {
    const [user_id, token] = [randomUUID(), randomUUID()]
    await client.query('insert into users (id, name, email, email_verified) values ($1, $2, $3, true)', [
      user_id,
      'Robin Bench',
      `${user_id}@people.example`,
    ])
    await client.query(
      'insert into sessions (user_id, token, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
      [user_id, token, SESSION_SECONDS],
    )
    cookies.push(`${sessionCookieName(server.url)}=${encodeURIComponent(signToken(token, secret))}`)
  }
  await client.end()
  await database.stop()
  return cookies
}
