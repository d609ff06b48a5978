import type { Server } from 'node:http'
import { stdout } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from '#server/app.ts'
import type { Env } from '#server/env.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import type { WebFiles } from '#server/http/web-files.ts'
import type { OpenDatabase } from '#server/open-database.ts'
import { openServices } from '#server/open-services.ts'
import { warmUp } from '#server/strategist/warm-up.ts'
import { prepareInstallation } from './prepare-installation.ts'
import { printWelcome } from './print-welcome.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Less than the patience with connections, so that whoever follows an answer is told how it ended. */
const ANSWERS_FINISH_WITHIN_MS = 7_000
/** Whoever waited for the start comes first: loading takes the one thread for a moment. */
const FIRST_REQUESTS_MS = 1_000

interface Surroundings {
  env: Env
  log: Logger
  port: number
  baseUrl: string
  database: OpenDatabase
  web: WebFiles | undefined
}

/** Everything on the open database, up to the first request and what is loaded after it could come. */
export async function serve({ env, log, port, baseUrl, database, web }: Surroundings): Promise<void> {
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
  await sleep(FIRST_REQUESTS_MS, undefined, { ref: false })
  // Not left to whoever signs in first; and what cannot be loaded is said now, and ends the process.
  await services.auth()
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
