import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { type Env, readEnv } from '#server/env.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { startSmtpServer } from '#tests/support/smtp.ts'
import { deleteOldMails } from './delete-mails.ts'
import { MAX_ATTEMPTS } from './delivery-rules.ts'
import { listOutboxMails } from './list-outbox.ts'
import { createMailer, deleteMailsTo } from './public.ts'
import { mails } from './tables.ts'

const EMBEDDED = readEnv({})
const HOSTED = readEnv({ DATABASE_URL: 'postgres://kiai@localhost/kiai', SESSION_SECRET: 'x'.repeat(32) })
const link = 'https://kiai.example/auth/confirm?token=secret-token'
const soon = { timeout: 12_000, interval: 20 }

/** A database and a mail server of its own, with as many server processes as the test starts. */
async function openHouse({ onTestFinished }: TestContext) {
  const database = await createTestDatabase({ poolSize: 6 })
  const smtp = await startSmtpServer()
  const running: Jobs[] = []
  const lines: string[] = []
  onTestFinished(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    await smtp.close()
    await database.close()
  })

  const withSmtp: Env = { ...HOSTED, SMTP_URL: smtp.url }
  const stored = () => database.db.select().from(mails).orderBy(mails.created_at)
  return {
    ...database,
    smtp,
    withSmtp,
    stored,
    logged: () => lines.join(''),

    async startProcess(env = withSmtp) {
      const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
      const jobs = await startJobs({ pool: database.pool, log })
      running.push(jobs)
      const mailer = await createMailer({ env, db: database.db, jobs, log, clock: systemClock })
      const send = (to = 'ana@kiai.example') =>
        mailer.send({ to, language: 'pt', template: 'confirm-email', full_name: 'Ana Souza', link })
      return { jobs, mailer, send }
    },

    becomes: (status: string) =>
      vi.waitFor(async () => {
        const [mail] = await stored()
        expect(mail?.status).toBe(status)
        return mail
      }, soon),
  }
}

