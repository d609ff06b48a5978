import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const DEV = fileURLToPath(new URL('dev.ts', import.meta.url))

test('npm run dev reads .env like npm start, and reports a wrong setting in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiai-dev-env-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, '.env'), 'PORT=eighty\n')
  const { status, stderr } = spawnSync(process.execPath, [DEV], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
    timeout: 50_000,
  })
  expect(stderr).toContain('PORT is not usable. Expected a port between 0 and 65535.')
  expect(status).toBe(2)
})
