import { join } from 'node:path'
import { stdout } from 'node:process'
import { backupDatabase } from '#server/db/backup.ts'
import { readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { openAnyDatabase } from '#server/open-database.ts'
import { exitWithReason } from './exit-with-reason.ts'

/** `npm run backup [-- FOLDER]` */
export function run([folder]: string[]): Promise<void> {
  return exitWithReason(async () => {
    const env = readEnv()
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const target = folder ?? join(env.DATA_DIR, 'backups', time)
    const database = await openAnyDatabase(env, createLogger(env.LOG_LEVEL))
    try {
      const { tables } = await backupDatabase(database.pool, target)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      stdout.write(`${rows} rows of ${tables.length} tables are in ${target}\n`)
    } finally {
      await database.close()
    }
  })
}
