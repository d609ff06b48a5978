import type { DatabaseHome } from './home.ts'
import { isReachable } from './listening.ts'
import { withLock } from './lock.ts'
import { limitLogSize } from './log-file.ts'
import type { PostmasterRecord } from './postmaster-file.ts'
import { isPostgresStillRunning } from './running-processes.ts'

export interface Supervision {
  end(): void
}

interface SupervisionOptions {
  /** Called while the lock is held; returns the running PostgreSQL. */
  revive: () => Promise<PostmasterRecord>
  onFault: (error: unknown) => void
}

const watchMs = 500
const afterFaultMs = 5_000
const logCheckMs = 60_000

/**
 * PostgreSQL restarts its own workers, but nothing restarts the postmaster when it is killed, for example for lack of
 * memory. The first Kiai process that notices restarts it at the same address, where pools reconnect.
 */
export function supervise(home: DatabaseHome, first: PostmasterRecord, options: SupervisionOptions): Supervision {
  let postmaster = first
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let nextLogCheck = Date.now() + logCheckMs

  const watch = async () => {
    if (Date.now() > nextLogCheck) {
      nextLogCheck = Date.now() + logCheckMs
      await limitLogSize(home)
    }
    if ((await isPostgresStillRunning(home.cluster, postmaster.pid)) && (await isReachable(postmaster))) return
    await withLock(home, async () => {
      // This process may have left while it waited for the lock; then PostgreSQL is no longer needed.
      if (!ended) postmaster = await options.revive()
    })
  }
  const watchAgain = async () => {
    try {
      await watch()
      schedule(watchMs)
    } catch (error) {
      // After this process has left, the folder may be gone as well.
      if (!ended) options.onFault(error)
      schedule(afterFaultMs)
    }
  }
  const schedule = (waitMs: number) => {
    if (ended) return
    timer = setTimeout(watchAgain, waitMs)
    timer.unref()
  }
  schedule(watchMs)
  return {
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
