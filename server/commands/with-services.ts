import { readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { openMigratedDatabase } from '#server/open-database.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'
import { addressForLinks } from './kept-address.ts'

/** For commands that need the server's services, whether a server is running or not. */
export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  const baseUrl = await addressForLinks(env)
  const database = await openMigratedDatabase(env, log)
  try {
    const { services, close } = await openServices(env, { pool: database.pool, baseUrl, log })
    try {
      await work(services)
    } finally {
      await close()
    }
  } finally {
    await database.close()
  }
}
