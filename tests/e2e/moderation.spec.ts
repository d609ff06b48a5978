import { LANGUAGES } from '#contract/language.ts'
import { memberAccount, signInWithCookie } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { insider, postWith, publish, SPACE } from './network.ts'
import { expectMessage, field, type Screen } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

/** The case about these words in the moderators' list. */
const caseOf = ({ page }: Screen, words: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('blockquote').filter({ hasText: words }) })

/** Decides the case with a reason for the member. */
async function decide(screen: Screen, about: string, act: 'warn' | 'suspend', reason: string): Promise<void> {
  const { acts, reasonForMember, saved } = screen.words.moderation
  await screen.page.goto('/admin?tab=moderation')
  await caseOf(screen, about).getByRole('button', { name: acts[act].action, exact: true }).click()
  const dialog = screen.page.getByRole('dialog', { name: acts[act].title })
  await field(dialog, reasonForMember).fill(reason)
  await expectSoundScreen(screen.page, 'dialog[open]')
  await dialog.getByRole('button', { name: acts[act].action, exact: true }).click()
  await expectMessage(screen, saved)
  await expect(caseOf(screen, about)).toHaveCount(0)
}

for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })

    test('breaks the rules twice, is warned and suspended, appeals, and may write again', {
      tag: turnOf(language),
    }, async ({ page, context, words, kiai, newDevice }) => {
      test.slow()
      const screen = { page, words }
      const { moderation, errors } = words
      // The journeys in other languages may share the installation.
      const first = `Guaranteed profit, no risk, ask me how (${language})`
      const second = `Double your money in a week with my broker (${language})`
      const sorry = `Sorry, friends (${language})`
      const main = page.getByRole('main')
      await signInWithCookie(context, kiai, await insider(kiai, { full_name: 'Vic Lado', language }))
      const [admin, otherAdmin] = await Promise.all(
        [1, 2].map(async () => {
          const device = await newDevice()
          await signInWithCookie(device, kiai, await memberAccount(kiai, { membership_type: 'admin', language }))
          return { page: await device.newPage(), words }
        }),
      )
      if (!admin || !otherAdmin) throw new Error('There are two admins')

      await test.step('a post is reported by its words, stays, and brings a warning', async () => {
        await page.goto(`/spaces/${SPACE}`)
        await publish(screen, first)
        await expect(postWith(page, first)).toBeVisible()
        await decide(admin, first, 'warn', 'No offers like this here.')
        await page.goto('/community-rules')
        await expect(main.getByRole('heading', { name: moderation.acts.warn.told, exact: true })).toBeVisible()
        await expect(main.getByText(fill(moderation.own.reason, { reason: 'No offers like this here.' }))).toBeVisible()
        await expectSoundScreen(page)
      })

      await test.step('a second one brings a suspension, which says how long it lasts and keeps what was typed', async () => {
        await page.goto(`/spaces/${SPACE}`)
        await publish(screen, second)
        await expect(postWith(page, second)).toBeVisible()
        await decide(admin, second, 'suspend', 'Again an offer like this.')
        await page.reload()
        await publish(screen, sorry)
        const refusal = `${errors.codes['spaces.suspended']} ${fill(errors.wait.days_other, { count: 3 })}`
        await expect(main.getByText(refusal, { exact: true })).toBeVisible()
        await expect(field(page, words.spaces.composer.label)).toHaveValue(sorry)
        await expect(postWith(page, second)).toHaveCount(0)
        await expectSoundScreen(page)
      })

      await test.step('appeals', async () => {
        await page.goto('/community-rules')
        const suspension = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: moderation.acts.suspend.told, exact: true }) })
        await suspension.getByRole('button', { name: moderation.own.appeal, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: moderation.own.appealTitle })
        await field(dialog, moderation.own.appealLabel).fill('It was a quote from a film.')
        await dialog.getByRole('button', { name: moderation.own.appealSubmit, exact: true }).click()
        await expect(suspension.getByText(moderation.appeal.open, { exact: true })).toBeVisible()
      })

      await test.step('another admin accepts, and the member writes again', async () => {
        await otherAdmin.page.goto('/admin?tab=moderation&show=appeals')
        const appealed = caseOf(otherAdmin, second)
        await expect(appealed.getByText('It was a quote from a film.')).toBeVisible()
        await expectSoundScreen(otherAdmin.page)
        await appealed.getByRole('button', { name: moderation.appeal.decide, exact: true }).click()
        const dialog = otherAdmin.page.getByRole('dialog', { name: moderation.appeal.title })
        await field(dialog, moderation.appeal.outcome).selectOption('yes')
        await field(dialog, moderation.reasonForMember).fill('You are right.')
        await dialog.getByRole('button', { name: moderation.appeal.action, exact: true }).click()
        await expectMessage(otherAdmin, moderation.saved)
        await page.goto(`/spaces/${SPACE}`)
        await expect(field(page, words.spaces.composer.label)).toHaveValue(sorry)
        await page.getByRole('button', { name: words.spaces.composer.send, exact: true }).click()
        await expect(postWith(page, sorry)).toBeVisible()
        await expect(postWith(page, second)).toBeVisible()
      })
    })
  })
}
