import { fireEvent, waitFor } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { Order } from '#contract/orders.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, expectPath, fill, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { someOrder } from '#tests/support/orders.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { soon } from '#tests/support/soon.ts'
import type { Wire } from '#tests/support/wire.ts'

const words = wordingOf('en')
const { orders } = words
const READ = 'GET /api/orders/:id'
const CHECK = 'POST /api/orders/:id/check'
const ID = someOrder().id
const FILE = '00000000-0000-4000-8000-0000000000f1'
const LATER = '2126-01-31T18:00:00.000Z'

function openOrder(order: Order, { came = '', answers }: { came?: string; answers?: (wire: Wire) => void } = {}) {
  return openApp(`/purchases/${ID}${came}`, {
    session: sessionOf('free_member', { time_zone: 'America/Sao_Paulo' }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer(READ, order)
      answers?.(wire)
    },
  })
}

const unpaid = someOrder({ state: 'open', fulfilment: null, actions: ['pay', 'cancel'], expires_at: LATER })

describe('coming from the page on which one pays', () => {
  test('waits for the server’s word and only then says that it is paid', async () => {
    let answer: (order: Order) => void = () => undefined
    await openOrder(unpaid, {
      came: '?came=returned',
      answers: (wire) => wire.answer(CHECK, () => new Promise((resolve) => (answer = resolve))),
    })
    await text(orders.payment.waiting)
    await missing(orders.payment.paid)
    await waitFor(() => expect(answer.length).toBe(1))
    answer(someOrder({ fulfilment: 'due', due_at: LATER }))
    await text(orders.payment.paid)
    await missing(orders.payment.waiting)
    await text(orders.status.working)
  })

  test('a declined payment is named, and can be tried again', async () => {
    await openOrder(unpaid, {
      came: '?came=returned',
      answers: (wire) => wire.answer(CHECK, { ...unpaid, was_declined: true }),
    })
    await text(orders.payment.declined)
    await button(orders.act.pay)
    await missing(orders.payment.paid)
  })

  test('without having paid: nothing was charged, pay or cancel', async () => {
    const { user, wire } = await openOrder(unpaid, { came: '?came=left' })
    await text(orders.payment.left)
    await user.click(await button(orders.act.cancel))
    await text(orders.confirm.cancel.text)
    wire.answer('POST /api/orders/:id/cancel', someOrder({ state: 'cancelled', fulfilment: null }))
    // The button that opened the dialog has the same words.
    const [submit] = document.querySelectorAll<HTMLButtonElement>('dialog button[type=submit]')
    if (!submit) throw new Error('no button in the dialog')
    await user.click(submit)
    await expectMessage(words, orders.confirm.cancel.done)
    await text(orders.status.cancelled)
  })

  test('Pay leads to the page of the open order', async () => {
    const { user, wire } = await openOrder(unpaid)
    // The page was opened under another name than the server knows.
    const checkout_url = 'http://127.0.0.1:3000/coaches?pay=1'
    wire.answer('POST /api/orders/:id/checkout', { order_id: ID, checkout_url, provider: 'sandbox' })
    wire.leaveOpen('GET /api/coaches')
    await user.click(await button(orders.act.pay))
    await expectPath('/coaches?pay=1')
  })

  test('Pay says so when the seats are gone', async () => {
    const { user, wire } = await openOrder(unpaid)
    wire.refuse('POST /api/orders/:id/checkout', 'orders.sold-out')
    await user.click(await button(orders.act.pay))
    await expectMessage(words, orders.payment.openFailed, words.errors.codes['orders.sold-out'])
  })
})

describe('the actions', () => {
  test('are exactly those that the server allows', async () => {
    await openOrder(someOrder({ actions: ['withdraw'] }))
    await button(orders.act.withdraw)
    for (const other of [orders.act.pay, orders.act.cancelPaid, orders.act.confirm_receipt]) await missing(other)
  })

  test('have one way to give a purchase back', async () => {
    await openOrder(someOrder({ actions: ['cancel', 'withdraw'] }))
    await button(orders.act.withdraw)
    await missing(orders.act.cancelPaid)
  })

  test('cancel what cannot be withdrawn from', async () => {
    await openOrder(someOrder({ kind: 'seminar', actions: ['cancel'] }))
    await button(orders.act.cancelPaid)
  })

  test('withdrawing says what goes back, and shows why when it is no longer possible', async () => {
    const { user, wire } = await openOrder(someOrder({ refunded_minor: 900, actions: ['withdraw'] }))
    await user.click(await button(orders.act.withdraw))
    await text(fillIn(orders.confirm.withdraw.text, { amount: '$30.00' }))
    wire.refuse('POST /api/orders/:id/withdraw', 'orders.not-possible-now')
    wire.answer(READ, someOrder({ fulfilment: 'done' }))
    await user.click(await button(orders.confirm.withdraw.submit))
    await text(words.errors.codes['orders.not-possible-now'])
    await missing(orders.act.withdraw)
  })

  test('a product that was sent has to come back first, and its seller may read why', async () => {
    const product = someOrder({ kind: 'product', fulfilment: 'sent', actions: ['withdraw', 'return'] })
    const { user, wire } = await openOrder(product)
    await user.click(await button(orders.act.withdraw))
    await text(fillIn(orders.confirm.withdraw.afterReturn, { amount: '$39.00' }))
    wire.answer('POST /api/orders/:id/withdraw', { ...product, fulfilment: 'return_asked', actions: [] })
    await fill(orders.confirm.withdraw.reason, 'Too small')
    await user.click(await button(orders.confirm.withdraw.submit))
    await expectMessage(words, orders.confirm.withdraw.done)
    await text(orders.status.returning)
    expect(wire.sentTo('POST /api/orders/:id/withdraw')).toEqual([{ id: ID, reason: 'Too small' }])
  })
})

