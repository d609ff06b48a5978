import type { Page } from '@playwright/test'

const PHONE = { width: 360, height: 740 }

/** Whether something on the page, as it stands, sticks out of a small phone; the screen is as before in the end. */
export async function widthFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return content > PHONE.width ? [`wider than a phone: ${content} px`] : []
}
