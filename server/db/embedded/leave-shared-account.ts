import { setTimeout as delay } from 'node:timers/promises'
import { changeOwner } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseHome } from './home.ts'
import { stopPostmaster } from './postmaster.ts'
import { isInUse } from './registration.ts'
import { hasProcessesOf } from './running-processes.ts'

const timeoutMs = 15_000

/**
 * Needs the lock. Moves a cluster from a user that other programs share to a separate user, without loss: only after
 * all its processes have ended, since PostgreSQL does not recognise shared memory of another user.
 * While another Kiai uses it, it stays as it is until the next start.
 */
export async function leaveSharedAccount(
  { nextAccount, ...home }: DatabaseHome,
  binaries: () => Promise<Binaries>,
): Promise<DatabaseHome> {
  if (!nextAccount || !home.account || (await isInUse(home))) return home
  await stopPostmaster(home, binaries)
  const deadline = Date.now() + timeoutMs
  while (await hasProcessesOf(home.cluster)) {
    if (Date.now() > deadline) return home
    await delay(50)
  }
  await changeOwner(home.cluster, home.account, nextAccount)
  return { ...home, account: nextAccount }
}
