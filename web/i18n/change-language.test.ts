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

/** Loads this language's texts in advance, so that it is shown at once and any other takes time. */
const preload = (language: 'pt' | 'es') => i18n.loadTextsIn(language, ['common', 'errors', 'plans'])

function expectKept(language: string): void {
  expect(i18n.currentLanguage()).toBe(language)
  expect(page.documentElement.lang).toBe(language)
  expect(stored.get(LANGUAGE_STORAGE_KEY)).toBe(language)
  expect(page.cookie).toContain(`${LANGUAGE_COOKIE}=${language};`)
}

test('the language chosen last stays, however late the texts of another one load', async () => {
  await preload('es')
  const [slow, quick] = [i18n.setLanguage('pt'), i18n.setLanguage('es')]
  expect(await quick).toBe(true)
  expect(await slow, 'the late choice is reported as not shown').toBe(false)
  expectKept('es')
})

test('the language of an account does not replace one that was chosen while its texts loaded', async () => {
  await preload('es')
  const [adopted, chosen] = [i18n.adoptLanguage('pt'), i18n.setLanguage('es')]
  expect(await chosen).toBe(true)
  await adopted
  expectKept('es')
  expect(i18n.isLanguageChosen()).toBe(true)
})

test('languageSettled waits for the language of the account', async () => {
  const adopted = i18n.adoptLanguage('pt')
  expect(i18n.currentLanguage()).toBe('en')
  await i18n.languageSettled()
  expect(i18n.currentLanguage()).toBe('pt')
  await adopted
})

test('the language of an account does not replace a choice whose texts are still loading', async () => {
  await preload('pt')
  const [chosen, adopted] = [i18n.setLanguage('es'), i18n.adoptLanguage('pt')]
  await adopted
  expect(await chosen).toBe(true)
  expectKept('es')
})

test('a language that fails to load throws, unless another one was chosen since', async () => {
  await preload('es')
  // No language has these texts, so loading any language fails from here on.
  await i18n.loadTextsIn('en', ['no-such-feature']).catch(() => undefined)
  const [former, last] = [i18n.setLanguage('pt'), i18n.setLanguage('es')]
  await expect(last).rejects.toThrow('No texts at')
  expect(await former).toBe(false)
  expectKept('en')
})
