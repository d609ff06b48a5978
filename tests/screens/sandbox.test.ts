import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { SandboxAct } from '#contract/order-rules.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectPath, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { someOrder } from '#tests/support/orders.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const words = wordingOf('en')
const { sandbox } = words.checkout
const CHECKOUT_ID = 'sandbox_checkout_00000000-0000-4000-8000-0000000000c3'
const ORDER_ID = '00000000-0000-4000-8000-0000000000b2'
const PATH = `/sandbox/${CHECKOUT_ID}`
const READ = 'GET /api/sandbox/:checkout_id'
const ACT = 'POST /api/sandbox/:checkout_id'
const ORDER = `/purchases/${ORDER_ID}`

const checkoutOf = (state: 'open' | 'declined' | 'paid' | 'expired', disputed = false) => ({
  order_id: ORDER_ID,
  order_number: 'K26-000007',
  title: 'Corner words',
  amount_minor: 3900,
  currency: 'USD',
  state,
  disputed,
  expires_at: '2026-12-01T18:00:00.000Z',
  success_url: `http://localhost:3000${ORDER}?came=returned`,
  cancel_url: `http://localhost:3000${ORDER}?came=left`,
})

const open = (checkout: ReturnType<typeof checkoutOf>) =>
  openApp(PATH, {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications', 'GET /api/orders/:id', 'POST /api/orders/:id/check')
      wire.answer(READ, checkout)
    },
  })

test.each(LANGUAGES)('says plainly that no money moves, in %s', async (language) => {
  const own = wordingOf(language).checkout.sandbox
  await openApp(PATH, {
    language,
    session: sessionOf('free_member', { language }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications', 'GET /api/orders/:id')
      wire.answer(READ, checkoutOf('open'))
    },
  })
  await heading(own.title)
  await text(own.noMoney)
  await text(own.state.open)
  await button(own.act.succeed)
})

test.each(['succeed', 'pay_late'] as const)('%s leads back to the order', async (act) => {
  const { wire, user } = await open(checkoutOf('open'))
  wire.answer(ACT, { state: 'paid' })
  await user.click(await button(sandbox.act[act]))
  await expectPath(`${ORDER}?came=returned`)
  expect(wire.sentTo(ACT)).toEqual([{ checkout_id: CHECKOUT_ID, act }])
})

test('a time that is being paid shows how long it is still kept', async () => {
  const expires_at = new Date(Date.now() + 7 * 60_000).toISOString()
  await openApp(PATH, {
    session: sessionOf(),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer(READ, checkoutOf('open'))
      prepared.answer('GET /api/orders/:id', someOrder({ state: 'open', booking_id: ORDER_ID, expires_at }))
    },
  })
  await text(words.offers.hold.minutes_other.replace('{{count}}', '7'))
})

test('a declined card stays here, and can be tried again', async () => {
  const { wire, user } = await open(checkoutOf('open'))
  wire.answer(ACT, () => {
    wire.answer(READ, checkoutOf('declined'))
    return { state: 'declined' }
  })
  await user.click(await button(sandbox.act.decline))
  await text(sandbox.state.declined)
  await button(sandbox.act.succeed)
  await expectPath(PATH)
})

test('leaving without paying leads to the order, without a call', async () => {
  const { wire, user } = await open(checkoutOf('open'))
  await user.click(await link(sandbox.leave))
  await expectPath(`${ORDER}?came=left`)
  expect(wire.sentTo(ACT)).toEqual([])
})

test('an expired checkout can only be paid late', async () => {
  await open(checkoutOf('expired'))
  await text(sandbox.state.expired)
  await button(sandbox.act.pay_late)
  await missing(sandbox.act.succeed)
})

describe('a paid checkout', () => {
  test('can be disputed, and the dispute decided', async () => {
    const { wire, user } = await open(checkoutOf('paid'))
    wire.answer(ACT, () => {
      wire.answer(READ, checkoutOf('paid', true))
      return { state: 'paid' }
    })
    await user.click(await button(sandbox.act.dispute))
    await text(sandbox.state.disputed)
    wire.answer(ACT, () => {
      wire.answer(READ, checkoutOf('paid'))
      return { state: 'paid' }
    })
    await user.click(await button(sandbox.act.dispute_won))
    await text(sandbox.state.paid)
    const acts: SandboxAct[] = ['dispute', 'dispute_won']
    expect(wire.sentTo(ACT).map(({ act }) => act)).toEqual(acts)
  })

  test('leads to its order', async () => {
    await open(checkoutOf('paid'))
    expect((await link(sandbox.toOrder)).getAttribute('href')).toBe(`${ORDER}?came=returned`)
  })
})

test('what is no longer possible is said, and the page shows what is true now', async () => {
  const { wire, user } = await open(checkoutOf('open'))
  const decline = await button(sandbox.act.decline)
  wire.refuse(ACT, 'orders.not-possible-now')
  wire.answer(READ, checkoutOf('paid'))
  await user.click(decline)
  await text(words.errors.codes['orders.not-possible-now'])
  await text(sandbox.state.paid)
})

test('an address of elsewhere is never followed', async () => {
  await open({ ...checkoutOf('paid'), success_url: 'https://evil.example/purchases/7' })
  expect((await link(sandbox.toOrder)).getAttribute('href')).toBe('/purchases/7')
})

test('a checkout of somebody else is not there', async () => {
  await openApp(PATH, {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.refuse(READ, 'not-found')
    },
  })
  await heading(words.checkout.missing.title)
})
