import { LANGUAGES } from '#contract/language.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { expect, test } from './kiai.ts'
import { insider, liveEventOf, postWith, postWithoutPage, SPACE, spaceName } from './network.ts'
import { actInSandboxPage, goToPay } from './sales.ts'
import { expectMessage, field, heading } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES } from './wording.ts'

/** Another one in each language, because the journeys may share an installation. */
const OTHERS = { en: 'Edna Íris', pt: 'Paula Íris', es: 'Estela Íris' }

for (const language of LANGUAGES) {
  test.describe(`a free member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language, timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } })

    test('becomes Elite, takes part in the Network, and loses it when a renewal is not paid', {
      tag: ['@phone', '@proof'],
    }, async ({ page, words, kiai, member }) => {
      test.slow()
      const screen = { page, words }
      const { pitch, network, membership, spaces, live } = words
      const main = page.getByRole('main')
      const other = await insider(kiai, { full_name: OTHERS[language], language })
      const [question, introduction] = [`Who rolls on Mondays, ${language}?`, `Robin, judo, eleven years, ${language}.`]
      await postWithoutPage(other, question)
      const title = `Evening round ${language}`
      const event = await liveEventOf(kiai, title)

      await test.step('upgrades from the pitch', async () => {
        await page.goto('/network')
        await expect(heading(screen, pitch.hero.title)).toBeVisible()
        await expectSoundScreen(page)
        await main.getByRole('link', { name: pitch.upgrade, exact: true }).first().click()
        await field(page, membership.checkout.consent).check()
        await expectSoundScreen(page)
        await goToPay(screen)
        await actInSandboxPage(screen, 'succeed')
        await expect(main.getByText(membership.return.paid, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('joins a space and introduces themself', async () => {
        await main.getByRole('link', { name: membership.toNetwork, exact: true }).click()
        await expect(heading(screen, pitch.inside.title)).toBeVisible()
        await expectSoundScreen(page)
        await main.getByRole('button', { name: fill(network.join.joinOf, { name: spaceName(language) }) }).click()
        await expect(heading(screen, spaceName(language))).toBeVisible()
        await main.getByRole('button', { name: spaces.introduction.begin, exact: true }).click()
        await field(page, spaces.introduction.label).fill(introduction)
        await expectSoundScreen(page)
        await main.getByRole('button', { name: spaces.composer.send, exact: true }).click()
        await expect(postWith(page, introduction)).toBeVisible()
        await expect(main.getByRole('heading', { name: spaces.introduction.title })).toHaveCount(0)
      })

      await test.step('posts with a picture and a mention', async () => {
        const composer = field(page, spaces.composer.label)
        await composer.click()
        const choosing = page.waitForEvent('filechooser')
        await main.getByRole('button', { name: spaces.composer.addPicture, exact: true }).click()
        const buffer = Buffer.from(await pictureOf())
        await (await choosing).setFiles({ name: 'mat.png', mimeType: 'image/png', buffer })
        await field(page, fill(spaces.composer.alt, { number: 1 })).fill('The red mat')
        await composer.pressSequentially(`Monday with @${other.handle.slice(0, 4)}`)
        await main
          .getByRole('listbox', { name: spaces.composer.suggestionList })
          .getByRole('option', { name: other.handle })
          .click()
        await expect(composer).toHaveValue(`Monday with @${other.handle} `)
        await expectSoundScreen(page)
        await main.getByRole('button', { name: spaces.composer.send, exact: true }).click()
        const post = postWith(page, `Monday with @${other.handle}`)
        await expect(post.getByRole('link', { name: `@${other.handle}` })).toBeVisible()
        await post.getByRole('button', { name: 'The red mat', exact: true }).click()
        const picture = page.getByRole('dialog').getByRole('img', { name: 'The red mat' })
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('reacts', async () => {
        const name = spaces.reaction.fist
        const asked = postWith(page, question)
        await asked.getByRole('button', { name, exact: true }).click()
        const counted = asked.getByRole('button', { name: fill(spaces.post.reactionCount, { name, number: 1 }) })
        await expect(counted).toHaveAttribute('aria-pressed', 'true')
        await expectSoundScreen(page)
      })

      await test.step('answers an invitation, asks, keeps the date, and attends', async () => {
        await page.goto('/live')
        await main.getByRole('link', { name: title, exact: true }).click()
        await expect(heading(screen, title)).toBeVisible()
        await main.getByRole('button', { name: live.answer.going, exact: true }).click()
        await expect(main.getByRole('heading', { name: live.mine.going, exact: true })).toBeVisible()
        await field(page, live.questions.label).fill('Southpaw first?')
        await main.getByRole('button', { name: live.questions.ask, exact: true }).click()
        await expect(main.getByRole('listitem').filter({ hasText: 'Southpaw first?' })).toBeVisible()
        const download = page.waitForEvent('download')
        await main.getByRole('link', { name: live.calendar.file, exact: true }).click()
        expect((await download).suggestedFilename()).toMatch(/\.ics$/)
        await expectSoundScreen(page)
        await event.open()
        await main.getByRole('button', { name: live.door.here, exact: true }).click()
        await expect(main.getByText(live.door.attended, { exact: true })).toBeVisible()
      })

      await test.step('changes the plan for the price that was stated', async () => {
        await page.goto('/membership')
        await main.getByRole('button', { name: membership.change.open, exact: true }).click()
        const plan = membership.plan.elite_yearly
        const dialog = page.getByRole('dialog', { name: fill(membership.change.title, { plan }) })
        const stated = dialog.getByRole('definition').first()
        await expect(dialog.getByText(membership.change.credit, { exact: true })).toBeVisible()
        const price = (await stated.textContent()) ?? ''
        expect(price).toContain('261')
        await expectSoundScreen(page, 'dialog[open]')
        await dialog.getByRole('button', { name: fill(membership.change.submitPay, { total: price }) }).click()
        await expectMessage(screen, fill(membership.change.done, { plan }))
        await expect(main.getByRole('listitem').filter({ hasText: price })).toBeVisible()
      })

      await test.step('cancels and resumes', async () => {
        await main.getByRole('button', { name: membership.cancel.open, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: membership.cancel.title })
        await dialog.getByRole('button', { name: membership.cancel.submit, exact: true }).click()
        await expect(main.getByText(membership.badge.cancelled, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await main.getByRole('button', { name: membership.resume.action, exact: true }).click()
        await expect(main.getByText(membership.badge.active, { exact: true })).toBeVisible()
      })

      await test.step('is warned when the renewal fails, and keeps Elite for the grace period', async () => {
        await main.getByRole('button', { name: membership.clock.fails, exact: true }).click()
        await expect(main.getByText(membership.badge.past_due, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await page.goto(`/spaces/${SPACE}`)
        await expect(page.getByText(membership.banner.title, { exact: true })).toBeVisible()
        await expect(field(page, spaces.composer.label)).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('loses Elite when the grace period ends, and finds the door', async () => {
        await page.getByRole('link', { name: membership.banner.action, exact: true }).click()
        await main.getByRole('button', { name: membership.clock.graceEnd, exact: true }).click()
        await expect(main.getByText(membership.freeText, { exact: true })).toBeVisible()
        await page.goto(`/spaces/${SPACE}`)
        await expect(main.getByRole('heading', { name: spaces.door.title, exact: true })).toBeVisible()
        await expect(page.getByText(membership.banner.title, { exact: true })).toHaveCount(0)
        await expectSoundScreen(page)
        const { rows } = await kiai.database.query(
          `select count(*)::int as paid, sum(total_minor)::int as total from orders
           where buyer_id = $1 and kind = 'membership' and state = 'paid'`,
          [member.user_id],
        )
        expect(rows).toEqual([{ paid: 2, total: 2_900 + 26_100 }])
      })
    })
  })
}
