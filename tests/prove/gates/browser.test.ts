import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { findBrowser } from '#tests/support/browser.ts'

test('a browser is found, starts, and shows text in its own fonts', async () => {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env })
  const page = await browser.newPage()
  const empty = await page.screenshot()
  const shown: Buffer[] = []
  for (const face of ['serif', 'sans-serif', 'monospace']) {
    await page.setContent(`<p style="font-family: ${face}">Treine. Lute. Vença.</p>`)
    shown.push(await page.screenshot())
  }
  await browser.close()
  expect(shown.filter((picture) => picture.equals(empty))).toEqual([])
})
