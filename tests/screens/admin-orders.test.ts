import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { AdminOrder, Difference } from '#contract/admin-orders.ts'
import { LANGUAGES } from '#contract/language.ts'
import { fill, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectDescription,
  expectMessage,
  expectPath,
  field,
  fill as fillField,
  heading,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { ADMIN_TABS, answerAdmin } from './admin-answers.ts'

const words = wordingOf('en')
const { adminOrders: says, errors } = words

const ID = '00000000-0000-4000-8000-00000000000a'
const COACH = '00000000-0000-4000-8000-00000000000b'
const AT = '2026-11-15T12:00:00.000Z'
const REFUND = 'POST /api/admin/orders/:id/refund'

function order(differs: Partial<AdminOrder> = {}): AdminOrder {
  return {
    id: ID,
    number: 'K-2026-000042',
    kind: 'shoutout',
    title: 'A word before the fight',
    buyer_id: null,
    buyer_name: 'Ana',
    seller_name: 'Robin',
    coach_id: COACH,
    state: 'paid',
    fulfilment: 'due',
    due_at: AT,
    total_minor: 3999,
    fee_minor: 599,
    refunded_minor: 0,
    disputed_minor: 0,
    currency: 'USD',
    provider: 'sandbox',
    payment_id: 'sandbox_payment_1',
    refunds: [],
    created_at: AT,
    paid_at: AT,
    ...differs,
  }
}

const openAdmin = (path: string, answers: (wire: Wire) => void = () => undefined) =>
  openApp(path, {
    session: sessionOf('admin'),
    answers: (wire) => {
      answerAdmin(wire)
      answers(wire)
    },
  })

const showOrders = (...orders: AdminOrder[]) =>
  openAdmin('/admin?tab=orders', (wire) => wire.answer(ADMIN_TABS.orders, { orders, next: null }))

describe('the list of orders', () => {
  test('is searched and filtered by the address, and fetched page by page', async () => {
    const { wire, user } = await openAdmin('/admin?tab=orders', (prepared) =>
      prepared.answer(ADMIN_TABS.orders, ({ cursor, search }) => ({
        orders: search ? [] : [order({ id: cursor ? COACH : ID, title: cursor ? 'Older' : 'Newer' })],
        next: cursor || search ? null : 'older',
      })),
    )
    await heading('Newer', 2)
    await user.click(await button(words.admin.more))
    await heading('Older', 2)
    await user.selectOptions(await field(says.orders.show), 'late')
    await fillField(says.orders.search, 'nobody')
    await expectPath('/admin?tab=orders&search=nobody&filter=late')
    await heading(says.orders.nothingFound, 2)
    expect(wire.sentTo(ADMIN_TABS.orders).at(-1)).toEqual({ search: 'nobody', filter: 'late' })
    await user.click(await button(says.orders.clear))
    await heading('Newer', 2)
  })

  test('marks what is late or in dispute, and shows the refunds with their cause', async () => {
    await showOrders(
      order({
        disputed_minor: 1000,
        refunded_minor: 500,
        refunds: [{ amount_minor: 500, cause: 'admin', reason: 'Half was missing.', is_done: false, created_at: AT }],
      }),
    )
    const card = within(
      await within(document.body).findByRole('listitem', { name: 'A word before the fight', hidden: true }),
    )
    card.getByText(says.orders.late)
    card.getByText(says.orders.inDispute)
    card.getByText('Half was missing.')
    card.getByText(says.refund.underWay)
  })

  test('offers no refund for an order that is not paid or was given back', async () => {
    await showOrders(order({ state: 'open' }), order({ id: COACH, title: 'Given back', refunded_minor: 3999 }))
    await heading('Given back', 2)
    expect(within(document.body).queryAllByRole('button', { name: /^Refund/, hidden: true })).toEqual([])
  })
})

test('a return that has not arrived is closed with a reason', async () => {
  const CLOSE = 'POST /api/admin/orders/:id/close-return'
  const { wire, user } = await showOrders(order({ kind: 'product', fulfilment: 'return_missing', due_at: null }))
  await user.click(await button(/^Close return/))
  await text(fill(says.closeReturn.text, { name: 'Ana', seller: 'Robin' }))
  await user.click(await button(says.closeReturn.submit))
  await expectDescription(await field(says.closeReturn.reason), errors.problems.required)
  await fillField(says.closeReturn.reason, 'Nothing was sent.')
  wire.answer(CLOSE, order({ kind: 'product', fulfilment: 'done' }))
  wire.answer(ADMIN_TABS.orders, { orders: [order({ kind: 'product', fulfilment: 'done' })], next: null })
  await user.click(await button(says.closeReturn.submit))
  await expectMessage(words, says.closeReturn.done)
  expect(wire.sentTo(CLOSE)).toEqual([{ id: ID, reason: 'Nothing was sent.' }])
})

describe('a refund', () => {
  test('of a part says who pays what, and is sent with its reason', async () => {
    const { wire, user } = await showOrders(order())
    await user.click(await button(/^Refund/))
    expect((await field(fill(says.refund.amount, { currency: 'USD' }))).value).toBe('39.99')
    await fillField(fill(says.refund.amount, { currency: 'USD' }), '10')
    await text(fill(says.refund.fromCoach, { name: 'Robin' }))
    await text('$8.51')
    await text('$1.49')
    await user.click(await button(fill(says.refund.submit, { amount: '$10.00' })))
    await expectDescription(await field(says.refund.reason), errors.problems.required)
    await fillField(says.refund.reason, 'Half was missing.')
    wire.answer(REFUND, order({ refunded_minor: 1000 }))
    wire.answer(ADMIN_TABS.orders, { orders: [order({ refunded_minor: 1000 })], next: null })
    await user.click(await button(fill(says.refund.submit, { amount: '$10.00' })))
    await expectMessage(words, says.refund.done)
    expect(wire.sentTo(REFUND)).toEqual([
      { id: ID, amount_minor: 1000, reason: 'Half was missing.', key: expect.any(String) },
    ])
  })

  test('of more than is left is refused at its field', async () => {
    const { wire, user } = await showOrders(order({ refunded_minor: 3000 }))
    await user.click(await button(/^Refund/))
    await fillField(fill(says.refund.amount, { currency: 'USD' }), '10')
    await expectDescription(
      await field(fill(says.refund.amount, { currency: 'USD' })),
      fill(says.refund.amountProblem, { amount: '$9.99' }),
    )
    expect(wire.sentTo(REFUND)).toEqual([])
  })

  test('whose answer was lost is repeated with the same key, and nothing typed is lost', async () => {
    const { wire, user } = await showOrders(order({ coach_id: null }))
    await user.click(await button(/^Refund/))
    await text(says.refund.allFromKiai)
    await fillField(says.refund.reason, 'It never came.')
    wire.refuse(REFUND, 'orders.payments-away')
    const submit = fill(says.refund.submit, { amount: '$39.99' })
    await user.click(await button(submit))
    await text(errors.codes['orders.payments-away'])
    await user.click(await button(words.common.action.cancel))
    await missing(submit)

    await user.click(await button(/^Refund/))
    expect((await field(says.refund.reason)).value).toBe('It never came.')
    wire.answer(REFUND, order({ refunded_minor: 3999 }))
    await user.click(await button(submit))
    await expectMessage(words, says.refund.done)
    const [first, second] = wire.sentTo(REFUND)
    expect(second).toEqual(first)
  })
})

describe('payouts', () => {
  const payout = {
    id: ID,
    amount_minor: 5100,
    currency: 'USD',
    state: 'open' as const,
    reference: null,
    created_at: AT,
    paid_at: null,
    coach_name: 'Robin',
    has_left: false,
    email: null,
    way: 'manual' as 'manual' | 'stripe',
    problem: null,
    is_sending: false,
    returned_minor: 0,
  }
  const left = { coach_name: 'Robin', has_left: true, email: 'robin@people.example' }
  const owed = { ...left, coach_id: COACH, currency: 'USD', payable_minor: 5100, way: 'manual' as const }
  const PAID = 'POST /api/admin/payouts/:id/paid'
  const SEND = 'POST /api/admin/payouts/:id/send'
  const CANCEL = 'POST /api/admin/payouts/:id/cancel'

  test('are made of what is owed, after a question', async () => {
    const { wire, user } = await openAdmin('/admin?tab=payouts', (prepared) =>
      prepared.answer(ADMIN_TABS.payouts, { payable: [owed], payouts: [], next: null }),
    )
    await text(says.orders.gone)
    await text('robin@people.example')
    await user.click(await button(says.payouts.create))
    await text(says.payouts.createText_one)
    wire.answer('POST /api/admin/payouts', { created: 1 })
    wire.answer(ADMIN_TABS.payouts, { payable: [], payouts: [payout], next: null })
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: says.payouts.createTitle, hidden: true }),
    )
    await user.click(dialog.getByRole('button', { name: says.payouts.create, hidden: true }))
    await text(says.payouts.nothingOwed)
    expect((await link(says.payouts.csv)).getAttribute('href')).toBe('/api/admin/payouts.csv')
  })

  test('are marked as paid with the reference of the bank', async () => {
    const { wire, user } = await openAdmin('/admin?tab=payouts', (prepared) =>
      prepared.answer(ADMIN_TABS.payouts, { payable: [], payouts: [payout], next: null }),
    )
    await user.click(await button(new RegExp(`^${says.paid.open}`)))
    await user.click(await button(says.paid.submit))
    await expectDescription(await field(says.paid.reference), errors.problems.required)
    await fillField(says.paid.reference, 'BANK-7')
    wire.refuse(PAID, 'orders.not-possible-now')
    await user.click(await button(says.paid.submit))
    await text(errors.codes['orders.not-possible-now'])
    wire.answer(PAID, {})
    wire.answer(ADMIN_TABS.payouts, {
      payable: [],
      payouts: [{ ...payout, state: 'paid', reference: 'BANK-7', paid_at: AT }],
      next: null,
    })
    await user.click(await button(says.paid.submit))
    await text('BANK-7')
    expect(wire.sentTo(PAID).at(-1)).toEqual({ id: ID, reference: 'BANK-7' })
  })

  test('by Stripe leave at once and are not for the bank; one with a problem can be tried again or paid by hand', async () => {
    const byStripe = { ...payout, way: 'stripe' as const }
    const refused = { ...byStripe, id: COACH, coach_name: 'Mia', problem: 'balance' as const }
    const { wire, user } = await openAdmin('/admin?tab=payouts', (prepared) =>
      prepared.answer(ADMIN_TABS.payouts, {
        payable: [{ ...owed, way: 'stripe' }],
        payouts: [{ ...byStripe, is_sending: true }, refused],
        next: null,
      }),
    )
    await user.click(await button(says.payouts.create))
    await text(says.payouts.createStripe_one)
    await text(says.payouts.sending)
    await text(says.payouts.problems.balance)
    await missing(says.payouts.csv)
    await missing(/: Robin/)
    await button(new RegExp(`^${says.paid.open} ?: Mia`))
    wire.answer(SEND, {})
    await user.click(await button(new RegExp(`^${says.payouts.send} ?: Mia`)))
    await expectMessage(words, says.payouts.sent)
    expect(wire.sentTo(SEND)).toEqual([{ id: COACH }])
  })

  test('that Stripe has paid are not cancelled by hand, and say what came back', async () => {
    const paid = { ...payout, way: 'stripe' as const, state: 'paid' as const, reference: 'tr_1', returned_minor: 500 }
    await openAdmin('/admin?tab=payouts', (prepared) =>
      prepared.answer(ADMIN_TABS.payouts, { payable: [], payouts: [paid], next: null }),
    )
    await text(fill(says.payouts.came, { amount: '$5.00' }))
    await missing(new RegExp(`^${says.cancel.openPaid}`))
  })

  test('that came back are cancelled with a reason', async () => {
    const paid = { ...payout, state: 'paid' as const, reference: 'BANK-7', paid_at: AT }
    const { wire, user } = await openAdmin('/admin?tab=payouts', (prepared) =>
      prepared.answer(ADMIN_TABS.payouts, { payable: [], payouts: [paid], next: null }),
    )
    await user.click(await button(new RegExp(`^${says.cancel.openPaid}`)))
    await text(fill(says.cancel.textPaid, { name: 'Robin', amount: '$51.00' }))
    await fillField(says.cancel.reason, 'The account is closed.')
    wire.answer(CANCEL, {})
    await user.click(await button(says.cancel.submit))
    await expectMessage(words, says.cancel.done)
    expect(wire.sentTo(CANCEL)).toEqual([{ id: ID, reason: 'The account is closed.' }])
  })
})

