import { waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectPath, field, fill, heading, link } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

const START = 'POST /api/accounts/provider/start'
const FINISH = 'POST /api/accounts/provider/finish'
const CANCELLED = '/auth/callback?error=access_denied&state=some-state'
const en = wordingOf('en')
const name = 'Google'

function answerRules(wire: Wire): void {
  wire.answer('GET /api/accounts/rules', { password_min_length: 6, outbox: true, provider_name: name })
}

/** An alert in the page itself: a toast is dismissed when the page changes. */
async function expectAlert(words: string): Promise<void> {
  await waitFor(() => {
    const alerts = within(document.querySelector('main') ?? document.body).getAllByRole('alert', { hidden: true })
    expect(alerts.map(({ textContent }) => textContent).join()).toContain(words)
  })
}

const alerts = () => within(document.body).queryAllByRole('alert', { hidden: true })

test('a refused sign-in with the provider is explained above the sign-in form until the form is sent', async () => {
  const { wire, user } = await openApp('/auth/callback?code=some-code&state=some-state', {
    answers: (calls) => {
      answerRules(calls)
      calls.refuse(FINISH, 'accounts.provider-email-unverified')
      calls.refuse('POST /api/accounts/sign-in', 'accounts.credentials-invalid')
    },
  })
  await heading(en.accounts.auth.title.fighterSignIn)
  await expectPath('/auth')
  await expectAlert(en.errors.codes['accounts.provider-email-unverified'])
  expect(wire.sentTo(FINISH)).toEqual([{ code: 'some-code', state: 'some-state', language: 'en' }])

  await fill(en.accounts.auth.email, 'robin@people.example')
  await fill(en.accounts.auth.password, 'osu-hidari-42')
  await expectAlert(en.errors.codes['accounts.provider-email-unverified'])
  await user.click(await button(en.accounts.auth.signIn))
  await waitFor(() => expect(wire.sentTo('POST /api/accounts/sign-in')).toHaveLength(1))
  await waitFor(() => expect(alerts().filter((alert) => alert.closest('main'))).toEqual([]))
})

test.each(LANGUAGES)('whoever cancels at the provider is told so on the sign-in page (%s)', async (language) => {
  const { callback } = wordingOf(language).identityProvider
  await openApp(CANCELLED, { language, answers: answerRules })
  await expectPath('/auth')
  await expectAlert(fillIn(callback.cancelledSignIn, { name }))
})

test('whoever cancels during sign-up comes back to sign-up with the typed name and address', async () => {
  const { auth } = en.accounts
  const { user, storage } = await openApp('/auth?mode=sign-up', {
    answers: (calls) => {
      answerRules(calls)
      // The same page, so that the test's browser stays.
      calls.answer(START, { address: 'http://localhost:3000/auth?mode=sign-up#provider' })
    },
  })
  await fill(auth.fullName, 'Robin Tester')
  await fill(auth.email, 'robin@people.example')
  await fill(auth.password, 'osu-hidari-42')
  await user.click(await button(fillIn(en.identityProvider.continue, { name })))
  await waitFor(() => expect(location.hash).toBe('#provider'))
  const kept = storage('sessionStorage')
  expect(JSON.stringify(kept)).not.toContain('osu-hidari-42')

  await openApp(CANCELLED, { kept: { sessionStorage: kept }, answers: answerRules })
  await expectPath('/auth?mode=sign-up')
  await expectAlert(fillIn(en.identityProvider.callback.cancelledSignUp, { name }))
  expect((await field(auth.fullName)).value).toBe('Robin Tester')
  expect((await field(auth.email)).value).toBe('robin@people.example')
})

test('a member who cancels linking reads so, and continues to the settings', async () => {
  await openApp(CANCELLED, {
    session: sessionOf(),
    kept: { sessionStorage: { 'kiai.return-to': '/settings' } },
    answers: answerRules,
  })
  await expectAlert(fillIn(en.identityProvider.callback.cancelled, { name }))
  const onward = await link(en.identityProvider.callback.goOn)
  expect(onward.getAttribute('href')).toBe('/settings')
})
