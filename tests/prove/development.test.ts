import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readyPostmaster, wasShutDownCleanly } from '#tests/support/embedded-cluster.ts'
import { INSTALLED } from '#tests/support/installed-settings.ts'
import { freePort } from '#tests/support/ports.ts'
import { printFigures } from '#tests/support/proof-figures.ts'
import { waitUntil } from '#tests/support/readiness.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run dev serves pages and API on one port, and stops cleanly at %s',
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kiai-dev-'))
    const port = await freePort()
    const settings = { ...INSTALLED, PORT: String(port), DATA_DIR: dataDir }
    // In its own process group: Ctrl-C in a terminal signals the whole group.
    const dev = spawn(process.execPath, ['tools/dev.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    dev.stdout.on('data', (chunk) => (said += chunk))
    dev.stderr.on('data', (chunk) => (said += chunk))
    onTestFinished(async () => {
      dev.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    })
    const ended = once(dev, 'exit')
    const get = (path: string, accept: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
    const startedAt = Date.now()
    await waitUntil(async () => said.includes(`KIAI is ready at http://localhost:${port}`), 'npm run dev', 120_000)
    const readyAfter = Date.now() - startedAt

    for (const path of ['/', '/auth']) {
      const page = await get(path, 'text/html')
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/@vite/client')])
    }
    const ready = await get('/api/ready', 'application/json')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { database: 'ok', storage: 'ok', migrations: 'ok', jobs: 'ok' },
    ])

    const stoppedAt = Date.now()
    process.kill(-Number(dev.pid), signal)
    expect(await ended).toEqual([0, null])
    printFigures('development', {
      signal,
      'ready after': `${readyAfter} ms`,
      'stopped after': `${Date.now() - stoppedAt} ms`,
    })
    expect([await wasShutDownCleanly(dataDir), await readyPostmaster(dataDir)]).toEqual([true, undefined])
    await expect(get('/api/health', 'application/json')).rejects.toThrow()
  },
)