const PROBLEMS: Difference[] = [
  { code: 'other_price', paid_minor: 1, paid_currency: 'USD', ordered_minor: 2, ordered_currency: 'EUR' },
  { code: 'refund_refused', amount_minor: 2, currency: 'USD', answer: 'the payment is disputed' },
]

test('differences link to their order, and a comparison made now says what it found', async () => {
  const COMPARE = 'POST /api/admin/differences'
  const { wire, user } = await openAdmin('/admin?tab=differences', (prepared) =>
    prepared.answer(ADMIN_TABS.differences, {
      compared_at: null,
      differences: [{ order_id: ID, number: 'K-2026-000042', problems: PROBLEMS, found_at: AT }],
    }),
  )
  await text(says.differences.neverCompared)
  const { other_price, refund_refused } = says.differences.problems
  const said = fill(refund_refused, { amount: '$0.02', answer: 'the payment is disputed' })
  await text(`${fill(other_price, { paid: '$0.01', ordered: '€0.02' })} ${said}`)
  expect((await link('K-2026-000042')).getAttribute('href')).toBe('/admin?tab=orders&search=K-2026-000042')
  wire.refuse(COMPARE, 'orders.payments-away')
  await user.click(await button(says.differences.compareNow))
  await text(errors.codes['orders.payments-away'])
  wire.answer(COMPARE, { compared: 12, settled: 1, differences: 0 })
  wire.answer(ADMIN_TABS.differences, { compared_at: AT, differences: [] })
  await user.click(await button(says.differences.compareNow))
  await text(`${fill(says.differences.done_other, { count: 12 })} ${fill(says.differences.settled_one, { count: 1 })}`)
  await heading(says.differences.none, 2)
})

