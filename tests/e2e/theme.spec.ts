import type { Page } from '@playwright/test'
import { expect, test } from './kiai.ts'

/** The theme colours of the browser's frame, for light and dark systems. */
function tints(page: Page): Promise<(string | null)[]> {
  return page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
}

test('a chosen theme is kept, on every page and in every tab', { tag: ['@desktop', '@proof'] }, async ({
  page,
  context,
  words,
}) => {
  const { theme } = words.common
  const html = page.locator('html')
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(tab.getByRole('button', { name: words.landing.bar.theme.system })).toBeVisible()
  await page.goto('/auth')
  await expect(html).toHaveAttribute('data-theme', 'system')
  await page.getByRole('button', { name: theme.label }).click()
  await page.getByRole('menuitemradio', { name: theme.dark }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')

  await expect(tab.locator('html'), 'the other tab follows').toHaveAttribute('data-theme', 'dark')
  await expect(tab.getByRole('button', { name: words.landing.bar.theme.dark })).toBeVisible()
  expect(new Set(await tints(tab)).size).toBe(1)

  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const sent = (await (await page.goto('/'))?.text()) ?? ''
  expect(sent, 'sent that way, not changed afterwards').toContain('data-theme="dark"')
  expect(sent.match(/<meta name="theme-color"[^>]*content="#0b0a09"/g)).toHaveLength(2)
  await expect(html).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('button', { name: words.landing.bar.theme.dark }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await tints(page)).toEqual(['#f3ede3', '#f3ede3'])
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light')
})
