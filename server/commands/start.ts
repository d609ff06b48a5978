import type { Server } from 'node:http'
import { stdout } from 'node:process'
import { createApp } from '#server/app.ts'
import { type Env, readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { loadWebFiles } from '#server/http/web-files.ts'
import { openMigratedDatabase } from '#server/open-database.ts'
import { openServices } from '#server/open-services.ts'
import { warmUp } from '#server/strategist/warm-up.ts'
import { ensureWebBuild } from '#tools/build-web.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { findPort } from './find-port.ts'
import { prepareInstallation } from './prepare-installation.ts'
import { printWelcome } from './print-welcome.ts'
import { showProgress } from './progress.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Less than the patience with connections, so that whoever follows an answer is told how it ended. */
const ANSWERS_FINISH_WITHIN_MS = 7_000

/** `npm start` */
export function run(): Promise<void> {
  return exitWithReason(async () => {
    const env = readEnv()
    await startServer(env, { servePages: true })
  })
}

/** Starts whatever the settings ask for and listens. Without pages it is the API alone, for development. */
export async function startServer(env: Env, { servePages }: { servePages: boolean }): Promise<void> {
  const log = createLogger(env.LOG_LEVEL)
  const port = await findPort(env.HOST, env.PORT)
  const baseUrl = env.BASE_URL ? new URL(env.BASE_URL).origin : `http://localhost:${port}`
  const [database, web] = await Promise.all([
    showProgress('Opening the database', () => openMigratedDatabase(env, log)),
    servePages
      ? showProgress('Building the pages', () => ensureWebBuild({})).then(({ dir }) => loadWebFiles(dir))
      : undefined,
  ])
  const { services, close } = await openServices(env, { pool: database.pool, baseUrl, log })
  const { demoPassword, bootstrapped } = await prepareInstallation(services)
  const server = createNodeServer(createApp(services, web))
  stopOnSignal(server, log, {
    endStreams() {
      services.events.endFollowers()
      services.answers.finishWithin(ANSWERS_FINISH_WITHIN_MS)
    },
    async closeRest() {
      await close()
      await database.close()
    },
  })
  await listen(server, port, env.HOST)
  printWelcome(stdout, { env, baseUrl, demoPassword, bootstrapped })
  await warmUp()
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