test('the audit log shows amounts in their currency, and the states of a payout in words', async () => {
  await openAdmin('/admin?tab=audit', (wire) =>
    wire.answer(ADMIN_TABS.audit, {
      entries: [
        {
          id: ID,
          admin_user_id: null,
          admin_name: 'Admin',
          action: 'ban',
          target_user_id: null,
          target_name: 'Robin',
          before: { payout: 'open', refunded_minor: 0 },
          after: { payout: 'paid', refunded_minor: 1000, currency: 'USD', reference: 'BANK-7' },
          created_at: AT,
        },
      ],
      next: null,
    }),
  )
  await text(fill(words.admin.audit.arrow, { before: says.payouts.states.open, after: says.payouts.states.paid }))
  await text(fill(words.admin.audit.arrow, { before: '$0.00', after: '$10.00' }))
  await text(`${says.audit.reference}:`)
  expect(document.body.textContent).not.toContain('currency')
})

test.each(LANGUAGES)('the three tabs and the refund are written in %s', async (language) => {
  const { admin, adminOrders } = wordingOf(language)
  const { user } = await openApp('/admin?tab=orders', {
    language,
    session: sessionOf('admin', { language }),
    answers: (wire) => {
      answerAdmin(wire)
      wire.answer(ADMIN_TABS.orders, { orders: [order()], next: null })
    },
  })
  await user.click(await button(new RegExp(`^${adminOrders.refund.open}`)))
  await text(adminOrders.refund.whoPays)
  await user.click(await button(wordingOf(language).common.action.cancel))
  for (const [tab, words] of [
    [admin.tabs.payouts, adminOrders.payouts.nothingOwed],
    [admin.tabs.differences, adminOrders.differences.none],
  ] as const) {
    await user.click(await within(document.body).findByRole('tab', { name: tab, hidden: true }))
    await text(words)
  }
})
