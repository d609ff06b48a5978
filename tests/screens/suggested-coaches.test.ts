import { expect, test } from 'vitest'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { link, text } from '#tests/support/on-screen.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import { ANA } from './bookings.ts'
import { OFFER_ID } from './offers.ts'
import { answerWarRoom, answerWith } from './war-room-answers.ts'

const { person } = wordingOf('en').chat
const NEXT = '2126-12-10T15:00:00.000Z'

const answer = answerWith({ person: { why: 'asked', matter: 'guard-play' } })

test('where an answer leads to people, each is there with the next open time in the reader’s zone', async () => {
  const { wire } = await openApp('/war-room', {
    session: sessionOf('free_member', { time_zone: 'America/Sao_Paulo' }),
    answers: (prepared) => {
      answerWarRoom(prepared, answer)
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
