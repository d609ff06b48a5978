import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PHILOSOPHERS } from '#content/philosophers/philosophers.ts'
import { en } from '#content/quotes/en.ts'
import { es } from '#content/quotes/es.ts'
import { pt } from '#content/quotes/pt.ts'
import { QUOTE_AUTHORS, type QuoteId } from '#content/quotes/quote-authors.ts'
import {
  listSavedQuotes,
  removeSavedQuote,
  restoreSavedQuote,
  type SavedQuote,
  saveQuote,
} from '#contract/art-of-war.ts'
import { LANGUAGES } from '#contract/language.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { DELETE_REMOVED_QUOTES, deleteRemovedQuotes } from './remove-saved-quote.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const QUOTE = { quote_id: 'thousand-days', language: 'en' } as const
const OTHER_QUOTE = { quote_id: 'supple-lives', language: 'en' } as const

const boxOf = async ({ browser }: Person) => (await browser.call(listSavedQuotes, {})).saved_quotes
const idsIn = (quotes: SavedQuote[]) => quotes.map(({ id }) => id)

async function stored({ user_id }: Person) {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from saved_quotes where user_id = $1) as quotes,
       (select count(*)::int from activities where user_id = $1) as activities`,
    [user_id],
  )
  return rows[0]
}

describe('saving a quote', () => {
  test.each(LANGUAGES)('stores the words of every quote in %s', async (language) => {
    const { browser, user_id } = await memberOf(app)
    const texts = { en, pt, es }[language]
    for (const quote_id of Object.keys(QUOTE_AUTHORS) as QuoteId[]) {
      const { quote, meaning, importance, application } = texts[quote_id]
      const author = PHILOSOPHERS[language][QUOTE_AUTHORS[quote_id]].name
      const answer = await browser.try(saveQuote, { quote_id, language })
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({
        user_id,
        quote_id,
        language,
        quote,
        author,
        meaning,
        importance,
        application,
      })
    }
    expect((await browser.call(listSavedQuotes, {})).saved_quotes).toHaveLength(12)
  })

  test('counts for the streak', async () => {
    const member = await memberOf(app)
    const events = await eventsOf(app, member.user_id)
    await member.browser.call(saveQuote, QUOTE)
    expect(await stored(member)).toEqual({ quotes: 1, activities: 1 })
    await vi.waitFor(
      () => expect(events).toEqual([{ type: 'streak-changed' }, { type: 'data-changed', data: 'saved-quotes' }]),
      soon,
    )
  })

  test('ignores words in the request', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const injected = { quote: 'mine', author: 'me', meaning: '<b>', user_id: other.user_id, id: other.user_id }
    const answer = await member.browser.request('POST', saveQuote.path, { ...QUOTE, ...injected, removed_at: null })
    expect(answer).toMatchObject({ status: 201, body: { user_id: member.user_id, quote: en['thousand-days'].quote } })
    expect(await boxOf(other)).toEqual([])
    expect(idsIn(await boxOf(member))).not.toContain(injected.id)
  })

  test.each(['no-such-quote', 'constructor', '__proto__', 'toString', ' thousand-days', 'THOUSAND-DAYS'])(
    'with an unknown id (%s) is refused',
    async (quote_id) => {
      const member = await memberOf(app)
      const answer = await member.browser.try(saveQuote, { quote_id, language: 'en' })
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
      expect(await stored(member)).toEqual({ quotes: 0, activities: 0 })
    },
  )

  test.each([
    [{ quote_id: '', language: 'en' }, { quote_id: { problem: 'required' } }],
    [{ quote_id: 'x'.repeat(81), language: 'en' }, { quote_id: { problem: 'too-long', limit: 80 } }],
    [{ quote_id: 7, language: 'en' }, { quote_id: { problem: 'invalid' } }],
    [{ quote_id: 'thousand-days', language: 'fr' }, { language: { problem: 'choice' } }],
    [{}, { quote_id: { problem: 'required' } }],
  ])('with %j is refused with the problem of each field', async (body, fields) => {
    const { browser } = await memberOf(app)
    const answer = await browser.request('POST', saveQuote.path, body)
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid', fields } } })
  })
})

describe('saving a quote again', () => {
  test('is refused, without an activity', async () => {
    const member = await memberOf(app)
    await member.browser.call(saveQuote, QUOTE)
    await app.pool.query('delete from activities where user_id = $1', [member.user_id])
    const again = await member.browser.try(saveQuote, QUOTE)
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'art-of-war.already-saved' } } })
    expect(await stored(member)).toEqual({ quotes: 1, activities: 0 })
  })

  test('in many tabs at once saves it once', async () => {
    const member = await memberOf(app)
    const { browser: tab } = await signInElsewhere(app, member)
    const tries = Array.from({ length: 10 }, (_, number) => [member.browser, tab][number % 2]?.try(saveQuote, QUOTE))
    const answers = await Promise.all(tries)
    const statuses = answers.map((answer) => answer?.status)
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect(await boxOf(member)).toHaveLength(1)
  })

  test('is possible for another member and in another language', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await member.browser.call(saveQuote, QUOTE)
    expect((await other.browser.try(saveQuote, QUOTE)).status).toBe(201)
    expect((await member.browser.try(saveQuote, { ...QUOTE, language: 'pt' })).status).toBe(201)
  })

  test('is possible after it was removed', async () => {
    const member = await memberOf(app)
    const { id } = await member.browser.call(saveQuote, QUOTE)
    await member.browser.call(removeSavedQuote, { id })
    expect((await member.browser.try(saveQuote, QUOTE)).status).toBe(201)
    expect(await boxOf(member)).toHaveLength(1)
  })

  test('is refused also after a typo in its words was corrected', async () => {
    const member = await memberOf(app)
    const { id } = await member.browser.call(saveQuote, QUOTE)
    await app.pool.query(`update saved_quotes set quote = 'A thousend days' where id = $1`, [id])
    const again = await member.browser.try(saveQuote, QUOTE)
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'art-of-war.already-saved' } } })
    expect(await boxOf(member)).toMatchObject([{ ...QUOTE, quote: 'A thousend days' }])
  })

  test('is not reported when the database fails', async () => {
    const member = await memberOf(app)
    await app.pool.query(
      `create unique index unlike_ours on saved_quotes (user_id) where user_id = '${member.user_id}'`,
    )
    try {
      await member.browser.call(saveQuote, QUOTE)
      expect((await member.browser.try(saveQuote, OTHER_QUOTE)).status).toBe(500)
    } finally {
      await app.pool.query('drop index unlike_ours')
    }
  })
})

describe('the War Wisdom Box', () => {
  test('shows the member’s own quotes, newest first', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    expect(await boxOf(member)).toEqual([])
    const first = await member.browser.call(saveQuote, QUOTE)
    const second = await member.browser.call(saveQuote, OTHER_QUOTE)
    await other.browser.call(saveQuote, QUOTE)
    expect(await boxOf(member)).toEqual([second, first])
    expect(Object.keys(first)).not.toContain('removed_at')
  })
})

describe('removing a quote', () => {
  test('removes only that quote', async () => {
    const member = await memberOf(app)
    const { id } = await member.browser.call(saveQuote, QUOTE)
    const kept = await member.browser.call(saveQuote, OTHER_QUOTE)
    expect((await member.browser.try(removeSavedQuote, { id })).status).toBe(200)
    expect(await boxOf(member)).toEqual([kept])
  })

  test('twice from two tabs is no error and does not extend the time for undo', async () => {
    const { browser } = await memberOf(app)
    const { id } = await browser.call(saveQuote, QUOTE)
    await browser.call(removeSavedQuote, { id })
    await app.clock.later({ hours: 25 }, async () => {
      expect((await browser.try(removeSavedQuote, { id })).status).toBe(200)
      expect((await browser.try(restoreSavedQuote, { id })).status).toBe(404)
    })
  })
})

describe('restoring a removed quote', () => {
  test('restores its place', async () => {
    const member = await memberOf(app)
    for (const quote of [QUOTE, OTHER_QUOTE, { ...QUOTE, language: 'es' } as const])
      await member.browser.call(saveQuote, quote)
    const box = await boxOf(member)
    const id = box[1]?.id ?? ''
    await member.browser.call(removeSavedQuote, { id })
    const answer = await member.browser.try(restoreSavedQuote, { id })
    expect(answer).toMatchObject({ status: 200, body: box[1] })
    expect(await boxOf(member)).toEqual(box)
  })

  test('twice is no error', async () => {
    const { browser } = await memberOf(app)
    const saved = await browser.call(saveQuote, QUOTE)
    await browser.call(removeSavedQuote, { id: saved.id })
    for (const _ of [1, 2]) expect(await browser.call(restoreSavedQuote, { id: saved.id })).toEqual(saved)
  })

  test('does not count for the streak', async () => {
    const member = await memberOf(app)
    const { id } = await member.browser.call(saveQuote, QUOTE)
    await member.browser.call(removeSavedQuote, { id })
    await app.pool.query('delete from activities where user_id = $1', [member.user_id])
    await member.browser.call(restoreSavedQuote, { id })
    expect(await stored(member)).toEqual({ quotes: 1, activities: 0 })
  })

  test('is refused when it was saved again meanwhile, so that it is saved once', async () => {
    const member = await memberOf(app)
    const { id } = await member.browser.call(saveQuote, QUOTE)
    await member.browser.call(removeSavedQuote, { id })
    const anew = await member.browser.call(saveQuote, QUOTE)
    const answer = await member.browser.try(restoreSavedQuote, { id })
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'art-of-war.already-saved' } } })
    expect(await boxOf(member)).toEqual([anew])
  })

  test('while another tab saves it again leaves it saved once', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await memberOf(app)
      const { id } = await member.browser.call(saveQuote, QUOTE)
      await member.browser.call(removeSavedQuote, { id })
      const answers = await Promise.all([
        member.browser.try(restoreSavedQuote, { id }),
        member.browser.try(saveQuote, QUOTE),
      ])
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
      expect(await boxOf(member)).toHaveLength(1)
    }
  })

  test('is possible for a day', async () => {
    const { browser } = await memberOf(app)
    const { id } = await browser.call(saveQuote, QUOTE)
    await browser.call(removeSavedQuote, { id })
    const restored = () => browser.try(restoreSavedQuote, { id })
    expect((await app.clock.later({ hours: 23, minutes: 59 }, restored)).status).toBe(200)
    await browser.call(removeSavedQuote, { id })
    expect((await app.clock.later({ hours: 24, seconds: 1 }, restored)).status).toBe(404)
  })
})

describe('another member’s quote', () => {
  test.each([removeSavedQuote, restoreSavedQuote])(
    'gets the same answer as a missing one: $method $path',
    async (endpoint) => {
      const [member, other] = [await memberOf(app), await memberOf(app)]
      const theirs = await other.browser.call(saveQuote, QUOTE)
      const removed = await other.browser.call(saveQuote, OTHER_QUOTE)
      await other.browser.call(removeSavedQuote, { id: removed.id })
      for (const id of [theirs.id, removed.id, randomUUID(), 'not-an-id', '0', '%00']) {
        const { status, body } = await member.browser.try(endpoint, { id })
        const { request_id, ...error } = body.error
        expect({ status, error }).toEqual({ status: 404, error: { code: 'not-found' } })
      }
      expect(await boxOf(other)).toEqual([theirs])
    },
  )

  test('cannot be read by naming its owner', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    const theirs = await other.browser.call(saveQuote, QUOTE)
    const body = { user_id: other.user_id, id: theirs.id }
    const answer = await member.browser.request('DELETE', `/api/saved-quotes/${theirs.id}`, body)
    expect(answer.status).toBe(404)
    expect(await boxOf(other)).toEqual([theirs])
  })
})

describe('the job that deletes removed quotes', () => {
  test('deletes them after a day, and no others', async () => {
    const member = await memberOf(app)
    const [kept, undoable, gone] = [
      await member.browser.call(saveQuote, QUOTE),
      await member.browser.call(saveQuote, OTHER_QUOTE),
      await member.browser.call(saveQuote, { ...QUOTE, language: 'pt' }),
    ]
    await member.browser.call(removeSavedQuote, { id: gone.id })
    await app.clock.later({ hours: 2 }, () => member.browser.call(removeSavedQuote, { id: undoable.id }))
    await app.clock.later({ hours: 25 }, () => deleteRemovedQuotes(app.services))
    const { rows } = await app.pool.query<{ id: string }>('select id from saved_quotes where user_id = $1', [
      member.user_id,
    ])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([kept.id, undoable.id].toSorted())
  })

  test('runs every hour', async () => {
    const { rows } = await app.pool.query('select cron from pgboss.schedule where name = $1', [DELETE_REMOVED_QUOTES])
    expect(rows).toEqual([{ cron: '47 * * * *' }])
  })
})
