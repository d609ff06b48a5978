import { expect, test } from 'vitest'
import type { BookingLine } from '#contract/bookings.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectMessage, fill, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { BOOKING_ID, bookingOf, lineOf, YEAR } from './bookings.ts'
import { OFFER_ID } from './offers.ts'

const words = wordingOf('en')
const { bookings, live } = words
const LIST = 'GET /api/bookings'
const READ = 'GET /api/bookings/:id'
const CANCEL = 'POST /api/bookings/:id/cancel'

const open = (coming: BookingLine[], past: BookingLine[] = [], answers?: (wire: Wire) => void) =>
  openApp('/bookings', {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/live-calendar', { address: null })
      wire.answer(LIST, ({ when }) => ({ bookings: when === 'coming' ? coming : past, next: null }))
      answers?.(wire)
    },
  })

test('the next one comes first, in both zones, with its actions; the past is below, and the calendar has its address', async () => {
  const past = lineOf({ id: OFFER_ID, title: 'Corner words', outcome: 'attended', actions: ['book_again'] })
  await open([lineOf()], [past])
  const title = 'Private strategy session'
  expect((await link(title)).getAttribute('href')).toBe(`/bookings/${BOOKING_ID}`)
  await text(/3:00\sPM UTC/)
  await text(/12:00\sPM in São Paulo/)
  expect((await link(`${bookings.act.move}: ${title}`)).getAttribute('href')).toBe(
    `/book/${OFFER_ID}?move=${BOOKING_ID}`,
  )
  expect((await link(`${bookings.act.calendar}: ${title}`)).getAttribute('href')).toBe(
    `/api/bookings/${BOOKING_ID}/calendar.ics`,
  )
  await text(bookings.outcome.attended)
  expect((await link(`${bookings.act.again}: Corner words`)).getAttribute('href')).toBe(`/book/${OFFER_ID}`)
  await button(live.calendar.make)
})

test('cancelling says what goes back first, and again when that has changed', async () => {
  const { wire, user } = await open([lineOf()], [], (prepared) => prepared.answer(READ, bookingOf()))
  await user.click(await button(`${bookings.act.cancel}: Private strategy session`))
  await text(fillIn(bookings.cancel.refund, { amount: '$299.00' }))
  await fill(bookings.cancel.reason, 'A cold')
  wire.refuse(CANCEL, 'bookings.refund-changed')
  wire.answer(READ, bookingOf({ refund: { amount_minor: 0, total_minor: 29_900, currency: 'USD' } }))
  await user.click(await button(bookings.cancel.submit))
  await text(words.errors.codes['bookings.refund-changed'])
  await text(fillIn(bookings.cancel.noRefund, { total: '$299.00' }))
  wire.answer(CANCEL, bookingOf({ state: 'cancelled', cancelled_by: 'member', actions: [] }))
  await user.click(await button(bookings.cancel.submit))
  await expectMessage(words, bookings.cancel.done)
  expect(wire.sentTo(CANCEL)).toEqual([
    { id: BOOKING_ID, shown_refund_minor: 29_900, reason: 'A cold' },
    { id: BOOKING_ID, shown_refund_minor: 0, reason: 'A cold' },
  ])
})

test('a time that is held shows what is left to pay it; a coach sees who comes', async () => {
  await open([
    lineOf({ state: 'held', held_until: `${YEAR}-12-01T12:10:00.000Z`, actions: ['pay', 'cancel'] }),
    lineOf({ id: OFFER_ID, side: 'coach', title: 'As a coach', names: ['Lena', 'Mo'], seats: 6 }),
  ])
  expect((await link(`${bookings.act.pay}: Private strategy session`)).getAttribute('href')).toBe(`/book/${OFFER_ID}`)
  await text(fillIn(bookings.list.with, { names: 'Lena, Mo' }))
  await missing(bookings.list.next)
})

test('sessions of one package are told apart by their number', async () => {
  const place = (number: number) => ({ title: 'Ten hours', package_place: { number, total: 10 } })
  await open([lineOf(place(2)), lineOf({ ...place(3), id: OFFER_ID, side: 'coach', names: ['Lena'] })])
  const title = fillIn(bookings.list.nth, { title: 'Ten hours', number: '2', total: '10' })
  await link(title)
  await link(`${bookings.act.move}: ${title}`)
  await link(fillIn(bookings.list.nth, { title: 'Ten hours', number: '3', total: '10' }))
})

test('without bookings there is a way to the coaches; a failed read can be tried again', async () => {
  await open([])
  await heading(bookings.list.empty, 2)
  expect((await link(bookings.list.emptyAction)).getAttribute('href')).toBe('/coaches')
  const { wire, user } = await open([], [], (prepared) =>
    prepared.reply(LIST, ({ when }) =>
      when === 'past' ? Response.json({ bookings: [], next: null }) : new Response('broken', { status: 500 }),
    ),
  )
  const again = await button(words.common.action.retry)
  wire.answer(LIST, { bookings: [lineOf()], next: null })
  await user.click(again)
  await link('Private strategy session')
})
