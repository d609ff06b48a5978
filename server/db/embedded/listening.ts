import { createHash } from 'node:crypto'
import { access, chmod, chown, lstat, mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { DatabaseHome } from './home.ts'
import { type Listening, removeStalePidFile } from './postmaster-file.ts'
import { canEnter } from './run-as.ts'

/** A socket in a private folder; loopback where the platform has no such sockets. */
export type Transport = 'socket' | 'loopback'

export const platformTransport: Transport = process.platform === 'win32' ? 'loopback' : 'socket'

const directoryPrefix = 'kiai-'
const socketPort = 5432
const socketName = `.s.PGSQL.${socketPort}`
/** The shorter of the limits of Linux (108) and macOS (104), with room for the closing zero. */
const longestSocketPath = 103

/** Where a new PostgreSQL will listen: at the last address if possible, since other processes may use it. */
export async function chooseListening(
  home: DatabaseHome,
  transport: Transport,
  last: Listening | undefined,
): Promise<Listening> {
  if (transport === 'loopback') {
    const port = last && !last.socketDirectory ? last.port : await findFreePort()
    return { socketDirectory: '', port }
  }
  return { socketDirectory: await claimSocketDirectory(home, last?.socketDirectory), port: socketPort }
}

export function listeningSettings({ socketDirectory, port }: Listening): Record<string, string> {
  return {
    listen_addresses: socketDirectory ? '' : '127.0.0.1',
    // The setting is a list, so the path is quoted in case it contains a comma.
    unix_socket_directories: socketDirectory && `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(port),
  }
}

/** A running PostgreSQL may be unreachable because a clean-up of the temporary folder removed its socket. */
export async function isReachable({ socketDirectory, port }: Listening): Promise<boolean> {
  if (!socketDirectory) return true
  return access(join(socketDirectory, `.s.PGSQL.${port}`)).then(
    () => true,
    () => false,
  )
}

export async function removeSocketDirectory({ socketDirectory }: Listening): Promise<void> {
  // A PostgreSQL that was started by hand listens in a folder that we must not remove.
  if (!basename(socketDirectory).startsWith(directoryPrefix)) return
  try {
    await rmdir(socketDirectory)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY') throw error
  }
}

async function claimSocketDirectory(home: DatabaseHome, last: string | undefined): Promise<string> {
  const base = await chooseBase(home)
  const name = `${directoryPrefix}${createHash('sha256').update(home.cluster).digest('hex').slice(0, 16)}`
  for (const directory of [last, join(base, name)]) {
    if (directory && (await claim(directory, home))) return directory
  }
  // The name is taken by another user's folder; other processes find this one through postmaster.pid.
  const directory = await mkdtemp(join(base, directoryPrefix))
  await makeOwn(directory, home)
  return directory
}

async function chooseBase(home: DatabaseHome): Promise<string> {
  for (const base of [tmpdir(), '/tmp']) {
    const fits = Buffer.byteLength(join(base, `${directoryPrefix}0123456789abcdef`, socketName)) <= longestSocketPath
    if (fits && (!home.account || (await canEnter(home.account, base)))) return base
  }
  throw new EmbeddedDatabaseError('There is no temporary folder for the database socket. Set TMPDIR to a short path.')
}

/** In a world-writable folder, only a real directory that is ours and closed to others may be used. */
async function claim(directory: string, home: DatabaseHome): Promise<boolean> {
  try {
    await mkdir(directory, { mode: 0o700 })
    await makeOwn(directory, home)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code !== 'EEXIST') throw error
  }
  const found = await lstat(directory)
  const owner = home.account?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) return false
  await removeStalePidFile(join(directory, `${socketName}.lock`), home.cluster)
  return true
}

async function makeOwn(directory: string, home: DatabaseHome): Promise<void> {
  await chmod(directory, 0o700)
  if (home.account) await chown(directory, home.account.uid, home.account.gid)
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
  })
  return promise
}
