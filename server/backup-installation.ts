import type { Pool } from 'pg'
import {
  type BackupManifest,
  backupDatabase,
  readBackupSecret,
  readManifest,
  restoreDatabase,
} from '#server/db/backup.ts'
import type { Env } from '#server/env.ts'
import { checkFiles, copyFilesIn, copyFilesOut } from '#server/features/files/public.ts'
import { replaceSessionSecret, sessionSecret } from '#server/session-secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'

interface Installation {
  env: Env
  pool: Pool
}

/**
 * All data, the uploaded files, and the secret that second factors are encrypted with: without it they cannot be read.
 * A secret that an operator has set is not included.
 */
export async function backUpInstallation({ env, pool }: Installation, folder: string): Promise<BackupManifest> {
  const storage = await openStorage(env)
  return await backupDatabase(pool, folder, {
    secret: env.SESSION_SECRET ? undefined : await sessionSecret(env),
    copyFiles: (client) => copyFilesOut(client, storage, folder),
  })
}

/** `secret` says where the secret is: already in place, in the folder for the operator to set, or not in the backup. */
export async function restoreInstallation(
  { env, pool }: Installation,
  folder: string,
): Promise<BackupManifest & { secret: 'in-place' | 'in-folder' | 'elsewhere' }> {
  // Before anything is written: a damaged backup changes nothing.
  const secret = await readBackupSecret(folder)
  const { files = [] } = await readManifest(folder)
  await checkFiles(folder, files)
  const storage = await openStorage(env)
  const manifest = await restoreDatabase(pool, folder, () => copyFilesIn(storage, folder, files))
  if (secret === undefined) return { ...manifest, secret: 'elsewhere' }
  if (env.SESSION_SECRET) return { ...manifest, secret: env.SESSION_SECRET === secret ? 'in-place' : 'in-folder' }
  await replaceSessionSecret(env, secret)
  return { ...manifest, secret: 'in-place' }
}
