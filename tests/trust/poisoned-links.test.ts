import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestPasswordReset, resendConfirmation, signUp } from '#contract/accounts.ts'
import { signUpAsCoach } from '#contract/coach-applications.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { APPLICATION } from '#tests/support/coaches.ts'
import { OFF_SITE_ADDRESSES } from '#tests/support/off-site-addresses.ts'
import {
  mailedLink,
  mailsTo,
  memberOf,
  newEmail,
  PASSWORD,
  type StoredMail,
  unconfirmedMember,
} from '#tests/support/people.ts'

const OURS = 'https://kiai.example'

let app: TestApp

beforeAll(async () => {
  const many = { points: 10_000 }
  const limits = {
    'mail-requester': many,
    'mail-address': many,
    'reset-mails': many,
    'confirm-mails': many,
    'write-address': many,
  }
  // With a trusted proxy, so that forwarding headers are used as far as they ever are.
  app = await createTestApp({ BASE_URL: OURS, TRUSTED_PROXY: ['10.0.0.0/8'] }, { baseUrl: OURS, limits })
})
afterAll(() => app.close())

const FORGED: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:8443' },
  { host: 'kiai.example.evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example, kiai.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  { 'x-forwarded-server': 'evil.example' },
  { 'x-forwarded-prefix': '//evil.example' },
  { 'x-host': 'evil.example' },
  { 'x-original-host': 'evil.example' },
  { 'x-http-host-override': 'evil.example' },
  { forwarded: 'host=evil.example;proto=http' },
  { referer: 'https://evil.example/' },
  { via: 'evil.example' },
]

/** Sends the request to the host in the headers, as a server without a proxy would receive it. */
async function send(endpoint: Endpoint, input: object, headers: Record<string, string>): Promise<number> {
  const { host = 'kiai.example' } = headers
  const answer = await app.app.request(
    `https://${host}${endpoint.path}`,
    {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  )
  return answer.status
}

/** Every address in the text and the HTML of a mail. */
function addressesIn({ text, html }: StoredMail): URL[] {
  const found = [...text.matchAll(/\w+:\/\/[^\s"<>]+/g), ...html.matchAll(/(?:href|src)="([^"]+)"/g)]
  return found.map(([whole, inside]) => new URL((inside ?? whole).replaceAll('&amp;', '&')))
}

async function expectOurs(email: string): Promise<void> {
  const mails = await mailsTo(app, email)
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) {
    expect(addressesIn(mail).length).toBeGreaterThanOrEqual(2)
    for (const address of addressesIn(mail)) expect(address.origin).toBe(OURS)
    expect(mail.text + mail.html).not.toContain('evil')
  }
}

describe.each(FORGED)('a request with %j', (headers) => {
  test('does not change the link to set a new password', async () => {
    const { email } = await memberOf(app)
    expect(await send(requestPasswordReset, { email }, headers)).toBe(202)
    await expectOurs(email)
  })

  test('does not change the link to confirm an address', async () => {
    const email = newEmail()
    const input = { full_name: 'Kai', email, password: PASSWORD, language: 'en', return_to: '/settings' }
    expect(await send(signUp, input, headers)).toBe(201)
    expect(await send(resendConfirmation, { email }, headers)).toBe(202)
    await expectOurs(email)
  })
})

describe('signing up as a coach', () => {
  test('sends our own link, whatever the headers are', async () => {
    for (const headers of FORGED) {
      const email = newEmail()
      const input = { ...APPLICATION, email, password: PASSWORD, language: 'en' }
      expect(await send(signUpAsCoach, input, headers), JSON.stringify(headers)).toBe(201)
      await expectOurs(email)
    }
  })
})

describe('a request from another site', () => {
  test('causes no mail', async () => {
    const { email } = await memberOf(app)
    expect(await send(requestPasswordReset, { email }, { origin: 'https://evil.example' })).toBe(403)
    expect(await mailsTo(app, email)).toEqual([])
  })
})

describe('the return address in a mail', () => {
  test(`never leads to another site, in ${OFF_SITE_ADDRESSES.length} attempts`, async () => {
    expect(OFF_SITE_ADDRESSES.length).toBeGreaterThanOrEqual(30)
    const { email, browser } = await unconfirmedMember(app)
    for (const return_to of OFF_SITE_ADDRESSES) {
      for (const endpoint of [resendConfirmation, requestPasswordReset]) {
        await browser.call(endpoint, { email, return_to })
        expect((await mailedLink(app, email)).searchParams.get('return_to'), return_to).toBeNull()
      }
    }
    expect(await mailsTo(app, email)).toHaveLength(2 * OFF_SITE_ADDRESSES.length + 1)
    await expectOurs(email)
  })

  test('is kept if it is a path of ours', async () => {
    const { email, browser } = await unconfirmedMember(app)
    for (const endpoint of [resendConfirmation, requestPasswordReset]) {
      await browser.call(endpoint, { email, return_to: '/settings?tab=security' })
      expect((await mailedLink(app, email)).searchParams.get('return_to')).toBe('/settings?tab=security')
    }
  })
})

describe('the name', () => {
  test.each([
    'https://evil.example',
    'Win at evil.example',
    '<a href="https://evil.example">Kai</a>',
    'x\r\nBcc: evil@evil.example',
  ])('%j adds no address to a mail', async (full_name) => {
    const email = newEmail()
    await app.browser().call(signUp, { full_name, email, password: PASSWORD, language: 'en' })
    await expectOurs(email)
  })
})
