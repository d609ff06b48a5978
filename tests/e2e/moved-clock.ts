import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { Client } from 'pg'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { loadWebFiles } from '#server/http/web-files.ts'
import { openMigratedDatabase } from '#server/open-database.ts'
import { openServices } from '#server/open-services.ts'
import { copyInstallation } from '#tests/support/copy-installation.ts'
import { freePort } from '#tests/support/ports.ts'
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts'
import { ensureWebBuild } from '#tools/build-web.ts'
import { INSTALLED_FOLDER } from './install-once.ts'
import type { Installation } from './installation.ts'
import { test as journeys } from './kiai.ts'

export { expect } from './kiai.ts'

interface MovedInstallation extends Installation {
  clock: TestClock
}

/** Journeys through several days: Kiai runs in this process, because only here its clock can be moved. */
export const test = journeys.extend<object, { kiai: MovedInstallation }>({
  kiai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const installation = await installHere()
      await use(installation)
      await installation.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function installHere(): Promise<MovedInstallation & { close(): Promise<void> }> {
  const dataDir = await copyInstallation(process.env[INSTALLED_FOLDER] ?? '', 'kiai-days-')
  const env = readEnv({ DATA_DIR: dataDir })
  const log = createLogger('error')
  const opened = await openMigratedDatabase(env, log)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const clock = createTestClock()
  const { services, close } = await openServices(env, { pool: opened.pool, baseUrl: url, log, clock })
  const { dir } = await ensureWebBuild({})
  const server = createNodeServer(await createApp(services, await loadWebFiles(dir)))
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const database = new Client(opened.connection)
  await database.connect()
  return {
    url,
    database,
    clock,
    dataDir,
    secret: (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim(),
    async close() {
      services.events.endFollowers()
      server.closeAllConnections()
      server.close()
      await database.end()
      await close()
      await opened.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs a part of a journey on a later day, in a new tab whose clock shows the same time as the server's. */
export async function onDay(
  { clock }: MovedInstallation,
  context: BrowserContext,
  day: number,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  await clock.later({ days: day - 1 }, async () => {
    const page = await context.newPage()
    await page.clock.install({ time: clock.now() })
    await journey(page)
    await page.close()
  })
}
