import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { openPool } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import { openServices } from '#server/open-services.ts'
import { type Figure, median } from './figures.ts'

const BASE_URL = 'http://localhost:3000'
/** The small database has more posts than a search looks at, so that both do the same work. */
const [FEW, MANY] = [50_000, 1_000_000]
const ROUNDS = 40
const WARM_UP = 10
const LARGEST_RATIO = 2

const SEARCHES = [
  { what: 'A word in every third post', search: 'raspagem' },
  { what: 'A word in one post of 200', search: 'kimura' },
  { what: 'A word in ten posts', search: 'zanzibar' },
  { what: 'Two frequent words that ten posts have together', search: 'gloves belt' },
  { what: 'A word that no post has', search: 'xylophonist' },
  { what: 'A mistyped word', search: 'zanzibra' },
  { what: 'A word that only the older half has', search: 'triangle' },
]

interface Site {
  read(search: string): Promise<string>
  close(): Promise<void>
}

/** Two databases of one server take turns, so that other load on the machine affects both equally. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const first = openPool({ ...embedded.connection, max: 1 }, pino({ level: 'silent' }))
  const sites: Site[] = []
  try {
    await first.query('create database few')
    const [few, many] = [
      await openSite(dataDir, { ...embedded.connection, database: 'few' }, FEW),
      await openSite(dataDir, embedded.connection, MANY),
    ]
    sites.push(few, many)
    const figures: Figure[] = []
    for (const { what, search } of SEARCHES) {
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const which of [0, 1] as const) {
          const begin = performance.now()
          await (which === 0 ? few : many).read(search)
          if (round >= WARM_UP) times[which].push(performance.now() - begin)
        }
      figures.push(figureOf(what, median(times[0]), median(times[1])))
    }
    return figures
  } finally {
    for (const site of sites) await site.close()
    await first.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function openSite(dataDir: string, connection: PoolConfig, count: number): Promise<Site> {
  const log = pino({ level: 'silent' })
  const pool = openPool({ ...connection, max: 5 }, log)
  await migrateDatabase(pool)
  const { services, close } = await openServices(readEnv({ DATA_DIR: dataDir }), { pool, baseUrl: BASE_URL, log })
  const token = randomUUID()
  await pool.query(ADD_MEMBER, [token])
  await addPosts(pool, count)
  const cookie = `${sessionCookieName(BASE_URL)}=${encodeURIComponent(signToken(token, services.secret))}`
  const app = await createApp(services)
  return {
    async read(search) {
      const response = await app.request(`${BASE_URL}/api/posts?search=${encodeURIComponent(search)}`, {
        headers: { cookie },
      })
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${search}: ${response.status} ${body}`)
      return body
    },
    async close() {
      await close()
      await pool.end()
    },
  }
}

/** The index of words is built afterwards, which takes a fraction of the time. */
async function addPosts(pool: Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'posts_search'`,
  )
  await pool.query('drop index posts_search')
  await pool.query(ADD_POSTS, [count])
  await pool.query(rows[0]?.indexdef ?? '')
  await pool.query('vacuum analyze posts')
}

function figureOf(what: string, few: number, many: number): Figure {
  return {
    what,
    measured: `${(many / few).toFixed(2)} × at ${MANY.toLocaleString('en')} posts`,
    against: `${many.toFixed(1)} and, at ${FEW.toLocaleString('en')}, ${few.toFixed(1)} ms in one run`,
    target: `at most ${LARGEST_RATIO} ×`,
    reached: many / few <= LARGEST_RATIO,
  }
}

const ADD_MEMBER = `
  with made as (
    insert into users (name, email, email_verified) values ('Robin', 'robin@kiai.example', true) returning id
  ), session as (
    insert into sessions (user_id, token, expires_at) select id, $1, now() + interval '1 day' from made
  ), elite as (
    insert into memberships (user_id) select id from made
  )
  insert into people (user_id, handle) select id, 'robin' from made`

/** A post a second in four spaces, each with the words that the searches need and eight others, some of them frequent. */
const ADD_POSTS = `
  with places as (select id, row_number() over (order by slug) as number from spaces where kind = 'open' limit 4)
  insert into posts (space_id, author_id, key, body, language, created_at, search)
  select places.id, people.user_id, gen_random_uuid(), 'Round ' || n || ': hands up, chin down.', 'en',
    now() - interval '1 second' * n,
    array_to_tsvector(array[
      'w' || (n * 7919::bigint) % 50, 'w' || (n * 104729::bigint) % 500, 'w' || (n * 1299709::bigint) % 5000,
      'w' || (n * 15485863::bigint) % 50000, 'x' || n % 97, 'x' || n % 997, 'y' || n % 31, 'y' || n % 13,
      case when n % 3 = 0 then '/sweep' else 'z' end, case when n % 200 = 0 then '/kimura' else 'z' end,
      case when n % ($1::int / 10) = 0 then 'zanzibar' else 'z' end,
      case when n % 4 = 0 or n % ($1::int / 10) = 1 then '/gloves' else 'z' end,
      case when n % 4 = 2 or n % ($1::int / 10) = 1 then '/belt' else 'z' end,
      case when n > $1::int / 2 then '/triangle' else 'z' end])
  from generate_series(1, $1::int) n join places on places.number = 1 + n % 4, people`
