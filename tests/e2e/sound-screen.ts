import { expect, type Page } from '@playwright/test'
import { seriousFaults, seriousFaultsBesideColours } from './axe.ts'

/** Nothing that axe finds serious, and nothing that sticks out to the side. */
export async function expectSoundScreen(page: Page, part?: 'dialog[open]'): Promise<void> {
  // What is still fading in would be judged as it is at that moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Colours are the same in every language: it is enough to judge them in one.
  const isEnglish = await page.evaluate(() => document.documentElement.lang === 'en')
  const faults = isEnglish ? await seriousFaults(page, part) : await seriousFaultsBesideColours(page, part)
  expect(faults).toEqual([])
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.content, 'no scrolling to the side').toBeLessThanOrEqual(widths.window)
}