// They mostly wait, so they wait together.
describe.concurrent('a mail with an SMTP server', () => {
  it('is delivered soon in the language of the person, and its body is emptied', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess()
    await send('Ana@Kiai.example')
    expect(await house.stored()).toMatchObject([
      { status: 'queued', to: 'ana@kiai.example', template: 'confirm-email' },
    ])
    await vi.waitFor(() => expect(house.smtp.received).toHaveLength(1), soon)

    const [received] = house.smtp.received
    expect(received).toMatchObject({ to: ['ana@kiai.example'], subject: 'Confirme seu e-mail e entre' })
    expect(received?.text).toContain(link)
    expect(received?.html).toContain(link)
    expect(await house.becomes('sent')).toMatchObject({ text: '', html: '', attempts: 1, sent_at: expect.any(Date) })
  })

  it('is not lost when nobody works at the time', async (test) => {
    const house = await openHouse(test)
    const stopped = await house.startProcess()
    await stopped.jobs.stop()
    await stopped.send()
    expect(await house.stored()).toMatchObject([{ status: 'queued' }])

    await house.startProcess()
    await house.becomes('sent')
    expect(house.smtp.received).toHaveLength(1)
  })

  it('is stored together with its job or not at all', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess()
    await house.pool.query('drop schema pgboss cascade')
    await expect(send()).rejects.toThrow()
    expect(await house.stored()).toEqual([])
  })

  it('exists exactly if the transaction does that it was sent in', async (test) => {
    const house = await openHouse(test)
    const { mailer } = await house.startProcess()
    const mail = { language: 'en', template: 'coach-approved', full_name: 'Ana Souza', link } as const
    const rolledBack = house.db.transaction(async (tx) => {
      await mailer.send({ ...mail, to: 'nobody@kiai.example' }, tx)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await house.db.transaction((tx) => mailer.send({ ...mail, to: 'ana@kiai.example' }, tx))
    await house.becomes('sent')
    expect(await house.stored()).toHaveLength(1)
    expect(house.smtp.received.map(({ to }) => to)).toEqual([['ana@kiai.example']])
  })

  it('is tried again after a passing failure', async (test) => {
    const house = await openHouse(test)
    house.smtp.order({ kind: 'temporary', times: 1 })
    const { send } = await house.startProcess()
    await send()
    await vi.waitFor(async () => {
      expect(await house.stored()).toMatchObject([
        {
          status: 'queued',
          attempts: 1,
          last_error: expect.stringContaining('451'),
          html: expect.stringContaining(link),
        },
      ])
    }, soon)
    expect(await house.becomes('sent')).toMatchObject({ attempts: 2, last_error: null, text: '', html: '' })
    expect(house.smtp.received).toHaveLength(1)
  })

  it('is tried again after the connection was cut', async (test) => {
    const house = await openHouse(test)
    house.smtp.order({ kind: 'cut', times: 1 })
    const { send } = await house.startProcess()
    await send()
    expect(await house.becomes('sent')).toMatchObject({ attempts: 2 })
    expect(house.smtp.received).toHaveLength(1)
  })

  it('is given up at once when the server refuses it for good', async (test) => {
    const house = await openHouse(test)
    house.smtp.order({ kind: 'permanent' })
    const { send } = await house.startProcess()
    await send()
    expect(await house.becomes('failed')).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining('550'),
      text: '',
      html: '',
      sent_at: null,
    })
    await expect.poll(() => house.logged()).toContain('given up')
  })

  it('is given up after the last try', async (test) => {
    const house = await openHouse(test)
    house.smtp.order({ kind: 'temporary', times: 99 })
    const { send } = await house.startProcess()
    await send()
    await house.db.update(mails).set({ attempts: MAX_ATTEMPTS - 1 })
    expect(await house.becomes('failed')).toMatchObject({ attempts: MAX_ATTEMPTS, text: '', html: '' })
    expect(house.smtp.received).toEqual([])
  })

  it('is delivered once, however many processes and jobs there are for it', async (test) => {
    const house = await openHouse(test)
    house.smtp.order({ kind: 'slow', ms: 700 })
    const processes = await Promise.all([house.startProcess(), house.startProcess()])
    const [first] = processes
    await Promise.all(Array.from({ length: 6 }, (_, number) => first?.send(`fighter-${number}@kiai.example`)))
    // Asks for each mail again and again while it waits and while it is on its way.
    for (let round = 0; round < 12; round++) {
      for (const { id } of await house.stored())
        for (const { jobs } of processes) await jobs.enqueue('deliver-mail', { mail_id: id }, { singletonKey: id })
      await new Promise((done) => setTimeout(done, 250))
    }
    await vi.waitFor(
      async () => expect((await house.stored()).map(({ status }) => status)).toEqual(Array(6).fill('sent')),
      soon,
    )
    expect(house.smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, number) => `fighter-${number}@kiai.example`),
    )
  })

  it('leaves no personal data in the log, delivered or not', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess()
    await send()
    await house.becomes('sent')
    await house.db.delete(mails)
    house.smtp.order({ kind: 'temporary', times: 1 })
    await send()
    await house.becomes('sent')
    await house.db.delete(mails)
    house.smtp.order({ kind: 'permanent' })
    await send()
    await house.becomes('failed')
    expect(house.logged()).toContain('confirm-email')
    for (const personal of ['ana@', 'Souza', 'secret-token'])
      expect(house.logged().toLowerCase()).not.toContain(personal.toLowerCase())
  })

  it('does not hold up the start when the server is away, which is logged', async (test) => {
    const house = await openHouse(test)
    await house.smtp.close()
    const { send } = await house.startProcess()
    await vi.waitFor(() => expect(house.logged()).toContain('SMTP_URL does not work'), soon)
    await send()
    await vi.waitFor(async () => expect(await house.stored()).toMatchObject([{ attempts: 1, status: 'queued' }]), soon)
  })
})

