import { readEnv } from '#server/env.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { startServer } from './start.ts'

/** The API alone, for `npm run dev`, where Vite serves the pages. */
export function run(): Promise<void> {
  return exitWithReason(() => startServer(readEnv(), { servePages: false }))
}
