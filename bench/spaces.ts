import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { openPool } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { spaceTopic } from '#server/events/topics.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'
import { type Figure, median } from './figures.ts'
import { addSpaceMembers } from './members.ts'

const BASE_URL = 'http://localhost:3000'
const [FEW, MANY] = [10_000, 1_000_000]
const AUTHORS = 200
const ROUNDS = 40
const WARM_UP = 10
const LARGEST_RATIO = 2
const MEMBERS = 2_000
const WRITERS = 16
const WRITE_ROUNDS = 5
const WRITE_MS = 2_000
const SMALLEST_RATIO = 0.6

/** Large and small spaces are in one database and take turns, so that other load on the machine affects both equally. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const log = pino({ level: 'silent' })
  const pool = openPool({ ...embedded.connection, max: WRITERS + 4 }, log)
  try {
    await migrateDatabase(pool)
    const limits = { 'write-member': { points: 1_000_000_000 } }
    const env = readEnv({ DATA_DIR: dataDir })
    const { services, close } = await openServices(env, { pool, baseUrl: BASE_URL, log, limits })
    const readers = await addSpaceMembers(pool, { url: BASE_URL, secret: services.secret, count: MEMBERS })
    await addPosts(pool, 'kings', MANY)
    await addPosts(pool, 'sala-solis', FEW)
    await pool.query('vacuum analyze')
    const figures = [...(await measureReading(services, readers)), await measureWriting(services, readers)]
    await close()
    return figures
  } finally {
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Without checking the foreign keys of each row, which would take most of the time. */
async function addPosts(pool: Pool, slug: string, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(ADD_POSTS, [slug, count, AUTHORS])
    await client.query('reset session_replication_role')
  } finally {
    client.release()
  }
}

async function measureReading(services: Services, [cookie = '']: string[]): Promise<Figure[]> {
  const app = await createApp(services)
  async function read(path: string): Promise<string> {
    const response = await app.request(`${BASE_URL}${path}`, { headers: { cookie } })
    const body = await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`)
    return body
  }
  const first = (slug: string) => `/api/spaces/${slug}/posts`
  /** The cursor of a page in the middle of the space, made from the row before it. */
  async function deep(slug: string): Promise<string> {
    const { cursor } = JSON.parse(await read(first(slug))) as { cursor: string }
    const [list] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string]
    const { rows } = await services.pool.query<{ key: string; id: string }>(MIDDLE, [slug])
    const [place] = rows
    if (!place) throw new Error(`${slug} has no post in the middle`)
    return `${first(slug)}?cursor=${Buffer.from(JSON.stringify([list, place.key, place.id])).toString('base64url')}`
  }
  const many = first('kings')
  const few = first('sala-solis')
  const [inMany, inFew] = [await deep('kings'), await deep('sala-solis')]
  const pairs: [string, string, string][] = [
    [`The feed of ${MANY.toLocaleString('en')} posts, compared with ${FEW.toLocaleString('en')}`, few, many],
    ['A page in the middle of it, compared with the small space', inFew, inMany],
    ['A page in the middle of it, compared with the first page', many, inMany],
    ['The door with unread posts, compared with the small space', '/api/spaces/sala-solis', '/api/spaces/kings'],
  ]
  const figures: Figure[] = []
  for (const [what, small, large] of pairs) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS + WARM_UP; round++)
      for (const [which, path] of [small, large].entries()) {
        const begin = performance.now()
        await read(path)
        if (round >= WARM_UP) times[which === 0 ? 0 : 1].push(performance.now() - begin)
      }
    const [base, measured] = [median(times[0]), median(times[1])]
    figures.push({
      what,
      measured: `${(measured / base).toFixed(2)} ×`,
      against: `${measured.toFixed(1)} and ${base.toFixed(1)} ms in one run`,
      target: `at most ${LARGEST_RATIO} ×`,
      reached: measured / base <= LARGEST_RATIO,
    })
  }
  return figures
}

/** All members have the space open. Writes with events and without take turns. */
async function measureWriting(services: Services, cookies: string[]): Promise<Figure> {
  const { rows } = await services.pool.query<{ id: string }>(`select id from spaces where slug = 'kings'`)
  const topic = spaceTopic(rows[0]?.id ?? '')
  let received = 0
  for (let index = 0; index < MEMBERS; index++) {
    const following = await services.events.follow(randomUUID(), { deliver: () => void received++, end() {} })
    following.alsoFollow([topic])
  }
  const publishing = await createApp(services)
  const silent = await createApp({ ...services, events: { ...services.events, publish() {} } })

  async function write(app: typeof silent, cookie: string): Promise<void> {
    const body = JSON.stringify({ key: randomUUID(), body: 'Three rounds on the bag', pictures: [] })
    const headers = { cookie, 'content-type': 'application/json', origin: BASE_URL }
    const response = await app.request(`${BASE_URL}/api/spaces/kings/posts`, { method: 'POST', headers, body })
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
    await response.text()
  }

  async function writesPerSecond(app: typeof silent): Promise<number> {
    const began = performance.now()
    let written = 0
    const each = async (cookie: string) => {
      for (; performance.now() - began < WRITE_MS; written++) await write(app, cookie)
    }
    await Promise.all(cookies.slice(0, WRITERS).map(each))
    return (written * 1_000) / (performance.now() - began)
  }

  await writesPerSecond(publishing)
  const [without, withEvents]: [number[], number[]] = [[], []]
  for (let round = 0; round < WRITE_ROUNDS; round++) {
    without.push(await writesPerSecond(silent))
    withEvents.push(await writesPerSecond(publishing))
  }
  if (received === 0) throw new Error('no event was received')
  const ratio = median(withEvents) / median(without)
  return {
    what: `Posts in a space that ${MEMBERS.toLocaleString('en')} members have open`,
    measured: `${ratio.toFixed(2)} of the same without events`,
    against: `${median(withEvents).toFixed(0)} and ${median(without).toFixed(0)} posts a second in one run`,
    target: `at least ${SMALLEST_RATIO}`,
    reached: ratio >= SMALLEST_RATIO,
  }
}

/** Newest first by seconds; a few are deleted. */
const ADD_POSTS = `
  with authors as (select user_id, row_number() over (order by handle) as number from people limit $3::int)
  insert into posts (space_id, author_id, key, body, language, state, created_at)
  select (select id from spaces where slug = $1), authors.user_id, gen_random_uuid(),
    'Round ' || n || ': hands up, chin down, breathe out with every punch.', 'en',
    case when n % 50 = 0 then 'deleted' else 'shown' end, now() - interval '1 second' * n
  from generate_series(1, $2::int) n join authors on authors.number = 1 + n % $3::int`

const MIDDLE = `
  select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, id
  from posts where space_id = (select id from spaces where slug = $1) and parent_id is null
  order by created_at desc, id desc
  offset (select count(*) / 2 from posts where space_id = (select id from spaces where slug = $1)) limit 1`
