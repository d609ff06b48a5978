import { expect, test } from 'vitest'
import type { Calendar } from '#contract/calendars.ts'
import { asHttps, copyDay, draftOf, draftText, hoursOf, newWindow, problemsIn, readDraft } from './calendar-draft.ts'

const TODAY = '2026-11-16'

const CALENDAR: Calendar = {
  seller: { slug: 'robin', name: 'Robin', kind: 'coach', user_id: null },
  is_open: true,
  time_zone: 'America/Sao_Paulo',
  windows: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '18:00', to: '24:00' },
  ],
  days: [{ day: '2026-12-25', windows: [] }],
  break_minutes: 15,
  notice_hours: 12,
  horizon_days: 60,
  meeting_kind: 'link',
  meeting_url: 'https://meet.example/robin',
  meeting_kinds: ['link', 'peer'],
  busy: null,
}
const DRAFT = draftOf(CALENDAR, 'Europe/Madrid')

test('a calendar comes through the form unchanged, also a day that ends at midnight', () => {
  const { seller, is_open, meeting_kinds, busy, ...hours } = CALENDAR
  expect(problemsIn(DRAFT, TODAY)).toEqual({})
  expect(hoursOf(DRAFT)).toEqual(hours)
})

test('a calendar that was never saved begins in the zone of its coach', () => {
  expect(draftOf({ ...CALENDAR, is_open: false }, 'Europe/Madrid').time_zone).toBe('Europe/Madrid')
})

test('each problem stands at its field', () => {
  const backwards = newWindow('12:00', '09:00')
  const empty = newWindow('', '09:00')
  const problems = problemsIn(
    {
      ...DRAFT,
      week: [[backwards], [empty], Array.from({ length: 7 }, () => newWindow()), [], [], [], []],
      days: [
        { key: 'one', day: '2026-12-25', windows: [] },
        { key: 'two', day: '2026-12-25', windows: [] },
        { key: 'three', day: '', windows: [] },
        { key: 'four', day: '2020-01-01', windows: [] },
      ],
      break_minutes: '121',
      notice_hours: '1.5',
      meeting_url: 'http://meet.example',
    },
    TODAY,
  )
  expect(problems).toEqual({
    [backwards.key]: 'order',
    [empty.key]: 'missing',
    'week.3': 'too-many',
    two: 'day-twice',
    four: 'day-past',
    three: 'day-missing',
    break_minutes: 'number',
    notice_hours: 'number',
    meeting_url: 'link',
  })
})

test('who meets by video on the page may have a link for groups', () => {
  const peer = { ...DRAFT, meeting_kind: 'peer' as const }
  expect(hoursOf(peer)).toMatchObject({ meeting_kind: 'peer', meeting_url: 'https://meet.example/robin' })
  expect(problemsIn({ ...peer, meeting_url: 'meet.example' }, TODAY)).toEqual({ meeting_url: 'link' })
  expect(problemsIn({ ...peer, meeting_url: ' ' }, TODAY)).toEqual({})
  expect(hoursOf({ ...peer, meeting_url: ' ' }).meeting_url).toBeNull()
  expect(hoursOf({ ...DRAFT, meeting_kind: 'jitsi' }).meeting_url).toBeNull()
})

test('the hours of one day are copied to others', () => {
  const { week } = copyDay(DRAFT, 1, [2, 7])
  expect(week.map((windows) => windows.map(({ from }) => from))).toEqual([
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    [],
    [],
    [],
    [],
    ['09:00', '18:00'],
  ])
})

test('a kept draft is read again, and rubbish is not', () => {
  const text = draftText(DRAFT)
  expect(draftText(readDraft(text) ?? DRAFT)).toBe(text)
  for (const rubbish of ['', '{}', '[]', text.replace('"link"', '"pigeon"'), text.replace('"week":[', '"week":[[],')])
    expect(readDraft(rubbish)).toBeUndefined()
})

test('an address of Apple or Outlook is read as https', () => {
  expect(asHttps(' webcal://calendar.example/me.ics')).toBe('https://calendar.example/me.ics')
  expect(asHttps('https://calendar.example/me.ics')).toBe('https://calendar.example/me.ics')
})
