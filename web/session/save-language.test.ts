import { afterEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import { saveLanguage } from './save-language.ts'
import { applyToSession, sessionState } from './session-store.ts'

const sessionOf = (id: string) => ({ expires_at: '2026-01-08', user: { id, language: 'en' } }) as Session

/** A server whose response is held back until the test releases it. */
function holdAnswer(): () => void {
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => held.promise)
  return () => held.resolve(new Response('{}'))
}

afterEach(() => vi.unstubAllGlobals())

test('choosing a language saves it in the account', async () => {
  applyToSession({ type: 'signed-in', session: sessionOf('noa') })
  const answer = holdAnswer()
  const saved = saveLanguage('pt')
  answer()
  await saved
  expect(sessionState().session?.user).toEqual({ id: 'noa', language: 'pt' })
})

test('a member who signed out while the language was saved stays signed out', async () => {
  applyToSession({ type: 'signed-in', session: sessionOf('noa') })
  const answer = holdAnswer()
  const saved = saveLanguage('pt')
  applyToSession({ type: 'signed-out', origin: 'here' })
  answer()
  await saved
  expect(sessionState()).toMatchObject({ status: 'signed_out', session: null })
})

test('a member who signed in while another one’s language was saved keeps their own', async () => {
  applyToSession({ type: 'signed-in', session: sessionOf('noa') })
  const answer = holdAnswer()
  const saved = saveLanguage('pt')
  applyToSession({ type: 'signed-in', session: sessionOf('ana') })
  answer()
  await saved
  expect(sessionState().session?.user).toEqual({ id: 'ana', language: 'en' })
})

test('changing back while a language is being saved is saved too', async () => {
  applyToSession({ type: 'signed-in', session: sessionOf('noa') })
  const sent: unknown[] = []
  const held = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    await held.promise
    return new Response('{}')
  })
  const saved = [saveLanguage('pt'), saveLanguage('en')]
  held.resolve()
  await Promise.all(saved)
  expect(sent).toEqual([{ language: 'pt' }, { language: 'en' }])
  expect(sessionState().session?.user).toEqual({ id: 'noa', language: 'en' })
})