describe.concurrent('a mail without an SMTP server', () => {
  it('is kept and shown on the machine of a newcomer', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess(EMBEDDED)
    await send()
    const [mail] = await listOutboxMails({ env: EMBEDDED, db: house.db })
    expect(mail).toMatchObject({ to: 'ana@kiai.example', language: 'pt', template: 'confirm-email' })
    expect(mail?.text).toContain(link)
    expect(await house.stored()).toMatchObject([{ status: 'kept' }])
  })

  it('fails visibly where Kiai runs for others, and is shown nowhere', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess(HOSTED)
    await send()
    expect(await house.stored()).toMatchObject([
      { status: 'failed', last_error: 'SMTP_URL is not set', text: '', html: '' },
    ])
    expect(house.logged()).toContain('SMTP_URL is not set')
    expect(house.logged()).not.toContain('ana@')
  })
})

describe.concurrent('the outbox', () => {
  it('exists only where mails are kept', async (test) => {
    const house = await openHouse(test)
    const { db } = house
    for (const env of [HOSTED, house.withSmtp, { ...EMBEDDED, SMTP_URL: house.smtp.url }])
      await expect(listOutboxMails({ env, db })).rejects.toMatchObject({ name: 'Refusal', code: 'not-found' })
    expect(await listOutboxMails({ env: EMBEDDED, db })).toEqual([])
  })

  it('shows the newest fifty, to one address in any spelling', async (test) => {
    const house = await openHouse(test)
    const { db } = house
    const { send } = await house.startProcess(EMBEDDED)
    for (let number = 0; number < 51; number++) await send(`member-${number}@kiai.example`)
    await send('Ana@kiai.example')
    const shown = await listOutboxMails({ env: EMBEDDED, db })
    expect(shown).toHaveLength(50)
    expect(shown[0]?.to).toBe('ana@kiai.example')
    expect(shown.at(-1)?.to).toBe('member-2@kiai.example')
    expect(await listOutboxMails({ env: EMBEDDED, db }, 'ANA@KIAI.EXAMPLE')).toHaveLength(1)
    expect(await listOutboxMails({ env: EMBEDDED, db }, 'member-0@kiai.example')).toHaveLength(1)
    for (const nobody of ['ana', 'a%', "' or 1=1 --", '\0', '\ud800'])
      expect(await listOutboxMails({ env: EMBEDDED, db }, nobody)).toEqual([])
  })

  it('shows what was kept, not what was delivered earlier', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess()
    await send()
    await house.becomes('sent')
    expect(await listOutboxMails({ env: EMBEDDED, db: house.db })).toEqual([])
  })
})

describe.concurrent('mails are deleted', () => {
  it('after 30 days', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess(EMBEDDED)
    for (const name of ['old', 'young']) await send(`${name}@kiai.example`)
    const age = (days: number, name: string) =>
      house.db
        .update(mails)
        .set({ created_at: sql`now() - make_interval(days => ${days})` })
        .where(eq(mails.to, `${name}@kiai.example`))
    await age(31, 'old')
    await age(29, 'young')
    await deleteOldMails({ db: house.db, clock: systemClock })
    expect(await house.stored()).toMatchObject([{ to: 'young@kiai.example' }])
    const { rows } = await house.pool.query(`select cron from pgboss.schedule where name = 'delete-old-mails'`)
    expect(rows).toEqual([{ cron: '17 3 * * *' }])
  })

  it('with the account they were for', async (test) => {
    const house = await openHouse(test)
    const { send } = await house.startProcess(EMBEDDED)
    for (const name of ['ana', 'bia']) await send(`${name}@kiai.example`)
    await house.db.transaction((transaction) => deleteMailsTo(transaction, 'Ana@kiai.example'))
    expect(await house.stored()).toMatchObject([{ to: 'bia@kiai.example' }])
  })
})
