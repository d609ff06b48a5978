import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, field, fill, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { someOrderLine } from '#tests/support/orders.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

const ASK = 'POST /api/withdrawals'
const CONFIRM = 'POST /api/withdrawals/confirm'

const rules = (wire: Wire) => wire.leaveOpen('GET /api/accounts/rules')

test('a buyer who is signed in chooses among their orders', async () => {
  const { orders } = wordingOf('en')
  await openApp('/withdraw', {
    session: sessionOf(),
    answers: (wire) => {
      rules(wire)
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/orders', {
        orders: [
          someOrderLine(1, { title: 'Corner words', may_withdraw: true }),
          someOrderLine(2, { title: 'Gone', fulfilment: 'done' }),
          someOrderLine(3, { title: 'Gloves', kind: 'product', fulfilment: 'done', may_withdraw: true }),
          someOrderLine(4, { title: 'Given back', refunded_minor: 3900 }),
        ],
        next: null,
      })
    },
  })
  await heading(orders.withdrawable.title, 2)
  expect((await link('Corner words')).getAttribute('href')).toBe(`/purchases/${someOrderLine(1).id}`)
  await link('Gloves')
  for (const other of ['Gone', 'Given back']) await missing(other)
  // For an order of another account there is still the form.
  expect((await field(wordingOf('en').withdrawal.ask.email)).value).toBe(sessionOf().user.email)
})

describe('withdrawing without signing in', () => {
  test.each(LANGUAGES)('asks for order and address in %s and does not say whether they exist', async (language) => {
    const { withdrawal } = wordingOf(language)
    const { wire, user } = await openApp('/withdraw?number=K26-000001', { language, answers: rules })
    wire.answer(ASK, {})
    await fill(withdrawal.ask.email, 'robin@people.example')
    await user.click(await button(withdrawal.ask.submit))
    await heading(withdrawal.asked.title, 2)
    expect(wire.sentTo(ASK)).toEqual([{ number: 'K26-000001', email: 'robin@people.example' }])
  })

  test('marks an address that is none', async () => {
    const { errors, withdrawal } = wordingOf('en')
    const { wire, user } = await openApp('/withdraw', { answers: rules })
    await fill(withdrawal.ask.number, 'K26-000001')
    await fill(withdrawal.ask.email, 'nothing')
    await user.click(await button(withdrawal.ask.submit))
    await text(errors.problems.email)
    expect(wire.sentTo(ASK)).toEqual([])
  })

  test('happens at the button, not when the mailed link is opened', async () => {
    const { withdrawal } = wordingOf('en')
    const { wire, user } = await openApp('/withdraw?token=abc', {
      answers: (prepared) => prepared.answer(CONFIRM, { number: 'K26-000001', amount_minor: 3900, currency: 'USD' }),
    })
    const confirm = await button(withdrawal.confirm.submit)
    expect(wire.sentTo(CONFIRM)).toEqual([])
    await user.click(confirm)
    await heading(withdrawal.done.title, 2)
    await text(/K26-000001.*\$39\.00/)
    expect(wire.sentTo(CONFIRM)).toEqual([{ token: 'abc' }])
  })

  test.each([
    ['orders.link-used', 'used'],
    ['orders.link-expired', 'expired'],
    ['not-found', 'unknown'],
    ['orders.not-possible-now', 'impossible'],
  ] as const)('has its own answer for %s', async (code, answer) => {
    const { withdrawal } = wordingOf('en')
    const { user } = await openApp('/withdraw?token=abc', { answers: (wire) => wire.refuse(CONFIRM, code) })
    await user.click(await button(withdrawal.confirm.submit))
    await heading(withdrawal.refused[answer].title, 2)
    await link(answer === 'expired' || answer === 'unknown' ? withdrawal.refused.again : withdrawal.refused.purchases)
  })

  test('can be tried again when the payment service does not answer', async () => {
    const { errors, withdrawal } = wordingOf('en')
    const { wire, user } = await openApp('/withdraw?token=abc', {
      answers: (prepared) => prepared.refuse(CONFIRM, 'orders.payments-away'),
    })
    await user.click(await button(withdrawal.confirm.submit))
    await text(errors.codes['orders.payments-away'])
    wire.answer(CONFIRM, { number: 'K26-000001', amount_minor: 3900, currency: 'USD' })
    await user.click(await button(withdrawal.confirm.submit))
    await heading(withdrawal.done.title, 2)
  })
})
