import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { AdminReview, OwnReview, Review } from '#contract/reviews.ts'
import { fill as fillIn, wordingOf } from '#tests/e2e/wording.ts'
import { openApp } from '#tests/support/mounted-app.ts'
import { button, expectFocus, expectMessage, field, fill, heading, missing, text } from '#tests/support/on-screen.ts'
import { someOrder } from '#tests/support/orders.ts'
import { sessionOf } from '#tests/support/sessions.ts'
import type { Wire } from '#tests/support/wire.ts'
import { answerAdmin } from './admin-answers.ts'
import { answerOffer, BASTION, detailsOf, OFFER_ID, offerOf } from './offers.ts'

const words = wordingOf('en')
const { reviews: says, marketplace } = words
const ID = '00000000-0000-4000-8000-0000000000e1'
const AT = '2026-11-15T12:00:00.000Z'
const OWN = 'GET /api/orders/:id/review'
const WRITE = 'PUT /api/orders/:id/review'
const OF_OFFER = 'GET /api/offers/:id/reviews'

const said = {
  id: ID,
  stars: 4,
  text: 'Clear and calm',
  title: 'Corner words',
  created_at: AT,
  changed_at: null,
  answer: null,
  answered_at: null,
  is_house: false,
  was_free: false,
}
const own: OwnReview = { ...said, hidden_reason: null }
const review: Review = { ...said, writer: 'Ana P.', is_own: false }
const listOf = (...reviews: Review[]) => ({ seller_name: 'Bastion', rating: 4, count: 1, reviews, next: null })
const DESK = {
  counts: { services: 0, products: 0, seminars: 0, active: 0 },
  hidden_groups: 0,
  profile: {
    coach_bio: 'I train amateurs.',
    coach_experience: 'Twenty bouts.',
    coach_specialties: ['boxing' as const],
    coach_image_url: null,
    slug: 'robin',
  },
}
const order = someOrder({ fulfilment: 'done', actions: ['review'] })
const starsOf = (count: number) => (count === 1 ? says.stars_one : says.stars_other).replace('{{count}}', `${count}`)

function openOrder(written: OwnReview | null, shown = order) {
  return openApp(`/purchases/${order.id}`, {
    session: sessionOf(),
    answers: (wire) => {
      wire.leaveOpen('GET /api/notifications')
      wire.answer('GET /api/orders/:id', shown)
      wire.answer(OWN, { review: written })
    },
  })
}

const submitOf = () => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button[type=submit]')].at(-1)
  if (!found) throw new Error('no button in a dialog')
  return found
}

describe('on the page of a purchase', () => {
  test('stars and words are asked for, stars are chosen with the keyboard, and the review is published', async () => {
    const { user, wire } = await openOrder(null)
    await heading(says.own.write, 2)
    await user.click(await button(says.own.send))
    await text(says.own.starsMissing)
    const first = await field(starsOf(1))
    await expectFocus(first)
    expect(wire.sent.some(({ name }) => name === WRITE)).toBe(false)
    await user.keyboard('[Space][ArrowRight][ArrowRight][ArrowRight]')
    expect((await field(starsOf(4))).checked).toBe(true)
    await text(says.meaning.good)
    await fill(says.own.text, 'Clear and calm')
    wire.answer(WRITE, { review: own })
    await user.click(await button(says.own.send))
    await expectMessage(words, says.own.written, says.own.thanks)
    expect(wire.sent.find(({ name }) => name === WRITE)?.received).toMatchObject({ stars: 4, text: 'Clear and calm' })
    await heading(says.own.title, 2)
    await text('Clear and calm')
  })

  test('a written review can be changed and deleted', async () => {
    const { user, wire } = await openOrder({ ...own, answer: 'Thank you', answered_at: AT })
    await text('Thank you')
    await text(new RegExp(fillIn(says.answerOf, { name: 'Bastion' })))
    await user.click(await button(says.own.change))
    expect((await field(starsOf(4))).checked).toBe(true)
    await user.click(await field(starsOf(2)))
    wire.answer(WRITE, { review: { ...own, stars: 2, changed_at: AT } })
    await user.click(await button(says.own.save))
    await expectMessage(words, says.own.changed)
    await text(says.changed)
    await user.click(await button(says.own.delete))
    await text(says.own.deleteText)
    wire.answer('DELETE /api/orders/:id/review', {})
    await user.click(submitOf())
    await expectMessage(words, says.own.deleted)
    await heading(says.own.write, 2)
  })

  test('a hidden review says why, and has no button that deletes it', async () => {
    await openOrder({ ...own, hidden_reason: 'Insults.' })
    await text(says.own.hidden)
    await text(fillIn(says.own.hiddenText, { reason: 'Insults.' }))
    await button(says.own.change)
    await missing(says.own.delete)
  })

  test('a refusal keeps what was typed', async () => {
    const { user, wire } = await openOrder(null)
    await user.click(await field(starsOf(5)))
    await fill(says.own.text, 'Great')
    wire.refuse(WRITE, 'reviews.not-possible')
    await user.click(await button(says.own.send))
    await expectMessage(words, says.own.failed, words.errors.codes['reviews.not-possible'])
    expect((await field(says.own.text)).value).toBe('Great')
  })

  test.each(LANGUAGES)('asks in the language %s', async (language) => {
    await openApp(`/purchases/${order.id}`, {
      session: sessionOf('free_member', { language }),
      answers: (wire) => {
        wire.leaveOpen('GET /api/notifications')
        wire.answer('GET /api/orders/:id', order)
        wire.answer(OWN, { review: null })
      },
    })
    await heading(wordingOf(language).reviews.own.write, 2)
  })
})

