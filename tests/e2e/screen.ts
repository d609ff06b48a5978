import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { LANGUAGE_NAMES, type Wording } from './wording.ts'

/** A page, and the texts in its language. */
export interface Screen {
  page: Page
  words: Wording
  /** How to open a path; by default its document is loaded. */
  goTo?: (path: string) => Promise<unknown>
}

/** A field by its label, with or without the mark for required fields. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`))
}

export function heading({ page }: Screen, name: string): Locator {
  return page.getByRole('heading', { name, exact: true, level: 1 })
}

/** The settings page of this person is shown. */
export async function expectSettingsOf(screen: Screen, { email }: { email: string }): Promise<void> {
  await expect(heading(screen, screen.words.common.page.settings)).toBeVisible()
  await expect(field(screen.page, screen.words.profile.account.email)).toHaveValue(email)
}

/** The region of the toasts. */
export function messages({ page, words }: Screen): Locator {
  return page.getByRole('region', { name: words.common.toasts.region })
}

export async function expectMessage(screen: Screen, title: string, description?: string | RegExp): Promise<void> {
  await expect(messages(screen).getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(messages(screen).getByText(description, { exact: true })).toBeVisible()
}

/** No toast covers this control. */
export async function expectUncovered(screen: Screen, control: Locator): Promise<void> {
  const [message, own] = [await messages(screen).locator('.plate').last().boundingBox(), await control.boundingBox()]
  if (!message || !own) throw new Error('There is no message, or nothing it could cover')
  const apart =
    message.y + message.height <= own.y ||
    own.y + own.height <= message.y ||
    message.x + message.width <= own.x ||
    own.x + own.width <= message.x
  expect(apart, 'the message lies elsewhere').toBe(true)
}

/** Moves the page's installed clock through the waits between retries until the target is shown. */
export async function expectAfterRetries(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(target).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 30_000, intervals: [50] })
}

/** Marks this document, to check later that no other document was loaded. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'same document'))
  return async () => {
    await expect(page.locator('html'), 'the page was not loaded again').toHaveAttribute('data-journey', 'same document')
  }
}

/** The document of these paths is not that of the app. */
const OTHER_DOCUMENTS = ['/', '/api/docs']
const NO_PAGE = '/no-such-page'

/**
 * Opens a path for someone signed in without loading the app again, which takes several times the CPU. The page for unknown
 * addresses is opened in between, so that nothing of the page before is left. Loads the document if this one is not the
 * app's, or if it shows a toast, which would stay.
 */
export async function goInApp(page: Page, path: string): Promise<void> {
  const canStay = await page.evaluate(
    (others) =>
      !others.includes(location.pathname) &&
      document.querySelector('#root h1') !== null &&
      document.querySelector('.toast-region .plate') === null,
    OTHER_DOCUMENTS,
  )
  if (!canStay || OTHER_DOCUMENTS.includes(path)) {
    await page.goto(path)
    return
  }
  for (const next of new Set([NO_PAGE, path])) {
    await page.evaluate((to) => {
      for (const left of document.querySelectorAll('h1')) left.setAttribute('data-left', '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, next)
    await expect(page.locator('h1:not([data-left])')).toBeVisible()
  }
}

/** Chooses a language in the menu; `scope` is needed if the page has several. */
export async function chooseLanguage({ page, words }: Screen, language: Language, scope: Page | Locator = page) {
  await scope.getByRole('button', { name: words.common.language.label }).click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language] }).click()
}

/** Opens the language menu. A press before the page is hydrated has no effect, so it is repeated. */
export async function openLandingLanguages({ page, words }: Screen): Promise<void> {
  await expect(async () => {
    await page.getByRole('banner').getByRole('button', { name: words.landing.bar.language }).click()
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** The links and controls of the sidebar, or on small screens of the menu. */
export async function openNavigation({ page, words }: Screen): Promise<Locator> {
  const sidebar = page.getByRole('complementary')
  const menu = page.getByRole('button', { name: words.common.nav.open })
  await expect(sidebar.or(menu)).toBeVisible()
  if (await sidebar.isVisible()) return sidebar
  await menu.click()
  return page.getByRole('dialog', { name: words.common.nav.label })
}

export async function signOut(screen: Screen): Promise<void> {
  const navigation = await openNavigation(screen)
  await navigation.getByRole('button', { name: screen.words.common.nav.signOut }).click()
  await expect(screen.page).toHaveURL('/auth')
  await expectMessage(screen, screen.words.common.signOut.done)
}

/** Makes a call in the page for what has its own journeys. */
export async function postInPage(page: Page, path: string, body: object): Promise<void> {
  const ok = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body })).ok
    },
    [path, JSON.stringify(body)] as const,
  )
  expect(ok, path).toBe(true)
}
