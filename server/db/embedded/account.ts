import { createHash } from 'node:crypto'
import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The user PostgreSQL runs as when Kiai itself is root. */
export interface Account {
  uid: number
  gid: number
}

/** User ids that systemd and Debian leave unassigned, and that exist in a small container too. */
const UNUSED_NUMBERS = { first: 60_578, count: 606 }

const NOBODY: Account = { uid: 65_534, gid: 65_534 }

/**
 * Undefined means the current user. An existing cluster only opens for the user that owns it, and the owner of the data
 * directory may start Kiai later without root. Otherwise PostgreSQL gets a separate user: other programs that run as
 * the same user could read all of its files.
 */
export async function accountFor(cluster: string, dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const path of [cluster, dataDir]) {
    const owner = await ownerOf(path)
    if (owner && owner.uid !== 0) return owner
  }
  return ownAccount(dataDir)
}

/** Clusters of older versions belong to the user `nobody`, which other programs also use. False where the data directory was given to `nobody` too. */
export async function belongsToNobody(cluster: string, dataDir: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  const { uid } = await nobody()
  return (await ownerOf(cluster))?.uid === uid && (await ownerOf(dataDir))?.uid !== uid
}

/** The user `kiai` if an administrator created one, else an unused user id. */
export async function ownAccount(dataDir: string): Promise<Account> {
  const accounts = await readAccounts()
  const named = accounts.find(({ name, uid }) => name === 'kiai' && uid !== 0)
  if (named) return { uid: named.uid, gid: named.gid }
  const start = createHash('sha256').update(dataDir).digest().readUInt32BE() % UNUSED_NUMBERS.count
  for (let tried = 0; tried < UNUSED_NUMBERS.count; tried++) {
    const id = UNUSED_NUMBERS.first + ((start + tried) % UNUSED_NUMBERS.count)
    if (!accounts.some(({ uid, gid }) => uid === id || gid === id)) return { uid: id, gid: id }
  }
  return nobody()
}

/**
 * initdb refuses a user without a name. In that case it runs as the user `nobody`, in a group without other members:
 * other programs of `nobody` can neither enter a folder of that group nor inspect the process.
 */
export async function accountForInitdb(account: Account, dataDir: string): Promise<Account> {
  const isOwnNumber = account.uid >= UNUSED_NUMBERS.first && account.uid < UNUSED_NUMBERS.first + UNUSED_NUMBERS.count
  // On other systems users are not listed in a file; there only our own unused ids have no name.
  const hasName =
    (await readAccounts()).some(({ uid }) => uid === account.uid) || (process.platform !== 'linux' && !isOwnNumber)
  if (hasName) return account
  return { uid: (await nobody()).uid, gid: (await ownAccount(dataDir)).gid }
}

export async function ownerOf(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Gives a folder and its content to another user: the folder itself last, so that an interrupted change is detected and
 * repeated. Only files of the former owner are changed, and symbolic links are not followed.
 */
export async function changeOwner(directory: string, from: Account, to: Account): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await changeOwner(path, from, to)
    else if ((await lstat(path)).uid === from.uid) await lchown(path, to.uid, to.gid)
  }
  if ((await lstat(directory)).uid === from.uid) await lchown(directory, to.uid, to.gid)
}

async function nobody(): Promise<Account> {
  const found = (await readAccounts()).find(({ name }) => name === 'nobody')
  return found ? { uid: found.uid, gid: found.gid } : NOBODY
}

async function readAccounts(): Promise<(Account & { name: string })[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : []
  })
}
