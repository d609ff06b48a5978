import type { Page } from '@playwright/test'
import { expect, test } from './kiai.ts'
import { expectInTheEnd, expectSettingsOf, heading, markDocument, openNavigation, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'

const QUIZ = /\/assets\/warrior-mindset-[^/]+\.js/
/** All that comes later: the page stands on other files too. */
const ANY = /\/assets\/[^/]+\.js/
const PALETTE = /\/assets\/command-dialogs-[^/]+\.js/

/** Cuts the first requests for this code. */
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
  test('that does not arrive at once is asked for again by itself', { tag: '@desktop' }, async ({
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

  test('that does not arrive at all can be asked for where it should stand', { tag: '@phone' }, async ({
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
    await expectInTheEnd(page, failed)
    await expectSoundScreen(page)
    await page.unroute(ANY)
    await retry.click()
    await expectInTheEnd(page, heading(screen, words.quiz.title))
    await expect(failed).toHaveCount(0)
    await expectSameDocument()
  })

  test('is asked for anew by whoever comes back', { tag: '@desktop' }, async ({ page, words, member }) => {
    const screen = { page, words }
    await page.clock.install()
    await page.goto('/settings')
    await expectSettingsOf(screen, member)
    await cut(page, QUIZ, Number.POSITIVE_INFINITY)
    await openQuiz(screen)
    await expectInTheEnd(page, page.getByText(words.common.error.load, { exact: true }))
    await page.goBack()
    await expectSettingsOf(screen, member)
    await page.unroute(QUIZ)
    await openQuiz(screen)
    await expect(heading(screen, words.quiz.title)).toBeVisible()
  })

  test('is asked for again also when the page is opened with it', { tag: '@desktop' }, async ({
    page,
    words,
    member: _member,
  }) => {
    await cut(page, QUIZ, 1)
    await page.goto('/warrior-mindset')
    await expect(heading({ page, words }, words.quiz.title)).toBeVisible()
  })
})

test.describe('the palette', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, words, member }) => {
    await page.clock.install()
    await page.goto('/settings')
    await expectSettingsOf({ page, words }, member)
  })

  test('that does not arrive at once is asked for again by itself', async ({ page, words }) => {
    const seen = await cut(page, PALETTE, 2)
    await page.keyboard.press('Control+K')
    await expectInTheEnd(page, page.getByRole('dialog', { name: words.palette.title }))
    expect(seen.asked).toBe(3)
  })

  test('that does not arrive at all says so, and can be asked for there', async ({ page, words }) => {
    const failed = page.getByText(words.common.error.load, { exact: true })
    const expectSameDocument = await markDocument(page)
    await cut(page, PALETTE, Number.POSITIVE_INFINITY)
    await page.keyboard.press('Control+K')
    await expectInTheEnd(page, failed)
    await page.unroute(PALETTE)
    await page.getByRole('button', { name: words.common.action.retry, exact: true }).click()
    await expect(page.getByRole('dialog', { name: words.palette.title })).toBeVisible()
    await expectSameDocument()
  })
})
