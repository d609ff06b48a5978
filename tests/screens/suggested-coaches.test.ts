import { expect, test } from 'vitest'
import type { StoredMessage } from '#contract/chat.ts'
import type { OpenConversation } from '#contract/conversations.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { link, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { ANA, BOOKING_ID } from './bookings.ts'
import { OFFER_ID } from './offers.ts'

const { person } = wordingOf('en').chat
const NEXT = '2126-12-10T15:00:00.000Z'

const answer: StoredMessage = {
  id: OFFER_ID,
  role: 'assistant',
  content: 'Of course.',
  template: 'fight',
  state: 'complete',
  model: 'builtin:strategist',
  fallback: false,
  has_plan: false,
  created_at: '2026-11-01T12:00:00.000Z',
  trace: {
    ...{ cards: [], used: [], safety: null, reading: [], asks: false, choices: [] },
    person: { why: 'asked', matter: 'guard-play' },
  },
}

const question: StoredMessage = {
  ...answer,
  id: BOOKING_ID,
  role: 'user',
  content: 'A person?',
  model: null,
  trace: null,
}

test('where an answer leads to people, each is there with the next open time in the reader’s zone', async () => {
  const conversation: OpenConversation = {
    id: OFFER_ID,
    room: 'war-room',
    template: 'fight',
    topic: null,
    saved_at: null,
    created_at: '2026-11-01T12:00:00.000Z',
    chat_history: [question, answer],
  }
  const { wire } = await openApp('/war-room', {
    session: sessionOf('free_member', { time_zone: 'America/Sao_Paulo' }),
    answers: (prepared) => {
      prepared.leaveOpen('GET /api/notifications', 'GET /api/conversations')
      prepared.answer('GET /api/rooms/:room', {
        conversation,
        strategist: { model: 'builtin:strategist', built_in: true },
        quota: { limit: 20, used: 1, resets_at: '2126-12-01T00:00:00.000Z' },
      })
      prepared.answer('GET /api/suggested-coaches', {
        coaches: [
          {
            ...{ seller: ANA, specialties: ['guard'], offer_id: OFFER_ID, offer_title: 'A free call' },
            ...{ price_minor: 0, currency: 'USD', minutes: 20, next_at: NEXT },
          },
        ],
      })
    },
  })
  await text(person.asked)
  const to = await link(fillIn(person.book, { name: 'Ana Prado' }))
  expect(to.getAttribute('href')).toBe(`/book/${OFFER_ID}?at=${encodeURIComponent(NEXT)}`)
  await text(/A free call · free · next: Tue, Dec 10, 12:00\sPM São Paulo time/)
  expect(wire.sentTo('GET /api/suggested-coaches')).toEqual([{ matter: 'guard-play' }])
})
