import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { coachOf } from './coaches.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'
import { problemsOf } from './order-books.ts'
import type { Person } from './people.ts'

interface StripeSales {
  app: TestApp
  stripe: FakeStripe
  coach: Person
}

/** For the tests of a file: an app with a Stripe of its own, and a coach who sells. After each of them the books are right. */
export function withStripeSales(use: (opened: StripeSales) => void): void {
  let opened: StripeSales
  beforeAll(async () => {
    const stripe = await startFakeStripe()
    const app = await createTestApp(stripe.settings)
    opened = { app, stripe, coach: await coachOf(app) }
    use(opened)
  })
  afterAll(async () => {
    await opened.app.close()
    await opened.stripe.close()
  })
  afterEach(async () => {
    opened.stripe.order(undefined)
    expect(await problemsOf(opened.app)).toEqual([])
  })
}