describe('what buyers say', () => {
  test('is read in the marketplace, and a review can be reported', async () => {
    const offer = offerOf('shoutout', { title: 'Corner words', rating: 4, reviews: 1 })
    const { user, wire } = await openApp('/coach/ai-bastion/marketplace', {
      session: sessionOf(),
      answers: (one: Wire) => {
        one.leaveOpen('GET /api/notifications')
        one.answer('GET /api/marketplace/:slug', {
          seller: BASTION,
          owned: [],
          sections: [{ section: 'shoutouts', offers: [offer], next: null }],
        })
        one.answer(OF_OFFER, listOf(review))
      },
    })
    await button(`${marketplace.reviews.all}: Bastion`)
    await user.click(await button(`${fillIn(marketplace.reviews.read_one, { count: '1' })}: Corner words`))
    await text('Clear and calm')
    await text('Ana P.')
    await text(says.verified)
    await user.click(await button(says.report.action))
    const reason = await field(says.report.reason)
    await user.click(submitOf())
    await text(words.errors.problems.required)
    await user.selectOptions(reason, says.report.reasons.insult)
    wire.answer('POST /api/reviews/:id/report', {})
    await user.click(submitOf())
    await expectMessage(words, says.report.done, says.report.doneText)
    const sent = wire.sent.find(({ name }) => name === 'POST /api/reviews/:id/report')
    expect(sent?.received).toMatchObject({ id: ID, reason: 'insult', note: null })
  })

  test.each([
    ['an AI coach', '/coach/ai-bastion'],
    ['a house coach', '/coach/ana-prado/profile'],
  ])('stands on the profile of %s: the latest, the average, and a way to all', async (_, path) => {
    const many = [1, 2, 3, 4].map((number) => ({
      ...review,
      id: ID.replace(/.$/, `${number}`),
      text: `Words ${number}`,
      answer: 'Come back',
      is_house: true,
    }))
    const { user } = await openApp(path, {
      session: sessionOf(),
      answers: (wire) => {
        wire.leaveOpen('GET /api/notifications', 'GET /api/coaches/:slug/follow', 'GET /api/spaces')
        wire.leaveOpen('GET /api/marketplace/:slug')
        wire.answer('GET /api/coaches/:slug/reviews', { ...listOf(...many), count: 4 })
      },
    })
    await heading(says.heading, 2)
    await text(fillIn(says.summary_other, { rating: '4', shown: '4' }))
    await text('Words 3')
    await missing('Words 4')
    await user.click(await button(says.all))
    await text('Words 4')
    expect(document.body.textContent).toContain(says.answerOfTeam)
  })

  test('stands below the checkout of an offer that was reviewed, and an own review is not reported', async () => {
    await openApp(`/checkout/${OFFER_ID}`, {
      session: sessionOf(),
      answers: (wire) => {
        answerOffer(wire, detailsOf(offerOf('video', { rating: 4, reviews: 1 })))
        wire.answer(OF_OFFER, listOf({ ...review, is_own: true, writer: null, text: '' }))
      },
    })
    await heading(says.heading, 2)
    await text(says.nameless)
    await missing(says.report.action)
  })
})

