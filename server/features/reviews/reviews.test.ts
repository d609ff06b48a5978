import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { listAuditLog } from '#contract/admin.ts'
import { changeOffer } from '#contract/coach-desk.ts'
import { readOffer } from '#contract/marketplace.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readOrder } from '#contract/orders.ts'
import { REVIEWS_PAGE } from '#contract/review-rules.ts'
import * as calls from '#contract/reviews.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { insertSale, offerOf } from '#tests/support/sales.ts'
import { shortName } from './short-name.ts'

let app: TestApp
let coach: Person & { slug: string }
let admin: Person
let buyer: Person
let offer: Awaited<ReturnType<typeof offerOf>>

beforeAll(async () => {
  app = await createTestApp({}, { limits: { 'review-report': { points: 3 }, 'write-member': { points: 100_000 } } })
  coach = await coachOf(app, 'Ana Prado')
  admin = await memberOf(app, { membership_type: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await memberOf(app)
  offer = await offerOf(app, { coach_id: coach.user_id }, 'video')
})

/** A purchase of the offer that was paid and watched. */
async function bought(person: Person = buyer, state: 'done' | 'ready' | 'due' = 'done'): Promise<string> {
  const { id } = await insertSale(app, { buyer_id: person.user_id, coach_id: coach.user_id }, 'video', state)
  await app.pool.query('update orders set offer_id = $2 where id = $1', [id, offer.id])
  return id
}

const write = async (id: string, stars = 4, text = 'Clear and calm', person = buyer) =>
  (await person.browser.call(calls.writeReview, { id, stars, text })).review
const listed = () => buyer.browser.call(calls.listOfferReviews, { id: offer.id })
const refusalOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  return [status, (body as { error?: { code: string } }).error?.code]
}

async function eventsOf({ browser }: Person, kind: 'order' | 'sale') {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.flatMap((one) => (one.kind === kind ? [one.details.event] : []))
}

/** The sums in the offer and those of the rows that are shown. */
async function sums(offer_id = offer.id) {
  const { rows } = await app.pool.query(
    `select o.stars, o.reviews, coalesce(sum(r.stars), 0)::int as row_stars, count(r.id)::int as rows
     from offers o left join reviews r on r.offer_id = o.id and r.hidden_at is null where o.id = $1 group by o.id`,
    [offer_id],
  )
  return rows[0]
}

async function expectRightSums(expected: { stars: number; reviews: number }): Promise<void> {
  const { stars, reviews: rows } = expected
  expect(await sums()).toEqual({ ...expected, row_stars: stars, rows })
}

describe('a review', () => {
  test('is written by who bought it, shown with a short name, counted, and told to the coach', async () => {
    const id = await bought()
    expect(await buyer.browser.call(calls.readOwnReview, { id })).toEqual({ review: null })
    await write(id, 4, ' Clear and calm\n')
    expect(await listed()).toMatchObject({
      seller_name: 'Ana Prado',
      rating: 4,
      count: 1,
      reviews: [{ stars: 4, text: 'Clear and calm', writer: 'Robin T.', is_own: true, answer: null, changed_at: null }],
    })
    expect(await buyer.browser.call(readOffer, { id: offer.id })).toMatchObject({
      offer: { rating: 4, reviews: 1, is_sample_rating: false },
    })
    await expectRightSums({ stars: 4, reviews: 1 })
    expect((await eventsOf(coach, 'sale')).filter((event) => event === 'reviewed')).toHaveLength(1)
    const ofSeller = await buyer.browser.call(calls.listSellerReviews, { slug: coach.slug })
    expect(ofSeller.reviews[0]).toMatchObject({ title: offer.title, stars: 4 })
  })

  test('can be changed and deleted by its writer, and written again without ringing again', async () => {
    const rang = async () => (await eventsOf(coach, 'sale')).filter((event) => event === 'reviewed').length
    const before = await rang()
    const id = await bought()
    await write(id, 5)
    const changed = await write(id, 2, 'Less good the second time')
    expect(changed).toMatchObject({ stars: 2, text: 'Less good the second time', hidden_reason: null })
    expect(changed.changed_at).not.toBeNull()
    await expectRightSums({ stars: 2, reviews: 1 })
    await buyer.browser.call(calls.deleteReview, { id })
    await expectRightSums({ stars: 0, reviews: 0 })
    expect(await listed()).toMatchObject({ rating: null, count: 0, reviews: [] })
    await write(id)
    expect(await rang()).toBe(before + 1)
  })

  test('exists once for a buyer and an offer, however often it was bought', async () => {
    const [first, second] = [await bought(), await bought()]
    const written = await Promise.all([write(first, 1), write(second, 1), write(first, 1), write(second, 1)])
    expect(new Set(written.map((review) => review.id)).size).toBe(1)
    await write(second, 3, 'From the second order')
    expect(await buyer.browser.call(calls.readOwnReview, { id: first })).toMatchObject({ review: { stars: 3 } })
    await expectRightSums({ stars: 3, reviews: 1 })
  })

  test('of something that was free stops counting when it has a price, until its writer has paid', async () => {
    offer = await offerOf(app, { coach_id: coach.user_id }, 'film_review')
    const FIELDS = { kind: 'film_review', title: 'A look', description: 'At a round.', currency: 'USD' } as const
    const price = (price_minor: number) =>
      coach.browser.call(changeOffer, {
        ...{ ...FIELDS, id: offer.id, price_minor },
        ...{ picture_url: null, features: [], delivery_hours: 48 },
      })
    await price(0)
    const free = await bought()
    await app.pool.query('update orders set subtotal_minor = 0, total_minor = 0, fee_minor = 0 where offer_id = $1', [
      offer.id,
    ])
    await write(free, 5)
    const before = await buyer.browser.call(calls.listSellerReviews, { slug: coach.slug })
    expect(await listed()).toMatchObject({ rating: 5, count: 1, reviews: [{ was_free: true }] })

    await price(50_000)
    expect(await listed()).toMatchObject({ rating: null, count: 0, reviews: [{ stars: 5, was_free: true }] })
    expect(await buyer.browser.call(readOffer, { id: offer.id })).toMatchObject({ offer: { rating: null, reviews: 0 } })
    const after = await buyer.browser.call(calls.listSellerReviews, { slug: coach.slug })
    expect(after.count).toBe(before.count - 1)
    await write(free, 4)
    expect(await listed()).toMatchObject({ rating: null, count: 0 })
    await price(0)
    expect(await listed()).toMatchObject({ rating: 4, count: 1 })
    await price(50_000)
    await write(await bought(), 3)
    expect(await listed()).toMatchObject({ rating: 3, count: 1, reviews: [{ was_free: false }] })
    await buyer.browser.call(calls.deleteReview, { id: free })
    await expectRightSums({ stars: 0, reviews: 0 })
  })

  test('is refused before it was received, after a full refund, and without a seller', async () => {
    const refused = async (id: string) => {
      expect((await buyer.browser.call(readOrder, { id })).actions).not.toContain('review')
      const answer = buyer.browser.try(calls.writeReview, { id, stars: 5, text: 'Great' })
      expect(await refusalOf(answer)).toEqual([409, 'reviews.not-possible'])
    }
    await refused(await bought(buyer, 'due'))
    await refused(await bought(buyer, 'ready'))
    const refunded = await bought()
    await app.pool.query('update orders set refunded_minor = total_minor where id = $1', [refunded])
    await refused(refunded)
    const open = await bought()
    await app.pool.query(`update orders set state = 'cancelled', paid_at = null where id = $1`, [open])
    await refused(open)
    const orphaned = await bought()
    await app.pool.query(`update orders set coach_id = null, seller_slug = 'gone-coach' where id = $1`, [orphaned])
    await refused(orphaned)
    await expectRightSums({ stars: 0, reviews: 0 })
  })

  test('of an order that was refunded in part is allowed', async () => {
    const id = await bought()
    await app.pool.query('update orders set refunded_minor = 100 where id = $1', [id])
    expect((await buyer.browser.call(readOrder, { id })).actions).toContain('review')
    await write(id)
  })

  test('of a house coach’s offer is listed under its slug', async () => {
    const { id } = await insertSale(app, { buyer_id: buyer.user_id }, 'shoutout', 'done')
    await write(id, 5, 'Made my week')
    const { reviews, rating } = await buyer.browser.call(calls.listSellerReviews, { slug: 'ana-prado' })
    expect({ text: reviews[0]?.text, rating }).toEqual({ text: 'Made my week', rating: 5 })
  })

  test('pages newest first without losing or repeating one', async () => {
    for (let count = 0; count < REVIEWS_PAGE + 3; count++) {
      const person = await memberOf(app)
      await write(await bought(person), 1 + (count % 5), `Number ${count}`, person)
    }
    const first = await listed()
    const rest = await buyer.browser.call(calls.listOfferReviews, { id: offer.id, cursor: first.next ?? '' })
    const texts = [...first.reviews, ...rest.reviews].map(({ text }) => text)
    expect(first.reviews).toHaveLength(REVIEWS_PAGE)
    expect(rest.next).toBeNull()
    expect(new Set(texts).size).toBe(REVIEWS_PAGE + 3)
    expect(texts[0]).toBe(`Number ${REVIEWS_PAGE + 2}`)
    expect(first.count).toBe(REVIEWS_PAGE + 3)
  })

  test('keeps its stars and loses its name and words when its writer deletes the account', async () => {
    const id = await bought()
    const { id: review_id } = await write(id, 5, 'My cousin Rui loved it')
    await coach.browser.call(calls.answerReview, { id: review_id, answer: 'Greet Rui' })
    await buyer.browser.call(deleteAccount, { password: PASSWORD })
    buyer = await memberOf(app)
    expect((await listed()).reviews).toMatchObject([{ stars: 5, text: '', writer: null, is_own: false, answer: null }])
    await expectRightSums({ stars: 5, reviews: 1 })
  })
})

describe('the answer of the coach', () => {
  test('is public, can be changed and taken back, and rings once at the writer', async () => {
    const { id } = await write(await bought())
    const mine = async () => {
      const { reviews } = await coach.browser.call(calls.listCoachReviews, { filter: 'unanswered' })
      return reviews.some((review) => review.id === id)
    }
    expect(await mine()).toBe(true)
    await coach.browser.call(calls.answerReview, { id, answer: 'Thank you' })
    expect(await mine()).toBe(false)
    const changed = await coach.browser.call(calls.answerReview, { id, answer: 'Thank you, Robin' })
    expect(changed).toMatchObject({ answer: 'Thank you, Robin', writer: 'Robin T.' })
    expect((await listed()).reviews[0]).toMatchObject({ answer: 'Thank you, Robin' })
    expect((await eventsOf(buyer, 'order')).filter((event) => event === 'review_answered')).toHaveLength(1)
    await coach.browser.call(calls.answerReview, { id, answer: null })
    expect((await listed()).reviews[0]).toMatchObject({ answer: null, answered_at: null })
  })
})

describe('a review of the house', () => {
  const unanswered = async (filter: 'unanswered' | 'house') =>
    (await admin.browser.call(calls.listAdminReviews, { filter })).reviews.map(({ id }) => id)

  test('is answered by an admin as the Kiai team; that of a coach is not', async () => {
    const { id: order_id } = await insertSale(app, { buyer_id: buyer.user_id }, 'shoutout', 'done')
    const { id, is_house } = await write(order_id, 5, 'Made my week')
    const ofCoach = await write(await bought())
    expect([is_house, ofCoach.is_house]).toEqual([true, false])
    expect(await unanswered('unanswered')).toContain(id)
    expect(await unanswered('house')).not.toContain(ofCoach.id)
    expect((await admin.browser.try(calls.answerForTeam, { id: ofCoach.id, answer: 'Thank you' })).status).toBe(404)
    expect((await coach.browser.try(calls.answerReview, { id, answer: 'Thank you' })).status).toBe(404)

    await admin.browser.call(calls.answerForTeam, { id, answer: 'Come back soon' })
    expect(await unanswered('unanswered')).not.toContain(id)
    expect(await unanswered('house')).toContain(id)
    expect(await buyer.browser.call(calls.readOwnReview, { id: order_id })).toMatchObject({
      review: { answer: 'Come back soon', is_house: true },
    })
    expect(await eventsOf(buyer, 'order')).toContain('review_answered')
    const { entries } = await admin.browser.call(listAuditLog, {})
    expect(entries[0]).toMatchObject({ action: 'answer_review', target_user_id: buyer.user_id, after: { review: id } })
    expect(JSON.stringify(entries[0])).not.toContain('soon')
  })
})

test('a review whose writer deleted the account does not wait for an answer', async () => {
  const { id } = await write(await bought())
  await buyer.browser.call(deleteAccount, { password: PASSWORD })
  const listOf = async (filter: 'unanswered' | 'all') =>
    (await coach.browser.call(calls.listCoachReviews, { filter })).reviews.map((review) => review.id)
  expect(await listOf('all')).toContain(id)
  expect(await listOf('unanswered')).not.toContain(id)
})

describe('a reported review', () => {
  test('rings once at the admins for many reports, again after a decision, and when a hidden one was changed', async () => {
    const order_id = await bought()
    const { id } = await write(order_id)
    const causes = async () => {
      const { notifications } = await admin.browser.call(listNotifications, {})
      const ofReview = notifications.filter(({ kind }) => kind === 'reported_review')
      return ofReview.map(({ details, read_at }) => [(details as { cause: string }).cause, read_at !== null])
    }
    const before = await causes()
    const rang = async () => (await causes()).slice(0, -before.length || undefined)
    const report = async () =>
      (await memberOf(app)).browser.call(calls.reportReview, { id, reason: 'untrue', note: null })
    await report()
    await report()
    expect(await rang()).toEqual([['reported', false]])
    await admin.browser.call(calls.keepReview, { id })
    expect(await rang()).toEqual([['reported', true]])
    await app.clock.later({ minutes: 1 }, report)
    await admin.browser.call(calls.hideReview, { id, reason: 'Insults' })
    await app.clock.later({ minutes: 2 }, () => write(order_id, 2, 'Better words'))
    await write(order_id, 3, 'Even better words')
    expect(await rang()).toEqual([
      ['changed', false],
      ['reported', true],
      ['reported', true],
    ])
  })

  test('is hidden by an admin with a reason that its writer gets, stops counting, and is shown again when kept', async () => {
    const order_id = await bought()
    const { id } = await write(order_id, 1, 'Bad words')
    await coach.browser.call(calls.reportReview, { id, reason: 'insult', note: 'The words' })
    await coach.browser.call(calls.reportReview, { id, reason: 'untrue', note: null })
    const queue = await admin.browser.call(calls.listAdminReviews, {})
    expect(queue.reviews[0]).toMatchObject({ id, text: 'Bad words', writer_name: 'Robin Tester' })
    expect(queue.reviews[0]?.reports).toMatchObject([{ reason: 'untrue', note: null, reporter_name: 'Ana Prado' }])

    await admin.browser.call(calls.hideReview, { id, reason: 'Insults are not a review' })
    expect(await listed()).toMatchObject({ rating: null, count: 0, reviews: [] })
    await expectRightSums({ stars: 0, reviews: 0 })
    expect(await eventsOf(buyer, 'order')).toContain('review_hidden')
    expect(await buyer.browser.call(calls.readOwnReview, { id: order_id })).toMatchObject({
      review: { text: 'Bad words', hidden_reason: 'Insults are not a review' },
    })
    const inQueue = async () => {
      const { reviews } = await admin.browser.call(calls.listAdminReviews, { filter: 'reported' })
      return reviews.some((review) => review.id === id)
    }
    expect(await inQueue()).toBe(false)
    expect((await coach.browser.try(calls.reportReview, { id, reason: 'other', note: null })).status).toBe(404)
    expect((await coach.browser.try(calls.answerReview, { id, answer: 'Why?' })).status).toBe(404)

    // Not deleted and written anew: the new words wait for an admin.
    const deleted = buyer.browser.try(calls.deleteReview, { id: order_id })
    expect(await refusalOf(deleted)).toEqual([409, 'reviews.hidden'])
    await write(order_id, 2, 'Better words')
    expect(await inQueue()).toBe(true)
    await expectRightSums({ stars: 0, reviews: 0 })
    await admin.browser.call(calls.keepReview, { id })
    expect((await listed()).reviews).toMatchObject([{ text: 'Better words', stars: 2 }])
    await expectRightSums({ stars: 2, reviews: 1 })

    const { entries } = await admin.browser.call(listAuditLog, {})
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'keep_review', target_user_id: buyer.user_id, after: { review: id, hidden_reason: null } },
      { action: 'hide_review', before: { reports: 1 }, after: { hidden_reason: 'Insults are not a review' } },
    ])
    expect(JSON.stringify(entries.slice(0, 2))).not.toContain('words')
  })

  test('can be kept; who reports too often has to wait', async () => {
    const { id } = await write(await bought())
    const reporter = await memberOf(app)
    const report = () => reporter.browser.try(calls.reportReview, { id, reason: 'advertising', note: null })
    const statuses = [await report(), await report(), await report(), await report()].map(({ status }) => status)
    expect(statuses).toEqual([202, 202, 202, 429])
    await admin.browser.call(calls.keepReview, { id })
    await expectRightSums({ stars: 4, reviews: 1 })
    const { rows } = await app.pool.query('select 1 from review_reports where review_id = $1', [id])
    expect(rows).toEqual([])
  })
})

