import type { Page } from '@playwright/test'
import { expect, test } from './kiai.ts'

/** What has not come to its end within a millisecond. */
function motionOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name
      return Number(endTime) > 1 ? [`${name}: ${endTime}`] : []
    }),
  )
}

test('nothing moves for those who ask for stillness', { tag: '@desktop' }, async ({ page, member: _member }) => {
  for (const path of ['/warrior-mindset', '/dashboard', '/']) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/') await expect(page.locator('.flame').first(), path).toBeVisible()
    expect(await motionOn(page), path).toEqual([])
    // The eye that looks for motion here would see it.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(async () => (await motionOn(page)).length, path).toBeGreaterThan(0)
  }
})
