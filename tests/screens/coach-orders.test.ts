import { fireEvent, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
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

const words = wordingOf('en')
const { coachDesk, coachOrders: says, errors } = words

const ID = '00000000-0000-4000-8000-00000000000a'
const HOUR_MS = 60 * 60_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 30_000).toISOString()

const DELIVER = 'POST /api/coach-desk/orders/:id/deliver'
const DECLINE = 'POST /api/coach-desk/orders/:id/decline'
const ORDER = 'GET /api/coach-desk/orders/:id'
const SESSIONS = 'PUT /api/coach-desk/orders/:id/sessions'
const LIST = 'GET /api/coach-desk/orders'
const ACCOUNT = 'GET /api/coach-desk/payout-account'
const TODAY = 'GET /api/coach-desk/today'

const nothingToDo = { due: [], due_count: 0, unpaid: [], silent: [], seminars: [], sessions: [] }

function order(differs: Partial<CoachOrder> = {}): CoachOrder {
  return {
    id: ID,
    number: 'K-2026-000042',
    kind: 'shoutout',
    title: 'A word before the fight',
    buyer_name: 'Ana',
    state: 'paid',
    fulfilment: 'due',
    due_at: inHours(26),
    request: {
      kind: 'shoutout',
      for_whom: 'Rui',
      occasion: 'fight',
      wish: 'Tell him to breathe.',
      use: 'business',
    },
    delivery: null,
    files: [],
    return_reason: null,
    sessions: null,
    missing_from: null,
    total_minor: 4000,
    fee_minor: 600,
    net_minor: 3400,
    refunded_minor: 0,
    currency: 'USD',
    is_disputed: false,
    payout_at: null,
    paid_at: inHours(-22),
    delivered_at: null,
    ...differs,
  }
}

const product = (differs: Partial<CoachOrder> = {}) =>
  order({
    kind: 'product',
    title: 'Hand wraps',
    request: {
      kind: 'product',
      name: 'Ana Reis',
      street: 'Rua Um 1',
      more: null,
      postal_code: '01000-000',
      city: 'São Paulo',
      region: 'SP',
      country: 'BR',
    },
    ...differs,
  })

const filmReview = (clip_id: string | null, differs: Partial<CoachOrder> = {}) =>
  order({
    kind: 'film_review',
    title: 'Your last round',
    request: {
      kind: 'film_review',
      clip_id,
      link: clip_id ? null : 'https://films.example/round',
      question: 'Why do I get hit?',
      consent_of_shown: true,
    },
    files: clip_id ? [{ id: clip_id, address: `/files/${clip_id}.mp4`, type: 'video/mp4' }] : [],
    ...differs,
  })

async function openDesk(path: string, answers: (wire: Wire) => void, language: Language = 'en') {
  return await openApp(path, {
    language,
    session: sessionOf('coach', { coach_status: 'approved', language }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/coach-desk/offers', { offers: [], next: null })
      wire.answer('GET /api/coach-desk', {
        counts: { services: 0, products: 0, seminars: 0, active: 0 },
        hidden_groups: 0,
        profile: {
          coach_bio: 'I train amateurs.',
          coach_experience: 'Twenty bouts.',
          coach_specialties: ['boxing', 'kickboxing'],
          coach_image_url: null,
          slug: 'robin',
        },
      })
      wire.answer(TODAY, nothingToDo)
      wire.answer(LIST, { orders: [], next: null })
      wire.answer(ACCOUNT, { state: 'manual', country: null, countries: [] })
      answers(wire)
    },
  })
}

const openOrder = (shown: CoachOrder) =>
  openDesk(`/coach-dashboard?tab=orders&order=${ID}`, (wire) => wire.answer(ORDER, shown))

const chosenTab = async () =>
  (await within(document.body).findByRole('tab', { selected: true, hidden: true })).textContent

