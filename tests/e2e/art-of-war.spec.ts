import { PHILOSOPHERS } from '#content/philosophers/philosophers.ts'
import { LANGUAGES } from '#contract/language.ts'
import { expect, test } from './kiai.ts'
import { expectMessage, field, heading, messages } from './screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { openArtOfWar, posterQuote, removeFromBox, saveButton, savedCard, showNewQuote, wisdomBox } from './wisdom.ts'
import { fill, LANGUAGE_NAMES, turnOf } from './wording.ts'

for (const language of LANGUAGES) {
  test.describe(`someone who speaks ${LANGUAGE_NAMES[language]}`, () => {
    test.use({ language })

    test('reads quotes, saves, finds, removes and restores them, and reads about a philosopher', {
      tag: turnOf(language),
    }, async ({ page, words, member: _member }) => {
      test.slow()
      const screen = { page, words }
      const { artOfWar } = words
      const box = wisdomBox(screen)

      const first = await test.step('reads a quote, with its meaning, importance and application', async () => {
        const quote = await openArtOfWar(screen)
        await expect(heading(screen, artOfWar.title)).toBeVisible()
        for (const part of [artOfWar.meaning, artOfWar.importance, artOfWar.application])
          await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
        await expect(box.getByText(artOfWar.box.empty, { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        return quote
      })

      await test.step('saves a quote; the box refuses it a second time', async () => {
        await saveButton(screen).click()
        await expectMessage(screen, artOfWar.toast.saved)
        await expect(savedCard(screen, first)).toBeVisible()
        await page.getByRole('button', { name: artOfWar.saved, exact: true }).click()
        await expectMessage(screen, words.errors.codes['art-of-war.already-saved'])
        await expect(box.getByRole('blockquote')).toHaveCount(1)
      })

      const second = await test.step('gets another one, which is there again after a reload', async () => {
        const quote = await showNewQuote(screen)
        await page.reload()
        await expect(posterQuote(page)).toHaveText(quote)
        await saveButton(screen).click()
        await expect(savedCard(screen, quote)).toBeVisible()
        await expectSoundScreen(page)
        return quote
      })

      await test.step('finds a saved quote by its words', async () => {
        const search = field(box, artOfWar.box.search)
        await search.fill(first.toLocaleLowerCase())
        await expect(box.getByRole('blockquote')).toHaveText([first])
        await search.fill('xyzzy')
        await expect(box.getByText(fill(artOfWar.box.noMatch, { typed: 'xyzzy' }), { exact: true })).toBeVisible()
        await expectSoundScreen(page)
        await box.getByRole('button', { name: artOfWar.box.showAll, exact: true }).click()
        await expect(box.getByRole('blockquote')).toHaveText([second, first])
      })

      await test.step('removes a quote and undoes it', async () => {
        await removeFromBox(screen, first)
        await expectMessage(screen, artOfWar.toast.removed)
        await expect(box.getByRole('blockquote')).toHaveText([second])
        await messages(screen).getByRole('button', { name: artOfWar.toast.undo, exact: true }).click()
        await expectMessage(screen, artOfWar.toast.restored)
        await expect(box.getByRole('blockquote')).toHaveText([second, first])
      })

      await test.step('removes a quote', async () => {
        await removeFromBox(screen, second)
        await expectMessage(screen, artOfWar.toast.removed)
        await page.reload()
        await expect(box.getByRole('blockquote')).toHaveText([first])
      })

      await test.step('draws a share card', async () => {
        await page.getByRole('button', { name: artOfWar.share, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: words.shareCard.title })
        await expect(dialog.getByRole('link', { name: words.shareCard.download })).toBeVisible()
        const card = dialog.getByRole('img', { name: second })
        await expect(card).toBeVisible()
        const [red] = await card.evaluate((canvas: HTMLCanvasElement) => [
          ...(canvas.getContext('2d')?.getImageData(4, 4, 1, 1).data ?? []),
        ])
        expect(red, 'the ground of a card in the light theme').toBe(0xf3)
        await expectSoundScreen(page, 'dialog[open]')
        const download = page.waitForEvent('download')
        await dialog.getByRole('link', { name: words.shareCard.download }).click()
        expect((await download).suggestedFilename()).toBe(artOfWar.shareCard.file)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })

      await test.step('opens the page of a philosopher, and saves a quote there', async () => {
        const { name, title, specialty } = PHILOSOPHERS[language]['lao-tzu']
        const cards = page.getByRole('region', { name: artOfWar.philosophers.title })
        await expect(cards.getByRole('listitem')).toHaveCount(4)
        await cards.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL('/art-of-war/lao-tzu')
        await expect(heading(screen, name)).toBeVisible()
        await expect(page.getByText(title, { exact: true })).toBeVisible()
        await expect(page.getByText(specialty, { exact: true })).toBeVisible()
        await expect(page.getByRole('article')).toHaveCount(3)
        await expectSoundScreen(page)
      })
    })
  })
}

test('an unknown philosopher has no page', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  await page.goto('/art-of-war/nobody')
  await expect(heading({ page, words }, words.common.notFound.title)).toBeVisible()
})
