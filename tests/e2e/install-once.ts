import { rm } from 'node:fs/promises'
import { startFreshServer } from '#tests/support/server.ts'

/** Where every worker's Kiai is copied from. */
export const INSTALLED_FOLDER = 'KIAI_INSTALLED_FOLDER'

/** The first start of a Kiai, which makes its database and the demo's people: once for all workers. */
export default async function installOnce(): Promise<() => Promise<void>> {
  const server = await startFreshServer({ LOG_LEVEL: 'error' })
  await server.stop()
  process.env[INSTALLED_FOLDER] = server.dataDir
  return () => rm(server.dataDir, { recursive: true, force: true })
}