describe('the first tab of the coach dashboard', () => {
  test('is Today when an order is due, with its clock and the number of orders', async () => {
    const { user } = await openDesk('/coach-dashboard', (wire) => {
      wire.answer(TODAY, { ...nothingToDo, due: [order()], due_count: 3 })
      wire.answer(ORDER, order())
    })
    await heading(says.today.due, 3)
    expect(await chosenTab()).toBe(`${coachDesk.tabs.today}3`)
    await text(fill(says.clock.left, { time: '1 day 2 hours' }))
    await link(fill(says.today.allDue_other, { count: 3 }))
    await user.click(await link(/^Open/))
    await expectPath(`/coach-dashboard?tab=orders&order=${ID}`)
    await heading('A word before the fight', 2)
  })

  test('is the services when nothing is to do', async () => {
    await openDesk('/coach-dashboard', () => undefined)
    await button(coachDesk.services.add)
    expect(await chosenTab()).toBe(coachDesk.tabs.services)
  })

  test('is the services when the day cannot be loaded', async () => {
    await openDesk('/coach-dashboard', (wire) => wire.break(TODAY))
    await button(coachDesk.services.add)
  })
})

test('Today names who has not paid, who is silent, and the seats of seminars', async () => {
  await openDesk('/coach-dashboard?tab=today', (wire) =>
    wire.answer(TODAY, {
      due: [],
      due_count: 0,
      unpaid: [{ number: 'K-1', title: 'Shoutout', buyer_name: 'Begun Ben', created_at: inHours(-2) }],
      silent: [{ number: 'K-2', title: 'Ten sessions', buyer_name: 'Silent Sue', left: 7, expires_at: inHours(900) }],
      seminars: [
        { offer_id: ID, title: 'Clinch night', starts_at: inHours(50), seats: 20, seats_taken: 18, waiting: 2 },
      ],
      sessions: [
        { booking_id: ID, title: 'Private hour', names: ['Early Eva'], starts_at: inHours(1), minutes: 60, seats: 1 },
      ],
    }),
  )
  await text('Early Eva')
  await text('Begun Ben')
  await text('Silent Sue')
  await text(new RegExp(`^${fill(says.today.left_other, { count: 7 })}`))
  await text(/18 of 20 seats taken, 2 people on the waitlist/)
  await text(says.today.noDue)
})

test('the orders are filtered by the address, and more are fetched with the cursor', async () => {
  const { wire, user } = await openDesk('/coach-dashboard?tab=orders', (prepared) =>
    prepared.answer(LIST, ({ cursor, filter }) => ({
      orders: [order({ id: cursor ? ID.replace(/a$/, 'b') : ID, title: `${filter} ${cursor ?? 'first'}` })],
      next: cursor ? null : 'older',
    })),
  )
  await heading('to_do first', 3)
  await user.selectOptions(await field(says.orders.show), 'done')
  await expectPath('/coach-dashboard?tab=orders&show=done')
  await heading('done first', 3)
  await user.click(await button(says.more))
  await heading('done older', 3)
  expect(wire.sentTo(LIST).at(-1)).toEqual({ filter: 'done', cursor: 'older' })
})

test('an order of someone else is not shown', async () => {
  await openDesk(`/coach-dashboard?tab=orders&order=${ID}`, (wire) => wire.refuse(ORDER, 'not-found'))
  await heading(says.order.gone, 3)
})

test('the sessions of a package are counted one by one, and a wrong entry is taken back', async () => {
  const withUsed = (used: number) => {
    const sessions = { total: 2, used, booked: 0, expires_at: inHours(900), may_change: true }
    return order({ kind: 'package', fulfilment: 'ready', request: null, due_at: null, sessions })
  }
  const { wire, user } = await openOrder(withUsed(1))
  await text(fill(says.sessions.used_other, { used: 1, count: 2 }))
  wire.answer(SESSIONS, withUsed(2))
  await user.click(await button(says.sessions.record))
  await text(fill(says.sessions.used_other, { used: 2, count: 2 }))
  await missing(says.sessions.record)
  wire.answer(SESSIONS, withUsed(1))
  await user.click(await button(says.sessions.takeBack))
  await button(says.sessions.record)
  expect(wire.sentTo(SESSIONS)).toEqual([
    { id: ID, used: 2 },
    { id: ID, used: 1 },
  ])
})

