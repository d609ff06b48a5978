import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, accountForInitdb, changeOwner } from './account.ts'
import { type Binaries, readMajorVersion } from './binaries.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { DatabaseHome } from './home.ts'
import { runAs } from './run-as.ts'

/** The one role: it owns the cluster and everything in it. */
export const clusterUser = 'kiai'

const passwordFile = 'kiai-loopback-password'
const draftPrefix = 'postgres-initialising-'

export async function isInitialised(home: DatabaseHome, packageDirectory: string): Promise<boolean> {
  const made = await readClusterVersion(home)
  if (made === undefined) return false
  const brought = await readMajorVersion(packageDirectory)
  if (made === brought) return true
  throw new EmbeddedDatabaseError(
    `The database in ${home.cluster} was created by PostgreSQL ${made}; this version of Kiai includes PostgreSQL ${brought}, ` +
      'which cannot read it. Go back to the version that created it and run npm run backup -- FOLDER. Then set DATA_DIR to an ' +
      'empty folder, and with this version run npm run restore -- FOLDER before the first npm start, which would create demo ' +
      'accounts there. Nothing was changed.',
  )
}

/** Created in a draft folder and renamed when complete, so that an interrupted first start leaves no partial cluster. */
export async function initialiseCluster(home: DatabaseHome, binaries: Binaries): Promise<void> {
  await removeInterruptedDrafts(home)
  const draft = await mkdtemp(join(home.directory, draftPrefix))
  const draftCluster = join(draft, 'cluster')
  const password = join(draft, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  const initialiser = home.account && (await accountForInitdb(home.account, home.directory))
  if (initialiser) await grantGroupAccess(initialiser, draft, password)
  const { succeeded, output } = await runAs(initialiser, binaries.initdb, [
    `--pgdata=${draftCluster}`,
    `--username=${clusterUser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth-local=scram-sha-256',
    '--auth-host=scram-sha-256',
    `--pwfile=${password}`,
    '--no-instructions',
  ])
  if (!succeeded) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not create a database in ${home.directory}:\n${output}\n` +
        'Fix that, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  await rename(password, join(draftCluster, passwordFile))
  if (initialiser && home.account) await changeOwner(draftCluster, initialiser, home.account)
  await rename(draftCluster, home.cluster)
  await rm(draft, { recursive: true })
  await flushDirectory(home.directory)
}

/** Gives access only through the group, because other programs may run as the same user but not in this group. */
async function grantGroupAccess({ uid, gid }: Account, draft: string, password: string): Promise<void> {
  await chown(password, uid, gid)
  await chown(draft, 0, gid)
  await chmod(draft, 0o770)
}

/**
 * Written before every launch, so that an existing cluster gets changes too. A password is required on loopback and
 * also on the socket, although its folder is private.
 */
export async function writeAccessRules(home: DatabaseHome): Promise<void> {
  const rules = ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256']
  const file = join(home.cluster, 'pg_hba.conf')
  const draft = `${file}.kiai`
  await writeFile(draft, `# Kiai writes this file anew at every launch.\n${rules.join('\n')}\n`, {
    mode: 0o600,
    flush: true,
  })
  if (home.account) await chown(draft, home.account.uid, home.account.gid)
  await rename(draft, file)
}

export async function readPassword(home: DatabaseHome): Promise<string> {
  return (await readFile(join(home.cluster, passwordFile), 'utf8')).trim()
}

async function readClusterVersion(home: DatabaseHome): Promise<string | undefined> {
  try {
    return (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function removeInterruptedDrafts(home: DatabaseHome): Promise<void> {
  for (const name of await readdir(home.directory)) {
    // An initdb that outlived its Kiai may still be writing, so the removal is retried.
    if (name.startsWith(draftPrefix)) {
      await rm(join(home.directory, name), { recursive: true, force: true, maxRetries: 10 })
    }
  }
}

async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
