import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl, runCommand } from '#tests/support/command.ts'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertOffer } from '#tests/support/sales.ts'

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

function settings(of: TestDatabase = database): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl(of.connection),
    SESSION_SECRET: 'a secret of the commands, 32 letters',
    DATA_DIR: folder,
    DEMO_PASSWORD: 'open-mat-2026',
    LOG_LEVEL: 'silent',
  }
}

/** An error message that an operator can act on, without a stack. */
function refusal(...sentences: string[]) {
  return { code: 1, stdout: '', stderr: `\n${sentences.join(' ')}\n\n` }
}

// Each command is a separate process, which is slow on a busy machine.
describe('the commands, one after the other on a new database', { timeout: 60_000 }, () => {
  test('migrate says what it applied, and then that there is nothing to do', async () => {
    const first = await runCommand(['migrate'], settings())
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(/^(applied \d{4}_[\w-]+\n)+$/)
    const second = await runCommand(['migrate'], settings())
    expect(second).toEqual({ code: 0, stdout: 'The database is up to date.\n', stderr: '' })
  })

  test('seed creates the demo accounts of an empty database', async () => {
    const seeded = await runCommand(['seed'], settings())
    expect(seeded).toMatchObject({ code: 0, stderr: '' })
    expect(seeded.stdout).toContain('all with the password open-mat-2026')
    expect(seeded.stdout.match(/^ {2}\w+@kiai\.example$/gm)).toHaveLength(6)
    expect(await readFile(join(folder, 'demo-accounts.json'), 'utf8')).toContain('open-mat-2026')
  })

  test('admin grants the role to a new or an existing account', async () => {
    const grant = (address: string) => runCommand(['admin', 'grant', address], settings())
    expect(await grant('Owner@Gym.example')).toEqual(
      refusal(
        'owner@gym.example now has an administrator account, but the email with the link to set its password failed:',
        'SMTP_URL is not set. Fix SMTP_URL, then run this again: npm run admin -- grant owner@gym.example',
      ),
    )
    expect(await grant('member@kiai.example')).toMatchObject({
      code: 0,
      stdout: 'member@kiai.example is now an administrator.\n',
    })
    const { rows } = await database.pool.query(
      `select email from users join profiles on user_id = id where role = 'admin' order by 1`,
    )
    expect(rows.map(({ email }) => email)).toEqual(['admin@kiai.example', 'member@kiai.example', 'owner@gym.example'])
  })

  test('audit says that the books add up, and names what does not', async () => {
    const audit = () => runCommand(['audit'], settings())
    expect(await audit()).toEqual({ code: 0, stdout: 'The books add up: 0 entries.\n', stderr: '' })
    const { rows } = await database.pool.query<{ id: string }>('select id from users limit 1')
    const planted = { title: 'Distance', seats_taken: 1 }
    const { id } = await insertOffer(database.db, new Date(), { coach_id: rows[0]?.id ?? '' }, 'seminar', planted)
    expect(await audit()).toEqual({
      code: 1,
      stdout: '',
      stderr: `\nThe books do not add up (0 entries):\n- seminar Distance (${id}) has 1 seats taken, 0 are held\n\n`,
    })
    await database.pool.query('delete from offers where id = $1', [id])
    expect((await audit()).code).toBe(0)
  })

  test('backup and restore copy everything into a new database', async () => {
    const backup = join(folder, 'backup')
    const made = await runCommand(['backup', backup], settings())
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(
      /^Backed up \d+ rows from \d+ tables and \d+ files to .+\nSESSION_SECRET is not included: keep a copy of it too\./,
    )
    const target = await createBareDatabase()
    try {
      const restored = await runCommand(['restore', backup], settings(target))
      expect(restored).toMatchObject({ code: 0, stderr: '' })
      expect(restored.stdout).toContain('Set SESSION_SECRET to what it was when this backup was made')
      const counts = /(\d+) rows \w+ (\d+) tables/
      expect(restored.stdout.match(counts)?.slice(1)).toEqual(made.stdout.match(counts)?.slice(1))
      const emails = 'select email from users order by 1'
      expect((await target.pool.query(emails)).rows).toEqual((await database.pool.query(emails)).rows)
    } finally {
      await target.close()
    }
  })
})
