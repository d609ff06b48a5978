import { expect, test, vi } from 'vitest'
import { findBrowser } from '#tests/support/browser.ts'

test('a browser named by CHROMIUM_PATH that does not start is reported, and no other is used instead', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH=/nowhere/chromium does not start')
  vi.unstubAllEnvs()
})
