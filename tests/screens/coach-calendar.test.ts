import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Calendar } from '#contract/calendars.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import {
  button,
  expectDescription,
  expectFocus,
  expectMessage,
  field,
  fill,
  link,
  missing,
  text,
} from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { BOOKING_ID } from './bookings.ts'
import { answerCalendar, CALENDAR } from './calendar-answers.ts'
import { offerOf } from './offers.ts'

const words = wordingOf('en')
const { calendars } = words
const PATH = '/coach-dashboard?tab=calendar'
const SAVE = 'PUT /api/calendars/:slug' as const

const coach = () => sessionOf('coach', { coach_status: 'approved', time_zone: 'America/Sao_Paulo' })

async function openCalendar(calendar: Calendar = CALENDAR, more: (wire: Wire) => void = () => {}) {
  return await openApp(PATH, {
    session: coach(),
    answers: (wire) => {
      answerCalendar(wire, calendar)
      more(wire)
    },
  })
}

test('hours are typed, copied to other days and saved; bookings outside them are named', async () => {
  const { wire, user } = await openCalendar()
  const monday = fillIn(calendars.hours.from, { day: 'Monday' })
  const [first] = await within(document.body).findAllByLabelText<HTMLInputElement>(monday)
  if (!first) throw new Error('no hours on Monday')
  fireEvent.input(first, { target: { value: '13:00' } })
  await user.click(await button(calendars.hours.save))
  await expectDescription(first, calendars.problem.order)
  await expectFocus(first)
  expect(wire.sentTo(SAVE)).toEqual([])
  fireEvent.input(first, { target: { value: '08:00' } })

  await user.click(await button(new RegExp(`^${calendars.copy.open}.*Monday`)))
  await user.click(await button(calendars.copy.submit))
  await expectMessage(words, calendars.copy.done)
  await user.click(await button(calendars.days.addOff))
  await fill(calendars.days.day, '2099-12-25')
  await fill(calendars.rules.notice_hours, '24')
  wire.answer(SAVE, ({ slug: _slug, ...hours }) => ({
    ...CALENDAR,
    ...hours,
    booked_outside: 2,
    outside: [
      {
        booking_id: BOOKING_ID,
        starts_at: '2099-12-24T12:00:00.000Z',
        title: 'Private hour',
        names: ['Bruna', 'Diego'],
      },
    ],
  }))
  await user.click(await button(calendars.hours.save))
  await expectMessage(words, calendars.hours.saved)
  await text(fillIn(calendars.hours.outside_other, { count: '2' }))
  const outside = await link(/Bruna and Diego · Private hour$/)
  expect(outside.getAttribute('href')).toBe(`/bookings/${BOOKING_ID}`)
  const [sent] = wire.sentTo(SAVE)
  expect(sent).toMatchObject({
    slug: 'robin',
    time_zone: 'America/Sao_Paulo',
    notice_hours: 24,
    days: [{ day: '2099-12-25', windows: [] }],
    meeting_url: 'https://meet.example/robin',
  })
  expect(sent?.windows).toHaveLength(10)
  expect(sent?.windows).toContainEqual({ weekday: 5, from: '08:00', to: '12:00' })
})

test('typed hours survive a reload, and a calendar that was never saved begins in the zone of its coach', async () => {
  const fresh = { ...CALENDAR, is_open: false, time_zone: 'UTC', windows: [], meeting_url: null }
  const { user, storage } = await openCalendar(fresh)
  expect((await field(calendars.zone.label)).value).toBe('America/Sao_Paulo')
  await text(calendars.hours.closed)
  await user.click(await button(new RegExp(`^${calendars.hours.add}.*Sunday`)))
  const kept = storage('sessionStorage')
  await openApp(PATH, {
    session: coach(),
    kept: { sessionStorage: kept },
    answers: (wire) => answerCalendar(wire, fresh),
  })
  await within(document.body).findByLabelText(fillIn(calendars.hours.from, { day: 'Sunday' }))
})

test('the week shows what is booked and busy; arrows move between bookings', async () => {
  const from = { 1: '', 2: '' } as Record<number, string>
  const { user } = await openCalendar(CALENDAR, (wire) => {
    wire.answer('GET /api/calendars/:slug/week', (asked) => {
      const monday = String(asked.from)
      from[1] = `${monday}T12:00:00.000Z`
      from[2] = `${monday}T20:00:00.000Z`
      const time = (id: number, name: string) => ({
        booking_id: `00000000-0000-4000-8000-00000000000${id}`,
        title: 'Private hour',
        starts_at: from[id] ?? '',
        minutes: 60,
        names: [name],
        seats: 1,
        is_held: id === 2,
      })
      return {
        time_zone: CALENDAR.time_zone,
        booked: [time(1, 'Kai'), time(2, 'Noa')],
        busy: [{ starts_at: `${monday}T15:00:00.000Z`, ends_at: `${monday}T16:00:00.000Z` }],
        open: [{ starts_at: `${monday}T12:00:00.000Z`, ends_at: `${monday}T21:00:00.000Z` }],
      }
    })
  })
  const kai = await link(/Kai/)
  expect(kai.getAttribute('href')).toBe('/bookings/00000000-0000-4000-8000-000000000001')
  expect(kai.textContent).toContain('9:00')
  const noa = await link(/Noa/)
  expect(noa.textContent).toContain(calendars.week.held)
  await text(/^Busy 12:00/)
  kai.focus()
  await user.keyboard('{ArrowDown}')
  await expectFocus(noa)
})

