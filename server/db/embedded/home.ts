import { createHash } from 'node:crypto'
import {
  chmod,
  lchown,
  link,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Account, accountFor, belongsToNobody, ownAccount, ownerOf } from './account.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { canEnter } from './run-as.ts'

/** Where everything that belongs to one embedded database is kept. */
export interface DatabaseHome {
  directory: string
  cluster: string
  /** The user PostgreSQL runs as; undefined means the user Kiai runs as. */
  account: Account | undefined
  /** The user it should run as instead, once nobody uses it. */
  nextAccount?: Account
}

const systemDirectory = '/var/lib/kiai'

/** Usually the data directory itself; a place of its own where root keeps the data in a folder only root may enter. */
export async function settleHome(dataDir: string): Promise<DatabaseHome> {
  const directory = await makeDataDirectory(dataDir)
  const pointer = join(directory, 'postgres-location')
  const elsewhere = await readPointer(pointer)
  if (elsewhere) return homeIn(elsewhere, directory)

  const home = await homeIn(directory, directory)
  if (!home.account || (await canEnter(home.account, directory)) || (await openPassage(home.account, directory))) {
    return home
  }
  if (await ownerOf(home.cluster)) {
    throw new EmbeddedDatabaseError(
      `The database in ${home.cluster} runs as user ${home.account.uid}, who may no longer enter that folder. ` +
        'Allow it on each folder above (chmod o+x), or move the data directory and set DATA_DIR.',
    )
  }
  return moveOut(directory, pointer)
}

/** What root makes in somebody's data directory belongs to them, so that they can start Kiai themselves later. */
export async function handOver(home: Pick<DatabaseHome, 'directory'>, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = await ownerOf(home.directory)
  if (owner) await lchown(path, owner.uid, owner.gid)
}

async function makeDataDirectory(dataDir: string): Promise<string> {
  const asRoot = process.getuid?.() === 0
  // As root another user has to reach the cluster inside, which needs passage, not sight.
  const mode = asRoot ? 0o711 : 0o700
  const created = await mkdir(dataDir, { recursive: true, mode })
  if (created) await chmod(dataDir, mode)
  return realpath(dataDir)
}

/**
 * Where nothing but root's own data directory is in the way, it is opened for passage (not for sight), since whoever
 * keeps that folder or mounts it into a container expects the data to be in it.
 */
async function openPassage(account: Account, directory: string): Promise<boolean> {
  const { uid, mode } = await stat(directory)
  if (uid !== 0 || !(await canEnter(account, dirname(directory)))) return false
  await chmod(directory, (mode & 0o777) | 0o011)
  return canEnter(account, directory)
}

async function homeIn(directory: string, dataDir: string): Promise<DatabaseHome> {
  const cluster = join(directory, 'postgres')
  const owner = await ownerOf(cluster)
  const self = process.getuid?.()
  if (self && owner && owner.uid !== self) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to user ${owner.uid}, and Kiai runs as user ${self}. ` +
        'Start Kiai as root or as that user, or set DATA_DIR to a folder of your own.',
    )
  }
  // PostgreSQL is recognised by its working directory, which the system always names without links.
  const realCluster = owner ? await realpath(cluster) : cluster
  const home = { directory, cluster: realCluster, account: await accountFor(cluster, dataDir) }
  return (await belongsToNobody(cluster, dataDir)) ? { ...home, nextAccount: await ownAccount(dataDir) } : home
}

async function readPointer(pointer: string): Promise<string | undefined> {
  let directory: string
  try {
    directory = (await readFile(pointer, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  // A power cut may have left the file empty, before there was anything to point to.
  if (!directory) return undefined
  if ((await stat(directory).catch(() => undefined))?.isDirectory()) return realpath(directory)
  throw new EmbeddedDatabaseError(
    `The database was kept in ${directory}, as ${pointer} says, and is no longer there (or not readable by this user). ` +
      'Put that folder back, or delete the file to start with an empty database.',
  )
}

/**
 * The name is new each time: a data directory that was deleted and made again at the same path must not come back with
 * the old data. Of two processes that get here at once, the first pointer counts.
 */
async function moveOut(dataDir: string, pointer: string): Promise<DatabaseHome> {
  if (await mkdir(systemDirectory, { recursive: true })) await chmod(systemDirectory, 0o711)
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const directory = await mkdtemp(join(systemDirectory, `${hash}-`))
  await chmod(directory, 0o711)
  const draft = `${pointer}-${basename(directory)}`
  await writeFile(draft, `${directory}\n`, { flush: true })
  try {
    await link(draft, pointer)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await rmdir(directory)
  } finally {
    await unlink(draft)
  }
  return homeIn((await readPointer(pointer)) ?? directory, dataDir)
}