describe('delivering a shoutout', () => {
  test('shows the brief and what the sale earns', async () => {
    await openOrder(order())
    await text('Rui')
    await text(words.offers.occasions.fight)
    await text(says.request.uses.business)
    for (const amount of ['$40.00', '-$6.00', '$34.00']) await text(amount)
    await text(fill(says.money.payoutAfter, { days: 7 }))
  })

  test('sends the text only once it is there, keeps it when the server refuses, and shows it when it is delivered', async () => {
    const { wire, user, storage } = await openOrder(order())
    await user.click(await field(says.shoutout.ways.text))
    await user.click(await button(says.shoutout.submit))
    await expectDescription(await field(says.shoutout.message), errors.problems.required)
    await fillField(says.shoutout.message, 'Breathe, Rui.')
    wire.refuse(DELIVER, 'orders.not-possible-now')
    await user.click(await button(says.shoutout.submit))
    await text(errors.codes['orders.not-possible-now'])
    expect((await field(says.shoutout.message)).value).toBe('Breathe, Rui.')
    expect(storage('sessionStorage')[`kiai.form.shoutout-text.${ID}`]).toContain('Breathe, Rui.')

    const delivery = { kind: 'shoutout' as const, file_id: null, link: null, text: 'Breathe, Rui.' }
    wire.answer(DELIVER, order({ fulfilment: 'done', delivery, delivered_at: inHours(0), payout_at: inHours(168) }))
    await user.click(await button(says.shoutout.submit))
    await heading(says.delivered.title, 2)
    await expectMessage(words, says.shoutout.done)
    expect(wire.sentTo(DELIVER).at(-1)).toEqual({ id: ID, delivery })
    expect(storage('sessionStorage')[`kiai.form.shoutout-text.${ID}`]).toBeUndefined()
  })

  test('refuses a link that is no https address, at its field', async () => {
    const { wire, user } = await openOrder(order())
    await user.click(await field(says.shoutout.ways.link))
    await fillField(says.shoutout.link, 'http://films.example/rui')
    await user.click(await button(says.shoutout.submit))
    await expectDescription(await field(says.shoutout.link), errors.problems.url)
    expect(wire.sentTo(DELIVER)).toEqual([])
  })

  test('needs a recording before it is sent as a file', async () => {
    const { wire, user } = await openOrder(order())
    await user.click(await button(says.shoutout.submit))
    await text(says.shoutout.fileMissing)
    expect(wire.sentTo(DELIVER)).toEqual([])
  })
})

describe('answering a film', () => {
  const CLIP = '00000000-0000-4000-8000-00000000000c'

  test('takes a note at the time of the player', async () => {
    const { user } = await openOrder(filmReview(CLIP))
    const player = await within(document.body).findByLabelText<HTMLVideoElement>(says.film.player)
    expect(player.getAttribute('src')).toBe(`/files/${CLIP}.mp4`)
    Object.defineProperty(player, 'currentTime', { value: 42.6 })
    fireEvent.timeUpdate(player)
    await user.click(await button(fill(says.film.noteAt, { time: '0:42' })))
    expect((await field(says.film.at)).value).toBe('0:42')
    await button(says.film.draw)
  })

  test('marks an incomplete note, and sends notes, answer and drills in one delivery', async () => {
    const { wire, user } = await openOrder(filmReview(null))
    await link(new RegExp(says.request.link))
    await user.click(await button(says.film.addNote))
    await fillField(says.film.at, 'late')
    await fillField(says.film.summary, 'Your left hand drops.')
    await user.click(await button(says.film.addDrill))
    await fillField(fill(says.film.drill, { place: 1 }), 'Three rounds of jab and return.')
    await user.click(await button(says.film.submit))
    await text(says.film.incomplete)
    await expectDescription(await field(says.film.at), says.film.atProblem)
    await expectDescription(await field(says.film.noteText), errors.problems.required)
    expect(wire.sentTo(DELIVER)).toEqual([])

    await fillField(says.film.at, '1:05')
    await fillField(says.film.noteText, 'Here it drops.')
    const delivery = {
      kind: 'film_review' as const,
      text: 'Your left hand drops.',
      notes: [{ at_seconds: 65, text: 'Here it drops.', still_id: null }],
      drills: ['Three rounds of jab and return.'],
    }
    wire.answer(DELIVER, filmReview(null, { fulfilment: 'done', delivery, delivered_at: inHours(0) }))
    await user.click(await button(says.film.submit))
    await heading(says.delivered.title, 2)
    expect(wire.sentTo(DELIVER).at(-1)).toEqual({ id: ID, delivery })
  })
})

