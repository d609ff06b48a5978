import type { Page } from '@playwright/test'
import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, LANGUAGES, type Language } from '#contract/language.ts'
import { memberAccount } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { chooseLanguage, expectAfterRetries, field, heading, markDocument, openLandingLanguages } from './screen.ts'
import { signIn } from './sign-in.ts'
import { BROWSER_LOCALES, LANGUAGE_NAMES, turnOf, type Wording, wordingOf } from './wording.ts'

/** Stores a value before any script of the page runs. */
async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key = '', stored = '']) => localStorage.setItem(key, stored),
    [LANGUAGE_STORAGE_KEY, value],
  )
}

async function expectSignInPageIn(page: Page, language: Language): Promise<void> {
  const words = wordingOf(language)
  await expect(heading({ page, words }, words.accounts.auth.title.fighterSignIn)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function expectKept(page: Page, language: Language): Promise<void> {
  expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_STORAGE_KEY)).toBe(language)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === LANGUAGE_COOKIE)?.value).toBe(language)
}

test.describe('the language is read', { tag: '@desktop' }, () => {
  test('first from the browser’s storage', { tag: '@proof' }, async ({ newDevice }) => {
    const page = await (await newDevice({ locale: 'pt-BR' })).newPage()
    await store(page, 'es')
    // Also without the cookie, which is then set again for the server.
    await page.goto('/')
    await expect(page.getByText(wordingOf('es').landing.hero.lead)).toBeVisible()
    await expectKept(page, 'es')
    await page.goto('/auth')
    await expectSignInPageIn(page, 'es')
  })

  // Every journey in Portuguese or Spanish shows it too.
  test('then from the preferred languages of the browser', { tag: '@proof' }, async ({ newDevice }) => {
    const page = await (await newDevice({ locale: 'pt-PT' })).newPage()
    await page.goto('/auth')
    await expectSignInPageIn(page, 'pt')
    await expectKept(page, 'pt')
  })

  test('then from the page, and is English otherwise', { tag: '@proof' }, async ({ newDevice, kiai }) => {
    const context = await newDevice({ locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto('/auth')
    await expectSignInPageIn(page, 'en')
    await page.evaluate(() => localStorage.clear())
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: kiai.url }])
    await page.goto('/auth')
    await expectSignInPageIn(page, 'es')
  })

  // The values are those of web/i18n/detect-language.test.ts.
  test('but never from an invalid stored value', { tag: '@proof' }, async ({ newDevice }) => {
    const context = await newDevice({ locale: 'pt-BR' })
    const smuggled = [
      '<script>alert(1)</script>',
      'es"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'es;DROP TABLE users',
      '../../es',
      'es\u0000',
      'xx',
      '',
    ]
    const page = await context.newPage()
    page.on('dialog', () => expect('a dialog opened').toBe('never'))
    await page.goto('/auth')
    for (const value of smuggled) {
      await page.evaluate(([key = '', stored = '']) => localStorage.setItem(key, stored), [LANGUAGE_STORAGE_KEY, value])
      await page.goto('/auth')
      await expectSignInPageIn(page, 'pt')
      await expectKept(page, 'pt')
    }
  })
})

test('a chosen language is kept in the browser and sent to the server', { tag: '@desktop' }, async ({
  page,
  words,
}) => {
  await page.goto('/auth')
  await chooseLanguage({ page, words }, 'es')
  await expectSignInPageIn(page, 'es')
  await expectKept(page, 'es')
  await page.reload()
  await expectSignInPageIn(page, 'es')

  const response = await page.goto('/')
  const html = (await response?.text()) ?? ''
  expect(html).toContain('<html lang="es"')
  expect(html, 'the page is in Spanish before any script has run').toContain(wordingOf('es').landing.hero.lead)
  await expect(page).toHaveTitle(wordingOf('es').landing.meta.title)
})

test('the landing page switches the language without a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const expectSameDocument = await markDocument(page)
  let words = wordingOf('en')
  for (const language of ['pt', 'es', 'en'] as const) {
    await chooseOnLanding(page, words, language)
    words = wordingOf(language)
    await expect(page.getByText(words.landing.hero.lead)).toBeVisible()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(words.landing.meta.title)
    await expectKept(page, language)
  }
  await expectSameDocument()
})

