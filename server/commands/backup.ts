import { join } from 'node:path'
import { stdout } from 'node:process'
import { backUpInstallation } from '#server/backup-installation.ts'
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
      const { tables, files = [], session_secret } = await backUpInstallation({ env, pool: database.pool }, target)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      stdout.write(`Backed up ${rows} rows from ${tables.length} tables and ${files.length} files to ${target}\n`)
      stdout.write(
        session_secret
          ? 'The session secret is included: anyone with this folder can get into the accounts. Keep it private.\n'
          : 'SESSION_SECRET is not included: keep a copy of it too. Without it nobody with two-factor can sign in after a restore.\n',
      )
    } finally {
      await database.close()
    }
  })
}