describe('a product', () => {
  test('is sent with a tracking link, and shows where to', async () => {
    const { wire, user } = await openOrder(product())
    await text(/01000-000 São Paulo SP/)
    await text(/Brazil/)
    await fillField(says.product.tracking, 'https://post.example/1')
    const delivery = { kind: 'product' as const, tracking: 'https://post.example/1' }
    wire.answer(DELIVER, product({ fulfilment: 'sent', delivery, delivered_at: inHours(0) }))
    await user.click(await button(says.product.submit))
    await text(fill(says.order.waiting.sent, { days: 21 }))
    expect(wire.sentTo(DELIVER)).toEqual([{ id: ID, delivery }])
  })

  test('that comes back gives the money back, after a question that says so', async () => {
    const days = { due_at: inHours(200), missing_from: inHours(32) }
    const asked = product({ fulfilment: 'return_asked', return_reason: 'Too small.', ...days })
    const { wire, user } = await openOrder(asked)
    await text('Too small.')
    // It may still be on its way.
    await missing(says.missing.open)
    await user.click(await button(says.returned.open))
    await text(fill(says.returned.text, { name: 'Ana', amount: '$40.00' }))
    wire.answer('POST /api/coach-desk/orders/:id/returned', { ...asked, fulfilment: 'returned', refunded_minor: 4000 })
    await user.click(await button(says.returned.submit))
    await text(says.order.waiting.returned)
    await text(says.money.noPayout)
  })

  test('that does not come back in a week is reported, and can still be accepted when it comes', async () => {
    const asked = product({ fulfilment: 'return_asked', due_at: inHours(100), missing_from: inHours(-68) })
    const { wire, user } = await openOrder(asked)
    await user.click(await button(says.missing.open))
    await text(fill(says.missing.text, { name: 'Ana', amount: '$40.00' }))
    const REPORT = 'POST /api/coach-desk/orders/:id/return-missing'
    wire.answer(REPORT, { ...asked, fulfilment: 'return_missing', due_at: null, missing_from: null })
    await user.click(await button(says.missing.submit))
    await text(says.order.waiting.return_missing)
    expect(wire.sentTo(REPORT)).toEqual([{ id: ID }])
    await button(says.returned.open)
    await missing(says.missing.late)
  })
})

test('an order is declined with a reason, and a failure is shown in the dialog', async () => {
  const { wire, user } = await openOrder(order())
  await user.click(await button(says.decline.open))
  await text(fill(says.decline.text, { name: 'Ana', amount: '$40.00' }))
  await user.click(await button(says.decline.submit))
  await expectDescription(await field(says.decline.reason), errors.problems.required)
  await fillField(says.decline.reason, 'I lost my voice.')
  wire.refuse(DECLINE, 'orders.payments-away')
  await user.click(await button(says.decline.submit))
  await text(errors.codes['orders.payments-away'])
  expect((await field(says.decline.reason)).value).toBe('I lost my voice.')

  wire.answer(DECLINE, order({ fulfilment: 'cancelled', refunded_minor: 4000 }))
  await user.click(await button(says.decline.submit))
  await text(says.order.waiting.cancelled)
  await missing(says.decline.title)
  expect(wire.sentTo(DECLINE).at(-1)).toEqual({ id: ID, reason: 'I lost my voice.' })
})

describe('the earnings', () => {
  const EARNINGS = 'GET /api/coach-desk/earnings'
  const balance = {
    currency: 'USD',
    sold_minor: 10_000,
    fee_minor: 1500,
    refunded_minor: 0,
    net_minor: 8500,
    waiting_minor: 3400,
    payable_minor: 5100,
    disputed_minor: 0,
    paid_out_minor: 0,
  }

  test('are added up by currency, with the commission in words and the payouts', async () => {
    await openDesk('/coach-dashboard?tab=earnings', (wire) =>
      wire.answer(EARNINGS, {
        commission: 15,
        balances: [balance, { ...balance, currency: 'CLP', payable_minor: 900 }],
        payouts: [
          {
            id: ID,
            amount_minor: 5100,
            currency: 'USD',
            state: 'paid',
            way: 'stripe',
            returned_minor: 500,
            reference: 'BANK-7',
            created_at: inHours(-50),
            paid_at: inHours(-2),
          },
        ],
      }),
    )
    await text(fill(says.earnings.commission, { commission: '15%', share: '85%', days: 7, product: 14 }))
    await text(/CLP\s900/)
    await text('BANK-7')
    await text(says.earnings.ways.stripe)
    await text(fill(says.earnings.came, { amount: '$5.00' }))
    await missing(says.stripe.title)
  })

  test('are exported for a range of days, and an impossible range is marked at its field', async () => {
    await openDesk('/coach-dashboard?tab=earnings', (wire) =>
      wire.answer(EARNINGS, { commission: 0, balances: [balance], payouts: [] }),
    )
    await text(fill(says.earnings.noCommission, { days: 7, product: 14 }))
    const set = async (label: string, value: string) => fireEvent.input(await field(label), { target: { value } })
    await set(says.earnings.from, '2026-01-01')
    await set(says.earnings.to, '2026-03-31')
    expect((await link(says.earnings.csv)).getAttribute('href')).toBe(
      '/api/coach-desk/earnings.csv?from=2026-01-01&to=2026-03-31',
    )
    await set(says.earnings.to, '2025-12-31')
    await expectDescription(await field(says.earnings.to), says.earnings.problem.order)
    await missing(says.earnings.csv)
  })
})

