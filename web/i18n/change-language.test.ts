import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY } from '#contract/language.ts'
import { adoptLanguage, languageSettled, setLanguage } from './change-language.ts'
import { isLanguageChosen, keepLanguage } from './kept-language.ts'
import { currentLanguage, switchLanguage } from './language.ts'
import { loadTextsIn } from './text-store.ts'

const stored = new Map<string, string>()
const page = { documentElement: { lang: 'en' }, cookie: '' }

beforeEach(async () => {
  stored.clear()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
  switchLanguage('en')
  keepLanguage('en', { chosen: false })
  await loadTextsIn('en', ['common'])
})

/** What was asked for once is there at once: this language comes quickly, any other takes its time. */
const haveAtHand = (language: 'pt' | 'es') => loadTextsIn(language, ['common', 'errors', 'plans'])

function expectKept(language: string): void {
  expect(currentLanguage()).toBe(language)
  expect(page.documentElement.lang).toBe(language)
  expect(stored.get(LANGUAGE_STORAGE_KEY)).toBe(language)
  expect(page.cookie).toContain(`${LANGUAGE_COOKIE}=${language};`)
}

test('the language chosen last is the one that stays, however late the other arrives', async () => {
  await haveAtHand('es')
  const [slow, quick] = [setLanguage('pt'), setLanguage('es')]
  expect(await quick).toBe(true)
  expect(await slow, 'and it is told that it came to nothing').toBe(false)
  expectKept('es')
})

test('the language of an account does not replace one that was chosen while it arrived', async () => {
  await haveAtHand('es')
  await loadTextsIn('es', ['quiz'])
  const [adopted, chosen] = [adoptLanguage('pt'), setLanguage('es')]
  expect(await chosen).toBe(true)
  await adopted
  expectKept('es')
  expect(isLanguageChosen()).toBe(true)
})

test('words about a sign-in can wait for the language of the account', async () => {
  const adopted = adoptLanguage('pt')
  expect(currentLanguage()).toBe('en')
  await languageSettled()
  expect(currentLanguage()).toBe('pt')
  await adopted
})

test('nor one that is still under way', async () => {
  await haveAtHand('pt')
  await loadTextsIn('pt', ['quiz', 'palette'])
  const [chosen, adopted] = [setLanguage('es'), adoptLanguage('pt')]
  await adopted
  expect(await chosen).toBe(true)
  expectKept('es')
})

test('a language that did not arrive is told, but not to someone who has chosen another since', async () => {
  await haveAtHand('es')
  // No language has such texts, so that every one of them fails from here on.
  await loadTextsIn('en', ['no-such-feature']).catch(() => undefined)
  const [former, last] = [setLanguage('pt'), setLanguage('es')]
  await expect(last).rejects.toThrow('No texts at')
  expect(await former).toBe(false)
  expectKept('en')
})
