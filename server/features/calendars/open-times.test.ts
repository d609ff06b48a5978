import { describe, expect, test } from 'vitest'
import { joinWindows } from '#contract/calendar-rules.ts'
import { type Hours, openHours, openTimes, type Session, type Taken } from './open-times.ts'

const FREE: Taken = { taken: [], busy: [], groups: [] }
const HOUR: Session = { minutes: 60, seats: 1 }

function hoursOf(time_zone: string, from: string, to: string, more: Partial<Hours> = {}): Hours {
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
  return { time_zone, windows, days: new Map(), break_minutes: 0, notice_hours: 0, horizon_days: 365, ...more }
}

/** The times of one local day, as its clocks show them. */
function timesOn(day: string, hours: Hours, session = HOUR, taken = FREE): string[] {
  const date = Temporal.PlainDate.from(day)
  const moment = (one: Temporal.PlainDate) => new Date(one.toZonedDateTime(hours.time_zone).epochMilliseconds)
  const range = { starts_at: moment(date), ends_at: moment(date.add({ days: 1 })) }
  const now = new Date(range.starts_at.getTime() - 24 * 60 * 60 * 1000)
  return openTimes(hours, session, taken, range, now).map(({ starts_at }) => clockOf(starts_at, hours.time_zone))
}

function clockOf(moment: Date, time_zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(time_zone)
  return local.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** A stretch on a day of UTC. */
const on = (day: string, from: string, to: string) => ({
  starts_at: new Date(`${day}T${from}:00Z`),
  ends_at: new Date(`${day}T${to}:00Z`),
})

describe('open times', () => {
  test('begin at half hours of the window, and where it begins; the last ends with it', () => {
    expect(timesOn('2027-05-03', hoursOf('UTC', '09:10', '11:30'))).toEqual(['09:10', '09:30', '10:00', '10:30'])
    expect(timesOn('2027-05-03', hoursOf('UTC', '09:00', '09:40'), { minutes: 10, seats: 1 })).toEqual([
      '09:00',
      '09:15',
      '09:30',
    ])
    expect(timesOn('2027-05-03', hoursOf('UTC', '09:00', '14:00'), { minutes: 90, seats: 8 })).toEqual([
      '09:00',
      '10:30',
      '12:00',
    ])
  })

  test('leave room for what is taken or busy, and for the break after the session', () => {
    const hours = hoursOf('UTC', '09:00', '14:00', { break_minutes: 15 })
    const taken = { ...FREE, taken: [on('2027-05-03', '11:00', '12:15')] }
    expect(timesOn('2027-05-03', hours, HOUR, taken)).toEqual(['09:00', '09:30', '12:30', '13:00'])
    expect(timesOn('2027-05-03', hours, HOUR, { ...FREE, busy: taken.taken })).toEqual([
      '09:00',
      '09:30',
      '12:30',
      '13:00',
    ])
  })

  test('keep the notice and the horizon, to the minute', () => {
    const hours = hoursOf('UTC', '09:00', '12:00', { notice_hours: 24, horizon_days: 2 })
    const list = (now: string) =>
      openTimes(hours, HOUR, FREE, on('2027-05-04', '00:00', '23:59'), new Date(now)).map(({ starts_at }) =>
        clockOf(starts_at, 'UTC'),
      )
    expect(list('2027-05-03T09:30:00Z')).toEqual(['09:30', '10:00', '10:30', '11:00'])
    expect(list('2027-05-03T09:30:00.001Z')).toEqual(['10:00', '10:30', '11:00'])
    expect(list('2027-05-02T10:30:00Z')).toEqual(['09:00', '09:30', '10:00'])
    expect(list('2027-05-05T00:00:00Z')).toEqual([])
  })

  test('of a day off there are none, and of a day that differs its own', () => {
    const days = new Map([
      ['2027-05-03', []],
      ['2027-05-04', [{ from: '20:00', to: '24:00' }]],
    ])
    const hours = hoursOf('America/Sao_Paulo', '09:00', '11:00', { days })
    expect(timesOn('2027-05-03', hours)).toEqual([])
    expect(timesOn('2027-05-04', hours, { minutes: 120, seats: 1 })).toEqual([
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
    ])
    expect(timesOn('2027-05-05', hours)).toEqual(['09:00', '09:30', '10:00'])
  })

  test('go on after midnight where the hours do', () => {
    const hours = hoursOf('Europe/Madrid', '23:00', '24:00', {
      days: new Map([['2027-05-04', [{ from: '00:00', to: '01:00' }]]]),
    })
    expect(timesOn('2027-05-03', hours)).toEqual(['23:00', '23:30'])
    expect(timesOn('2027-05-04', hours)).toEqual(['00:00'])
  })

  test('of a group that has seats left can be joined; a full one cannot', () => {
    const group = { minutes: 90, seats: 6 }
    const taken = [on('2027-05-03', '10:30', '12:00')]
    const groupOf = (seats_left: number) => ({ starts_at: new Date('2027-05-03T10:30:00Z'), seats_left })
    const list = (groups: Taken['groups']) =>
      openTimes(
        hoursOf('UTC', '09:00', '14:00'),
        group,
        { taken, busy: [], groups },
        on('2027-05-03', '00:00', '23:00'),
        new Date('2027-05-02T00:00:00Z'),
      ).map(({ starts_at, seats_left }) => [clockOf(starts_at, 'UTC'), seats_left])
    expect(list([groupOf(2)])).toEqual([
      ['09:00', 6],
      ['10:30', 2],
      ['12:00', 6],
    ])
    expect(list([groupOf(0)])).toEqual([
      ['09:00', 6],
      ['12:00', 6],
    ])
    expect(list([groupOf(1), groupOf(4)])[1]).toEqual(['10:30', 4])
  })
})

describe('when the clocks change', () => {
  test('a skipped hour has no times, and what a window loses is not added at its end', () => {
    // Los Angeles: 02:00 is 03:00.
    expect(timesOn('2027-03-14', hoursOf('America/Los_Angeles', '01:00', '04:00'))).toEqual(['01:00', '01:30', '03:00'])
    expect(timesOn('2027-03-14', hoursOf('America/Los_Angeles', '02:00', '03:00'))).toEqual([])
    expect(timesOn('2027-03-14', hoursOf('America/Los_Angeles', '01:00', '02:30'))).toEqual(['01:00'])
    expect(timesOn('2027-03-14', hoursOf('America/Los_Angeles', '02:15', '04:00'))).toEqual(['03:00'])
    // São Paulo, until 2019: midnight is 01:00.
    expect(timesOn('2018-11-04', hoursOf('America/Sao_Paulo', '00:00', '03:00'))).toEqual(['01:00', '01:30', '02:00'])
  })

  test('an hour that comes twice is offered once', () => {
    expect(timesOn('2027-11-07', hoursOf('America/New_York', '00:30', '02:30'))).toEqual(['00:30', '01:00', '01:30'])
    // São Paulo: the last hour of the day comes twice, and the day ends after the second.
    expect(timesOn('2018-02-17', hoursOf('America/Sao_Paulo', '22:00', '24:00'))).toEqual([
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ])
    expect(timesOn('2018-02-17', hoursOf('America/Sao_Paulo', '22:00', '23:30'))).toEqual(['22:00', '22:30'])
  })

  test.each([
    ['America/Los_Angeles', '2027-03-14'],
    ['America/New_York', '2027-11-07'],
    ['America/Sao_Paulo', '2017-10-15'],
    ['Europe/Madrid', '2027-03-28'],
    ['America/Santiago', '2027-09-05'],
    ['America/Asuncion', '2023-10-01'],
  ])('in %s on %s the hours of the day stay the same on the clock', (time_zone, day) => {
    const date = Temporal.PlainDate.from(day)
    for (const days of [-7, -1, 0, 1, 7])
      expect(timesOn(date.add({ days }).toString(), hoursOf(time_zone, '09:00', '12:00'))).toEqual([
        '09:00',
        '09:30',
        '10:00',
        '10:30',
        '11:00',
      ])
  })

  test('a day that a zone skipped has no hours', () => {
    const hours = hoursOf('Pacific/Apia', '09:00', '12:00')
    const open = openHours(hours, {
      starts_at: new Date('2011-12-29T00:00:00Z'),
      ends_at: new Date('2012-01-01T00:00:00Z'),
    })
    expect(open.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2011-12-29T19:00:00.000Z',
      '2011-12-30T19:00:00.000Z',
      '2011-12-31T19:00:00.000Z',
    ])
  })
})

test('windows that touch or overlap are one', () => {
  const window = (from: string, to: string) => ({ from, to })
  expect(
    joinWindows([
      window('14:00', '18:00'),
      window('09:00', '12:00'),
      window('12:00', '13:00'),
      window('09:30', '10:00'),
    ]),
  ).toEqual([window('09:00', '13:00'), window('14:00', '18:00')])
})
