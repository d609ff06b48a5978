import type { AnswerTrace, StoredMessage } from '#contract/chat.ts'
import type { Wire } from '#tests/support/wire.ts'
import { BOOKING_ID } from './bookings.ts'
import { OFFER_ID } from './offers.ts'

const CREATED_AT = '2026-11-01T12:00:00.000Z'

const NOTHING_SHOWN: AnswerTrace = {
  cards: [],
  used: [],
  safety: null,
  reading: [],
  besides: [],
  choices: [],
  choices_for: 'nearer',
  person: null,
}

/** An answer of the built-in strategist, with what is shown about it. */
export const answerWith = (trace: Partial<AnswerTrace>): StoredMessage => ({
  id: OFFER_ID,
  role: 'assistant',
  content: 'Choose calm partners.',
  template: 'fight',
  state: 'complete',
  model: 'builtin:strategist',
  fallback: false,
  has_plan: false,
  created_at: CREATED_AT,
  trace: { ...NOTHING_SHOWN, ...trace },
})

/** The War Room with a member's message and its answer. */
export function answerWarRoom(wire: Wire, answer: StoredMessage): void {
  const said: StoredMessage = {
    ...answer,
    id: BOOKING_ID,
    role: 'user',
    content: 'I am 52.',
    model: null,
    has_plan: false,
    trace: null,
  }
  wire.leaveOpen('GET /api/notifications', 'GET /api/conversations')
  wire.answer('GET /api/rooms/:room', {
    conversation: {
      ...{ id: OFFER_ID, room: 'war-room', template: 'fight', topic: null, saved_at: null, created_at: CREATED_AT },
      chat_history: [said, answer],
    },
    strategist: { model: 'builtin:strategist', built_in: true },
    quota: { limit: 20, used: 1, resets_at: '2126-12-01T00:00:00.000Z' },
  })
}
