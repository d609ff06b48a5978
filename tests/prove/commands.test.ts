import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseUrl, runCommand, startCommand } from '#tests/support/command.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/ports.ts'
import { startSmtpServer } from '#tests/support/smtp.ts'

// What each command does is shown in commands-in-turn.test.ts. Each run here starts a process.

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
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

/** An error message that an operator can act on, without a stack. */
function refusal(...sentences: string[]) {
  return { code: 1, stdout: '', stderr: `\n${sentences.join(' ')}\n\n` }
}

describe('what the commands say', () => {
  test('admin says whether the mail server accepted the mail', async () => {
    const smtp = await startSmtpServer()
    try {
      const grant = () =>
        runCommand(['admin', 'grant', 'owner@gym.example'], {
          ...settings(),
          SMTP_URL: smtp.url,
          MAIL_FROM: 'kiai@gym.example',
        })
      const account = 'owner@gym.example now has an administrator account'
      expect(await grant()).toMatchObject({
        code: 0,
        stdout: `${account}; a link to set its password was sent by email.\n`,
      })
      expect(smtp.received).toHaveLength(1)
      smtp.order({ kind: 'permanent' })
      const failed = await grant()
      expect(failed).toMatchObject({ code: 1, stdout: '' })
      expect(failed.stderr).toMatch(/^\nowner@gym.example now has .* failed: .*550.*\. Fix SMTP_URL/)
    } finally {
      await smtp.close()
    }
  })

  test('admin says how it is used', async () => {
    const usage = 'Usage: npm run admin -- grant EMAIL'
    const [none, other, unusable] = await Promise.all([
      runCommand(['admin'], settings()),
      runCommand(['admin', 'revoke', 'member@kiai.example'], settings()),
      runCommand(['admin', 'grant', 'owner'], settings()),
    ])
    expect(none).toEqual(refusal(usage))
    expect(other).toEqual(refusal(usage))
    expect(unusable).toEqual(refusal('"owner" is not an e-mail address.', usage))
  })

  test('seed refuses a database with accounts', async () => {
    await database.pool.query(`insert into users (name, email) values ('Robin', 'robin@gym.example')`)
    expect(await runCommand(['seed'], settings())).toEqual(
      refusal('This database already has accounts. Demo data can only go into an empty one.'),
    )
  })

  test('restore says how it is used, and what is missing', async () => {
    const [unused, missing] = await Promise.all([
      runCommand(['restore'], settings()),
      runCommand(['restore', join(folder, 'nowhere')], settings()),
    ])
    expect(unused).toEqual(refusal('Usage: npm run restore -- FOLDER'))
    expect(missing).toMatchObject({ code: 1, stdout: '' })
    expect(missing.stderr).toContain('nowhere')
  })
})

test('the server invites its first administrator once, and ends at Ctrl-C', async () => {
  const port = String(await freePort())
  const invited = { ...settings(), BOOTSTRAP_ADMIN_EMAIL: 'first@gym.example', PORT: port }
  await database.pool.query('delete from users')
  for (const isFirst of [true, false]) {
    const { child, said, ended } = startCommand(['api'], invited)
    await vi.waitFor(() => expect(said.stderr).toContain('KIAI is ready'), { timeout: 60_000 })
    expect(said.stderr.includes('first@gym.example')).toBe(isFirst)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 0 })
  }
  const { rows } = await database.pool.query(`select 1 from mails where "to" = 'first@gym.example'`)
  expect(rows).toHaveLength(1)
})
