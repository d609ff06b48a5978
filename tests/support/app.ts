import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createApp } from '#server/app.ts'
import { type Env, readEnv } from '#server/env.ts'
import type { PasswordHashing } from '#server/features/accounts/public.ts'
import type { LimitOverrides } from '#server/http/limits.ts'
import type { WebFiles } from '#server/http/web-files.ts'
import { openServices } from '#server/open-services.ts'
import type { AnswerModel } from '#server/outside/ai/model.ts'
import type { Storage } from '#server/storage/storage.ts'
import { ApiBrowser } from './api-browser.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createTestClock } from './test-clock.ts'

export const BASE_URL = 'http://localhost:3000'

const quickHash = (password: string) => createHash('sha256').update(password).digest('hex')

const QUICK_HASHING: PasswordHashing = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
}

interface TestAppOptions {
  baseUrl?: string
  /** Other numbers than an installation has; the rest stay the real ones. */
  limits?: LimitOverrides
  log?: Logger
  /** Instead of a fresh one on the run's PostgreSQL. */
  database?: TestDatabase
  /** Another model than the settings choose: one with less patience, say. */
  model?: AnswerModel
  /** Hashes passwords as an installation does, which takes a tenth of a second for each. */
  realHashing?: boolean
  /** Another store of files than a folder of its own. */
  storage?: Storage
  /** Without it only the API answers. */
  web?: WebFiles
}

/** The whole application on a database of its own, without a port. */
export async function createTestApp(settings: Partial<Env> = {}, options: TestAppOptions = {}) {
  const { baseUrl = BASE_URL, limits, log = pino({ level: 'silent' }) } = options
  const database = options.database ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'kiai-app-'))
  const env: Env = { ...readEnv({ DATA_DIR: dataDir, BASE_URL: options.baseUrl }), ...settings }
  const clock = createTestClock()
  const { services, close } = await openServices(env, {
    clock,
    pool: database.pool,
    baseUrl,
    log,
    limits,
    model: options.model,
    passwordHashing: options.realHashing ? undefined : QUICK_HASHING,
    storage: options.storage,
  })
  const app = createApp(services, options.web)
  return {
    app,
    services,
    /** Moves what is time for the rules of this application. */
    clock,
    pool: database.pool,
    /** Each is another machine, with an address of its own. */
    browser: () => new ApiBrowser(app, baseUrl),
    /** One on the machine that Kiai runs on. */
    browserHere: () => new ApiBrowser(app, baseUrl, { address: '127.0.0.1' }),
    /** A program that calls the API: it says nothing of where it comes from. */
    program: (token?: string) => new ApiBrowser(app, baseUrl, { program: true, token }),
    async close() {
      await close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
