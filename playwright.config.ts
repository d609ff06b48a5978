import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'

const { executablePath, args, env } = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/install-once.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // For two cores: a journey waits for a fifth of its time.
  workers: 4,
  // A shared machine may starve a browser for seconds; what passes only the second time is told at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // The size of each journey's screen is chosen in tests/e2e/kiai.ts.
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    // A trace of every journey, kept only for one that fails, doubles the time of all of them: `--trace on` when needed.
    screenshot: 'only-on-failure',
  },
})
