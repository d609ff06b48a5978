import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseUrl, runCommand, startCommand } from '#tests/support/command.ts'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/ports.ts'
import { soon } from '#tests/support/soon.ts'

const OWNER = 'owner@gym.example'

let database: TestDatabase
let folder: string
let running: ReturnType<typeof startCommand>[]
let port: number

beforeAll(async () => {
  database = await createBareDatabase()
  folder = await mkdtemp(join(tmpdir(), 'kiai-start-'))
  port = await freePort()
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function settings(): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl(database.connection),
    SESSION_SECRET: 'a secret of the starts, 32 letters!!',
    BOOTSTRAP_ADMIN_EMAIL: OWNER,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  }
}

describe('the server', () => {
  test('migrates, invites its first administrator, listens and prints its address', async () => {
    running = [startCommand(['api'], settings())]
    await vi.waitFor(() => expect(running[0]?.said.stderr).toContain('KIAI is ready'), soon)
    const welcome = running[0]?.said.stderr
    expect(welcome).toContain(`KIAI is ready at http://localhost:${port}`)
    expect(welcome).toContain(`the email to ${OWNER} with the link to set the password`)
    expect(welcome).toContain('EMAILS CANNOT BE SENT: set SMTP_URL')
    // stdout is only for log lines.
    expect(running[0]?.said.stdout).toBe('')
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { database: 'ok', storage: 'ok', migrations: 'ok', jobs: 'ok' },
    ])
  }, 40_000)

  test('ends with code 3 and says so when its port is taken', async () => {
    expect(await runCommand(['api'], settings())).toEqual({
      code: 3,
      stdout: '',
      stderr: `\nPort ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start\n\n`,
    })
  })

  test('stops at SIGTERM within ten seconds, with code 0', async () => {
    const [first] = running
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    const stoppedAt = Date.now()
    first?.child.kill('SIGTERM')
    expect(await first?.ended).toMatchObject({ code: 0, stdout: '' })
    expect(Date.now() - stoppedAt).toBeLessThan(10_000)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })
})