describe('the account for payouts', () => {
  const EARNINGS = 'GET /api/coach-desk/earnings'
  const OPEN = 'POST /api/coach-desk/payout-account'
  const CHECK = 'POST /api/coach-desk/payout-account/check'
  const nothing = { commission: 15, balances: [], payouts: [] }
  const none = { state: 'none' as const, country: null, countries: ['US', 'DE'] }

  const openEarnings = (answers: (wire: Wire) => void, { search = '', language = 'en' as Language } = {}) =>
    openDesk(
      `/coach-dashboard?tab=earnings${search}`,
      (wire) => {
        wire.answer(EARNINGS, nothing)
        answers(wire)
      },
      language,
    )

  test('is connected after the country is chosen, and says what went wrong', async () => {
    const { wire, user } = await openEarnings((prepared) => prepared.answer(ACCOUNT, none))
    await text(says.stripe.state.none)
    const connect = await button(says.stripe.connect)
    expect(connect.hasAttribute('disabled') || connect.getAttribute('aria-disabled') === 'true').toBe(true)
    await user.selectOptions(await field(says.stripe.country), 'DE')
    wire.refuse(OPEN, 'orders.payments-away')
    await user.click(await button(says.stripe.connect))
    await expectMessage(words, says.stripe.failed)
    expect(wire.sentTo(OPEN)).toEqual([{ country: 'DE' }])
  })

  test('leads to no other address than one with https', async () => {
    const { wire, user } = await openEarnings((prepared) =>
      prepared.answer(ACCOUNT, { ...none, state: 'needs_something', country: 'DE' }),
    )
    wire.answer(OPEN, { url: 'javascript:alert(1)' })
    await user.click(await button(says.stripe.goOn))
    await expectMessage(words, says.stripe.failed)
  })

  test('is not possible in other countries, and the page says who pays there', async () => {
    const { user } = await openEarnings((prepared) => prepared.answer(ACCOUNT, none))
    await user.selectOptions(await field(says.stripe.country), says.stripe.elsewhere)
    await text(says.stripe.elsewhereText)
    await missing(says.stripe.connect)
  })

  test('is asked for at Stripe when the coach comes back from there', async () => {
    const { wire, user } = await openEarnings(
      (prepared) => prepared.answer(CHECK, { state: 'in_review', country: 'DE', countries: [] }),
      { search: '&stripe=back' },
    )
    await text(says.stripe.text.in_review)
    wire.answer(CHECK, { state: 'ready', country: 'DE', countries: [] })
    await user.click(await button(says.stripe.check))
    await text(says.stripe.text.ready)
    expect(wire.sentTo(ACCOUNT)).toEqual([])
  })

  test.each(LANGUAGES)('is written in %s in every state', async (language) => {
    const { stripe } = wordingOf(language).coachOrders
    await openEarnings((prepared) => prepared.answer(ACCOUNT, { state: 'rejected', country: 'DE', countries: [] }), {
      language,
    })
    await text(stripe.state.rejected)
    await text(stripe.text.rejected)
  })
})

test.each(LANGUAGES)('the day, an order and its dialogs are written in %s', async (language) => {
  const { coachOrders } = wordingOf(language)
  const { user } = await openDesk(
    `/coach-dashboard?tab=orders&order=${ID}`,
    (wire) => wire.answer(ORDER, order()),
    language,
  )
  await heading(coachOrders.shoutout.title, 2)
  await text(coachOrders.money.net)
  await user.click(await button(coachOrders.decline.open))
  await heading(coachOrders.decline.title, 2)
})
