import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectDescription, expectMessage, field, fill, heading, link, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { bookingOf as storedBooking } from './bookings.ts'

const words = wordingOf('en')
const { session } = words
const ID = '00000000-0000-4000-8000-0000000000b1'
const OFFER = '00000000-0000-4000-8000-0000000000b2'
const ORDER = '00000000-0000-4000-8000-0000000000b3'
const NOTE = '00000000-0000-4000-8000-0000000000b4'
const MINUTE_MS = 60_000
const PATH = `/bookings/${ID}`

const from = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/** `begins`: in how many minutes the hour begins. */
function bookingOf(begins: number, changed: Partial<Booking> = {}): Booking {
  return storedBooking({
    id: ID,
    title: 'Private hour',
    seller: { slug: 'robin', name: 'Robin', kind: 'coach', user_id: null },
    names: ['Kai'],
    starts_at: from(begins),
    ends_at: from(begins + 60),
    opens_at: from(begins - 10),
    closes_at: from(begins + 90),
    offer_id: OFFER,
    order_id: ORDER,
    actions: [],
    free_until: from(begins - 24 * 60),
    refund: null,
    ...changed,
  })
}

async function open(booking: Booking, more: (wire: Wire) => void = () => {}) {
  return await openApp(PATH, {
    session: sessionOf(booking.side === 'coach' ? 'coach' : 'free_member', { time_zone: 'Europe/Madrid' }),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/bookings/:id', booking)
      more(wire)
    },
  })
}

test('before: both zones, the way to move it, and a brief with consent', async () => {
  const package_place = { number: 2, total: 5 }
  const days = bookingOf(3 * 24 * 60 + 5, { package_place, actions: ['move', 'cancel', 'change_brief'] })
  const { wire, user } = await open(days)
  await heading('Private hour')
  await text(fillIn(session.nth, { number: '2', total: '5' }))
  await text(/^For Robin: /)
  await text(/^Begins in 3 days/)
  await text(session.notes.closed)
  expect((await link(session.act.move)).getAttribute('href')).toBe(`/book/${OFFER}?move=${ID}`)
  expect((await link(session.act.calendar)).getAttribute('href')).toBe(`/api/bookings/${ID}/calendar.ics`)
  await fill(session.brief.label, 'I freeze in round one.')
  await user.click(await field(fillIn(session.brief.consent, { name: 'Robin' })))
  wire.answer('PUT /api/bookings/:id/brief', { ...days, brief: 'I freeze in round one.', shares_file: true })
  await user.click(await button(session.brief.save))
  await expectMessage(words, session.brief.saved)
  expect(wire.sentTo('PUT /api/bookings/:id/brief')).toEqual([
    { id: ID, brief: 'I freeze in round one.', shares_file: true },
  ])
})

test('after it the Fighter File can still be taken back', async () => {
  const over = bookingOf(-120, { brief: 'I freeze.', shares_file: true })
  const { wire, user } = await open(over)
  await text(fillIn(session.brief.shared, { days: '30' }))
  wire.answer('PUT /api/bookings/:id/brief', { ...over, shares_file: false })
  await user.click(await button(session.brief.stop))
  await expectMessage(words, session.brief.stopped)
  expect(wire.sentTo('PUT /api/bookings/:id/brief')).toEqual([{ id: ID, brief: 'I freeze.', shares_file: false }])
})

