import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addDays } from '#contract/day-rules.ts'
import type { Week } from '#contract/look-back.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, heading, missing, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'

const words = wordingOf('en').lookBack
const MONDAY = '2026-11-16'

function weekFrom(from: string, active: number): Week {
  return {
    from,
    to: addDays(from, 6),
    today: MONDAY,
    first_week: addDays(MONDAY, -7),
    active_days: Array.from({ length: active }, (_, index) => addDays(from, index)),
    fire: null,
    steps_kept: 0,
    training: { sessions: 0, minutes: 0 },
    quotes_saved: 0,
    best: null,
  }
}

test('a Monday opens the week that ended, and its empty week is called open, not quiet', async () => {
  const { wire, user } = await openApp('/look-back', {
    session: sessionOf(),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications')
      prepared.answer('GET /api/look-back/shelf', { items: [] })
      prepared.answer('GET /api/look-back/week', ({ week }) =>
        week ? weekFrom(String(week), 0) : weekFrom(addDays(MONDAY, -7), 6),
      )
    },
  })
  await heading(words.week.last, 2)
  await text(words.week.opened)
  await text(/Nov 9 – 15/)
  await text(words.sentence.strong)
  const after = await button(words.week.after)
  // The arrow says in writing where it leads.
  within(after).getByText(words.week.after)
  await user.click(after)
  await heading(words.week.current, 2)
  await text(words.sentence.open)
  await text(`Monday, November 16: ${words.week.day.today}`)
  await missing(words.week.opened)
  expect(wire.sentTo('GET /api/look-back/week')).toEqual([{}, { week: MONDAY }])
})
