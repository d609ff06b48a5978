import { pino } from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl } from '#tests/support/command.ts'
import { startFakePostgres } from '#tests/support/fake-postgres.ts'
import { freePort } from '#tests/support/ports.ts'
import { readEnv, SettingsError } from './env.ts'
import { openAnyDatabase } from './open-database.ts'

async function openingError(DATABASE_URL: string): Promise<string> {
  const env = readEnv({ DATABASE_URL, SESSION_SECRET: 's'.repeat(32) })
  const opening = openAnyDatabase(env, pino({ level: 'silent' }))
  const error = await opening.then(
    (database) => database.close(),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof SettingsError)) throw error ?? new Error('expected a complaint')
  expect(error.message).toContain('Expected the address of a PostgreSQL database, 15 or newer. Example: DATABASE_URL=')
  expect(error.message).not.toContain('canary')
  return error.message
}

async function fakeDatabase(behaviour: Parameters<typeof startFakePostgres>[0]): Promise<string> {
  const { url, stop } = await startFakePostgres(behaviour)
  onTestFinished(stop)
  return url
}

describe('opening the database reports an unusable DATABASE_URL', () => {
  test('when nothing listens at the address', async () => {
    const port = await freePort()
    expect(await openingError(`postgres://kiai:canary@127.0.0.1:${port}/kiai`)).toContain(
      `DATABASE_URL is not usable: no PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED).`,
    )
  })

  test('when the host does not exist', async () => {
    expect(await openingError('postgres://kiai:canary@db.invalid/kiai')).toMatch(
      /no PostgreSQL answers at db\.invalid:5432 \((ENOTFOUND|EAI_AGAIN)\)/,
    )
  })

  test('when the database does not exist', async () => {
    expect(await openingError(databaseUrl({ ...inject('postgres'), database: 'nowhere' }))).toContain(
      'there is no database “nowhere”',
    )
  })

  test('when the user is unknown', async () => {
    expect(await openingError(databaseUrl({ ...inject('postgres'), user: 'nobody' }))).toContain(
      'the user “nobody” or the password is not accepted',
    )
  })

  test('when the password is wrong', async () => {
    expect(await openingError(await fakeDatabase({ refuses: '28P01' }))).toContain(
      'the user “kiai” or the password is not accepted',
    )
  })

  test('with the reason of the server in every other case', async () => {
    expect(await openingError(await fakeDatabase({ refuses: '53300' }))).toMatch(/says: not you\./)
  })

  test('when it names a certificate file that does not exist', async () => {
    const url = 'postgres://kiai:canary@localhost/kiai?sslmode=verify-full&sslrootcert=/nowhere/root.crt'
    expect(await openingError(url)).toContain('/nowhere/root.crt')
  })

  test('when PostgreSQL is too old', async () => {
    expect(await openingError(await fakeDatabase({ version: '140011' }))).toContain('PostgreSQL 14 runs there')
  })
})

test('PostgreSQL 15 is accepted', async () => {
  const env = readEnv({ DATABASE_URL: await fakeDatabase({ version: '150000' }), SESSION_SECRET: 's'.repeat(32) })
  await (await openAnyDatabase(env, pino({ level: 'silent' }))).close()
})
