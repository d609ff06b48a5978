import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY } from '#contract/language.ts'

const stored = new Map<string, string>()
const page = { documentElement: { lang: 'en' }, cookie: '' }

/** These modules remember the language and every text that was requested, so that each test loads them anew. */
const loadModules = async () => ({
  ...(await import('./change-language.ts')),
  ...(await import('./kept-language.ts')),
  ...(await import('./language.ts')),
  ...(await import('./text-store.ts')),
})
let i18n: Awaited<ReturnType<typeof loadModules>>

beforeEach(async () => {
  vi.resetModules()
  i18n = await loadModules()
  stored.clear()
  Object.assign(page, { documentElement: { lang: 'en' }, cookie: '' })
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
  i18n.keepLanguage('en', { chosen: false })
  await i18n.loadTextsIn('en', ['common', 'errors', 'plans'])
})
afterEach(() => vi.unstubAllGlobals())

/** Texts that were requested before are there at once: this language comes quickly, any other takes its time. */
const haveAtHand = (language: 'pt' | 'es') => i18n.loadTextsIn(language, ['common', 'errors', 'plans'])

function expectKept(language: string): void {
  expect(i18n.currentLanguage()).toBe(language)
  expect(page.documentElement.lang).toBe(language)
  expect(stored.get(LANGUAGE_STORAGE_KEY)).toBe(language)
  expect(page.cookie).toContain(`${LANGUAGE_COOKIE}=${language};`)
}

test('the language chosen last is the one that stays, however late the other arrives', async () => {
  await haveAtHand('es')
  const [slow, quick] = [i18n.setLanguage('pt'), i18n.setLanguage('es')]
  expect(await quick).toBe(true)
  expect(await slow, 'and it is told that it came to nothing').toBe(false)
  expectKept('es')
})

test('the language of an account does not replace one that was chosen while it arrived', async () => {
  await haveAtHand('es')
  const [adopted, chosen] = [i18n.adoptLanguage('pt'), i18n.setLanguage('es')]
  expect(await chosen).toBe(true)
  await adopted
  expectKept('es')
  expect(i18n.isLanguageChosen()).toBe(true)
})

test('words about a sign-in can wait for the language of the account', async () => {
  const adopted = i18n.adoptLanguage('pt')
  expect(i18n.currentLanguage()).toBe('en')
  await i18n.languageSettled()
  expect(i18n.currentLanguage()).toBe('pt')
  await adopted
})

test('nor one that is still under way', async () => {
  await haveAtHand('pt')
  const [chosen, adopted] = [i18n.setLanguage('es'), i18n.adoptLanguage('pt')]
  await adopted
  expect(await chosen).toBe(true)
  expectKept('es')
})

test('a language that did not arrive is told, but not to someone who has chosen another since', async () => {
  await haveAtHand('es')
  // No language has such texts, so that loading any language fails from here on.
  await i18n.loadTextsIn('en', ['no-such-feature']).catch(() => undefined)
  const [former, last] = [i18n.setLanguage('pt'), i18n.setLanguage('es')]
  await expect(last).rejects.toThrow('No texts at')
  expect(await former).toBe(false)
  expectKept('en')
})
