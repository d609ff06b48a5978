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
import { sessionCookieName, signToken } from '#server/features/accounts/session-cookie.ts'
import { openServices } from '#server/open-services.ts'
import { median } from './figures.ts'

const BASE_URL = 'http://localhost:3000'
const ROUNDS = 60
const WARM_UP = 10

interface BenchApp {
  pool: Pool
  /** A signed-in person of this name; with a role also a coach who is public, or an admin. */
  addPerson(name: string, role?: 'coach' | 'admin'): Promise<BenchPerson>
}

export interface BenchPerson {
  user_id: string
  /** Reads an address as this person; fails unless the answer is 200. */
  read(path: string): Promise<string>
}

/** The whole application in this process, on a database of its own. */
export async function withApp<T>(work: (app: BenchApp) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-bench-'))
  const embedded = await startEmbedded({ dataDir })
  const log = pino({ level: 'silent' })
  const pool = openPool({ ...embedded.connection, max: 5 }, log)
  try {
    await migrateDatabase(pool)
    const { services, close } = await openServices(readEnv({ DATA_DIR: dataDir }), { pool, baseUrl: BASE_URL, log })
    const app = await createApp(services)

    async function addPerson(name: string, role?: 'coach' | 'admin'): Promise<BenchPerson> {
      const [user_id, token] = [randomUUID(), randomUUID()]
      await pool.query('insert into users (id, name, email, email_verified) values ($1, $2, $3, true)', [
        ...[user_id, name, `${name}@kiai.example`],
      ])
      await pool.query(`insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`, [
        ...[user_id, token],
      ])
      if (role)
        await pool.query(
          `update profiles set role = $2, slug = $3, coach_specialties = '{boxing}',
             coach_status = case when $2 = 'coach' then 'approved' end
           where user_id = $1`,
          [user_id, role, name],
        )
      const cookie = `${sessionCookieName(BASE_URL)}=${encodeURIComponent(signToken(token, services.secret))}`
      return {
        user_id,
        async read(path) {
          const response = await app.request(`${BASE_URL}${path}`, { headers: { cookie } })
          const body = await response.text()
          if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`)
          return body
        },
      }
    }

    const result = await work({ pool, addPerson })
    await close()
    return result
  } finally {
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The usual time of each, in milliseconds. They take turns, so that other load on the machine affects all equally. */
export async function takeTurns(...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < ROUNDS + WARM_UP; round++)
    for (const [which, work] of works.entries()) {
      const begin = performance.now()
      await work()
      if (round >= WARM_UP) times[which]?.push(performance.now() - begin)
    }
  return times.map(median)
}
