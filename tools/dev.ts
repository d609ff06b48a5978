import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { exitWithReason } from '#server/commands/exit-with-reason.ts'
import { findPort } from '#server/commands/find-port.ts'
import { readEnv } from '#server/env.ts'

const WATCHED = ['server', 'contract', 'content']

/** `npm run dev`: Vite with hot reload in front, the API restarted on change behind it, one port for both. */
await exitWithReason(async () => {
  const env = readEnv()
  const port = await findPort(env.HOST, env.PORT)
  const apiPort = await findPort(env.HOST, 0)
  const baseUrl = env.BASE_URL ?? `http://localhost:${port}`
  const watch = WATCHED.map((folder) => `--watch-path=${folder}`)
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watch, 'server/run.mjs', 'api'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), BASE_URL: baseUrl },
  })
  process.env.KIAI_API_PORT = String(apiPort)
  const vite = await createServer({ server: { host: env.HOST, port, strictPort: true } })
  await vite.listen()
  vite.printUrls()
  const stop = () => {
    api.kill('SIGTERM')
    api.once('exit', () => vite.close().then(() => process.exit(0)))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  api.once('exit', (code) => process.exit(code ?? 0))
})
