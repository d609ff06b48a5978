import { stdout } from 'node:process'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { openAnyDatabase } from '#server/open-database.ts'
import { exitWithReason } from './exit-with-reason.ts'

/** `npm run migrate` */
export function run(): Promise<void> {
  return exitWithReason(async () => {
    const env = readEnv()
    const database = await openAnyDatabase(env, createLogger(env.LOG_LEVEL))
    try {
      const applied = await migrateDatabase(database.pool)
      for (const name of applied) stdout.write(`applied ${name}\n`)
      if (applied.length === 0) stdout.write('The database is up to date.\n')
    } finally {
      await database.close()
    }
  })
}
