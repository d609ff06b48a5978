import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectPath, heading, link, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { ADMIN_TABS, answerAdmin } from './admin-answers.ts'

const words = wordingOf('en')
const { load } = words.common.error
const { retry } = words.common.action

const NOTIFICATIONS = 'GET /api/notifications'
const nothingNew = { notifications: [], unread: 0, more: false }

describe('a failed read shows an error, and Retry loads the data', () => {
  test.each(Object.entries(ADMIN_TABS))('on the admin tab %s', async (tab, call) => {
    const { wire, user } = await openApp(`/admin?tab=${tab}`, {
      session: sessionOf('admin'),
      answers: (prepared) => {
        answerAdmin(prepared)
        prepared.break(call)
      },
    })
    await text(load)
    answerAdmin(wire)
    await user.click(await button(retry))
    await missing(load)
    expect(wire.sentTo(call).length).toBeGreaterThan(1)
  })

  test('on the plans page', async () => {
    const { wire, user } = await openApp('/plans', {
      session: sessionOf(),
      answers: (prepared) => {
        prepared.answer(NOTIFICATIONS, nothingNew)
        prepared.answer('GET /api/step-notes', { notes: [] })
        prepared.break('GET /api/plans')
      },
    })
    await text(load)
    wire.answer('GET /api/plans', { plans: [] })
    await user.click(await button(retry))
    await heading(words.plans.empty.title, 2)
  })

  test('of a check-in', async () => {
    const CHECK_IN = 'GET /api/check-ins/:token'
    const { wire, user } = await openApp('/check-in?token=abc', { answers: (prepared) => prepared.break(CHECK_IN) })
    await text(load)
    const question = { source: 'step', text: 'Ten rounds', due_date: '2026-11-18', day: '2026-11-18' } as const
    wire.answer(CHECK_IN, { ...question, outcome: null, is_on: true })
    await user.click(await button(retry))
    await heading('“Ten rounds”', 2)
    await missing(load)
  })

  test('of what moderators decided about the reader', async () => {
    const OWN = 'GET /api/moderation/decisions'
    const { wire, user } = await openApp('/community-rules', {
      session: sessionOf(),
      answers: (prepared) => {
        prepared.answer(NOTIFICATIONS, nothingNew)
        prepared.break(OWN)
      },
    })
    await text(words.moderation.own.loadFailed)
    wire.answer(OWN, { decisions: [], suspended_until: null })
    await user.click(await button(retry))
    await missing(words.moderation.own.loadFailed)
  })
})

test('the admin page of an admin who needs a second factor says so and links to the set-up', async () => {
  const { user } = await openApp('/admin', {
    session: sessionOf('admin'),
    answers: (wire) => {
      wire.answer(NOTIFICATIONS, nothingNew)
      for (const call of [...Object.values(ADMIN_TABS), 'GET /api/admin/stats'] as const)
        wire.refuse(call, 'admin.two-factor-required')
      wire.leaveOpen('GET /api/accounts/devices')
    },
  })
  await text(words.errors.codes['admin.two-factor-required'])
  expect(within(document.body).queryAllByRole('tab', { hidden: true })).toEqual([])
  await user.click(await link(words.admin.twoFactor.action))
  await expectPath('/settings')
})
