import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type PoolConfig } from 'pg'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { writeCursor } from '#server/db/cursor.ts'
import { openPool } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import { openServices } from '#server/open-services.ts'
import { type Figure, median } from './figures.ts'
import { fillWithProfiles } from './many-profiles.ts'

const [FEW, MANY] = [1_000, 1_000_000]
const ROUNDS = 60
const WARM_UP = 10
const LARGEST_RATIO = 2
const BASE_URL = 'http://localhost:3000'

const USERS = '/api/admin/users'
const TRANSACTIONS = '/api/admin/transactions'

const withMicroseconds = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const middleOf = (key: string, id: string, table: string, order: string) =>
  `select ${key} as key, ${id} as id from ${table} order by ${order} offset (select count(*) / 2 from ${table}) limit 1`

/** A row from the middle of each list. */
const MIDDLE = {
  'users-newest': middleOf(withMicroseconds('created_at'), 'user_id', 'member_directory', 'created_at'),
  'users-name': middleOf('name', 'user_id', 'member_directory', 'name'),
  'users-last-active': middleOf(withMicroseconds('last_active_at'), 'user_id', 'member_directory', 'last_active_at'),
  transactions: middleOf(withMicroseconds('created_at'), 'id', 'transactions', 'created_at'),
} as const

/** The measured pages; `middle` names a cursor in the middle of the list. */
const PAGES: { what: string; path: string; middle?: keyof typeof MIDDLE }[] = [
  { what: 'Users', path: `${USERS}?` },
  { what: 'Users, in the middle', path: `${USERS}?`, middle: 'users-newest' },
  { what: 'Users by name, in the middle', path: `${USERS}?sort=name`, middle: 'users-name' },
  { what: 'Users by last activity, in the middle', path: `${USERS}?sort=last-active`, middle: 'users-last-active' },
  { what: 'Coaches, oldest first', path: `${USERS}?membership_type=coach&sort=oldest` },
  { what: 'Banned users, in the middle', path: `${USERS}?status=banned`, middle: 'users-newest' },
  { what: 'Search for one address', path: `${USERS}?search=member500@gym0.example` },
  { what: 'Search for a name that many have', path: `${USERS}?search=joao` },
  { what: 'Search for a name that one in 1,000 has', path: `${USERS}?search=clan500` },
  { what: 'Search for names that one in 90 has', path: `${USERS}?search=clan50` },
  { what: 'Search for nobody', path: `${USERS}?search=zzyzx` },
  { what: 'Transactions', path: `${TRANSACTIONS}?` },
  { what: 'Transactions, in the middle', path: `${TRANSACTIONS}?`, middle: 'transactions' },
  { what: 'Failed transactions', path: `${TRANSACTIONS}?status=failed` },
  { what: 'Transactions of one address', path: `${TRANSACTIONS}?search=member500@gym0.example` },
]

/** Two applications on one database server take turns, so that other load on the machine affects both equally. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const open: BenchApp[] = []
  try {
    const small = await openBenchApp(embedded.connection, dataDir, FEW)
    open.push(small)
    const large = await openBenchApp(embedded.connection, dataDir, MANY)
    open.push(large)
    const figures: Figure[] = []
    for (const page of PAGES) figures.push(await compare(page, small, large))
    // These are slower with more rows: a name that 100,000 have, none of them banned; a name that 11,000 have, who are
    // neighbours in the order by name; and exact counts.
    figures.push(
      await timeAlone(large, 'The hardest search', `${USERS}?status=banned&search=joao`, 250),
      await timeAlone(large, 'The hardest order', `${USERS}?sort=name&search=clan50`, 250),
      await timeAlone(large, 'The cards above the lists', '/api/admin/stats', 1_000),
    )
    return figures
  } finally {
    for (const app of open) await app.close()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type BenchApp = Awaited<ReturnType<typeof openBenchApp>>

async function compare(page: (typeof PAGES)[number], small: BenchApp, large: BenchApp): Promise<Figure> {
  const [few, many]: [number[], number[]] = [[], []]
  const [smallPath, largePath] = [await small.pathTo(page), await large.pathTo(page)]
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const times = [await small.time(smallPath), await large.time(largePath)] as const
    if (round < WARM_UP) continue
    few.push(times[0])
    many.push(times[1])
  }
  const ratio = median(many) / median(few)
  return {
    what: page.what,
    measured: `${ratio.toFixed(2)} × at ${MANY.toLocaleString('en')} profiles`,
    against: `${median(many).toFixed(1)} and, at ${FEW.toLocaleString('en')}, ${median(few).toFixed(1)} ms in one run`,
    target: `at most ${LARGEST_RATIO} ×`,
    reached: ratio <= LARGEST_RATIO,
  }
}

async function timeAlone(app: BenchApp, what: string, path: string, mostMs: number): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < 10; round++) times.push(await app.time(path))
  return {
    what,
    measured: `${median(times).toFixed(0)} ms`,
    against: `at ${MANY.toLocaleString('en')} profiles and as many transactions`,
    target: `under ${mostMs} ms`,
    reached: median(times) < mostMs,
  }
}

/** The whole application on a database with this many profiles, and a signed-in admin. */
async function openBenchApp(connection: PoolConfig, dataDir: string, profiles: number) {
  const database = `kiai_${profiles}`
  const server = new Client(connection)
  await server.connect()
  await server.query(`create database ${database}`)
  await server.end()
  const log = pino({ level: 'silent' })
  const pool = openPool({ ...connection, database, max: 5 }, log)
  await migrateDatabase(pool)
  const client = new Client({ ...connection, database })
  await client.connect()
  await fillWithProfiles(client, profiles)
  await client.end()
  const env = readEnv({ DATA_DIR: dataDir })
  const { services, close } = await openServices(env, { pool, baseUrl: BASE_URL, log })
  const app = await createApp(services)
  const token = randomUUID()
  await pool.query(
    `with admin as (insert into users (name, email, email_verified, created_at)
       values ('Ada Admin', 'ada@kiai.example', true, '2001-01-01') returning id)
     insert into sessions (user_id, token, expires_at) select id, $1, now() + interval '1 day' from admin`,
    [token],
  )
  await pool.query(`update profiles set role = 'admin' where full_name = 'Ada Admin'`)
  const cookie = `${sessionCookieName(BASE_URL)}=${encodeURIComponent(signToken(token, services.secret))}`

  async function read(path: string): Promise<void> {
    const response = await app.request(`${BASE_URL}${path}`, { headers: { cookie } })
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.text()
  }

  return {
    async time(path: string): Promise<number> {
      const begin = performance.now()
      await read(path)
      return performance.now() - begin
    },
    async pathTo({ path, middle }: (typeof PAGES)[number]): Promise<string> {
      if (!middle) return path
      const { rows } = await pool.query(MIDDLE[middle])
      return `${path}&cursor=${writeCursor(middle, rows[0])}`
    },
    async close() {
      await close()
      await pool.end()
    },
  }
}
