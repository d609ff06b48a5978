import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createTestClock } from '#tests/support/test-clock.ts'
import { openPayments } from './open-payments.ts'
import type { Sandbox } from './sandbox.ts'

const clock = createTestClock()
let database: TestDatabase
let sandbox: Sandbox

beforeAll(async () => {
  database = await createTestDatabase()
  const payments = openPayments(readEnv({}), { db: database.db, clock, baseUrl: 'https://kiai.example' })
  if (payments.name !== 'sandbox') throw new Error('without settings payments are a sandbox')
  sandbox = payments
})
afterAll(() => database.close())

async function open() {
  const { checkout_id, url } = await sandbox.openCheckout({
    key: randomUUID(),
    order_id: randomUUID(),
    order_number: 'K-7',
    title: 'Mouthguard',
    amount_minor: 9_900,
    currency: 'CLP',
    language: 'es',
    buyer_email: 'canary@people.example',
    success_url: 'https://kiai.example/purchases/7',
    cancel_url: 'https://kiai.example/checkout/7',
    expires_at: new Date(clock.now().getTime() + 30 * 60_000),
  })
  return { checkout_id, url }
}

describe('the sandbox', () => {
  test('has a page of ours that shows the checkout, and keeps no address of the buyer', async () => {
    const { checkout_id, url } = await open()
    expect(url).toBe(`https://kiai.example/sandbox/${checkout_id}`)
    expect(await sandbox.showCheckout(checkout_id)).toMatchObject({
      ...{ checkout_id, order_number: 'K-7', title: 'Mouthguard', amount_minor: 9_900, currency: 'CLP', state: 'open' },
      ...{ success_url: 'https://kiai.example/purchases/7', cancel_url: 'https://kiai.example/checkout/7' },
    })
    expect(await sandbox.showCheckout('sandbox_checkout_unknown')).toBeUndefined()
    const { rows } = await database.pool.query(`select from sandbox_checkouts c where c::text like '%canary%'`)
    expect(rows).toEqual([])
  })

  test('pays an expired checkout only late', async () => {
    const { checkout_id } = await open()
    await clock.later({ minutes: 31 }, async () => {
      await expect(sandbox.succeed(checkout_id)).rejects.toMatchObject({ kind: 'refused' })
      await expect(sandbox.decline(checkout_id)).rejects.toMatchObject({ kind: 'refused' })
      const paid = await sandbox.payLate(checkout_id)
      expect(paid).toMatchObject({ state: 'paid', paid_at: expect.any(Date) })
      expect(Number(paid.paid_at)).toBeGreaterThan(Date.now() + 30 * 60_000)
    })
  })

  test('does each thing once, however often a button is pressed', async () => {
    const { checkout_id } = await open()
    const paid = await Promise.all(Array.from({ length: 5 }, () => sandbox.succeed(checkout_id)))
    expect(new Set(paid.map(({ payment_id }) => payment_id)).size).toBe(1)
    expect(await sandbox.decline(checkout_id)).toMatchObject({ state: 'paid' })
    const disputed = await Promise.all(Array.from({ length: 5 }, () => sandbox.openDispute(checkout_id)))
    expect(new Set(disputed.map(({ disputes }) => disputes.map(({ id }) => id).join())).size).toBe(1)
    await sandbox.closeDispute(checkout_id, 'lost')
    await sandbox.closeDispute(checkout_id, 'lost')
    await expect(sandbox.closeDispute(checkout_id, 'won')).rejects.toMatchObject({ kind: 'refused' })
  })

  test('disputes nothing that is not paid', async () => {
    const { checkout_id } = await open()
    await expect(sandbox.openDispute(checkout_id)).rejects.toMatchObject({ kind: 'refused' })
    await expect(sandbox.closeDispute(checkout_id, 'won')).rejects.toMatchObject({ kind: 'refused' })
  })
})
