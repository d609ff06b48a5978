import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const HERE = import.meta.dirname.replaceAll(/\W/g, '\\$&')

/** Files of these folders that are not tests. They hold no state, so Node itself loads them, once per worker. */
const sources = (...folders: string[]) => new RegExp(`^${HERE}/(${folders.join('|')})/(?!.*\\.test\\.ts$)`)

export default defineConfig({
  test: {
    // For two cores. A third worker would spare some waiting, but each loads all modules and builds the indexes anew.
    pool: 'forks',
    maxWorkers: 2,
    // Only what hangs may run into these: on a busy machine a test of a second has taken more than twenty.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    allowOnly: false,
    // Like the journeys: tests that pass only on retry are listed at the end of the run.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,contract,content}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/{gates,prove,screens}/**'],
          globalSetup: './tests/support/postgres-global.ts',
          isolate: false,
          server: { deps: { external: [sources('contract', 'content', 'server', 'tests', 'tools')] } },
          execArgv: ['--import', join(import.meta.dirname, 'tests/support/resolve-drizzle-once.mjs')],
          // Samples: `npm run prove` sends 500 random inputs and every attack to every route, and varies every conversation.
          provide: {
            randomInputs: 1,
            attacksPerRoute: 1,
            everyNth: 4,
            everyNthOnFullDisk: 8,
            everyNthVaried: 24,
            randomQuestions: 20,
            books: { operations: 100, rounds: 2 },
            bookedTimes: { operations: 60, rounds: 3 },
            memberships: { lives: 4, acts: 12 },
            offlineDevices: { runs: 10 },
            openTimes: { calendars: 4, racers: 40, rounds: 3 },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'node',
          include: ['web/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: './tests/support/fresh-modules.ts',
        },
      },
      {
        extends: true,
        // Whole pages on a document without a browser. Each page loads the web's modules again; React and the document
        // are loaded once per worker. React is the one of production: its checks in development cost a fifth of the CPU.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screens',
          environment: 'node',
          include: ['tests/screens/**/*.test.ts'],
          isolate: false,
          env: { NODE_ENV: 'production' },
          // Texts hold no state either; loading them anew for each page would take a twentieth of the CPU.
          server: { deps: { external: [sources('contract'), new RegExp(`^${HERE}/web/.*/texts/`)] } },
        },
      },
      {
        extends: true,
        // Separate from the server's tests, so that they can run without a database.
        test: {
          name: 'tools',
          environment: 'node',
          include: ['{tools,tests/gates}/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
})
