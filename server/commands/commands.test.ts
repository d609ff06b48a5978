import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl, runCommand } from '#tests/support/command.ts'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/ports.ts'

// What each command does is shown by `npm run prove`, in a process each.

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createBareDatabase()
  folder = await mkdtemp(join(tmpdir(), 'kiai-commands-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function settings(): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl(database.connection),
    SESSION_SECRET: 'a secret of the commands, 32 letters',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }
}

describe('a command with a wrong setting', () => {
  test('ends with code 2 and says which, without a stack', async () => {
    const ended = await runCommand(['migrate'], { ...settings(), PORT: 'eighty', SESSION_SECRET: 'short' })
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toMatch(/PORT is not usable[\s\S]*SESSION_SECRET is not usable/)
    expect(ended.stderr).not.toMatch(/^\s+at /m)
  })

  test('does the same for a missing database', async () => {
    const DATABASE_URL = `postgres://kiai:canary@127.0.0.1:${await freePort()}/kiai`
    const ended = await runCommand(['migrate'], { ...settings(), DATABASE_URL })
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toMatch(/^\nDATABASE_URL is not usable: no PostgreSQL answers at [^\n]+\n\n$/)
  })
})
