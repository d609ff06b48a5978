import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { findPort } from '#server/commands/claim-port.ts'
import { exitWithReason } from '#server/commands/exit-with-reason.ts'
import { whenNpmEnds } from '#server/commands/npm-parent.ts'
import { readEnv } from '#server/env.ts'

const WATCHED = ['server', 'contract', 'content']
/** The address of the API behind Vite; the address that Vite itself listens on may be another. */
const API_HOST = '127.0.0.1'

/** `npm run dev`: one port for both. Vite with hot reload listens on it and proxies to the API, which restarts on change. */
await exitWithReason(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv()
  const port = await findPort(env.HOST, env.PORT)
  const apiPort = await findPort(API_HOST, 0)
  const baseUrl = env.BASE_URL ?? `http://localhost:${port}`
  const watch = WATCHED.map((folder) => `--watch-path=${folder}`)
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watch, 'server/run.mjs', 'api'], {
    stdio: 'inherit',
    // Ctrl-C signals the whole process group. The API would get it twice (from the terminal and from its watcher), and the
    // second signal ends it without a clean shutdown.
    detached: true,
    env: { ...process.env, HOST: API_HOST, PORT: String(apiPort), BASE_URL: baseUrl },
  })
  let vite: ViteDevServer | undefined
  let stopping = false
  const stop = () => {
    if (!stopping) api.kill('SIGTERM')
    stopping = true
  }
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  process.on('SIGTERM', stop)
  if (env.npmScript === 'dev') whenNpmEnds(stop)
  api.once('exit', async (code) => {
    await vite?.close()
    process.exit(stopping ? 0 : (code ?? 1))
  })
  process.env.KIAI_API_PORT = String(apiPort)
  vite = await createServer({ server: { host: env.HOST, port, strictPort: true } })
  // Vite's own listener would exit at once, before the API has closed its database.
  for (const listener of process.listeners('SIGTERM')) if (listener !== stop) process.off('SIGTERM', listener)
  await vite.listen()
  vite.printUrls()
})
