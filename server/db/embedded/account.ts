import { createHash } from 'node:crypto'
import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The user PostgreSQL runs as when Kiai itself is root. */
export interface Account {
  uid: number
  gid: number
}

/** Numbers that belong to nobody by the usual assignments (systemd's, Debian's), and exist in a small container too. */
const UNUSED_NUMBERS = { first: 60_578, count: 606 }

const NOBODY: Account = { uid: 65_534, gid: 65_534 }

/**
 * Undefined means: as the user we are. An existing cluster only ever opens for the user that owns it, and whoever owns
 * the data directory may start Kiai later without root. Otherwise PostgreSQL gets a user of its own: what others run as
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

/** Clusters once belonged to nobody, as do many other programs. Not where the data directory was given to nobody, too. */
export async function belongsToNobody(cluster: string, dataDir: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  const { uid } = await nobody()
  return (await ownerOf(cluster))?.uid === uid && (await ownerOf(dataDir))?.uid !== uid
}

/** The user `kiai` where an administrator made one, else a number that no user has. */
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
 * initdb refuses a user without a name. For such a one it runs as nobody, in a group that nobody else is in: whoever
 * else runs as nobody can neither enter a folder of that group nor look into the process.
 */
export async function accountForInitdb(account: Account, dataDir: string): Promise<Account> {
  const isOwnNumber = account.uid >= UNUSED_NUMBERS.first && account.uid < UNUSED_NUMBERS.first + UNUSED_NUMBERS.count
  // Elsewhere users are not listed in a file; only those of our own making have no name there.
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
 * Gives a folder and all in it to another user: the folder itself last, so that an interrupted change is seen and done
 * again. Only what belonged to the former owner changes hands, and nothing that a link leads to.
 */
export async function giveTree(directory: string, from: Account, to: Account): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await giveTree(path, from, to)
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
