import { type Env, readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { loadWebFiles } from '#server/http/web-files.ts'
import { openMigratedDatabase } from '#server/open-database.ts'
import { ensureWebBuild } from '#tools/build-web.ts'
import { claimPort } from './claim-port.ts'
import { exitWithReason } from './exit-with-reason.ts'
// Loaded before anything slow, so that it sees the original parent process.
import './npm-parent.ts'
import { showProgress } from './progress.ts'

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
  const port = await claimPort(env.HOST, env.PORT)
  const baseUrl = env.BASE_URL ? new URL(env.BASE_URL).origin : `http://localhost:${port.port}`
  const opening = showProgress('Opening the database', () => openMigratedDatabase(env, log))
  try {
    const [database, web, { serve }] = await Promise.all([
      opening,
      servePages
        ? showProgress('Building the pages', () => ensureWebBuild({})).then(({ dir }) => loadWebFiles(dir))
        : undefined,
      // Loading all features takes about as long as PostgreSQL takes to start.
      import('./serve.ts'),
    ])
    await serve({ env, log, port, baseUrl, database, web })
  } catch (error) {
    // Otherwise the embedded database would keep running without us.
    await opening.then(
      (database) => database.close(),
      () => undefined,
    )
    throw error
  }
}
