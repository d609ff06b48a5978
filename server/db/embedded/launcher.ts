import { findPackageDirectory, prepareBinaries } from './binaries.ts'
import { connectionTo, type EmbeddedConnection, ensureDatabase } from './database.ts'
import { type ClusterTools, type EmbeddedProgress, ensureRunning } from './ensure-running.ts'
import { type DatabaseHome, findOrCreateHome } from './home.ts'
import { leaveSharedAccount } from './leave-shared-account.ts'
import { platformTransport, type Transport } from './listening.ts'
import { withLock } from './lock.ts'
import { stopPostmaster } from './postmaster.ts'
import { deregister, isInUse, register } from './registration.ts'
import { supervise } from './supervision.ts'

export interface EmbeddedOptions {
  dataDir: string
  onProgress?: (step: EmbeddedProgress) => void
  /** PostgreSQL died while in use and could not be restarted; it is retried. */
  onFault?: (error: unknown) => void
  /** Where the package with the programs is, if not in node_modules. */
  packageDirectory?: string
  transport?: Transport
  /** Other PostgreSQL settings, for tests. */
  settings?: Record<string, string>
  /** How long a failing start is retried. */
  retryMs?: number
}

export interface EmbeddedDatabase {
  connection: EmbeddedConnection
  /** Leaves the cluster; the last process to leave stops PostgreSQL. Close the pool before. */
  stop(): Promise<void>
}

/**
 * The cluster of this data directory, shared by every process that asks for it. No process owns it: the first one starts
 * it, later ones (also after a crash of the first) join, and the last one to leave stops it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const found = await findOrCreateHome(options.dataDir)
  const { home, tools, postmaster, connection, registration } = await withLock(found, async () => {
    const home = await leaveSharedAccount(found, toolsFor(found, options).binaries)
    const tools = toolsFor(home, options)
    const postmaster = await ensureRunning(home, tools)
    try {
      const connection = await connectionTo(home, postmaster)
      await ensureDatabase(connection)
      return { home, tools, postmaster, connection, registration: await register(home) }
    } catch (error) {
      await stopIfUnused(home, tools)
      throw error
    }
  })

  const supervision = supervise(home, postmaster, {
    revive: () => ensureRunning(home, tools, postmaster),
    onFault: options.onFault ?? ((error) => process.emitWarning(error instanceof Error ? error : String(error))),
  })

  let leaving: Promise<void> | undefined
  const leave = async () => {
    supervision.end()
    await withLock(home, async () => {
      await deregister(registration)
      await stopIfUnused(home, tools)
    })
  }
  return {
    connection,
    stop() {
      leaving ??= leave()
      return leaving
    },
  }
}

async function stopIfUnused(home: DatabaseHome, tools: ClusterTools): Promise<void> {
  if (!(await isInUse(home))) await stopPostmaster(home, tools.binaries)
}

function toolsFor(home: DatabaseHome, options: EmbeddedOptions): ClusterTools {
  const packageDirectory = () => options.packageDirectory ?? findPackageDirectory()
  let lastStep: EmbeddedProgress | undefined
  const report = (step: EmbeddedProgress) => {
    if (step !== lastStep) options.onProgress?.(step)
    lastStep = step
  }
  return {
    packageDirectory,
    binaries: () => prepareBinaries(packageDirectory(), home, () => report('copying-binaries')),
    report,
    transport: options.transport ?? platformTransport,
    settings: options.settings,
    retryMs: options.retryMs ?? 15_000,
  }
}
