import { expect } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Days of the month that have open times, and the times of the day that is shown. */
export const OPEN_DAY = '[data-day][aria-disabled="false"]'
export const OPEN_TIME = 'main button[aria-pressed]:not([data-day])'

/** A time late in the next month, which nobody can say begins too soon. */
export async function chooseTime({ page, words }: Pick<Screen, 'page' | 'words'>, nth: number): Promise<void> {
  await expect(page.locator(OPEN_DAY).first()).toBeVisible()
  await page.getByRole('button', { name: words.bookings.month.later, exact: true }).click()
  await page.locator(OPEN_DAY).last().click()
  await page.locator(OPEN_TIME).nth(nth).click()
}
