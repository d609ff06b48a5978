import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseUrl } from '#tests/support/command.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/ports.ts'

const RUN = fileURLToPath(new URL('../../server/run.mjs', import.meta.url))

// Windows has no signals that a program could handle.
test.skipIf(process.platform === 'win32')(
  'npm start keeps running when its shell has exited, and the server stops when npm gets SIGTERM',
  { timeout: 90_000 },
  async () => {
    const database = await createTestDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'kiai-npm-'))
    const port = await freePort()
    // This test needs no pages, so its script starts the API only.
    const scripts = { start: `"${process.execPath}" "${RUN}" api` }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'kiai', version: '1.0.0', scripts }))
    const shell = spawn('sh', ['-c', 'npm start >out.log 2>&1 & echo $!'], {
      cwd: folder,
      // In its own process group, so that all of its processes can be killed at the end.
      detached: true,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        npm_config_update_notifier: 'false',
        DATABASE_URL: databaseUrl(database.connection),
        SESSION_SECRET: 'a secret of the starts, 32 letters!!',
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(async () => {
      try {
        process.kill(-Number(shell.pid), 'SIGKILL')
      } catch {
        // All processes of the group have ended.
      }
      await database.close()
      await rm(folder, { recursive: true, force: true })
    })
    let npm = ''
    shell.stdout.on('data', (chunk) => (npm += chunk))
    await once(shell, 'close')
    const said = () => readFile(join(folder, 'out.log'), 'utf8')
    const health = () => fetch(`http://127.0.0.1:${port}/api/health`)
    await vi.waitFor(async () => expect(await said()).toContain('KIAI is ready'), { timeout: 60_000, interval: 100 })
    expect((await health()).status).toBe(200)

    process.kill(Number(npm), 'SIGTERM')
    await vi.waitFor(() => expect(health()).rejects.toThrow(), { timeout: 20_000, interval: 100 })
    await vi.waitFor(() => expect(() => process.kill(-Number(shell.pid), 0)).toThrow('ESRCH'), { timeout: 20_000 })
    expect(await said()).toContain('"msg":"stopping"')
  },
)
