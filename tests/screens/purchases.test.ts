import { describe, expect, test } from 'vitest'
import { fill, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectPath, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { someOrder, someOrderLine } from '#tests/support/orders.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

const words = wordingOf('en')
const LIST = 'GET /api/orders'

function openList(answers: (wire: Wire) => void) {
  return openApp('/purchases', {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      answers(wire)
    },
  })
}

describe('the list of purchases', () => {
  test('without a purchase leads to the coaches', async () => {
    await openList((wire) => wire.answer(LIST, { orders: [], next: null }))
    await heading(words.orders.empty.title, 2)
    expect((await link(words.orders.empty.action)).getAttribute('href')).toBe('/coaches')
  })

  test('shows state, price, seller and what comes next, and opens a purchase', async () => {
    const { user, wire } = await openList((prepared) =>
      prepared.answer(LIST, { orders: [someOrderLine(1, { state: 'open', fulfilment: null })], next: null }),
    )
    await text(words.orders.status.unpaid)
    await text(words.orders.next.unpaid)
    await text('$39')
    await text('K26-000001')
    await text(/from .*Bastion/)
    wire.answer('GET /api/orders/:id', someOrder())
    await user.click(await link('Purchase 1'))
    await expectPath(`/purchases/${someOrder().id}`)
  })

  test('shows further purchases; when they fail to load, what is shown stays and Retry loads them', async () => {
    const { user, wire } = await openList((prepared) =>
      prepared.answer(LIST, { orders: [someOrderLine(1)], next: 'further' }),
    )
    await link('Purchase 1')
    wire.break(LIST)
    await user.click(await button(words.orders.more))
    await text(words.orders.moreFailed)
    await link('Purchase 1')
    wire.answer(LIST, ({ cursor }) => ({
      orders: [someOrderLine(cursor === 'further' ? 2 : 1)],
      next: cursor === 'further' ? null : 'further',
    }))
    await user.click(await button(words.common.action.retry))
    await link('Purchase 2')
    await link('Purchase 1')
    await missing(words.orders.moreFailed)
    await missing(words.orders.more)
  })

  test('says that it failed to load, and Retry loads it', async () => {
    const { user, wire } = await openList((prepared) => prepared.break(LIST))
    await text(words.common.error.load)
    wire.answer(LIST, { orders: [someOrderLine(3)], next: null })
    await user.click(await button(words.common.action.retry))
    await link('Purchase 3')
  })

  test('is linked in the menu, for members', async () => {
    await openList((wire) => wire.answer(LIST, { orders: [], next: null }))
    expect((await link(words.common.nav.purchases)).getAttribute('aria-current')).toBe('page')
  })
})

const invoice = {
  number: 'K26-000001',
  paid_at: '2026-01-31T18:00:00.000Z',
  buyer_name: 'Robin Tester',
  buyer_email: 'robin@people.example',
  seller: { slug: 'ai-bastion', name: 'Bastion', kind: 'persona', user_id: null },
  title: 'Personal motivation',
  subtotal_minor: 3900,
  tax_minor: 0,
  total_minor: 3900,
  currency: 'USD',
  refunds: [{ amount_minor: 1000, created_at: '2026-02-02T18:00:00.000Z' }],
  is_real: false,
} as const

function openInvoice(answers: (wire: Wire) => void) {
  return openApp(`/purchases/${someOrder().id}/invoice`, {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      answers(wire)
    },
  })
}

describe('the invoice', () => {
  test('has number, buyer, sums and refunds, and says that no money moved in the sandbox', async () => {
    await openInvoice((wire) =>
      wire.answer('GET /api/orders/:id/invoice', { ...invoice, refunds: [...invoice.refunds] }),
    )
    await text('K26-000001')
    await text(/Robin Tester\s+robin@people.example/)
    await text('Personal motivation')
    await text(fill(words.orders.invoice.refund, { date: 'February 2, 2026' }))
    await text('-$10.00')
    await text('$29.00')
    await text(words.orders.invoice.sandbox)
    await button(words.orders.invoice.print)
  })

  test('of a real payment says nothing of the sandbox', async () => {
    await openInvoice((wire) => wire.answer('GET /api/orders/:id/invoice', { ...invoice, refunds: [], is_real: true }))
    await text('Personal motivation')
    await missing(words.orders.invoice.sandbox)
    await missing(words.orders.invoice.remaining)
  })

  test('does not exist before a payment', async () => {
    await openInvoice((wire) => wire.refuse('GET /api/orders/:id/invoice', 'not-found'))
    await text(words.orders.invoice.missingTitle)
    await text(words.orders.invoice.missing)
    await missing(words.orders.missing.title)
  })
})
