import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { initialiseCluster, isInitialised } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { DatabaseHome } from './home.ts'
import { chooseListening, isReachable, type Transport } from './listening.ts'
import { awaitReady, findPostmaster, LaunchFailure, launchPostmaster, stopPostmaster } from './postmaster.ts'
import { type Listening, type PostmasterRecord, readPostmasterFile } from './postmaster-file.ts'

export type EmbeddedProgress = 'copying-binaries' | 'initialising' | 'starting' | 'recovering'

export interface ClusterTools {
  packageDirectory: () => string
  binaries: () => Promise<Binaries>
  report: (step: EmbeddedProgress) => void
  transport: Transport
  settings?: Record<string, string> | undefined
  retryMs: number
}

/**
 * Needs the lock. After a kill, PostgreSQL's processes may take a moment to end, so starting is retried.
 * With `former` it is restarted for processes that already use it: at the same address, and never as an empty database.
 */
export async function ensureRunning(
  home: DatabaseHome,
  tools: ClusterTools,
  former?: Listening,
): Promise<PostmasterRecord> {
  const deadline = Date.now() + tools.retryMs
  for (;;) {
    const found = await findPostmaster(home)
    if (found && found.status !== 'ready') tools.report('recovering')
    const running = found && (await awaitReady(home))
    if (running && (await isReachable(running))) return running
    if (running) await stopPostmaster(home, tools.binaries)
    try {
      return await launch(home, tools, former)
    } catch (error) {
      if (!(error instanceof LaunchFailure) || Date.now() > deadline) throw error
      await delay(500)
    }
  }
}

async function launch(home: DatabaseHome, tools: ClusterTools, former?: Listening): Promise<PostmasterRecord> {
  const initialised = await isInitialised(home, tools.packageDirectory())
  if (!initialised && former) {
    throw new EmbeddedDatabaseError(`The database in ${home.cluster} was removed while Kiai was using it.`)
  }
  const binaries = await tools.binaries()
  if (!initialised) {
    tools.report('initialising')
    await initialiseCluster(home, binaries)
  }
  const killed = await readPostmasterFile(home.cluster)
  tools.report(killed || former ? 'recovering' : 'starting')
  const listening = await chooseListening(home, tools.transport, former ?? killed)
  return launchPostmaster(home, binaries, listening, tools.settings)
}
