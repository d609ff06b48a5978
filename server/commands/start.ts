import { type Env, readEnv } from '#server/env.ts'
import { createLogger } from '#server/http/logger.ts'
import { loadWebFiles } from '#server/http/web-files.ts'
import { openMigratedDatabase } from '#server/open-database.ts'
import { ensureWebBuild } from '#tools/build-web.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { findPort } from './find-port.ts'
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
  const port = await findPort(env.HOST, env.PORT)
  const baseUrl = env.BASE_URL ? new URL(env.BASE_URL).origin : `http://localhost:${port}`
  const [database, web, { serve }] = await Promise.all([
    showProgress('Opening the database', () => openMigratedDatabase(env, log)),
    servePages
      ? showProgress('Building the pages', () => ensureWebBuild({})).then(({ dir }) => loadWebFiles(dir))
      : undefined,
    // Loading all features takes about as long as PostgreSQL takes to start.
    import('./serve.ts'),
  ])
  await serve({ env, log, port, baseUrl, database, web })
}
