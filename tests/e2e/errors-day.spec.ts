import { saveQuote } from '#contract/art-of-war.ts'
import { firstName } from '#contract/display-name.ts'
import { LANGUAGES } from '#contract/language.ts'
import { loseSessionAt } from './accounts.ts'
import { whileMissing, whileUnwritable } from './broken-database.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading } from './screen.ts'
import { openArtOfWar, removeFromBox, saveButton, savedCard, wisdomBox } from './wisdom.ts'
import { LANGUAGE_NAMES, turnOf } from './wording.ts'

// The messages of §8 for a member, in every language. The journeys of each screen check that the English texts are those
// of the specification.
for (const language of LANGUAGES) {
  test.describe(`a member who speaks ${LANGUAGE_NAMES[language]} is told`, {
    tag: [...turnOf(language, 'es'), '@proof'],
  }, () => {
    test.use({ language })

    test('that the profile could not be saved, and that it is saved after a retry', async ({
      page,
      words,
      member,
      kiai,
    }) => {
      const screen = { page, words }
      const { form } = words.profile
      const save = page.getByRole('button', { name: form.submit, exact: true })
      await page.goto('/settings')
      await field(page, form.name).fill('Somebody Else')
      await whileUnwritable(kiai, 'profiles', member, async () => {
        await save.click()
        await expectMessage(screen, form.failed)
        await expect(field(page, form.name)).toHaveValue('Somebody Else')
      })
      await save.click()
      await expectMessage(screen, form.done)
    })

    test('whether a quote was saved or removed', async ({ page, words, member, kiai }) => {
      const screen = { page, words }
      const { toast, saved } = words.artOfWar
      const quote = await openArtOfWar(screen)
      await whileUnwritable(kiai, 'saved_quotes', member, async () => {
        await saveButton(screen).click()
        await expectMessage(screen, toast.saveFailed)
        await expect(wisdomBox(screen).getByRole('blockquote')).toHaveCount(0)
      })
      await saveButton(screen).click()
      await expect(savedCard(screen, quote)).toBeVisible()
      await page.getByRole('button', { name: saved, exact: true }).click()
      await expectMessage(screen, words.errors.codes['art-of-war.already-saved'])
      await whileUnwritable(kiai, 'saved_quotes', member, async () => {
        await removeFromBox(screen, quote)
        await expectMessage(screen, toast.removeFailed)
        await expect(savedCard(screen, quote)).toBeVisible()
      })
      await removeFromBox(screen, quote)
      await expectMessage(screen, toast.removed)
      await loseSessionAt(page, saveQuote, kiai, member)
      await saveButton(screen).click()
      await expectMessage(screen, toast.signIn)
    })

    test('that the dashboard could not be read, and Retry reads it', async ({ page, words, member, kiai }) => {
      const { dashboard } = words
      // Otherwise the page would send its time zone and then reload everything.
      await kiai.database.query('update profiles set time_zone = $2 where user_id = $1', [member.user_id, 'UTC'])
      await whileMissing(kiai, 'quiz_results', async () => {
        await page.goto('/dashboard')
        await expect(page.getByText(dashboard.failed, { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName(member.full_name))
      })
      await page.getByRole('button', { name: words.common.action.retry, exact: true }).click()
      await expect(page.getByRole('region', { name: dashboard.standing })).toBeVisible()
      await expect(page.getByText(dashboard.failed, { exact: true })).toHaveCount(0)
    })

    test('that a page does not exist, with a link back', async ({ page, words, member: _member }) => {
      const { notFound } = words.common
      await page.goto('/no-such-page')
      await expect(heading({ page, words }, notFound.title)).toBeVisible()
      await expect(page.getByText(notFound.text, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: notFound.home, exact: true }).click()
      await expect(page).toHaveURL('/')
    })
  })
}