for (const language of LANGUAGES) {
  test(`an address with ?lang=${language} is shown in that language, whatever the browser prefers`, {
    tag: turnOf(language, 'pt'),
  }, async ({ newDevice }) => {
    const other = language === 'en' ? 'pt' : 'en'
    const page = await (await newDevice({ locale: BROWSER_LOCALES[other] })).newPage()
    await page.goto(`/?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText(wordingOf(language).landing.hero.lead)).toBeVisible()
    // The page is sent ready; its script keeps the language a moment later.
    await expect(() => expectKept(page, language)).toPass()
    await page.goto('/auth')
    await expectSignInPageIn(page, language)
  })
}

test('another open tab switches to the chosen language', { tag: ['@desktop', '@proof'] }, async ({
  page,
  context,
  words,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/auth')
  await chooseLanguage({ page, words }, 'pt')
  await expect(other.getByText(wordingOf('pt').landing.hero.lead)).toBeVisible()
})

test('the language of the account is used after signing in, unless another was chosen in this browser', {
  tag: ['@desktop', '@proof'],
}, async ({ page, newDevice, words, kiai }) => {
  const account = await memberAccount(kiai, { language: 'es' })
  await page.goto('/settings')
  await signIn({ page, words }, account, '/settings')
  await expect(heading({ page, words: wordingOf('es') }, wordingOf('es').common.page.settings)).toBeVisible()

  const chosen = await (await newDevice()).newPage()
  await chosen.goto('/settings')
  await expectSignInPageIn(chosen, 'en')
  await chooseLanguage({ page: chosen, words }, 'pt')
  await expectSignInPageIn(chosen, 'pt')
  await signIn({ page: chosen, words: wordingOf('pt') }, account, '/settings')
  await expect(heading({ page: chosen, words }, wordingOf('pt').common.page.settings)).toBeVisible()
})

test('the language that a member chooses is saved in the account and used for mails', {
  tag: ['@desktop', '@proof'],
}, async ({ page, member, words, kiai }) => {
  await page.goto('/dashboard')
  const saved = page.waitForResponse('**/api/accounts/language')
  await chooseLanguage({ page, words }, 'pt', page.getByRole('complementary'))
  expect((await saved).ok()).toBe(true)
  const { rows } = await kiai.database.query('select language from users where id = $1', [member.user_id])
  expect(rows).toEqual([{ language: 'pt' }])
})

test('texts that fail to load are fetched again', { tag: ['@desktop', '@proof'] }, async ({ page, words }) => {
  await page.goto('/auth')
  await field(page, words.accounts.auth.email).fill('robin@people.example')
  const lost: string[] = []
  await page.route(/\/assets\/pt-[^/]+\.js/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (lost.includes(pathname)) return route.continue()
    lost.push(pathname)
    return route.abort('connectionreset')
  })
  await chooseLanguage({ page, words }, 'pt')
  await expectSignInPageIn(page, 'pt')
  expect(lost.length, 'some texts were lost on the way').toBeGreaterThan(0)
  await expect(field(page, wordingOf('pt').accounts.auth.email)).toHaveValue('robin@people.example')
})

async function chooseOnLanding(page: Page, words: Wording, language: Language): Promise<void> {
  await openLandingLanguages({ page, words })
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language] }).click()
}

test('on the landing page the language chosen last wins over texts that arrive late', {
  tag: ['@desktop', '@proof'],
}, async ({ page, member: _member, words }) => {
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accounts/language')) told.push(request.postDataJSON())
  })
  await page.goto('/')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const late = page.waitForResponse(/\/assets\/pt-[^/]+\.js/)
  await page.route(/\/assets\/pt-[^/]+\.js/, async (route) => {
    await released
    await route.continue()
  })
  await chooseOnLanding(page, words, 'pt')
  await chooseOnLanding(page, words, 'es')
  await expect(page.getByText(wordingOf('es').landing.hero.lead)).toBeVisible()
  release()
  await (await late).finished()
  // When the page has evaluated this, it has also processed the late texts.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await expect(page.getByText(wordingOf('es').landing.hero.lead)).toBeVisible()
  await expectKept(page, 'es')
  expect(told).toEqual([{ language: 'es' }])
})

test('the landing page retries loading a language, shows an error if it fails, and loads it at the next attempt', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words }) => {
  const ES = /\/assets\/es-[^/]+\.js/
  await page.clock.install()
  await page.goto('/')
  let asked = 0
  await page.route(ES, (route) => {
    asked += 1
    return route.abort('connectionreset')
  })
  await chooseOnLanding(page, words, 'es')
  await expectAfterRetries(page, page.getByText(words.landing.bar.languageFailed))
  expect(asked).toBe(6)
  await expect(page.getByText(words.landing.hero.lead)).toBeVisible()
  await page.unroute(ES)
  await chooseOnLanding(page, words, 'es')
  await expect(page.getByText(wordingOf('es').landing.hero.lead)).toBeVisible()
  await expect(page.getByText(words.landing.bar.languageFailed)).toBeHidden()
})
