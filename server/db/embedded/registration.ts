import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseHome, giveToOwner } from './home.ts'
import { identify, isRunning, type ProcessIdentity } from './running-processes.ts'

/** The file that marks a process as a user of this cluster. All functions here need the lock. */
export type Registration = string

export async function register(home: DatabaseHome): Promise<Registration> {
  const directory = usersDirectory(home)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const registration = join(directory, `${process.pid}-${randomUUID()}.json`)
  await writeFile(registration, JSON.stringify(await identify(process.pid)), { mode: 0o600 })
  await giveToOwner(home, directory)
  await giveToOwner(home, registration)
  return registration
}

export async function deregister(registration: Registration): Promise<void> {
  await rm(registration, { force: true })
}

/** Removes the registrations of dead processes, and returns whether any is left. */
export async function isInUse(home: DatabaseHome): Promise<boolean> {
  let inUse = false
  for (const name of await registrationNames(home)) {
    const registration = join(usersDirectory(home), name)
    const user = parseIdentity(await readFile(registration, 'utf8'))
    if (user && (await isRunning(user))) inUse = true
    else await deregister(registration)
  }
  return inUse
}

function usersDirectory(home: DatabaseHome): string {
  return join(home.directory, 'postgres-users')
}

async function registrationNames(home: DatabaseHome): Promise<string[]> {
  try {
    return await readdir(usersDirectory(home))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** A power cut may leave an incomplete file; its process has ended too. */
function parseIdentity(text: string): ProcessIdentity | undefined {
  try {
    const { pid, startMark } = JSON.parse(text) as Partial<ProcessIdentity>
    if (typeof pid !== 'number' || pid <= 0) return undefined
    return typeof startMark === 'string' ? { pid, startMark } : { pid }
  } catch {
    return undefined
  }
}