test('the sums of an offer equal its shown reviews after any order of writing, deleting, hiding and keeping', async () => {
  const writers = [buyer, await memberOf(app), await memberOf(app)]
  const orders = await Promise.all(writers.map((person) => bought(person)))
  const stepOf = fc.record({
    who: fc.nat({ max: 2 }),
    act: fc.constantFrom('write', 'delete', 'hide', 'keep'),
    stars: fc.integer({ min: 1, max: 5 }),
  })
  const idOf = async (who: number) =>
    (await writers[who]?.browser.call(calls.readOwnReview, { id: orders[who] ?? '' }))?.review?.id
  const act = async ({ who, act: what, stars }: { who: number; act: string; stars: number }) => {
    const [person, order_id] = [writers[who] as Person, orders[who] ?? '']
    if (what === 'write') return await write(order_id, stars, 'Words', person)
    if (what === 'delete') return await person.browser.try(calls.deleteReview, { id: order_id })
    const id = await idOf(who)
    if (!id) return
    // Its writer may delete it meanwhile.
    if (what === 'hide') return await admin.browser.try(calls.hideReview, { id, reason: 'For the test' })
    await admin.browser.try(calls.keepReview, { id })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf, { minLength: 1, maxLength: 12 }), async (steps) => {
      // Two at a time, so that changes of the same offer meet.
      for (let at = 0; at < steps.length; at += 2) await Promise.all(steps.slice(at, at + 2).map(act))
      const { stars, reviews, row_stars, rows } = await sums()
      expect({ stars, reviews }).toEqual({ stars: row_stars, reviews: rows })
    }),
    { numRuns: 6 },
  )
})

test.each([
  ['Robin Tester', 'Robin T.'],
  ['Ana Maria Prado', 'Ana P.'],
  ['íris  ávila', 'íris Á.'],
  ['Rui', 'Rui'],
  ['  ', null],
  [null, null],
])('%j is shown as %j', (full_name, shown) => {
  expect(shortName(full_name)).toBe(shown)
})
