import { expect, test } from 'vitest'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { expectMessage, expectPath } from '#tests/support/on-screen.ts'

const FINISH = 'POST /api/accounts/provider/finish'
const en = wordingOf('en')

test('a refused sign-in with the provider is explained on the sign-in page', async () => {
  const { wire } = await openApp('/auth/callback?code=some-code&state=some-state', {
    answers: (calls) => {
      calls.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: 'Google' })
      calls.refuse(FINISH, 'accounts.provider-email-unverified')
    },
  })
  await expectMessage(en, 'Sign in failed', en.errors.codes['accounts.provider-email-unverified'])
  await expectPath('/auth')
  expect(wire.sentTo(FINISH)).toEqual([{ code: 'some-code', state: 'some-state', language: 'en' }])
})
