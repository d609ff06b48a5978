import type { Pool } from 'pg'
import { type BackupManifest, backupDatabase, readBackupSecret, restoreDatabase } from '#server/db/backup.ts'
import type { Env } from '#server/env.ts'
import { replaceSessionSecret, sessionSecret } from '#server/session-secret.ts'

interface Installation {
  env: Env
  pool: Pool
}

/**
 * All data, and the secret it is worth nothing without: second factors are encrypted with it. A secret that an operator
 * has set stays with the operator.
 */
export async function backUpInstallation({ env, pool }: Installation, folder: string): Promise<BackupManifest> {
  return await backupDatabase(pool, folder, env.SESSION_SECRET ? undefined : await sessionSecret(env))
}

/** `secret` says what became of it: it is in place, is in the folder for the operator to set, or is with the operator. */
export async function restoreInstallation(
  { env, pool }: Installation,
  folder: string,
): Promise<BackupManifest & { secret: 'in-place' | 'in-folder' | 'elsewhere' }> {
  // Before anything is written: a damaged backup changes nothing.
  const secret = await readBackupSecret(folder)
  const manifest = await restoreDatabase(pool, folder)
  if (secret === undefined) return { ...manifest, secret: 'elsewhere' }
  if (env.SESSION_SECRET) return { ...manifest, secret: env.SESSION_SECRET === secret ? 'in-place' : 'in-folder' }
  await replaceSessionSecret(env, secret)
  return { ...manifest, secret: 'in-place' }
}
