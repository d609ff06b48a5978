import { saveQuote } from '#contract/art-of-war.ts'
import { loseSessionAt, memberAccount, signInWithCookie } from './accounts.ts'
import { expect, test } from './kiai.ts'
import { chooseLanguage, expectMessage, messages, openNavigation, signOut } from './screen.ts'
import { signIn } from './sign-in.ts'
import {
  openArtOfWar,
  posterQuote,
  quoteShown,
  removeFromBox,
  saveButton,
  savedCard,
  showNewQuote,
  wisdomBox,
} from './wisdom.ts'
import { wordingOf } from './wording.ts'

test('the same quote is shown after a change of language', { tag: '@desktop' }, async ({
  page,
  words,
  member: _member,
}) => {
  await openArtOfWar({ page, words })
  await showNewQuote({ page, words })
  const stored = () => page.evaluate(() => localStorage.getItem('kiai.quote'))
  const id = await stored()
  const inEnglish = await quoteShown(page)
  let screen = { page, words }
  for (const language of ['pt', 'es', 'en'] as const) {
    const before = await quoteShown(page)
    await chooseLanguage(screen, language, await openNavigation(screen))
    screen = { page, words: wordingOf(language) }
    await expect(posterQuote(page)).not.toHaveText(before)
    await expect(posterQuote(page)).toHaveAttribute('lang', language)
    expect(await stored()).toBe(id)
  }
  await expect(posterQuote(page)).toHaveText(inEnglish)
})

test('New Quote always shows another quote', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member: _member,
}) => {
  await openArtOfWar({ page, words })
  for (let round = 0; round < 12; round += 1) await showNewQuote({ page, words })
})

test('when two tabs save a quote at the same time, one saves it and the other says that it is saved', {
  tag: ['@desktop', '@proof'],
}, async ({ page, context, words, member, kiai }) => {
  const tab = await context.newPage()
  const screens = [
    { page, words },
    { page: tab, words },
  ]
  const quote = await openArtOfWar({ page, words })
  expect(await openArtOfWar({ page: tab, words })).toBe(quote)

  let arrived = 0
  let letGo = () => {}
  const both = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route('**/api/saved-quotes', async (route) => {
    if (route.request().method() === 'POST') {
      arrived += 1
      if (arrived === 2) letGo()
      await both
    }
    await route.continue()
  })
  for (const screen of screens) await saveButton(screen).click()

  const answers = (text: string) =>
    Promise.all(screens.map((screen) => messages(screen).getByText(text, { exact: true }).count()))
  await expect
    .poll(async () => (await answers('This quote is already in your War Wisdom Box.')).toSorted())
    .toEqual([0, 1])
  for (const screen of screens) await expect(wisdomBox(screen).getByRole('blockquote')).toHaveText([quote])
  const { rows } = await kiai.database.query('select quote from saved_quotes where user_id = $1', [member.user_id])
  expect(rows).toEqual([{ quote }])

  await removeFromBox({ page, words }, quote)
  for (const screen of screens) await expect(wisdomBox(screen).getByRole('blockquote')).toHaveCount(0)
})

test('an error is shown when a quote cannot be saved or removed, and the box does not change', {
  tag: ['@desktop', '@proof'],
}, async ({ page, words, member: _member }) => {
  const screen = { page, words }
  const quote = await openArtOfWar(screen)
  const fail = (method: string) =>
    page.route('**/api/saved-quotes**', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
    )

  await fail('POST')
  await saveButton(screen).click()
  await expectMessage(screen, 'Failed to save quote. Please try again.')
  await expect(wisdomBox(screen).getByRole('blockquote')).toHaveCount(0)
  await page.unrouteAll()
  await saveButton(screen).click()
  await expect(savedCard(screen, quote)).toBeVisible()

  await page.route('**/api/saved-quotes/*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await removeFromBox(screen, quote)
  await expectMessage(screen, 'Failed to remove quote. Please try again.')
  await expect(savedCard(screen, quote)).toBeVisible()
  await page.unrouteAll()
  await removeFromBox(screen, quote)
  await expectMessage(screen, 'Quote has been removed from your War Wisdom Box.')

  await page.route('**/api/saved-quotes/*/restore', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await messages(screen).getByRole('button', { name: words.artOfWar.toast.undo, exact: true }).click()
  await expectMessage(screen, words.artOfWar.toast.restoreFailed)
})

test('saving without a session asks to sign in', { tag: ['@desktop', '@proof'] }, async ({
  page,
  words,
  member,
  kiai,
}) => {
  const screen = { page, words }
  await openArtOfWar(screen)
  await loseSessionAt(page, saveQuote, kiai, member)
  await saveButton(screen).click()
  await expectMessage(screen, 'Please sign in to save quotes to your War Wisdom Box.')
})

test('signing out clears the box', { tag: ['@desktop', '@proof'] }, async ({ page, words, context, kiai }) => {
  const screen = { page, words }
  const [owner, other] = [await memberAccount(kiai), await memberAccount(kiai)]
  await signInWithCookie(context, kiai, owner)
  const quote = await openArtOfWar(screen)
  await saveButton(screen).click()
  await expect(savedCard(screen, quote)).toBeVisible()

  await signOut(screen)
  await expect(page.getByText(quote, { exact: true })).toHaveCount(0)
  await signIn(screen, other)
  await (await openNavigation(screen)).getByRole('link', { name: words.common.nav.artOfWar }).click()
  await expect(wisdomBox(screen).getByText(words.artOfWar.box.empty, { exact: true })).toBeVisible()
  await expect(posterQuote(page)).toHaveText(quote)
})
