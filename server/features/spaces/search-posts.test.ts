import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEED_PAGE } from '#contract/space-rules.ts'
import { deletePost, editPost, joinSpace, letIn, saveOwnSpace, searchPosts } from '#contract/spaces.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { block, type Insider, insider, post } from '#tests/support/spaces.ts'

let app: TestApp
let writer: Insider
let reader: Insider

beforeAll(async () => {
  app = await createTestApp()
  writer = await insider(app, ['kings', 'fight-business'], { language: 'pt' })
  reader = await insider(app, [])
})
afterAll(() => app.close())

async function found({ browser }: Person, search: string, slug?: string): Promise<string[]> {
  const { posts } = await browser.call(searchPosts, { search, ...(slug === undefined ? {} : { slug }) })
  return posts.map(({ body }) => body)
}

describe('searching posts', () => {
  test('finds a technique in another language, newest first, in one space or in all', async () => {
    await post(writer, 'Três raspagens da meia-guarda')
    const business = { side: 'offer', matter: 'gym', place: 'São Bernardo', pay: null, until: null } as const
    await app.clock.later({ seconds: 10 }, () =>
      post(writer, 'Raspagem do bairro', { slug: 'fight-business', business }),
    )
    expect(await found(reader, 'sweeps')).toEqual(['Raspagem do bairro', 'Três raspagens da meia-guarda'])
    expect(await found(reader, 'half guard sweep', 'kings')).toEqual(['Três raspagens da meia-guarda'])
    expect(await found(reader, 'sao bernardo')).toEqual(['Raspagem do bairro'])
    expect(await found(reader, 'sweep', 'no-such-space')).toEqual([])
  })

  test('corrects a typing mistake if nothing is found', async () => {
    await post(writer, 'A guilhotina do Anselmo')
    expect(await found(reader, 'guillotnie')).toEqual(['A guilhotina do Anselmo'])
    expect(await found(reader, 'anselmp')).toEqual(['A guilhotina do Anselmo'])
    expect(await found(reader, 'xylophonist')).toEqual([])
  })

  test('finds what a post says now', async () => {
    const { id } = await post(writer, 'Omoplata')
    await writer.browser.call(editPost, { id, body: 'Gogoplata', pictures: [] })
    expect([await found(reader, 'omoplata'), await found(reader, 'gogoplata')]).toEqual([[], ['Gogoplata']])
    await writer.browser.call(deletePost, { id })
    expect(await found(reader, 'gogoplata')).toEqual([])
  })

  test('does not find what the reader may not read', async () => {
    const coach = await insider(app, ['kings'], { membership_type: 'coach' })
    const { slug } = await coach.browser.call(saveOwnSpace, { name: 'My people', about: 'For clients' })
    await coach.browser.call(letIn, { handle: writer.handle, let_in: true })
    await writer.browser.call(joinSpace, { slug })
    await post(writer, 'Berimbolo entre clientes', { slug })
    const waiting = await post(writer, 'Berimbolo que espera')
    await app.pool.query(`update posts set state = 'waiting' where id = $1`, [waiting.id])
    expect(await found(reader, 'berimbolo')).toEqual([])
    expect(await found(reader, 'berimbolo', slug)).toEqual([])
    expect(await found(coach, 'berimbolo')).toEqual(['Berimbolo entre clientes'])
    const free = await memberOf(app)
    expect((await free.browser.try(searchPosts, { search: 'berimbolo' })).status).toBe(403)
  })

  test('does not find what a blocked or muted person wrote, nor a reply under a post that cannot be opened', async () => {
    const [blocked, muted] = [await insider(app), await insider(app)]
    const { id: parent_id } = await post(blocked, 'Kani basami by the blocked')
    await post(muted, 'Kani basami by the muted')
    await post(writer, 'Kani basami as a reply', { parent_id })
    expect(await found(writer, 'kani basami')).toHaveLength(3)
    await block(app, blocked, reader)
    await block(app, reader, muted, 'mute')
    expect(await found(reader, 'kani basami')).toEqual([])
  })

  test('treats operators of the query language as words', async () => {
    for (const search of ["' & !sweep:*", "it's", '((|', '\\', '<->', "'';--", '/sweep'])
      expect((await reader.browser.try(searchPosts, { search })).status, search).toBe(200)
  })
})

/** So many that a search does not look at all of them. */
describe('in a space with many posts', () => {
  const EVERY = { frequent: 3, rare: 4_000, old: 5, together: 8_000 }
  const MANY = 40_000

  beforeAll(async () => {
    await app.pool.query(
      `insert into posts (space_id, author_id, key, body, language, search, created_at)
       select (select id from spaces where slug = 'kings'), $1, gen_random_uuid(), n::text, 'en', array_to_tsvector(
           case when n % ${EVERY.frequent} = 0 then array['frequentt'] else '{}' end
           || case when n % ${EVERY.rare} = 0 then array['raret'] else '{}' end
           || case when n > 33000 and n % ${EVERY.old} < 4 then array['ancientt'] else '{}' end
           || case when n % 2 = 0 then array['leftt'] else '{}' end
           || case when n % 2 = 1 or n % ${EVERY.together} = 0 then array['rightt'] else '{}' end),
         $2::timestamptz - make_interval(mins => n)
       from generate_series(1, ${MANY}) n`,
      [writer.user_id, app.clock.now().toISOString()],
    )
    await app.pool.query('analyze posts')
  })

  /** Reads on until there is no cursor. */
  async function readAll(search: string, most: number): Promise<string[]> {
    const all: string[] = []
    let cursor: string | null | undefined
    for (let page = 0; page < most && cursor !== null; page++) {
      const answer = await reader.browser.call(searchPosts, { search, slug: 'kings', ...(cursor ? { cursor } : {}) })
      all.push(...answer.posts.map(({ body }) => body))
      cursor = answer.cursor
    }
    return all
  }
  const multiples = (of: number, count: number) => Array.from({ length: count }, (_, index) => `${(index + 1) * of}`)

  test('pages through a frequent word', async () => {
    expect(await readAll('frequentt', 3)).toEqual(multiples(EVERY.frequent, 3 * FEED_PAGE))
  })

  test('finds all posts with a rare word', async () => {
    expect(await readAll('raret', 3)).toEqual(multiples(EVERY.rare, MANY / EVERY.rare))
  })

  test('goes on with the next page if a frequent word is only in old posts', async () => {
    const wanted = Array.from({ length: MANY - 33_000 }, (_, index) => 33_001 + index).filter((n) => n % EVERY.old < 4)
    expect(await readAll('ancientt', 5)).toEqual(wanted.slice(0, 2 * FEED_PAGE).map(String))
  })

  test('reads on to all posts with two frequent words that are seldom together', async () => {
    const first = await reader.browser.call(searchPosts, { search: 'leftt rightt', slug: 'kings' })
    expect(first.posts.map(({ body }) => body)).toEqual(['8000'])
    expect(await readAll('leftt rightt', 9)).toEqual(multiples(EVERY.together, MANY / EVERY.together))
    expect(await readAll('leftt rightt raret', 1)).toEqual(multiples(EVERY.together, MANY / EVERY.together))
  })
})
