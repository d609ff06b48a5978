import { expect, type Page } from '@playwright/test'
import { seriousFaults } from './axe.ts'

/** Nothing that axe finds serious, and nothing that sticks out to the side. */
export async function expectSoundScreen(page: Page, part?: 'dialog[open]'): Promise<void> {
  expect(await seriousFaults(page, part)).toEqual([])
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.content, 'no scrolling to the side').toBeLessThanOrEqual(widths.window)
}