test('from ten minutes before: joining leads to the link, and notes are added once', async () => {
  const now = bookingOf(-5, { actions: ['join', 'write_notes'] })
  const { wire, user } = await open(now)
  await text(/^5:0\d in$/)
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  wire.answer('POST /api/bookings/:id/join', { meeting_kind: 'link', url: 'https://meet.example/robin', peer: null })
  await user.click(await button(session.door.join.link))
  expect((await link(new RegExp(`^${session.door.link}`))).getAttribute('href')).toBe('https://meet.example/robin')
  expect(opened).toHaveBeenCalledOnce()
  const body = 'Breathe out on every frame.'
  await fill(session.notes.label, body)
  wire.answer('POST /api/bookings/:id/notes', {
    ...now,
    notes: [{ id: NOTE, author_name: 'Kai', is_mine: true, is_of_coach: false, body, created_at: from(0) }],
  })
  await user.click(await button(session.notes.add))
  await text(body)
  const note = await field(session.notes.label)
  await expect.poll(() => note.value).toBe('')
  expect(wire.sentTo('POST /api/bookings/:id/notes')).toMatchObject([
    { body, note_id: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
})

test('a note that does not reach the server waits, and is sent with the same id', async () => {
  const now = bookingOf(-5, { actions: ['join', 'write_notes'] })
  const { wire, user, storage } = await open(now)
  await fill(session.notes.label, 'Hips low.')
  wire.lose('POST /api/bookings/:id/notes')
  await user.click(await button(session.notes.add))
  await text('Hips low.')
  const kept = storage('localStorage')
  const [sent] = wire.sentTo('POST /api/bookings/:id/notes')

  const later = await openApp(PATH, {
    session: sessionOf('free_member', { time_zone: 'Europe/Madrid' }),
    kept: { localStorage: kept },
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer('GET /api/bookings/:id', now)
      prepared.answer('POST /api/bookings/:id/notes', now)
    },
  })
  await expect.poll(() => later.wire.sentTo('POST /api/bookings/:id/notes')).toEqual([sent])
})

test('video on the page can fill the screen where the browser can, and is left again', async () => {
  const now = bookingOf(-5, { meeting_kind: 'peer', actions: ['join', 'write_notes'] })
  const { user } = await open(now, (wire) => {
    wire.answer('POST /api/bookings/:id/join', {
      ...{ meeting_kind: 'peer', url: null, peer: { is_caller: false, ice_servers: [] } },
    })
    wire.answer('GET /api/bookings/:id/signals', { signals: [] })
    wire.answer('POST /api/bookings/:id/signals', {})
  })
  // The document here has no screen.
  const screen = { shown: null as Element | null }
  const show = (element: Element | null) => {
    screen.shown = element
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true },
    fullscreenElement: { get: () => screen.shown },
    exitFullscreen: { value: () => show(null) },
  })
  HTMLElement.prototype.requestFullscreen = function () {
    return show(this)
  }
  await user.click(await button(session.door.join.peer))
  await user.click(await button(session.video.fullScreen))
  const leave = await button(session.video.leaveFullScreen)
  // Microphone and camera stay in reach.
  expect(screen.shown?.contains(leave)).toBe(true)
  expect(screen.shown?.querySelector('video')).not.toBeNull()
  await user.click(leave)
  await button(session.video.fullScreen)
})

