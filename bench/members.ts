import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
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

/** Elite members who joined two seeded spaces, Kings and Sala Solis, with a session each; their cookies. */
export async function addSpaceMembers(
  database: Client | Pool,
  { url, secret, count }: { url: string; secret: string; count: number },
): Promise<string[]> {
  const token = randomUUID()
  await database.query(ADD_MEMBERS, [count, token])
  return Array.from(
    { length: count },
    (_, index) => `${sessionCookieName(url)}=${encodeURIComponent(signToken(`${token}-${index + 1}`, secret))}`,
  )
}

const ADD_MEMBERS = `
  with made as (
    insert into users (name, email, email_verified)
    select 'Member ' || n, 'member-' || n || '@kiai.example', true from generate_series(1, $1::int) n returning id, name
  ), numbered as (
    select id, split_part(name, ' ', 2) as number from made
  ), sessions_made as (
    insert into sessions (user_id, token, expires_at)
    select id, $2 || '-' || number, now() + interval '1 day' from numbered
  ), elite as (
    insert into memberships (user_id) select id from numbered
  ), known as (
    insert into people (user_id, handle) select id, 'member-' || number from numbered
  )
  insert into space_members (space_id, user_id, joined_at, read_until)
  select spaces.id, numbered.id, now() - interval '300 days', now() - interval '1 day'
  from spaces, numbered where slug in ('kings', 'sala-solis')`
