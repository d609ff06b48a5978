import type { DatabaseHome } from './home.ts'
import { isReachable } from './listening.ts'
import { withLock } from './lock.ts'
import { limitLogSize } from './log-file.ts'
import type { PostmasterRecord } from './postmaster-file.ts'
import { isPostgresStillThere } from './running-processes.ts'

export interface Supervision {
  end(): void
}

interface Duties {
  /** Called under the lock; gives the PostgreSQL that runs then. */
  revive: () => Promise<PostmasterRecord>
  onFault: (error: unknown) => void
}

const watchMs = 500
const afterFaultMs = 5_000
const logCheckMs = 60_000

/**
 * PostgreSQL restarts its own workers, but nobody restarts it when it is killed itself, for example for lack of
 * memory. Whichever of its users notices first brings it back at the same address, where pools find it again.
 */
export function supervise(home: DatabaseHome, first: PostmasterRecord, duties: Duties): Supervision {
  let postmaster = first
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let nextLogCheck = Date.now() + logCheckMs

  const watch = async () => {
    if (Date.now() > nextLogCheck) {
      nextLogCheck = Date.now() + logCheckMs
      await limitLogSize(home)
    }
    if ((await isPostgresStillThere(home.cluster, postmaster.pid)) && (await isReachable(postmaster))) return
    await withLock(home, async () => {
      // Our own leaving may have held the lock, and then nobody may want it any more.
      if (!ended) postmaster = await duties.revive()
    })
  }
  const watchOn = async () => {
    try {
      await watch()
      schedule(watchMs)
    } catch (error) {
      // Whoever has left may have removed the folder as well.
      if (!ended) duties.onFault(error)
      schedule(afterFaultMs)
    }
  }
  const schedule = (waitMs: number) => {
    if (ended) return
    timer = setTimeout(watchOn, waitMs)
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