test('addresses in notes and in the recap are links that tell the other side nothing; scripts are not', async () => {
  const address = 'https://video.example/round?a=1'
  const body = `See ${address}, not javascript:alert(1)`
  const note = { id: NOTE, author_name: 'Kai', is_mine: false, is_of_coach: false, body, created_at: from(-60) }
  const recap = { text: body, next_steps: [body], suggested_at: null, written_at: from(-60) }
  await open(bookingOf(-3 * 60, { notes: [note], recap, agenda: body }))
  await text(session.notes.title)
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')]
  await expect.poll(() => links().length).toBe(4)
  for (const { href, rel, textContent } of links()) {
    expect([href, textContent]).toEqual([address, address])
    expect(rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
  }
})

test('a coach who has not come: it is said what happens, then the money goes back', async () => {
  const late = bookingOf(-20, { actions: ['join', 'write_notes', 'say_absent'], joined_at: from(-20) })
  const { wire, user } = await open(late)
  await user.click(await button(session.absent.open.member))
  await text(session.absent.text.money)
  wire.answer('POST /api/bookings/:id/absent', {
    ...late,
    outcome: 'coach_absent',
    settled: 'refunded',
    actions: ['book_again'],
  })
  await user.click(await button(session.absent.confirm))
  await expectMessage(words, session.absent.done)
  await text(fillIn(session.outcome.other, { name: 'Robin' }))
  await text(session.state.settled.refunded)
})

test('the coach sees who comes, and writes the recap with next steps', async () => {
  const over = bookingOf(-70, {
    side: 'coach',
    actions: ['join', 'write_notes', 'write_recap'],
    coach_joined_at: from(-70),
    attendees: [
      {
        booking_id: ID,
        name: 'Kai',
        user_id: '00000000-0000-4000-8000-0000000000b9',
        brief: 'I freeze in round one.',
        file: [{ label: 'Sport', value: 'Boxing' }],
        joined_at: from(-69),
        outcome: null,
      },
    ],
  })
  const { wire, user } = await open(over)
  await text('I freeze in round one.')
  await text('Boxing')
  await user.click(await button(session.recap.send))
  await expectDescription(await field(session.recap.text), words.errors.problems.required)
  await fill(session.recap.text, 'You listened to your breath.')
  await fill(session.recap.steps, 'Ten minutes of frames\n\nSleep eight hours')
  await fill(session.recap.suggested, '2099-05-01T18:00')
  const recap = {
    text: 'You listened to your breath.',
    next_steps: ['Ten minutes of frames', 'Sleep eight hours'],
    suggested_at: new Date('2099-05-01T18:00').toISOString(),
  }
  wire.answer('PUT /api/bookings/:id/recap', { ...over, recap: { ...recap, written_at: from(0) } })
  await user.click(await button(session.recap.send))
  await expectMessage(words, session.recap.sent)
  expect(wire.sentTo('PUT /api/bookings/:id/recap')).toEqual([{ id: ID, ...recap }])
})

test('the member puts the steps into the plans with one tap, and books the suggested time', async () => {
  const suggested_at = '2099-05-01T18:00:00.000Z'
  const done = bookingOf(-3 * 60, {
    actions: ['keep_plan', 'review', 'book_again'],
    reviewable_order_id: ORDER,
    recap: { text: 'Good work.', next_steps: ['Ten minutes of frames'], suggested_at, written_at: from(-60) },
  })
  const { wire, user } = await open(done)
  const steps = await within(document.body).findByText('Ten minutes of frames')
  expect(steps.tagName).toBe('LI')
  wire.answer('POST /api/bookings/:id/plan', { ...done, plan_id: NOTE, actions: ['review', 'book_again'] })
  await user.click(await button(session.recap.keep))
  expect((await link(session.recap.plans)).getAttribute('href')).toBe('/plans')
  const again = new URLSearchParams({ at: suggested_at })
  expect((await link(session.recap.book)).getAttribute('href')).toBe(`/book/${OFFER}?${again}`)
  expect((await link(session.act.review)).getAttribute('href')).toBe(`/purchases/${ORDER}`)
})

test('after a cancelled session of a package another one of it is booked, not a second package', async () => {
  await open(
    bookingOf(3 * 24 * 60, {
      ...{ state: 'cancelled', cancelled_by: 'member', actions: ['book_again'] },
      ...{ order_id: null, package_order_id: ORDER },
    }),
  )
  await text(session.title)
  expect((await link(session.act.again)).getAttribute('href')).toBe(`/book/${OFFER}?package=${ORDER}`)
})

test('what was not paid in time can be chosen again, at the same time', async () => {
  const expired = bookingOf(3 * 24 * 60, { state: 'expired', actions: ['book_again'] })
  await open(expired)
  await text(session.state.expired)
  const path = `/book/${OFFER}?at=${encodeURIComponent(expired.starts_at)}`
  expect((await link(session.act.again)).getAttribute('href')).toBe(path)
})

test('a device whose clock is wrong: the page goes by the server’s', async () => {
  // Two hours ahead: by the clock of the device it would be over.
  const later = bookingOf(120 + 5, { actions: ['join'] })
  await open(later, (wire) =>
    wire.reply('GET /api/bookings/:id', () =>
      Response.json(later, { headers: { date: new Date(Date.now() + 120 * MINUTE_MS).toUTCString() } }),
    ),
  )
  await text(/^Begins in (5:0|4:5)\d$/)
  await button(session.door.join.link)
})

test('opened by someone else it is a page that does not exist', async () => {
  await openApp(PATH, {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.refuse('GET /api/bookings/:id', 'not-found')
    },
  })
  await heading(words.common.notFound.title)
})
