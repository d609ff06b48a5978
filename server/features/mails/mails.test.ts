import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it, type TestContext, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { type Env, readEnv } from '#server/env.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { startSmtpServer } from '#tests/support/smtp.ts'
import { soon } from '#tests/support/soon.ts'
import { deleteOldMails } from './delete-mails.ts'
import { MAX_ATTEMPTS } from './deliver-mail.ts'
import { listOutboxMails } from './list-outbox.ts'
import { createMailer, deleteMailsTo } from './public.ts'
import { mails } from './tables.ts'

const EMBEDDED = readEnv({})
const HOSTED = readEnv({ DATABASE_URL: 'postgres://kiai@localhost/kiai', SESSION_SECRET: 'x'.repeat(32) })
const link = 'https://kiai.example/auth/confirm?token=secret-token'

/** A new database and mail server, with as many server processes as the test starts. */
async function openInstallation({ onTestFinished }: TestContext) {
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

// These tests mostly wait, so they run concurrently.
describe.concurrent('a mail with an SMTP server', () => {
  it('is delivered soon in the language of the recipient, and its body is emptied', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess()
    await send('Ana@Kiai.example')
    expect(await installation.stored()).toMatchObject([
      { status: 'queued', to: 'ana@kiai.example', template: 'confirm-email' },
    ])
    await vi.waitFor(() => expect(installation.smtp.received).toHaveLength(1), soon)

    const [received] = installation.smtp.received
    expect(received).toMatchObject({ to: ['ana@kiai.example'], subject: 'Confirme seu e-mail e entre' })
    expect(received?.text).toContain(link)
    expect(received?.html).toContain(link)
    expect(await installation.becomes('sent')).toMatchObject({
      text: '',
      html: '',
      attempts: 1,
      sent_at: expect.any(Date),
    })
  })

  it('is not lost while no process is running', async (test) => {
    const installation = await openInstallation(test)
    const stopped = await installation.startProcess()
    await stopped.jobs.stop()
    await stopped.send()
    expect(await installation.stored()).toMatchObject([{ status: 'queued' }])

    await installation.startProcess()
    await installation.becomes('sent')
    expect(installation.smtp.received).toHaveLength(1)
  })

  it('is stored only together with its job', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess()
    await installation.pool.query('drop schema pgboss cascade')
    await expect(send()).rejects.toThrow()
    expect(await installation.stored()).toEqual([])
  })

  it('is stored only if the transaction that sends it commits', async (test) => {
    const installation = await openInstallation(test)
    const { mailer } = await installation.startProcess()
    const mail = { language: 'en', template: 'coach-approved', full_name: 'Ana Souza', link } as const
    const rolledBack = installation.db.transaction(async (tx) => {
      await mailer.send({ ...mail, to: 'nobody@kiai.example' }, tx)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await installation.db.transaction((tx) => mailer.send({ ...mail, to: 'ana@kiai.example' }, tx))
    await installation.becomes('sent')
    expect(await installation.stored()).toHaveLength(1)
    expect(installation.smtp.received.map(({ to }) => to)).toEqual([['ana@kiai.example']])
  })

  it('is retried after a temporary failure', async (test) => {
    const installation = await openInstallation(test)
    installation.smtp.order({ kind: 'temporary', times: 1 })
    const { send } = await installation.startProcess()
    await send()
    await vi.waitFor(async () => {
      expect(await installation.stored()).toMatchObject([
        {
          status: 'queued',
          attempts: 1,
          last_error: expect.stringContaining('451'),
          html: expect.stringContaining(link),
        },
      ])
    }, soon)
    expect(await installation.becomes('sent')).toMatchObject({ attempts: 2, last_error: null, text: '', html: '' })
    expect(installation.smtp.received).toHaveLength(1)
  })

  it('is retried after the connection was cut', async (test) => {
    const installation = await openInstallation(test)
    installation.smtp.order({ kind: 'cut', times: 1 })
    const { send } = await installation.startProcess()
    await send()
    expect(await installation.becomes('sent')).toMatchObject({ attempts: 2 })
    expect(installation.smtp.received).toHaveLength(1)
  })

  it('fails at once when the server refuses it permanently', async (test) => {
    const installation = await openInstallation(test)
    installation.smtp.order({ kind: 'permanent' })
    const { send } = await installation.startProcess()
    await send()
    expect(await installation.becomes('failed')).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining('550'),
      text: '',
      html: '',
      sent_at: null,
    })
    await expect.poll(() => installation.logged()).toContain('given up')
  })

  it('fails after the last attempt', async (test) => {
    const installation = await openInstallation(test)
    installation.smtp.order({ kind: 'temporary', times: 99 })
    const { send } = await installation.startProcess()
    await send()
    await installation.db.update(mails).set({ attempts: MAX_ATTEMPTS - 1 })
    expect(await installation.becomes('failed')).toMatchObject({ attempts: MAX_ATTEMPTS, text: '', html: '' })
    expect(installation.smtp.received).toEqual([])
  })

  it('is delivered once, also with several processes and jobs for it', async (test) => {
    const installation = await openInstallation(test)
    installation.smtp.order({ kind: 'slow', ms: 700 })
    const processes = await Promise.all([installation.startProcess(), installation.startProcess()])
    const [first] = processes
    await Promise.all(Array.from({ length: 6 }, (_, number) => first?.send(`fighter-${number}@kiai.example`)))
    // Enqueues each mail repeatedly while it waits and while it is being sent.
    for (let round = 0; round < 12; round++) {
      for (const { id } of await installation.stored())
        for (const { jobs } of processes) await jobs.enqueue('deliver-mail', { mail_id: id }, { singletonKey: id })
      await new Promise((done) => setTimeout(done, 250))
    }
    await vi.waitFor(
      async () => expect((await installation.stored()).map(({ status }) => status)).toEqual(Array(6).fill('sent')),
      soon,
    )
    expect(installation.smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, number) => `fighter-${number}@kiai.example`),
    )
  })

  it('leaves no personal data in the log, delivered or not', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess()
    await send()
    await installation.becomes('sent')
    await installation.db.delete(mails)
    installation.smtp.order({ kind: 'temporary', times: 1 })
    await send()
    await installation.becomes('sent')
    await installation.db.delete(mails)
    installation.smtp.order({ kind: 'permanent' })
    await send()
    await installation.becomes('failed')
    expect(installation.logged()).toContain('confirm-email')
    for (const personal of ['ana@', 'Souza', 'secret-token'])
      expect(installation.logged().toLowerCase()).not.toContain(personal.toLowerCase())
  })

  it('does not delay the start while the mail server is away, which is logged', async (test) => {
    const installation = await openInstallation(test)
    await installation.smtp.close()
    const { send } = await installation.startProcess()
    await vi.waitFor(() => expect(installation.logged()).toContain('SMTP_URL does not work'), soon)
    await send()
    await vi.waitFor(
      async () => expect(await installation.stored()).toMatchObject([{ attempts: 1, status: 'queued' }]),
      soon,
    )
  })
})