test('a coach answers a review', async () => {
  const LIST = 'GET /api/coach-desk/reviews'
  const { user, wire } = await openApp('/coach-dashboard?tab=reviews', {
    session: sessionOf('coach'),
    answers: (one) => {
      one.leaveOpen('GET /api/notifications')
      one.answer('GET /api/coach-desk', DESK)
      one.answer('GET /api/coach-desk/today', {
        due: [],
        due_count: 0,
        unpaid: [],
        silent: [],
        seminars: [],
        sessions: [],
      })
      one.answer(LIST, { reviews: [review], next: null })
    },
  })
  await user.click(await button(says.coach.answer))
  await user.click(submitOf())
  await text(words.errors.problems.required)
  await fill(says.coach.answerLabel, 'Thank you')
  const answered = { ...review, answer: 'Thank you', answered_at: AT }
  wire.answer('PUT /api/coach-desk/reviews/:id/answer', answered)
  wire.answer(LIST, { reviews: [answered], next: null })
  await user.click(submitOf())
  await expectMessage(words, says.coach.answered)
  await button(says.coach.changeAnswer)
})

test('an admin answers a review of the house as the Kiai team', async () => {
  const LIST = 'GET /api/admin/reviews'
  const ofHouse: AdminReview = {
    ...said,
    is_house: true,
    writer_name: 'Ana Prado',
    seller_name: 'Bastion',
    hidden_at: null,
    hidden_reason: null,
    reports: [],
  }
  const { user, wire } = await openApp('/admin?tab=reviews&show=unanswered', {
    session: sessionOf('admin'),
    answers: (one) => {
      answerAdmin(one)
      one.answer(LIST, { reviews: [ofHouse], next: null })
    },
  })
  await user.click(await button(says.coach.answer))
  await missing(says.admin.keep)
  await text(says.admin.answerText)
  await fill(says.coach.answerLabel, 'Thank you')
  wire.answer('PUT /api/admin/reviews/:id/answer', {})
  wire.answer(LIST, { reviews: [], next: null })
  await user.click(submitOf())
  await expectMessage(words, says.coach.answered)
  expect(wire.sentTo('PUT /api/admin/reviews/:id/answer')).toMatchObject([{ id: ID, answer: 'Thank you' }])
  await heading(says.admin.empty.unanswered, 2)
})

test('an admin reads the reports, hides a review with a reason and shows it again', async () => {
  const LIST = 'GET /api/admin/reviews'
  const reported: AdminReview = {
    ...said,
    writer_name: 'Ana Prado',
    seller_name: 'Bastion',
    hidden_at: null,
    hidden_reason: null,
    reports: [{ reason: 'insult', note: 'The last line', reporter_name: 'Rui', created_at: AT }],
  }
  const { user, wire } = await openApp('/admin?tab=reviews', {
    session: sessionOf('admin'),
    answers: (one) => {
      answerAdmin(one)
      one.answer(LIST, { reviews: [reported], next: null })
    },
  })
  const item = (await heading('Corner words', 2)).closest('li') as HTMLElement
  within(item).getByText('The last line')
  await user.click(await button(says.admin.hide))
  await user.click(submitOf())
  await text(words.errors.problems.required)
  await fill(says.admin.reason, 'Insults')
  wire.answer('POST /api/admin/reviews/:id/hide', {})
  wire.answer(LIST, { reviews: [], next: null })
  await user.click(submitOf())
  await expectMessage(words, says.admin.hidden)
  await heading(says.admin.empty.reported, 2)
  wire.answer(LIST, { reviews: [{ ...reported, hidden_at: AT, hidden_reason: 'Insults', reports: [] }], next: null })
  await user.selectOptions(await field(says.admin.show), says.admin.filter.hidden)
  wire.answer('POST /api/admin/reviews/:id/keep', {})
  await user.click(await button(says.admin.showAgain))
  await expectMessage(words, says.admin.kept)
})
