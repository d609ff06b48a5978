import { expect, test } from 'vitest'
import { findBusyTimes } from './find-busy-times.ts'

const FROM = Date.parse('2027-03-01T00:00:00Z')
const TO = Date.parse('2027-04-15T00:00:00Z')

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:one`, 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']

function busyOf(text: string, time_zone = 'America/Sao_Paulo'): string[] | undefined {
  return findBusyTimes({ text, time_zone, from: FROM, to: TO })?.map(({ from, to }) =>
    [from, to].map((moment) => new Date(moment).toISOString().slice(0, 16)).join(' – '),
  )
}

test('events take time, in UTC, in a named zone, in a described zone, without a zone, and whole days', () => {
  expect(busyOf(calendarOf(...event('DTSTART:20270310T120000Z', 'DTEND:20270310T130000Z')))).toEqual([
    '2027-03-10T12:00 – 2027-03-10T13:00',
  ])
  const named = event('DTSTART;TZID=Europe/Madrid:20270310T120000', 'DURATION:PT90M')
  expect(busyOf(calendarOf(...named))).toEqual(['2027-03-10T11:00 – 2027-03-10T12:30'])
  const described = [
    ...['BEGIN:VTIMEZONE', 'TZID:Our Time', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530'],
    ...['TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'],
    ...event('DTSTART;TZID=Our Time:20270310T120000', 'DTEND;TZID=Our Time:20270310T130000'),
  ]
  expect(busyOf(calendarOf(...described))).toEqual(['2027-03-10T06:30 – 2027-03-10T07:30'])
  expect(busyOf(calendarOf(...event('DTSTART:20270310T120000', 'DTEND:20270310T130000')))).toEqual([
    '2027-03-10T15:00 – 2027-03-10T16:00',
  ])
  expect(busyOf(calendarOf(...event('DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270312')))).toEqual([
    '2027-03-10T03:00 – 2027-03-12T03:00',
  ])
  expect(busyOf(calendarOf(...event('DTSTART;VALUE=DATE:20270310')))).toEqual(['2027-03-10T03:00 – 2027-03-11T03:00'])
})

test('events that are free or cancelled take none, and what touches is joined', () => {
  const times = ['DTSTART:20270310T120000Z', 'DTEND:20270310T130000Z']
  expect(busyOf(calendarOf(...event(...times, 'TRANSP:TRANSPARENT'), ...event(...times, 'STATUS:CANCELLED')))).toEqual(
    [],
  )
  const next = event('DTSTART:20270310T130000Z', 'DTEND:20270310T140000Z')
  expect(busyOf(calendarOf(...event(...times), ...next, ...event(...times)))).toEqual([
    '2027-03-10T12:00 – 2027-03-10T14:00',
  ])
})

test('a rule repeats across a change of the clocks, without its exceptions, with what was moved', () => {
  const weekly = [
    ...event(
      'DTSTART;TZID=America/New_York:20270301T090000',
      'DTEND;TZID=America/New_York:20270301T100000',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=America/New_York:20270308T090000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=America/New_York:20270322T090000',
      'DTSTART;TZID=America/New_York:20270323T180000',
      'DTEND;TZID=America/New_York:20270323T190000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=America/New_York:20270329T090000',
      'DTSTART;TZID=America/New_York:20270329T090000',
      'DTEND;TZID=America/New_York:20270329T100000',
      'STATUS:CANCELLED',
    ),
  ]
  expect(busyOf(calendarOf(...weekly))).toEqual([
    '2027-03-01T14:00 – 2027-03-01T15:00',
    '2027-03-15T13:00 – 2027-03-15T14:00',
    '2027-03-23T22:00 – 2027-03-23T23:00',
  ])
})

test('a rule without an end is followed as far as it is asked for, and never for ever', () => {
  const daily = event('DTSTART:20150101T120000Z', 'DTEND:20150101T130000Z', 'RRULE:FREQ=DAILY')
  expect(busyOf(calendarOf(...daily))).toHaveLength(45)
  const seconds = event('DTSTART:20150101T120000Z', 'DTEND:20150101T120001Z', 'RRULE:FREQ=SECONDLY')
  expect(busyOf(calendarOf(...seconds))).toEqual([])
})

test('an event that means nothing is left out, and what is no calendar is none', () => {
  const good = event('DTSTART:20270310T120000Z', 'DTEND:20270310T130000Z')
  const odd = [
    event('SUMMARY:Without a begin'),
    event('DTSTART:20271399T990000Z', 'DTEND:20271399T990000Z'),
    event('DTSTART:20270310T150000Z', 'DTEND:20270310T140000Z'),
    event('DTSTART;TZID=Nowhere/At_All:20270310T120000', 'DTEND;TZID=Nowhere/At_All:20270310T121500'),
  ]
  expect(busyOf(calendarOf(...odd.flat(), ...good))).toContain('2027-03-10T12:00 – 2027-03-10T13:00')
  for (const text of [
    '',
    'BEGIN',
    '<html></html>',
    '\u0000\u0001',
    'BEGIN:VCARD\r\nFN:Robin\r\nEND:VCARD\r\n',
    '{"a":1}',
  ])
    expect(busyOf(text), text).toBeUndefined()
})
