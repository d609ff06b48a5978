import { defineConfig } from 'vitest/config'

/** What `npm run prove` shows: one after the other, for each wants the machine to itself. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    environment: 'node',
    include: ['tests/prove/**/*.test.ts', 'tests/trust/rubbish-input.test.ts'],
    globalSetup: './tests/support/postgres-global.ts',
    testTimeout: 900_000,
    hookTimeout: 120_000,
    allowOnly: false,
    provide: { rubbish: 500 },
  },
})
