import type { Page } from '@playwright/test'
import { expect, test } from './kiai.ts'

/** Animations and hover transitions that take longer than a millisecond. */
function motionOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document.getAnimations().flatMap((animation) => {
      // Scroll-driven animations have no duration in time.
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
      return typeof endTime === 'number' && endTime <= 1 ? [] : [animation.constructor.name]
    })
    const eased = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after']
        .filter((part) => /[1-9]/.test(getComputedStyle(element, part).transitionDuration))
        .map((part) => `${element.tagName}.${element.getAttribute('class')}${part}`),
    )
    return [...moving, ...eased]
  })
}

test('nothing moves for people who prefer reduced motion', { tag: '@desktop' }, async ({ page, member: _member }) => {
  for (const path of ['/warrior-mindset', '/dashboard', '/']) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path !== '/') await expect(page.locator('.flame').first(), path).toBeVisible()
    expect(await motionOn(page), path).toEqual([])
    // The check finds motion without that preference.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(async () => (await motionOn(page)).length, { message: path }).toBeGreaterThan(1)
  }
})
