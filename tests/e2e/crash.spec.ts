import { crashTexts } from '#web/shell/crash-texts.ts'
import { expect, test } from './kiai.ts'
import { expectAfterRetries, expectSettingsOf, heading, markDocument, openNavigation } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { wordingOf } from './wording.ts'

const QUIZ = /\/assets\/warrior-mindset-[^/]+\.js/

test.describe('the crash page', { tag: '@desktop' }, () => {
  test('is shown when a page fails, with a way back', async ({ page, words, member, complaints }) => {
    const screen = { page, words }
    const crashed = heading(screen, crashTexts.en.title)
    await page.goto('/settings')
    await expectSettingsOf(screen, member)
    await page.route(QUIZ, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const Screen = () => { throw new Error('planted') }",
      }),
    )
    const navigation = await openNavigation(screen)
    await navigation.getByRole('link', { name: words.common.nav.warriorMindset }).click()
    await expect(crashed).toBeVisible()
    await expect(page).toHaveTitle(`${crashTexts.en.page} · Kiai`)
    await expectSoundScreen(page)
    expect(complaints.all.splice(0).join('\n'), 'the fault itself is not hidden').toContain('planted')

    await page.goBack()
    await expectSettingsOf(screen, member)
    await page.goForward()
    await expect(crashed).toBeVisible()
    await page.unroute(QUIZ)
    await page.getByRole('button', { name: crashTexts.en.reload }).click()
    await expect(heading(screen, words.quiz.title)).toBeVisible()
    complaints.all.splice(0)
  })

  test('has texts even if none were loaded, and the page recovers when the connection is back', {
    tag: '@proof',
  }, async ({ newDevice, complaints }) => {
    const page = await (await newDevice({ locale: 'pt-BR' })).newPage()
    await page.clock.install()
    await page.route(/\/assets\/(?:text-files-)?pt-[^/]+\.js/, (route) => route.abort('connectionreset'))
    await page.goto('/auth')
    await expectAfterRetries(page, page.getByRole('heading', { level: 1, name: crashTexts.pt.title }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    await expectSoundScreen(page)
    await expect(page.getByRole('link', { name: crashTexts.pt.home })).toHaveAttribute('href', '/')
    await expect(page.getByRole('button', { name: crashTexts.pt.reload })).toBeVisible()
    complaints.all.splice(0)

    const expectSameDocument = await markDocument(page)
    await page.unrouteAll()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expectAfterRetries(page, page.getByLabel(wordingOf('pt').accounts.auth.email))
    await expectSameDocument()
  })
})
