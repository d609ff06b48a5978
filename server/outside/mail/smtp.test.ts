import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { startSmtpServer } from '#tests/support/smtp.ts'
import { DeliveryError } from './delivery-error.ts'
import { createSmtpTransport } from './smtp.ts'

const FROM = 'Kiai <no-reply@gym.example>'
const mail = () => ({
  id: randomUUID(),
  to: 'ana@kiai.example',
  subject: 'Confirme já: três passos',
  text: 'Olá.\n\nhttps://kiai.example/confirm?token=a=b',
  html: '<p>Olá. <a href="https://kiai.example/confirm?token=a=b">ação</a></p>',
})

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
afterEach(() => smtp.close())

async function failure(promise: Promise<void>): Promise<DeliveryError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DeliveryError)) throw new Error('expected a DeliveryError', { cause: error })
  return error
}

describe('a mail', () => {
  it('arrives as it was written', async () => {
    smtp = await startSmtpServer()
    const sent = mail()
    await createSmtpTransport(smtp.url, FROM).deliver(sent)
    const [received] = smtp.received
    expect(received).toMatchObject({ to: [sent.to], subject: sent.subject, text: sent.text, html: sent.html })
    expect(received?.headers).toMatchObject({
      from: FROM,
      'message-id': `<${sent.id}@gym.example>`,
      'auto-submitted': 'auto-generated',
    })
  })

  it('is sent to one recipient, even if the address contains separators', async () => {
    smtp = await startSmtpServer()
    const transport = createSmtpTransport(smtp.url, FROM)
    for (const to of ['ana@kiai.example, eve@evil.example', 'ana@kiai.example\r\nBcc: eve@evil.example'])
      await transport.deliver({ ...mail(), to }).catch((error: unknown) => expect(error).toBeInstanceOf(DeliveryError))
    for (const { to, headers } of smtp.received) {
      expect(to).toHaveLength(1)
      expect(headers).not.toHaveProperty('bcc')
    }
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('eve@evil.example')
  })

  it('has one subject header, even if the subject contains line breaks', async () => {
    smtp = await startSmtpServer()
    await createSmtpTransport(smtp.url, FROM).deliver({ ...mail(), subject: 'Hello\r\nBcc: eve@evil.example' })
    expect(smtp.received[0]?.headers).not.toHaveProperty('bcc')
    expect(smtp.received[0]?.to).toEqual(['ana@kiai.example'])
  })
})

describe('a mail server that refuses', () => {
  it('temporarily leaves the mail to be retried', async () => {
    smtp = await startSmtpServer()
    smtp.order({ kind: 'temporary', times: 1 })
    const transport = createSmtpTransport(smtp.url, FROM)
    expect(await failure(transport.deliver(mail()))).toMatchObject({ permanent: false })
    await transport.deliver(mail())
    expect(smtp.received).toHaveLength(1)
  })

  it('permanently is recognised, and its answer with the address is not logged', async () => {
    smtp = await startSmtpServer()
    smtp.order({ kind: 'permanent' })
    const error = await failure(createSmtpTransport(smtp.url, FROM).deliver(mail()))
    expect(error.permanent).toBe(true)
    expect(error.answer).toContain('ana@kiai.example')

    const lines: string[] = []
    pino({}, { write: (line: string) => void lines.push(line) }).error({ err: error }, 'failed')
    expect(lines.join()).toContain('550')
    expect(lines.join()).not.toContain('ana@')
  })

  it('or closes the connection is a temporary failure', async () => {
    smtp = await startSmtpServer()
    smtp.order({ kind: 'cut', times: 1 })
    const transport = createSmtpTransport(smtp.url, FROM)
    expect(await failure(transport.deliver(mail()))).toMatchObject({ permanent: false })
    await smtp.close()
    const refused = await failure(transport.deliver(mail()))
    expect(refused).toMatchObject({ permanent: false })
    expect(refused.message).toContain('ECONNREFUSED')
    smtp = await startSmtpServer()
  })

  it('to answer at all ends in a timeout', async () => {
    smtp = await startSmtpServer()
    smtp.order({ kind: 'hang' })
    // The default of half a minute is too long for a test; the address may set another timeout.
    const error = await failure(createSmtpTransport(`${smtp.url}?socketTimeout=500`, FROM).deliver(mail()))
    expect(error).toMatchObject({ permanent: false, message: expect.stringContaining('ETIMEDOUT') })
  })
})

describe('encryption', () => {
  it('is used where it is offered, and an untrusted certificate is refused', async () => {
    smtp = await startSmtpServer({ starttls: true })
    await failure(createSmtpTransport(smtp.url, FROM).deliver(mail()))
    expect(smtp.received).toEqual([])
    await createSmtpTransport(`${smtp.url}?tls.rejectUnauthorized=false`, FROM).deliver(mail())
    expect(smtp.received).toMatchObject([{ encrypted: true }])
  })

  it('is required before a password is sent', async () => {
    smtp = await startSmtpServer({ user: 'coach' })
    const url = (query: string) => `smtp://coach:secret@127.0.0.1:${smtp.port}${query}`
    await failure(createSmtpTransport(url(''), FROM).deliver(mail()))
    await failure(createSmtpTransport(url(''), FROM).verify())
    expect(smtp.received).toEqual([])
    const insisting = createSmtpTransport(url('?requireTLS=false'), FROM)
    await insisting.verify()
    await insisting.deliver(mail())
    expect(smtp.received).toMatchObject([{ user: 'coach', encrypted: false }])
  })

  it('does not turn a wrong password into a permanent failure of the mail', async () => {
    smtp = await startSmtpServer({ starttls: true, user: 'coach' })
    const url = `smtp://someone:secret@127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`
    expect(await failure(createSmtpTransport(url, FROM).deliver(mail()))).toMatchObject({ permanent: false })
  })
})
