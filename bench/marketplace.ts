import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { SECTION_NAMES } from '#contract/offer-rules.ts'
import { createApp } from '#server/app.ts'
import { openPool } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import { openServices } from '#server/open-services.ts'
import { type Figure, median } from './figures.ts'

const [FEW, MANY] = [12, 10_000]
const ROUNDS = 60
const WARM_UP = 10
const LARGEST_RATIO = 2
const BASE_URL = 'http://localhost:3000'

const PAGES = [
  { what: 'All sections', path: '?' },
  { what: 'All sections, cheapest first', path: '?sort=cheapest' },
  { what: 'All sections, best rated first', path: '?sort=best-rated' },
  { what: 'All sections in a price range', path: '?currency=USD&least=1000&most=6000' },
  ...SECTION_NAMES.map((section) => ({ what: `A further page of ${section}`, path: `/${section}?` })),
]

/** A coach with few offers and one with many in one database take turns, so that other load affects both equally. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const log = pino({ level: 'silent' })
  const pool = openPool({ ...embedded.connection, max: 5 }, log)
  try {
    await migrateDatabase(pool)
    const { services, close } = await openServices(readEnv({ DATA_DIR: dataDir }), { pool, baseUrl: BASE_URL, log })
    const app = createApp(services)
    const token = randomUUID()
    for (const [slug, count] of [
      ['few-offers', FEW],
      ['many-offers', MANY],
    ] as const) {
      await pool.query(ADD_COACH, [slug, count, `${slug}@kiai.example`, `${slug}-${token}`])
      // The row was inserted by a trigger.
      await pool.query(
        `update profiles set slug = $1, role = 'coach', coach_status = 'approved', coach_specialties = '{boxing}'
         where full_name = $1`,
        [slug],
      )
    }
    await pool.query('analyze')
    const cookie = `${sessionCookieName(BASE_URL)}=${encodeURIComponent(signToken(`few-offers-${token}`, services.secret))}`

    async function read(path: string): Promise<string> {
      const response = await app.request(`${BASE_URL}${path}`, { headers: { cookie } })
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`)
      return body
    }

    /** A page in the middle where there is one. */
    async function pathTo(slug: string, path: string): Promise<string> {
      const first = `/api/marketplace/${slug}${path}`
      if (path.startsWith('?')) return first
      const { next } = JSON.parse(await read(first)) as { next: string | null }
      return next ? `${first}&cursor=${next}` : first
    }

    const figures: Figure[] = []
    for (const { what, path } of PAGES) {
      const paths = [await pathTo('few-offers', path), await pathTo('many-offers', path)] as const
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const which of [0, 1] as const) {
          const begin = performance.now()
          await read(paths[which])
          if (round >= WARM_UP) times[which].push(performance.now() - begin)
        }
      figures.push(figureOf(what, median(times[0]), median(times[1])))
    }
    await close()
    return figures
  } finally {
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figureOf(what: string, few: number, many: number): Figure {
  return {
    what,
    measured: `${(many / few).toFixed(2)} × at ${MANY.toLocaleString('en')} offers`,
    against: `${many.toFixed(1)} and, at ${FEW}, ${few.toFixed(1)} ms in one run`,
    target: `at most ${LARGEST_RATIO} ×`,
    reached: many / few <= LARGEST_RATIO,
  }
}

/** A signed-in coach who is public, with offers of every kind; a third of the seminars is over, every eleventh offer is hidden. */
const ADD_COACH = `
  with coach as (
    insert into users (name, email, email_verified) values ($1, $3, true) returning id
  ), session as (
    insert into sessions (user_id, token, expires_at) select id, $4, now() + interval '1 day' from coach
  )
  insert into offers (coach_id, kind, title, description, price_minor, currency, delivery_hours, starts_at, minutes, seats,
    sessions, valid_days, stars, reviews, is_active, created_at)
  select id, (array['coaching', 'package', 'film_review', 'shoutout', 'seminar', 'video', 'product'])[1 + n % 7],
    'Offer ' || n, 'Rounds on the pads.', 500 + (n * 7919) % 20000, case when n % 4 = 0 then 'BRL' else 'USD' end, 48,
    case when n % 7 = 4 then now() + interval '1 hour' * (n - $2::int / 3) end, 60, 10, 4, 90, n % 6, least(n % 6, 2),
    n % 11 > 0, now() - interval '1 minute' * n
  from coach, generate_series(1, $2::int) n`