describe.concurrent('a mail without an SMTP server', () => {
  it('is kept and shown in the embedded default', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess(EMBEDDED)
    await send()
    const [mail] = await listOutboxMails({ env: EMBEDDED, db: installation.db })
    expect(mail).toMatchObject({ to: 'ana@kiai.example', language: 'pt', template: 'confirm-email' })
    expect(mail?.text).toContain(link)
    expect(await installation.stored()).toMatchObject([{ status: 'kept' }])
  })

  it('fails visibly with DATABASE_URL, and is shown nowhere', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess(HOSTED)
    await send()
    expect(await installation.stored()).toMatchObject([
      { status: 'failed', last_error: 'SMTP_URL is not set', text: '', html: '' },
    ])
    expect(installation.logged()).toContain('SMTP_URL is not set')
    expect(installation.logged()).not.toContain('ana@')
  })
})

describe.concurrent('the outbox', () => {
  it('exists only when mails are kept', async (test) => {
    const installation = await openInstallation(test)
    const { db } = installation
    for (const env of [HOSTED, installation.withSmtp, { ...EMBEDDED, SMTP_URL: installation.smtp.url }])
      await expect(listOutboxMails({ env, db })).rejects.toMatchObject({ name: 'Refusal', code: 'not-found' })
    expect(await listOutboxMails({ env: EMBEDDED, db })).toEqual([])
  })

  it('shows the newest fifty, filtered by an address in any case', async (test) => {
    const installation = await openInstallation(test)
    const { db } = installation
    const { send } = await installation.startProcess(EMBEDDED)
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

  it('shows kept mails, not delivered ones', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess()
    await send()
    await installation.becomes('sent')
    expect(await listOutboxMails({ env: EMBEDDED, db: installation.db })).toEqual([])
  })
})

describe.concurrent('mails are deleted', () => {
  it('after 30 days', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess(EMBEDDED)
    for (const name of ['old', 'young']) await send(`${name}@kiai.example`)
    const age = (days: number, name: string) =>
      installation.db
        .update(mails)
        .set({ created_at: sql`now() - make_interval(days => ${days})` })
        .where(eq(mails.to, `${name}@kiai.example`))
    await age(31, 'old')
    await age(29, 'young')
    await deleteOldMails({ db: installation.db, clock: systemClock })
    expect(await installation.stored()).toMatchObject([{ to: 'young@kiai.example' }])
    const { rows } = await installation.pool.query(`select cron from pgboss.schedule where name = 'delete-old-mails'`)
    expect(rows).toEqual([{ cron: '17 3 * * *' }])
  })

  it('with the account they were for', async (test) => {
    const installation = await openInstallation(test)
    const { send } = await installation.startProcess(EMBEDDED)
    for (const name of ['ana', 'bia']) await send(`${name}@kiai.example`)
    await installation.db.transaction((transaction) => deleteMailsTo(transaction, 'Ana@kiai.example'))
    expect(await installation.stored()).toMatchObject([{ to: 'bia@kiai.example' }])
  })
})
