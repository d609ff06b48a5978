import { expect, type Page, test } from '@playwright/test'
import { seriousFaults, THEMES } from './axe.ts'
import { SAMPLE } from './wording.ts'

/**
 * No serious fault by axe, and nothing wider than the screen. In every run axe checks each screen once, in
 * accessibility.spec.ts, and without the colours in journeys that run in one language only. The other journeys are checked
 * in both themes in `npm run prove`.
 */
export async function expectSoundScreen(page: Page, part?: 'dialog[open]'): Promise<void> {
  const { tags } = test.info()
  // Waits for animations, because axe would check elements that are still fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const themes = tags.includes('@proof') ? THEMES : []
  if (!tags.includes(SAMPLE)) expect(await seriousFaults(page, part, themes)).toEqual([])
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.content, 'no scrolling to the side').toBeLessThanOrEqual(widths.window)
}
