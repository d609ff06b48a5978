import { expect, test } from 'vitest'
import type { StoredMessage } from '#contract/chat.ts'
import { wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { BOOKING_ID } from './bookings.ts'
import { OFFER_ID } from './offers.ts'

const { reading } = wordingOf('en').chat
const NEAR = 'How do I train hard at fifty?'

const answer: StoredMessage = {
  id: OFFER_ID,
  role: 'assistant',
  content: 'Choose calm partners.',
  template: 'fight',
  state: 'complete',
  model: 'builtin:strategist',
  fallback: false,
  has_plan: false,
  created_at: '2026-11-01T12:00:00.000Z',
  trace: {
    ...{ cards: [], used: [], safety: null, person: null, asks: false, choices: [NEAR] },
    reading: [{ part: 'about', label: 'about', value: 'late beginners', others: [] }],
  },
}
const asked: StoredMessage = { ...answer, id: BOOKING_ID, role: 'user', content: 'I am 52.', model: null, trace: null }

const openWith = (last: StoredMessage) =>
  openApp('/war-room', {
    session: sessionOf('free_member'),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications', 'GET /api/conversations')
      prepared.answer('GET /api/rooms/:room', {
        conversation: {
          ...{ id: OFFER_ID, room: 'war-room', template: 'fight', topic: null, saved_at: null },
          ...{ created_at: '2026-11-01T12:00:00.000Z', chat_history: [asked, last] },
        },
        strategist: { model: 'builtin:strategist', built_in: true },
        quota: { limit: 20, used: 1, resets_at: '2126-12-01T00:00:00.000Z' },
      })
    },
  })

test('under an answer without a plan stand the nearest questions, how it was read, and a button for a plan', async () => {
  await openWith(answer)
  await text(reading.nearer)
  await button(NEAR)
  await button(reading.makePlan)
})

test('under a plan there is no button for a plan, only how it was read', async () => {
  await openWith({ ...answer, has_plan: true })
  await button(/late beginners/)
  expect(document.body.textContent).not.toContain(reading.makePlan)
})

test.each([
  { asks: false, label: reading.nearer },
  { asks: true, label: reading.choose },
])(
  'in a talk the buttons say whether the answer may be another or a choice is asked for: $label',
  async ({ asks, label }) => {
    const { trace } = answer
    await openWith({ ...answer, trace: trace && { ...trace, reading: [], asks } })
    await text(label)
    await button(NEAR)
  },
)
