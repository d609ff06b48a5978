import { rm } from 'node:fs/promises'
import { startFreshServer } from '#tests/support/server.ts'

/** The variable with the folder that every worker copies its installation from. */
export const INSTALLED_FOLDER = 'KIAI_INSTALLED_FOLDER'

/** Starts Kiai for the first time, which creates its database and the demo accounts: once for all workers. */
export default async function installOnce(): Promise<() => Promise<void>> {
  const server = await startFreshServer({ LOG_LEVEL: 'error' })
  await server.stop()
  process.env[INSTALLED_FOLDER] = server.dataDir
  return () => rm(server.dataDir, { recursive: true, force: true })
}
