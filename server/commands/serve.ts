import { stderr, stdout } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import v8 from 'node:v8'
import type { Logger } from 'pino'
import { createApp } from '#server/app.ts'
import { findDemoAccounts } from '#server/db/find-demo-accounts.ts'
import type { Env } from '#server/env.ts'
import { readLanguagesInUse } from '#server/features/accounts/public.ts'
import { loadAnswering } from '#server/features/conversations/public.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import type { WebFiles } from '#server/http/web-files.ts'
import type { OpenDatabase } from '#server/open-database.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'
import type { ClaimedPort } from './claim-port.ts'
import { keepAddress } from './kept-address.ts'
import { prepareInstallation } from './prepare-installation.ts'
import { printWelcome } from './print-welcome.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Shorter than the wait for open connections, so that a page that follows an answer still gets its end. */
const ANSWERS_FINISH_WITHIN_MS = 6_000
/** Services that need longer are abandoned, so that there is time left to close the database. */
const SERVICES_CLOSE_WITHIN_MS = 1_000
/** The first requests come before the warm-up, which blocks the only thread for a moment. */
const FIRST_REQUESTS_MS = 1_000

interface Surroundings {
  env: Env
  log: Logger
  port: ClaimedPort
  baseUrl: string
  database: OpenDatabase
  web: WebFiles | undefined
}

/** Opens the services, listens, and after the first requests loads what is needed later. */
export async function serve({ env, log, port, baseUrl, database, web }: Surroundings): Promise<void> {
  // By default V8 lets the heap grow to four times its live size before it collects garbage. While files load there is
  // next to none, and looking for it took a tenth of a start.
  v8.setFlagsFromString('--heap-growing-percent=20')
  const { services, close } = await openServices(env, { pool: database.pool, baseUrl, log })
  const prepared = await prepareInstallation(services)
  const server = createNodeServer(await createApp(services, web))
  let stopping = false
  stopOnSignal(server, log, {
    endWork() {
      stopping = true
      services.events.endFollowers()
      services.answers.finishWithin(ANSWERS_FINISH_WITHIN_MS)
      void services.jobs.finishWork()
    },
    async closeRest() {
      await Promise.race([close(), sleep(SERVICES_CLOSE_WITHIN_MS, undefined, { ref: false })])
      await database.close()
    },
    withNpm: env.npmScript === 'start',
  })
  const demo = env.embedded ? await findDemoAccounts(services) : undefined
  try {
    await port.listen(server)
  } catch (error) {
    await close()
    throw error
  }
  await keepAddress(env, baseUrl)
  // In production stdout carries only log lines, so the welcome goes to stderr.
  printWelcome(env.embedded ? stdout : stderr, { env, baseUrl, demo, ...prepared })
  await sleep(FIRST_REQUESTS_MS, undefined, { ref: false })
  try {
    await loadRest(services)
  } catch (error) {
    // Whoever stops the server meanwhile takes its database away.
    if (!stopping) throw error
  }
}

/** What a sign-in or a message needs: loaded now rather than by the first of them, so that a failure to load shows at once. */
async function loadRest({ auth, db }: Services): Promise<void> {
  await auth()
  const languages = await readLanguagesInUse(db)
  await loadAnswering()
  const { warmUp } = await import('#server/strategist/warm-up.ts')
  await warmUp(languages)
}
