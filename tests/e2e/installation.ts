import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { copyInstallation } from '#tests/support/copy-installation.ts'
import { startServer, startTemporaryServer } from '#tests/support/server.ts'
import { INSTALLED_FOLDER } from './install-once.ts'

/** A new installation of Kiai, and a connection to its database. */
export interface Installation {
  url: string
  database: Client
  /** Signs the session cookies. */
  secret: string
  dataDir: string
}

export async function install(
  settings: Record<string, string> = {},
): Promise<Installation & { close(): Promise<void> }> {
  const dataDir = await copyInstallation(process.env[INSTALLED_FOLDER] ?? '', 'kiai-journeys-')
  const server = await startTemporaryServer(dataDir, { LOG_LEVEL: 'error', ...settings })
  const embedded = await startEmbedded({ dataDir })
  const database = new Client(embedded.connection)
  await database.connect()
  return {
    url: server.url,
    database,
    secret: (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim(),
    dataDir,
    async close() {
      await database.end()
      await embedded.stop()
      await server.close()
    },
  }
}

/** A second process on the same data, as an operator runs several behind one address. */
export async function startSecondProcess(kiai: Installation): Promise<Installation & { close(): Promise<unknown> }> {
  const { url, stop } = await startServer({ dataDir: kiai.dataDir, settings: { LOG_LEVEL: 'error' } })
  return { ...kiai, url, close: stop }
}
