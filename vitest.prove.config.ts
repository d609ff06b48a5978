import { defineConfig } from 'vitest/config'

/** To try it out: PROVE_SHARE=0.1 runs about a tenth of everything. */
const share = Number(process.env.PROVE_SHARE ?? 1)
const part = (whole: number, least: number) => Math.max(least, Math.round(whole * share))

/** The tests of `npm run prove`, one after the other, because each needs the machine for itself. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    environment: 'node',
    include: [
      'tests/prove/**/*.test.ts',
      'tests/trust/{access-paths,booked-times,books,endless-answers,foreign-origin,full-disk,headers,invalid-input,membership-model,offline-devices,open-times,sql-injection}.test.ts',
      'tests/strategist/strategist.test.ts',
      'server/strategist/{answer-question,safety/check-message}.test.ts',
    ],
    globalSetup: './tests/support/postgres-global.ts',
    testTimeout: 900_000,
    hookTimeout: 120_000,
    allowOnly: false,
    provide: {
      randomInputs: part(500, 10),
      openTimes: { calendars: part(300, 10), racers: 100, rounds: part(20, 3) },
      memberships: { lives: part(300, 5), acts: 30 },
      offlineDevices: { runs: part(100, 10) },
      networkModels: { readers: 3, rounds: part(200, 10), rules: part(30, 2) },
      books: { operations: part(1_000, 20), rounds: part(20, 1) },
      bookedTimes: { operations: part(1_000, 20), rounds: part(20, 1) },
      attacksPerRoute: 1_000,
      everyNth: 1,
      everyNthOnFullDisk: 1,
      everyNthVaried: 1,
      randomQuestions: part(1_000, 40),
      load: { members: part(200, 10), seconds: part(300, 10), warmUpSeconds: part(60, 3) },
      suddenDeath: { writers: part(50, 5), kills: part(20, 3) },
      databaseRestart: { writers: part(50, 5), restarts: part(5, 1) },
      slowConnections: { connections: part(200, 20), seconds: part(60, 20) },
      severalProcesses: { writers: part(50, 6), seconds: part(20, 4), mails: part(30, 15) },
      stopping: { requests: part(20, 4), streams: part(20, 4), answers: part(10, 3) },
    },
  },
})
