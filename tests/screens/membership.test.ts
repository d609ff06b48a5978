import { describe, expect, test, vi } from 'vitest'
import type { MembershipView } from '#contract/memberships.ts'
import { fill as put, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, expectPath, field, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { soon } from '#tests/support/soon.ts'
import type { Wire } from '#tests/support/wire.ts'
import { membershipOf, paidOf, spaceOf } from './network-answers.ts'

const words = wordingOf('en')
const { membership, checkout, errors, network } = words
const START = 'POST /api/membership'
const SANDBOX = '/sandbox/sandbox_membership_7'

const elite = { until: '2026-12-16T12:00:00.000Z', paid: true }

function answerMembership(view: MembershipView) {
  return (wire: Wire) => {
    wire.leaveOpen('GET /api/notifications', 'GET /api/spaces', 'GET /api/sandbox/:checkout_id')
    wire.answer('GET /api/membership', view)
    wire.answer('GET /api/membership/payments', { payments: [], cursor: null })
  }
}

const open = (view: MembershipView, path = '/membership', session = sessionOf('elite_member', { elite })) =>
  openApp(path, { session, answers: answerMembership(view) })

describe('the checkout of a plan', () => {
  const PAY = put(checkout.pay, { total: '$29.00' })
  const free = (path = '/checkout/elite_monthly?join=kings', view = membershipOf()) => open(view, path, sessionOf())

  test('says what it costs, asks for consent, and goes on to pay with the space to join', async () => {
    const { wire, user } = await free()
    wire.answer(START, { checkout_url: `http://localhost:3000${SANDBOX}` })
    await heading(membership.plan.elite_monthly)
    await text(put(membership.checkout.renews.month, { price: '$29.00' }))
    await text(checkout.refund.unused_days)
    await text(put(membership.checkout.saved, { amount: '$58' }))
    await user.click(await button(PAY))
    await text(membership.checkout.consentMissing)
    expect(wire.sentTo(START)).toEqual([])
    await user.click(await field(membership.checkout.consent))
    await user.click(await button(PAY))
    await expectPath(SANDBOX)
    expect(wire.sentTo(START)).toEqual([
      { plan: 'elite_monthly', shown_price_minor: 2900, shown_currency: 'USD', consent: true, join: 'kings' },
    ])
  })

  test('keeps the space to join when the other plan is chosen', async () => {
    const { user } = await free()
    await user.click(await link(membership.plan.elite_yearly))
    await expectPath('/checkout/elite_yearly?join=kings')
    await button(put(checkout.pay, { total: '$290.00' }))
  })

  test('shows a price that has changed before it can be paid', async () => {
    const { wire, user } = await free()
    await user.click(await field(membership.checkout.consent))
    wire.refuse(START, 'membership.price-changed')
    const [monthly, yearly] = membershipOf().plans
    if (!monthly || !yearly) throw new Error('two plans')
    wire.answer('GET /api/membership', membershipOf({ plans: [{ ...monthly, price_minor: 3100 }, yearly] }))
    await user.click(await button(PAY))
    await text(checkout.notOrdered)
    await text(put(checkout.priceChanged, { before: '$29.00', now: '$31.00' }))
    await button(put(checkout.pay, { total: '$31.00' }))
  })

  test.each([
    ['already paid', { paid: paidOf() }, errors.codes['membership.already']],
    ['included in a role', { by_role: true }, errors.codes['membership.by-role']],
  ] as const)('sells nothing that is %s', async (_why, has, reason) => {
    await free('/checkout/elite_monthly', membershipOf(has))
    await text(reason)
    await missing(PAY)
  })
})

describe('who comes back from paying', () => {
  const RETURNED = '/membership?came=returned&join=kings'

  test('waits until the provider says that it is paid, and joins the wanted space', async () => {
    const { wire } = await openApp(RETURNED, {
      session: sessionOf(),
      answers: (prepared) => {
        answerMembership(membershipOf())(prepared)
        let asked = 0
        prepared.answer('POST /api/membership/settle', () => membershipOf(asked++ ? { paid: paidOf() } : {}))
        prepared.answer('GET /api/spaces', { spaces: [spaceOf('kings', { may_enter: true })] })
        prepared.answer('POST /api/spaces/:slug/join', spaceOf('kings', { is_joined: true, may_enter: true }))
      },
    })
    await text(membership.return.waiting)
    await expectMessage(words, put(network.join.done, { name: 'Space kings' }))
    await expectPath('/spaces/kings')
    expect(wire.sentTo('POST /api/spaces/:slug/join')).toEqual([{ slug: 'kings' }])
  })

  test('without having paid reads that nothing was charged', async () => {
    await open(membershipOf(), '/membership?came=left', sessionOf())
    await text(membership.return.left)
  })
})

describe('the page of the membership', () => {
  const day = 'December 16, 2026'

  test.each([
    ['active', {}, put(membership.state.active, { day })],
    ['in trial', { state: 'trialing' }, put(membership.state.trialing, { day })],
    ['cancelled', { ends_at_period_end: true }, put(membership.state.cancelled, { day })],
    [
      'owing',
      { state: 'past_due', grace_until: '2026-11-23T12:00:00.000Z' },
      put(membership.state.past_due, { day: 'November 23, 2026' }),
    ],
    [
      'changing',
      { next_plan: 'elite_yearly' },
      put(membership.state.next, { day, plan: membership.plan.elite_yearly }),
    ],
  ] as const)('says in plain words that it is %s', async (_state, paid, sentence) => {
    await open(membershipOf({ paid: paidOf(paid) }))
    await text(sentence)
  })

  test('changes the plan at exactly the stated sum', async () => {
    const change = 'POST /api/membership/change'
    const { wire, user } = await openApp('/membership?do=change', {
      session: sessionOf('elite_member', { elite }),
      answers: (prepared) => {
        answerMembership(membershipOf({ paid: paidOf() }))(prepared)
        prepared.answer('GET /api/membership/change', {
          ...{ due_now_minor: 27_550, credit_minor: 1450, currency: 'USD', next_amount_minor: 29_000 },
          ...{ next_at: '2027-12-01T12:00:00.000Z', as_of: '2026-12-01T12:00:00.000Z' },
        })
      },
    })
    await text('$14.50')
    wire.refuse(change, 'membership.payment-failed')
    await user.click(await button(put(membership.change.submitPay, { total: '$275.50' })))
    await text(errors.codes['membership.payment-failed'])
    wire.answer(change, membershipOf({ paid: paidOf({ plan: 'elite_yearly' }) }))
    await user.click(await button(put(membership.change.submitPay, { total: '$275.50' })))
    await expectMessage(words, put(membership.change.done, { plan: membership.plan.elite_yearly }))
    expect(wire.sentTo(change).at(-1)).toEqual({
      plan: 'elite_yearly',
      as_of: '2026-12-01T12:00:00.000Z',
      shown_due_now_minor: 27_550,
    })
  })

  test('cancels in two taps from the settings, and takes it back in one', async () => {
    const { wire, user } = await open(membershipOf({ paid: paidOf() }), '/membership?do=cancel')
    wire.answer('POST /api/membership/cancel', membershipOf({ paid: paidOf({ ends_at_period_end: true }) }))
    // No button of this dialog says only "cancel", which could mean either.
    await button(membership.cancel.keep)
    await missing(words.common.action.cancel)
    await user.click(await button(membership.cancel.submit))
    await text(put(membership.state.cancelled, { day }))
    wire.answer('POST /api/membership/resume', membershipOf({ paid: paidOf() }))
    await user.click(await button(membership.resume.action))
    await text(put(membership.state.active, { day }))
  })

  test('lists payments with their invoices', async () => {
    await openApp('/membership', {
      session: sessionOf('elite_member', { elite }),
      answers: (wire) => {
        answerMembership(membershipOf({ paid: paidOf() }))(wire)
        const order_id = '00000000-0000-4000-8000-0000000000b2'
        wire.answer('GET /api/membership/payments', {
          payments: [
            {
              ...{ order_id, number: 'K26-000007', plan: 'elite_monthly', amount_minor: 2900, refunded_minor: 500 },
              ...{ currency: 'USD', period_start: '2026-11-16T12:00:00.000Z', paid_at: '2026-11-16T12:00:00.000Z' },
              period_end: '2026-12-16T12:00:00.000Z',
            },
          ],
          cursor: null,
        })
      },
    })
    const invoice = await link(put(membership.payments.invoiceOf, { number: 'K26-000007' }))
    expect(invoice.getAttribute('href')).toBe('/purchases/00000000-0000-4000-8000-0000000000b2/invoice')
    await text(put(membership.payments.refunded, { amount: '$5.00' }))
  })

  test('moves the clock of the sandbox, and is without one at a real provider', async () => {
    const { wire, user } = await open(membershipOf({ paid: paidOf() }))
    const owing = paidOf({ state: 'past_due', grace_until: '2026-12-23T12:00:00.000Z' })
    wire.answer('POST /api/sandbox/clock', membershipOf({ paid: owing }))
    await user.click(await button(membership.clock.fails))
    await text(put(membership.state.past_due, { day: 'December 23, 2026' }))
    await button(membership.clock.graceEnd)
    expect(wire.sentTo('POST /api/sandbox/clock')).toEqual([{ to: 'renewal', renewal: 'fails' }])

    await open(membershipOf({ paid: paidOf(), is_sandbox: false }))
    await text(put(membership.state.active, { day }))
    await missing(membership.clock.title)
  })
})

test('after a failed payment every page says so, until when Elite stays, and where to pay', async () => {
  const paid = paidOf({ state: 'past_due', grace_until: '2026-11-23T12:00:00.000Z' })
  await openApp('/support', {
    session: sessionOf('elite_member', { elite }),
    answers: (wire) => {
      answerMembership(membershipOf({ paid }))(wire)
      wire.leaveOpen('GET /api/support')
    },
  })
  await text(membership.banner.title)
  await text(put(membership.banner.text, { day: 'November 23, 2026' }))
  expect((await link(membership.banner.action)).getAttribute('href')).toBe('/membership')
})

test('the payment method can be changed again after the sandbox has led back to the page', async () => {
  const { wire, user } = await open(membershipOf({ paid: paidOf(), is_sandbox: true }))
  wire.answer('POST /api/membership/settle', membershipOf({ paid: paidOf(), is_sandbox: true }))
  wire.answer('POST /api/membership/payment-method', { url: 'http://localhost:3000/membership?came=returned' })
  await user.click(await button(membership.card.action))
  await expectPath('/membership?came=returned')
  const again = await button(membership.card.action)
  await vi.waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull(), soon)
})
