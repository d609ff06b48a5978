import type { Page } from '@playwright/test'

const PHONE = { width: 360, height: 740 }

/** The elements that are wider than a small phone. The viewport is restored at the end. */
export async function widthFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return content > PHONE.width ? [`wider than a phone: ${content} px`] : []
}
