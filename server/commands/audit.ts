import { stdout } from 'node:process'
import { openDatabase } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { auditBooks } from '#server/features/orders/public.ts'
import { createLogger } from '#server/http/logger.ts'
import { openMigratedDatabase } from '#server/open-database.ts'
import { exitWithReason, StartError } from './exit-with-reason.ts'

/** `npm run audit`: whether the books add up. Changes nothing, also while a server is running. */
export function run(): Promise<void> {
  return exitWithReason(async () => {
    const env = readEnv()
    const database = await openMigratedDatabase(env, createLogger(env.LOG_LEVEL))
    try {
      const { entries, problems } = await auditBooks(openDatabase(database.pool))
      if (problems.length > 0)
        throw new StartError(
          `The books do not add up (${entries} entries):\n${problems.map((one) => `- ${one}`).join('\n')}`,
        )
      stdout.write(`The books add up: ${entries} entries.\n`)
    } finally {
      await database.close()
    }
  })
}
