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
  /** The user it should run as after no process uses it any more. */
  nextAccount?: Account
}

const systemDirectory = '/var/lib/kiai'

/** Usually the data directory itself; a separate directory when only root may enter the data directory. */
export async function findOrCreateHome(dataDir: string): Promise<DatabaseHome> {
  const directory = await makeDataDirectory(dataDir)
  const pointer = join(directory, 'postgres-location')
  const elsewhere = await readPointer(pointer)
  if (elsewhere) return homeIn(elsewhere, directory)

  const home = await homeIn(directory, directory)
  if (!home.account || (await canEnter(home.account, directory)) || (await allowTraversal(home.account, directory))) {
    return home
  }
  if (await ownerOf(home.cluster)) {
    throw new EmbeddedDatabaseError(
      `The database in ${home.cluster} runs as user ${home.account.uid}, who may no longer enter that folder. ` +
        'Allow it on each folder above (chmod o+x), or move the data directory and set DATA_DIR.',
    )
  }
  return createSeparateHome(directory, pointer)
}

/** Files that root creates in a user's data directory are given to that user, who can then start Kiai without root. */
export async function giveToOwner(home: Pick<DatabaseHome, 'directory'>, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = await ownerOf(home.directory)
  if (owner) await lchown(path, owner.uid, owner.gid)
}

async function makeDataDirectory(dataDir: string): Promise<string> {
  const asRoot = process.getuid?.() === 0
  // When Kiai runs as root, PostgreSQL's user has to reach the cluster inside: it needs execute, not read permission.
  const mode = asRoot ? 0o711 : 0o700
  const created = await mkdir(dataDir, { recursive: true, mode })
  if (created) await chmod(dataDir, mode)
  return realpath(dataDir)
}

/**
 * If only root's own data directory blocks PostgreSQL's user, it gets execute permission (not read), since the person
 * who backs that folder up or mounts it into a container expects the data in it.
 */
async function allowTraversal(account: Account, directory: string): Promise<boolean> {
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
  // PostgreSQL is recognised by its working directory, which the system reports with links resolved.
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
  // A power cut may have left the file empty, before the directory existed.
  if (!directory) return undefined
  if ((await stat(directory).catch(() => undefined))?.isDirectory()) return realpath(directory)
  throw new EmbeddedDatabaseError(
    `The database was kept in ${directory}, as ${pointer} says, and is no longer there (or not readable by this user). ` +
      'Put that folder back, or delete the file to start with an empty database.',
  )
}

/**
 * The name is random: a data directory that was deleted and created again at the same path must not get the old data
 * back. If two processes get here at once, the first pointer counts.
 */
async function createSeparateHome(dataDir: string, pointer: string): Promise<DatabaseHome> {
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
