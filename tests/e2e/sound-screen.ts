import { expect, type Page, test } from '@playwright/test'
import { seriousFaults } from './axe.ts'
import { SAMPLE } from './wording.ts'

/**
 * Nothing that axe finds serious, and nothing that sticks out to the side. Every run has axe look at each screen once,
 * in accessibility.spec.ts, and at what is shown in journeys that are done in one language only; in the others it looks
 * in `npm run prove`.
 */
export async function expectSoundScreen(page: Page, part?: 'dialog[open]'): Promise<void> {
  // What is still fading in would be judged as it is at that moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!test.info().tags.includes(SAMPLE)) expect(await seriousFaults(page, part)).toEqual([])
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.content, 'no scrolling to the side').toBeLessThanOrEqual(widths.window)
}
