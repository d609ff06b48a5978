import { setTimeout as delay } from 'node:timers/promises'
import { giveTree } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseHome } from './home.ts'
import { stopPostmaster } from './postmaster.ts'
import { isInUse } from './registration.ts'
import { hasProcessesOf } from './running-processes.ts'

const patienceMs = 15_000

/**
 * Under the lock. Gives a cluster that belongs to a user whom other programs run as to one of its own, without loss:
 * only once no process of it is left, since PostgreSQL does not recognise the memory of one that ran as another user.
 * While another Kiai uses it, it stays as it is until the next start.
 */
export async function leaveSharedAccount(
  { nextAccount, ...home }: DatabaseHome,
  binaries: () => Promise<Binaries>,
): Promise<DatabaseHome> {
  if (!nextAccount || !home.account || (await isInUse(home))) return home
  await stopPostmaster(home, binaries)
  const deadline = Date.now() + patienceMs
  while (await hasProcessesOf(home.cluster)) {
    if (Date.now() > deadline) return home
    await delay(50)
  }
  await giveTree(home.cluster, home.account, nextAccount)
  return { ...home, account: nextAccount }
}
