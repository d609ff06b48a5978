import { expect, type Locator, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** The quote on the poster. */
export function posterQuote(page: Page): Locator {
  return page.getByRole('blockquote').first()
}

/** The text of the quote, not in the capitals of the poster. */
export async function quoteShown(page: Page): Promise<string> {
  return (await posterQuote(page).textContent()) ?? ''
}

export function wisdomBox({ page, words }: Screen): Locator {
  return page.getByRole('region', { name: words.artOfWar.box.title, exact: true })
}

export async function openArtOfWar({ page }: Screen): Promise<string> {
  await page.goto('/art-of-war')
  await expect(posterQuote(page)).toBeVisible()
  return quoteShown(page)
}

export async function showNewQuote({ page, words }: Screen): Promise<string> {
  const before = await quoteShown(page)
  await page.getByRole('button', { name: words.artOfWar.new, exact: true }).click()
  await expect(posterQuote(page)).not.toHaveText(before)
  return quoteShown(page)
}

export function saveButton({ page, words }: Screen): Locator {
  return page.getByRole('button', { name: words.artOfWar.save, exact: true })
}

/** The card of a saved quote. */
export function savedCard(screen: Screen, quote: string): Locator {
  return wisdomBox(screen)
    .getByRole('listitem')
    .filter({ has: screen.page.getByText(quote, { exact: true }) })
}

export async function removeFromBox(screen: Screen, quote: string): Promise<void> {
  await savedCard(screen, quote).getByText(screen.words.artOfWar.box.remove, { exact: true }).click()
}
