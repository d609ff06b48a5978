import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser.ts'
import './tests/support/resolve-drizzle-once.mjs'

const { executablePath, args, env } = await findBrowser({ shell: true })

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/install-once.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // For two cores. Each worker starts a server and a browser of its own.
  workers: 2,
  // On a busy machine a browser may not run for seconds. Tests that pass only on retry are listed at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // The first page of a browser and a server that have just started takes seconds on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // The size of each journey's screen is chosen in tests/e2e/kiai.ts.
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    // `page.route` does not see what a service worker asks for. The journeys that are about it allow it.
    serviceWorkers: 'block',
    // Recording a trace doubles the time of every journey, even if only failed ones are kept: use `--trace on` when needed.
    screenshot: 'only-on-failure',
  },
})