test('the preview shows open days, or leads to making an offer', async () => {
  await openCalendar()
  await text(calendars.preview.none)
  expect((await link(calendars.preview.make)).getAttribute('href')).toBe('/coach-dashboard?tab=services')

  await openCalendar(CALENDAR, (wire) => {
    const { seller } = CALENDAR
    const offer = offerOf('coaching', { title: 'Private hour' })
    wire.answer('GET /api/marketplace/:slug', {
      seller,
      sections: [{ section: 'coaching', offers: [offer], next: null }],
      owned: [],
    })
    wire.answer('GET /api/offers/:id/times', ({ month }) => ({
      ...{ seller, coach_zone: CALENDAR.time_zone, minutes: 60, seats: 1, meeting_kind: 'link', next: null, own: [] },
      times: [{ starts_at: `${month}-28T12:00:00.000Z`, seats_left: 1 }],
    }))
  })
  await button(/^9:00\sAM/)
  // Nobody books a session of one's own.
  await missing(calendars.preview.open)
})

test('who meets by video on the page is told that a group needs a link, and gives one', async () => {
  const { wire, user } = await openCalendar({ ...CALENDAR, meeting_kind: 'peer', meeting_url: null })
  wire.refuse(SAVE, 'calendars.groups-need-link')
  await user.click(await button(calendars.hours.save))
  await expectMessage(words, calendars.hours.failed, words.errors.codes['calendars.groups-need-link'])
  await fill(calendars.meeting.groupUrl, 'https://meet.example/group')
  wire.answer(SAVE, ({ slug: _slug, ...hours }) => ({ ...CALENDAR, ...hours, booked_outside: 0, outside: [] }))
  await user.click(await button(calendars.hours.save))
  await expectMessage(words, calendars.hours.saved)
  expect(wire.sentTo(SAVE).at(-1)).toMatchObject({ meeting_kind: 'peer', meeting_url: 'https://meet.example/group' })
})

test('a busy calendar that cannot be read says why beside the field; a connected one says its age', async () => {
  const { wire, user } = await openCalendar()
  await fill(calendars.busy.address, 'http://calendar.example/me.ics')
  await user.click(await button(calendars.busy.connect))
  await expectDescription(await field(calendars.busy.address), calendars.problem.link)
  await fill(calendars.busy.address, 'https://calendar.example/me.ics')
  wire.refuse('PUT /api/calendars/:slug/busy', 'calendars.busy-unreadable')
  await user.click(await button(calendars.busy.connect))
  await expectDescription(await field(calendars.busy.address), words.errors.codes['calendars.busy-unreadable'])
  const busy = {
    shown_address: 'calendar.example/…me.ics',
    read_at: '2026-01-01T00:00:00.000Z',
    problem: 'too-slow' as const,
  }
  wire.answer('PUT /api/calendars/:slug/busy', { ...CALENDAR, busy })
  await user.click(await button(calendars.busy.connect))
  await text('calendar.example/…me.ics')
  await text(calendars.busy.problem['too-slow'])
})

test('an admin also runs the calendars of house coaches and personas', async () => {
  const { wire, user } = await openApp(PATH, {
    session: sessionOf('admin'),
    answers: (prepared) => answerCalendar(prepared),
  })
  await user.selectOptions(await field(calendars.picker.label), 'Bastion')
  await expect.poll(() => wire.sentTo('GET /api/calendars/:slug').at(-1)).toEqual({ slug: 'ai-bastion' })
})

test('who tries another zone can go back to one that the browser does not list', async () => {
  const zone = 'Etc/GMT+3'
  expect(Intl.supportedValuesOf('timeZone')).not.toContain(zone)
  const { user } = await openCalendar({ ...CALENDAR, time_zone: zone })
  const zones = await field(calendars.zone.label)
  await user.selectOptions(zones, 'America/Lima')
  await user.selectOptions(zones, zone)
  expect(zones.value).toBe(zone)
})

test('hours in another zone than the device’s can be moved to it, but do not move by themselves', async () => {
  const { wire, user } = await openCalendar()
  await text(fillIn(calendars.zone.differs, { hours: 'São Paulo', device: 'UTC' }))
  expect((await field(calendars.zone.label)).value).toBe('America/Sao_Paulo')
  await user.click(await button(fillIn(calendars.zone.follow, { device: 'UTC' })))
  expect((await field(calendars.zone.label)).value).toBe('UTC')
  await missing(fillIn(calendars.zone.differs, { hours: 'São Paulo', device: 'UTC' }))
  expect(wire.sentTo(SAVE)).toEqual([])
})
