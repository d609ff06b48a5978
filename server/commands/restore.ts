import { join } from 'node:path'
import { stdout } from 'node:process'
import { restoreInstallation } from '#server/backup-installation.ts'
import { readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { openAnyDatabase } from '#server/open-database.ts'
import { exitWithReason, StartError } from './exit-with-reason.ts'

const WITHOUT_SECRET = 'without it nobody with two-factor can sign in.'

/** `npm run restore -- FOLDER` */
export function run([folder]: string[]): Promise<void> {
  return exitWithReason(async () => {
    if (!folder) throw new StartError('Usage: npm run restore -- FOLDER')
    const env = readEnv()
    const database = await openAnyDatabase(env, createLogger(env.LOG_LEVEL))
    try {
      const { tables, files = [], created_at, secret } = await restoreInstallation({ env, pool: database.pool }, folder)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      stdout.write(
        `Restored ${rows} rows in ${tables.length} tables and ${files.length} files, as they were on ${created_at}\n`,
      )
      if (secret === 'in-folder')
        stdout.write(`Set SESSION_SECRET to what is in ${join(folder, 'session-secret')}: ${WITHOUT_SECRET}\n`)
      if (secret === 'elsewhere')
        stdout.write(`Set SESSION_SECRET to what it was when this backup was made: ${WITHOUT_SECRET}\n`)
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error))
    } finally {
      await database.close()
    }
  })
}
