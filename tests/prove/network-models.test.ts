import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { liveForTwoYears } from '#tests/support/live-model.ts'
import { insider } from '#tests/support/spaces.ts'
import { readOnThreeDevices } from '#tests/support/unread-model.ts'

declare module 'vitest' {
  interface ProvidedContext {
    networkModels: { readers: number; rounds: number; rules: number }
  }
}

const { readers: READERS, rounds: ROUNDS, rules: RULES } = inject('networkModels')
const ZONES = ['America/Los_Angeles', 'America/Sao_Paulo', 'Europe/Madrid']
const SLUGS = ['sala-solis', 'kings', 'mindset-live']

let app: TestApp

beforeAll(async () => {
  const many = { points: 1_000_000 }
  app = await createTestApp({}, { limits: { post: many, 'write-member': many, 'write-address': many } })
})
afterAll(() => app.close())

test('unread is right after many random reads on three devices', async () => {
  for (let seed = 1; seed <= READERS; seed++) {
    // The posts of one life lie in the future of the next, so each has a space of its own.
    const slug = SLUGS[seed - 1] ?? ''
    const [writer, reader] = [await insider(app, [slug]), await insider(app, [slug])]
    await readOnThreeDevices({ app, slug, writer, reader, rounds: ROUNDS, seed })
  }
  expect.hasAssertions()
})

test.each(ZONES)('the dates of live events in %s are right for two years, with exceptions', async (time_zone) => {
  const host = await insider(app, ['kings'], { membership_type: 'admin' })
  for (let seed = 1; seed <= RULES; seed++) await liveForTwoYears({ app, host, time_zone, seed, exceptions: 3 })
  expect.hasAssertions()
})