describe('each kind shows what was bought', () => {
  test('a persona’s shoutout is a text in its own language, with its brief', async () => {
    await openOrder(
      someOrder({
        fulfilment: 'done',
        language: 'pt',
        request: { kind: 'shoutout', for_whom: 'Bia', occasion: 'fight', wish: 'Calm her', use: 'personal' },
        delivery: { kind: 'shoutout', file_id: null, link: null, text: 'Respira, Bia.' },
      }),
    )
    expect((await text('Respira, Bia.')).getAttribute('lang')).toBe('pt')
    await text('Bia')
    await text(words.offers.occasions.fight)
    await text(orders.shoutout.byAi)
  })

  test('a coach’s written shoutout does not claim that an AI wrote it', async () => {
    await openOrder(
      someOrder({
        fulfilment: 'done',
        seller: { slug: 'odete', name: 'Odete', kind: 'coach', user_id: FILE },
        delivery: { kind: 'shoutout', file_id: null, link: null, text: 'Breathe, Bia.' },
      }),
    )
    await text('Breathe, Bia.')
    await missing(orders.shoutout.byAi)
  })

  test('a delivered sound is played', async () => {
    await openOrder(
      someOrder({
        fulfilment: 'done',
        files: [{ id: FILE, address: `/files/${FILE}.mp3`, type: 'audio/mpeg' }],
        delivery: { kind: 'shoutout', file_id: FILE, link: null, text: null },
      }),
    )
    await heading(orders.shoutout.title, 2)
    expect(document.querySelector('audio')?.getAttribute('src')).toBe(`/files/${FILE}.mp3`)
  })

  test('a note of a film review jumps in the clip, and drills lead to the plans', async () => {
    const { user } = await openOrder(
      someOrder({
        kind: 'film_review',
        fulfilment: 'done',
        files: [{ id: FILE, address: `/files/${FILE}.mp4`, type: 'video/mp4' }],
        request: { kind: 'film_review', clip_id: FILE, link: null, question: 'Guard?', consent_of_shown: true },
        delivery: {
          kind: 'film_review',
          text: 'Keep the left hand up.',
          notes: [{ at_seconds: 83, text: 'Here it drops.', still_id: FILE }],
          drills: ['Wall drill'],
        },
      }),
    )
    await user.click(await button(fillIn(orders.film.jump, { time: '1:23' })))
    expect(document.querySelector('video')?.currentTime).toBe(83)
    expect(document.querySelector('article img')?.getAttribute('src')).toBe(`/files/${FILE}.webp`)
    await text('Wall drill')
    expect((await link(orders.film.toPlan)).getAttribute('href')).toBe('/plans')
  })

  test('a seminar shows its start in the member’s time zone and a calendar file', async () => {
    await openOrder(
      someOrder({
        kind: 'seminar',
        fulfilment: 'ready',
        starts_at: '2026-12-12T22:00:00.000Z',
        minutes: 90,
        join_url: 'https://meet.example/room',
        actions: ['add_to_calendar'],
      }),
    )
    await text(/Saturday, December 12, 2026.*7:00\sPM São Paulo time/)
    expect((await link(orders.act.add_to_calendar)).getAttribute('href')).toBe(`/api/orders/${ID}/calendar.ics`)
    expect((await link(/Join the seminar/)).getAttribute('href')).toBe('https://meet.example/room')
  })

  test('a video goes on where it was stopped, and its position is saved', async () => {
    const { wire } = await openOrder(
      someOrder({
        kind: 'video',
        fulfilment: 'ready',
        video_url: `/files/${FILE}.mp4`,
        position_seconds: 42,
        actions: ['watch', 'cancel'],
      }),
    )
    await text(orders.video.endsRight)
    const video = await vi.waitFor(() => {
      const found = document.querySelector('video')
      if (!found) throw new Error('no video')
      return found
    }, soon)
    Object.defineProperty(video, 'duration', { value: 100 })
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(42)
    wire.answer('PUT /api/orders/:id/position', {})
    video.currentTime = 57.8
    fireEvent.pause(video)
    await waitFor(() => expect(wire.sentTo('PUT /api/orders/:id/position')).toEqual([{ id: ID, seconds: 57 }]))
  })

  test('a product shows address and tracking; receipt is confirmed', async () => {
    const sent = someOrder({
      kind: 'product',
      fulfilment: 'sent',
      request: {
        kind: 'product',
        name: 'Robin',
        street: 'Rua Um 1',
        more: null,
        postal_code: '01000-000',
        city: 'São Paulo',
        region: 'SP',
        country: 'BR',
      },
      delivery: { kind: 'product', tracking: 'https://parcel.example/1' },
      actions: ['confirm_receipt'],
    })
    const { user, wire } = await openOrder(sent)
    await text(/Robin\s+Rua Um 1\s+01000-000 São Paulo SP\s+Brazil/)
    expect((await link(/Follow the parcel/)).getAttribute('href')).toBe('https://parcel.example/1')
    await user.click(await button(orders.act.confirm_receipt))
    wire.answer('POST /api/orders/:id/received', { ...sent, fulfilment: 'done', actions: [] })
    await user.click(await button(orders.confirm.confirm_receipt.submit))
    await expectMessage(words, orders.confirm.confirm_receipt.done)
  })

  test('a time with a coach leads to the page of the session, and one that is not paid says how long it is kept', async () => {
    const booking_id = FILE
    await openOrder(someOrder({ kind: 'coaching', fulfilment: 'ready', starts_at: LATER, minutes: 60, booking_id }))
    expect((await link(orders.coaching.open)).getAttribute('href')).toBe(`/bookings/${booking_id}`)
    const expires_at = new Date(Date.now() + 7 * 60_000).toISOString()
    await openOrder(someOrder({ kind: 'coaching', state: 'open', fulfilment: null, expires_at, booking_id }))
    await text(fillIn(words.offers.hold.minutes_other, { count: '7' }))
  })

  test('a package shows its balance', async () => {
    await openOrder(
      someOrder({
        kind: 'package',
        fulfilment: 'ready',
        sessions: { total: 5, used: 2, booked: 0, expires_at: LATER },
      }),
    )
    await text('3 of 5 sessions left')
    expect((await link(orders.package.book)).getAttribute('href')).toBe(`/book/${someOrder().offer_id}?package=${ID}`)
  })
})

