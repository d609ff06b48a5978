import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // For two cores: the tests start databases and servers of their own, and wait for them for a fifth of the time.
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
    // As for the journeys: what passes only the second time is named at the end of the run.
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
          // The server's modules hold no state of their own: loading them once a worker halves the time.
          isolate: false,
          // Samples: `npm run prove` sends 500 by lot and every attack to every route, and varies every conversation.
          provide: { randomInputs: 3, attacksPerRoute: 3, everyNthVaried: 6 },
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
        // Whole pages on a document without a browser. Each page loads the web's modules anew; React and the document are
        // loaded once a worker.
        test: { name: 'screens', environment: 'node', include: ['tests/screens/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // Apart from the server's, so that they can be run without starting a database.
        test: {
          name: 'tools',
          environment: 'node',
          include: ['{tools,tests/gates}/**/*.test.ts'],
          isolate: false,
          // They run whole type checks, builds and browsers.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
