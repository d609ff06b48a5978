import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, heading, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'

const words = wordingOf('es')
const { checkIns, notifications } = words
const QUESTION = {
  source: 'commitment',
  text: 'series de clinch',
  due_date: '2026-11-18',
  day: '2026-11-18',
  outcome: null,
  is_on: true,
} as const
const ANSWER = 'POST /api/check-ins/:token/answer'
const mark = (number: number) => checkIns.mark.replace('{{mark}}', String(number))

describe('the page of a check-in', () => {
  test('asks without signing in, answers with one press, and another press replaces the answer', async () => {
    const { wire, user } = await openApp('/check-in?token=abc', {
      language: 'es',
      answers: (prepared) => prepared.answer('GET /api/check-ins/:token', QUESTION),
    })
    await heading('“series de clinch”', 2)
    await text(checkIns.commitment.replace('{{day}}', 'miércoles'))
    wire.answer(ANSWER, { ...QUESTION, outcome: 7 })
    await user.click(await button(mark(7)))
    await text(checkIns.noted.middle.replace('{{mark}}', '7'))
    wire.answer(ANSWER, { ...QUESTION, outcome: 9 })
    await user.click(await button(mark(9)))
    await text(checkIns.noted.high.replace('{{mark}}', '9'))
    expect(wire.sentTo(ANSWER)).toEqual([
      { token: 'abc', outcome: 7 },
      { token: 'abc', outcome: 9 },
    ])
  })

  test('ends the questions with one press, and says when a question is gone', async () => {
    const { wire, user } = await openApp('/check-in?token=abc&stop', {
      language: 'es',
      answers: (prepared) => prepared.answer('GET /api/check-ins/:token', QUESTION),
    })
    wire.answer('POST /api/check-ins/:token/stop', { ...QUESTION, is_on: false })
    await user.click(await button(checkIns.stop.submit))
    await text(checkIns.stop.done)
    wire.refuse(ANSWER, 'not-found')
    await user.click(await button(mark(3)))
    await text(checkIns.gone)
  })
})

test('a check-in is answered in the bell’s panel', async () => {
  const { wire, user } = await openApp('/check-in?token=abc', {
    language: 'es',
    session: sessionOf('free_member', { language: 'es' }),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/check-ins/:token')
      prepared.answer('GET /api/notifications', {
        notifications: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            kind: 'check_in',
            details: { ...QUESTION, token: 'abc' },
            read_at: null,
            created_at: '2026-11-18T08:00:00.000Z',
          },
        ],
        unread: 1,
        more: false,
      })
    },
  })
  wire.answer(ANSWER, { ...QUESTION, outcome: 8 })
  const bell = words.common.notifications.bell_one.replace('{{shown}}', '1')
  // One in the bar of a phone, one beside the menu of a wide screen.
  const [first] = await within(document.body).findAllByRole('button', { name: bell, hidden: true })
  if (first) await user.click(first)
  await text(/series de clinch/)
  await user.click(await button(notifications.kinds.check_in.mark.replace('{{mark}}', '8')))
  await text(notifications.kinds.check_in.noted.replace('{{mark}}', '8'))
})

describe('notifications on this device', () => {
  const { device } = notifications

  function openSettings() {
    const answers = (wire: Wire) => {
      wire.leaveOpen(
        'GET /api/notifications',
        'GET /api/notifications/choices',
        'GET /api/accounts/devices',
        'GET /api/accounts/rules',
        'GET /api/accounts/passkeys',
        'GET /api/accounts/ways-in',
        'GET /api/people/distances',
        'GET /api/people/me',
        'GET /api/translation',
      )
      wire.answer('GET /api/push', { public_key: 'key', devices: [] })
    }
    return openApp('/settings', { language: 'es', session: sessionOf('free_member', { language: 'es' }), answers })
  }

  test('cannot be switched on where the browser has none', async () => {
    await openSettings()
    await text(device.unsupported)
  })
})