test('refunds show their cause and reason, and a dispute is explained', async () => {
  await openOrder(
    someOrder({
      is_disputed: true,
      refunded_minor: 1000,
      refunds: [
        {
          amount_minor: 1000,
          cause: 'admin',
          reason: 'Half of it was silent',
          is_done: false,
          created_at: '2026-02-02T18:00:00.000Z',
        },
        { amount_minor: 900, cause: 'late', reason: null, is_done: true, created_at: '2026-02-03T18:00:00.000Z' },
      ],
    }),
  )
  await text('$10.00')
  await text(new RegExp(orders.refunds.cause.late))
  await text('Half of it was silent')
  await text(orders.refunds.onItsWay)
  await text(orders.dispute.title)
  await text(orders.status.partlyRefunded)
})

test('a session that was paid too late says so, and leads to the nearest times', async () => {
  const starts_at = '2126-12-12T22:00:00.000Z'
  const refund = { amount_minor: 2900, cause: 'sold_out', reason: null, is_done: false, created_at: starts_at } as const
  await openOrder(
    someOrder({ kind: 'coaching', fulfilment: 'cancelled', starts_at, booking_id: ID, refunds: [refund], actions: [] }),
  )
  await text(orders.coaching.lost)
  const path = `/book/${someOrder().offer_id}?at=${encodeURIComponent(starts_at)}`
  expect((await link(orders.coaching.near)).getAttribute('href')).toBe(path)
  await missing(orders.coaching.open)
})

test('somebody else’s order does not exist', async () => {
  await openOrder(someOrder(), { answers: (wire) => wire.refuse(READ, 'not-found') })
  await heading(orders.missing.title, 2)
})

test.each(LANGUAGES)('the clock of a delivery runs in %s', async (language) => {
  const { orders: texts } = wordingOf(language)
  const tomorrow = new Date(Date.now() + 26.5 * 60 * 60 * 1000).toISOString()
  await openApp(`/purchases/${ID}`, {
    language,
    session: sessionOf('free_member', { language }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer(READ, someOrder({ due_at: tomorrow }))
    },
  })
  await text(texts.status.working)
  await text({ en: /1 day 2 hours left/, pt: /Falta: .*1 dia e 2 horas/, es: /Queda: .*1 día y 2 horas/ }[language])
})
