import { expect, test } from 'vitest'
import { mailMoment } from './mail-moment.ts'

const at = (time: string) => new Date(`2026-11-16T${time}:00.000Z`)
const NIGHT = { mails: true, quiet_from: 22, quiet_to: 7, time_zone: 'UTC' }
const NOON = { mails: true, quiet_from: 12, quiet_to: 14, time_zone: 'America/Sao_Paulo' }

test.each([
  ['without a choice', { mails: null, quiet_from: null, quiet_to: null, time_zone: null }, '03:00', '03:00'],
  ['before the quiet hours', NIGHT, '21:59', '21:59'],
  ['when they begin', NIGHT, '22:00', '2026-11-17T07:00:00.000Z'],
  ['after midnight', NIGHT, '03:20', '07:00'],
  ['when they end', NIGHT, '07:00', '07:00'],
  ['at noon in the member’s zone', NOON, '16:30', '17:00'],
  ['at noon elsewhere', NOON, '12:30', '12:30'],
])('a mail goes out %s', (_, wishes, now, then) => {
  expect(mailMoment(wishes, at(now))?.toISOString()).toBe(then.includes('T') ? then : at(then).toISOString())
})

test('never to someone who switched mails off', () => {
  expect(mailMoment({ ...NIGHT, mails: false }, at('12:00'))).toBeNull()
})
