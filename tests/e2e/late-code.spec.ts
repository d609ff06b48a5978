import type { Page } from '@playwright/test'
import { expect, test } from './kiai.ts'
import { expectAfterRetries, expectSettingsOf, heading, markDocument, openNavigation, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'

const QUIZ = /\/assets\/warrior-mindset-[^/]+\.js/
/** All files that are loaded later: the page needs other files too. */
const ANY = /\/assets\/[^/]+\.js/
const PALETTE = /\/assets\/command-dialogs-[^/]+\.js/

/** Aborts the first requests for this code. */
async function cut(page: Page, code: RegExp, times: number): Promise<{ asked: number }> {
  const seen = { asked: 0 }
  await page.route(code, (route) => {
    seen.asked += 1
    return seen.asked <= times ? route.abort('connectionreset') : route.continue()
  })
  return seen
}

async function openQuiz(screen: Screen): Promise<void> {
  const navigation = await openNavigation(screen)
  await navigation.getByRole('link', { name: screen.words.common.nav.warriorMindset }).click()
}

test.describe('the code of a page', () => {
  test('is requested again automatically if the first request fails', { tag: ['@desktop', '@proof'] }, async ({
    page,
    words,
    member,
  }) => {
    const screen = { page, words }
    await page.goto('/settings')
    await expectSettingsOf(screen, member)
    const expectSameDocument = await markDocument(page)
    const seen = await cut(page, QUIZ, 2)
    await openQuiz(screen)
    await expect(heading(screen, words.quiz.title)).toBeVisible()
    expect(seen.asked).toBe(3)
    await expectSameDocument()
  })

  test('that cannot be loaded has a Retry in its place', { tag: ['@phone', '@proof'] }, async ({
    page,
    words,
    member,
  }) => {
    const screen = { page, words }
    const failed = page.getByRole('main').getByText(words.common.error.load, { exact: true })
    const retry = page.getByRole('main').getByRole('button', { name: words.common.action.retry, exact: true })
    await page.clock.install()
    await page.goto('/settings')
    await expectSettingsOf(screen, member)
    const expectSameDocument = await markDocument(page)
    await cut(page, ANY, Number.POSITIVE_INFINITY)
    await openQuiz(screen)
    await expectAfterRetries(page, failed)
    await expectSoundScreen(page)
    await page.unroute(ANY)
    await retry.click()
    await expectAfterRetries(page, heading(screen, words.quiz.title))
    await expect(failed).toHaveCount(0)
    await expectSameDocument()
  })

  test('is requested again at the next visit after a failure', { tag: ['@desktop', '@proof'] }, async ({
    page,
    words,
    member,
  }) => {
    const screen = { page, words }
    await page.clock.install()
    await page.goto('/settings')
    await expectSettingsOf(screen, member)
    await cut(page, QUIZ, Number.POSITIVE_INFINITY)
    await openQuiz(screen)
    await expectAfterRetries(page, page.getByText(words.common.error.load, { exact: true }))
    await page.goBack()
    await expectSettingsOf(screen, member)
    await page.unroute(QUIZ)
    await openQuiz(screen)
    await expect(heading(screen, words.quiz.title)).toBeVisible()
  })

  test('is also requested again if it is the first page', { tag: ['@desktop', '@proof'] }, async ({
    page,
    words,
    member: _member,
  }) => {
    await cut(page, QUIZ, 1)
    await page.goto('/warrior-mindset')
    await expect(heading({ page, words }, words.quiz.title)).toBeVisible()
  })
})

test.describe('the code of the palette', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, words, member }) => {
    await page.clock.install()
    await page.goto('/settings')
    await expectSettingsOf({ page, words }, member)
  })

  test('is requested again automatically if the first request fails', { tag: '@proof' }, async ({ page, words }) => {
    const seen = await cut(page, PALETTE, 2)
    await page.keyboard.press('Control+K')
    await expectAfterRetries(page, page.getByRole('dialog', { name: words.palette.title }))
    expect(seen.asked).toBe(3)
  })

  test('that cannot be loaded shows an error with Retry', { tag: '@proof' }, async ({ page, words }) => {
    const failed = page.getByText(words.common.error.load, { exact: true })
    const expectSameDocument = await markDocument(page)
    await cut(page, PALETTE, Number.POSITIVE_INFINITY)
    await page.keyboard.press('Control+K')
    await expectAfterRetries(page, failed)
    await page.unroute(PALETTE)
    await page.getByRole('button', { name: words.common.action.retry, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.palette.title })).toBeVisible()
    await expectSameDocument()
  })
})
