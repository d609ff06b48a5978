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
import type { BusyCalendars } from '#server/outside/busy-calendar/open-busy-calendars.ts'
import type { PushService } from '#server/outside/push/open-push-service.ts'
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
  /** Rate limits to replace; the others stay as in an installation. */
  limits?: LimitOverrides
  log?: Logger
  /** The database to use instead of a new one. */
  database?: TestDatabase
  /** The AI model to use instead of the one that the settings choose, for example with a shorter timeout. */
  model?: AnswerModel
  /** Hashes passwords like an installation, which takes a tenth of a second each. */
  realHashing?: boolean
  /** The file storage to use instead of a new folder. */
  storage?: Storage
  /** The calendars of coaches elsewhere; without them those of the internet, which tests do not reach. */
  busyCalendars?: BusyCalendars
  /** The push services of browsers; without it those of the internet, which tests do not reach. */
  pushService?: PushService
  /** The built web; without it only the API is served. */
  web?: WebFiles
}

/** The whole application on a new database, without a port. */
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
    busyCalendars: options.busyCalendars,
    pushService: options.pushService,
  })
  const app = await createApp(services, options.web)
  return {
    app,
    services,
    /** Moves the time that the application's rules read. */
    clock,
    pool: database.pool,
    /** A new browser with its own IP address. */
    browser: () => new ApiBrowser(app, baseUrl),
    /** A browser on the machine that Kiai runs on. */
    browserHere: () => new ApiBrowser(app, baseUrl, { address: '127.0.0.1' }),
    /** A program that calls the API: it sends no origin. */
    program: (token?: string) => new ApiBrowser(app, baseUrl, { program: true, token }),
    async close() {
      await close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
