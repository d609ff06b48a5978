import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { pictureId } from '#contract/file-rules.ts'
import { PROBATION_DAYS } from '#contract/moderation-rules.ts'
import { listNotifications } from '#contract/notifications.ts'
import { cancelOrder } from '#contract/orders.ts'
import {
  changeOwnPerson as changePerson,
  listPeople,
  readOwnPerson,
  readPerson,
  suggestPeople,
} from '#contract/people.ts'
import { FEED_PAGE, HOUSE_SPACES } from '#contract/space-rules.ts'
import * as contract from '#contract/spaces.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { uploaded } from '#tests/support/pictures.ts'
import { buy, insertSale, offerOf, order } from '#tests/support/sales.ts'
import { block, draft, type Insider, insider, post, suspend } from '#tests/support/spaces.ts'
import { readOnThreeDevices } from '#tests/support/unread-model.ts'
import { installSpaces } from './install-spaces.ts'
import { readHeardSpaces } from './visit-space.ts'

let app: TestApp

const ALLOWED = { about: 'Late starter', in_directory: false, accepts_messages: false }

beforeAll(async () => {
  app = await createTestApp({}, { limits: { post: { points: 100 } } })
})
afterAll(() => app.close())

const read = ({ browser }: Person, slug = 'kings') => browser.call(contract.readSpace, { slug })
const bodies = async ({ browser }: Person, slug = 'kings') =>
  (await browser.call(contract.listPosts, { slug })).posts.map(({ body }) => body)
const kindsOf = async ({ browser }: Person) =>
  (await browser.call(listNotifications, {})).notifications.map(({ kind }) => kind)

describe('the spaces that ship with Kiai', () => {
  test('exist in a new installation, once however often it starts, with the name in the reader’s language', async () => {
    await installSpaces(app.services.db, app.clock.now())
    const { browser } = await memberOf(app, { language: 'pt' })
    const { spaces } = await browser.call(contract.listSpaces, {})
    expect(spaces.map(({ slug }) => slug)).toEqual([...HOUSE_SPACES])
    expect(spaces[1]).toMatchObject({ name: 'Comunidade Global', may_enter: false, is_joined: false, unread: 0 })
  })

  test('count the members who are in them now', async () => {
    const slug = 'sala-solis'
    const { members } = (await read(await memberOf(app), slug)).space
    const one = await insider(app, [slug])
    const other = await insider(app, [slug])
    await one.browser.call(contract.joinSpace, { slug })
    expect((await read(one, slug)).space.members).toBe(members + 2)
    await other.browser.call(contract.leaveSpace, { slug })
    await other.browser.call(contract.leaveSpace, { slug })
    expect((await read(one, slug)).space.members).toBe(members + 1)
    await one.browser.call(deleteAccount, { password: PASSWORD })
    expect((await read(other, slug)).space.members).toBe(members)
  })
})

/** Who reads what, once for each person who may stand before a space. */
describe('who sees a post', () => {
  const SPACES = ['kings', 'clients'] as const
  type Place = (typeof SPACES)[number]
  let coach: Insider
  let slugs: Record<Place, string>
  let author: Insider
  let written: Record<Place, { id: string; body: string; picture: string }>

  async function writeWithPicture(slug: string) {
    const picture = await uploaded(author.browser, 'post_picture')
    const { id, body } = await post(author, `Words in ${slug}`, {
      slug,
      pictures: [{ id: pictureId(picture) ?? '', alt: 'The bag' }],
    })
    await post(coach, 'An answer', { slug, parent_id: id })
    return { id, body, picture }
  }

  beforeAll(async () => {
    coach = await insider(app, ['kings'], { membership_type: 'coach' })
    const own = await coach.browser.call(contract.saveOwnSpace, { name: 'My people', about: 'For clients' })
    slugs = { kings: 'kings', clients: own.slug }
    author = await insider(app)
    await coach.browser.call(contract.letIn, { handle: author.handle, let_in: true })
    await author.browser.call(contract.joinSpace, { slug: own.slug })
    written = { kings: await writeWithPicture('kings'), clients: await writeWithPicture(own.slug) }
  })

  /** What each person is answered when they list the posts: 'sees', 'does not see', or a refusal. */
  const PEOPLE: [string, () => Promise<Person>, Record<Place, string>][] = [
    ['a member who joined', () => insider(app), { kings: 'sees', clients: 'spaces.clients-only' }],
    ['a member who did not join', () => insider(app, []), { kings: 'sees', clients: 'spaces.clients-only' }],
    ['a free member', () => memberOf(app), { kings: 'spaces.needs-elite', clients: 'spaces.needs-elite' }],
    ['an admin', () => memberOf(app, { membership_type: 'admin' }), { kings: 'sees', clients: 'sees' }],
    ['the coach', async () => coach, { kings: 'sees', clients: 'sees' }],
    [
      'a client who bought from the coach',
      async () => {
        const buyer = await insider(app)
        await insertSale(app, { buyer_id: buyer.user_id, coach_id: coach.user_id }, 'shoutout', 'done')
        return buyer
      },
      { kings: 'sees', clients: 'sees' },
    ],
    [
      'a client whom the coach keeps out',
      async () => {
        const buyer = await insider(app)
        await insertSale(app, { buyer_id: buyer.user_id, coach_id: coach.user_id }, 'shoutout', 'done')
        await buyer.browser.call(contract.joinSpace, { slug: slugs.clients })
        await coach.browser.call(contract.letIn, { handle: buyer.handle, let_in: false })
        return buyer
      },
      { kings: 'sees', clients: 'spaces.clients-only' },
    ],
    [
      'a client whom the coach let in and blocked later',
      async () => {
        const client = await insider(app)
        await coach.browser.call(contract.letIn, { handle: client.handle, let_in: true })
        await client.browser.call(contract.joinSpace, { slug: slugs.clients })
        await block(app, coach, client)
        return client
      },
      { kings: 'sees', clients: 'not-found' },
    ],
    [
      'a member whose membership has ended',
      async () => {
        const lapsed = await insider(app)
        await setMembershipType(app.pool, lapsed.user_id, 'free_member')
        return lapsed
      },
      { kings: 'spaces.needs-elite', clients: 'spaces.needs-elite' },
    ],
    [
      'a member who blocked the author',
      async () => {
        const blocking = await insider(app)
        await block(app, blocking, author)
        return blocking
      },
      { kings: 'does not see', clients: 'spaces.clients-only' },
    ],
    [
      'a member whom the author blocked',
      async () => {
        const blocked = await insider(app)
        await block(app, author, blocked)
        return blocked
      },
      { kings: 'does not see', clients: 'spaces.clients-only' },
    ],
    [
      'a member who muted the author',
      async () => {
        const muting = await insider(app)
        await block(app, muting, author, 'mute')
        return muting
      },
      { kings: 'does not see', clients: 'spaces.clients-only' },
    ],
  ]

  test.each(PEOPLE)('%s', async (who, make, expected) => {
    const person = await make()
    for (const place of SPACES) {
      const slug = slugs[place]
      const { id, body: words, picture } = written[place]
      const listed = await person.browser.try(contract.listPosts, { slug })
      const seen = listed.body.posts?.some(({ body }) => body === words)
      const answer = listed.status === 200 ? (seen ? 'sees' : 'does not see') : listed.body.error.code
      expect(answer, place).toBe(expected[place])
      // Whoever opens it on purpose may have muted its author, and still reads it.
      const isMuted = who.includes('muted') && place === 'kings'
      const mayRead = answer === 'sees' || isMuted
      const { status } = await person.browser.try(contract.readPost, { id })
      expect(status === 200, `${place}: one post`).toBe(mayRead)
      const replies = await person.browser.try(contract.listReplies, { id })
      expect(replies.status === 200, `${place}: replies`).toBe(mayRead)
      const reaction = await person.browser.try(contract.react, { id, reaction: 'fist', wanted: true })
      expect(reaction.status === 200, `${place}: reaction`).toBe(mayRead)
      const file = await person.browser.request('GET', picture)
      expect(file.status === 200, `${place}: picture`).toBe(mayRead)
      const { people = [] } = (await person.browser.try(suggestPeople, { slug, text: author.handle })).body
      const isSuggested = people.some(({ user_id }) => user_id === author.user_id)
      expect(isSuggested, `${place}: mention`).toBe(mayRead)
      const found = await person.browser.try(contract.searchPosts, { search: words })
      const isFound = found.body.posts?.some((one) => one.id === id) ?? false
      expect(isFound, `${place}: search`).toBe(answer === 'sees')
    }
  })

  test('a client who gets the money back no longer hears the space on an open page', async () => {
    const [seller, buyer] = [await coachOf(app, 'Ana Prado'), await insider(app)]
    const { id: space_id, slug } = await seller.browser.call(contract.saveOwnSpace, { name: 'Clients', about: 'Mine' })
    const { id } = await buy(app, buyer, await offerOf(app, { coach_id: seller.user_id }, 'shoutout'))
    await buyer.browser.call(contract.joinSpace, { slug })
    const hears = async () =>
      (await readHeardSpaces(app.services, { ...buyer, membership_type: 'elite_member' })).topics.includes(
        `space:${space_id}`,
      )
    expect(await hears()).toBe(true)
    // An open page reads its topics again when it is told that spaces have changed.
    const events = await eventsOf(app, buyer.user_id)
    await buyer.browser.call(cancelOrder, { id })
    await expect.poll(() => events).toContainEqual({ type: 'data-changed', data: 'spaces' })
    expect(await hears()).toBe(false)
  })

  test('a client of something free who cancels it is no client any more', async () => {
    const [seller, buyer] = [await coachOf(app, 'Ana Prado'), await insider(app)]
    const { slug } = await seller.browser.call(contract.saveOwnSpace, { name: 'Clients', about: 'Mine' })
    const offer = await offerOf(app, { coach_id: seller.user_id }, 'seminar', { price_minor: 0 })
    const { order_id: id } = await order(buyer, offer)
    expect((await read(buyer, slug)).space.may_enter).toBe(true)
    await buyer.browser.call(cancelOrder, { id })
    expect((await read(buyer, slug)).space.may_enter).toBe(false)
  })

  test('who is no coach any more neither reads nor leads the clients’ space', async () => {
    const former = await insider(app, [], { membership_type: 'coach' })
    const { slug } = await former.browser.call(contract.saveOwnSpace, { name: 'My people', about: 'For clients' })
    await former.browser.call(contract.joinSpace, { slug })
    const { id } = await post(former, 'Hello', { slug })
    await setMembershipType(app.pool, former.user_id, 'elite_member')
    expect((await read(former, slug)).space).toMatchObject({ may_enter: false, may_moderate: false })
    expect((await former.browser.try(contract.listPosts, { slug })).body.error.code).toBe('spaces.clients-only')
    expect((await former.browser.try(contract.pinPost, { id, wanted: true })).status).toBe(404)
  })

  test('a visitor gets neither the post nor its picture', async () => {
    const { id, picture } = written.kings
    expect((await app.browser().try(contract.readPost, { id })).status).toBe(401)
    expect((await app.browser().request('GET', picture)).status).toBe(404)
  })

  test('the door of a clients’ space is shown to others without a word of what is said inside', async () => {
    await post(author, 'Only among us', { slug: slugs.clients, is_public: true })
    const outside = await insider(app)
    const { space, taste, pinned } = await read(outside, slugs.clients)
    expect(space).toMatchObject({ name: 'My people', may_enter: false })
    expect({ taste, pinned }).toEqual({ taste: { titles: [], posts: [] }, pinned: [] })
    const { spaces } = await outside.browser.call(contract.listSpaces, {})
    expect(spaces.map(({ slug }) => slug)).not.toContain(slugs.clients)
  })

  test('a free member gets the door with titles and public posts, and no others', async () => {
    const slug = 'mindset-live'
    const writer = await insider(app, [slug])
    await post(writer, '**The night before**\nI never sleep.', { slug })
    const open = await post(writer, 'Breathe out longer than in', { slug, is_public: true })
    const free = await memberOf(app)
    const { space, taste } = await read(free, slug)
    expect(space).toMatchObject({ may_enter: false, is_joined: false })
    expect(taste).toMatchObject({
      titles: ['Breathe out longer than in', 'The night before'],
      posts: [{ id: open.id, body: 'Breathe out longer than in' }],
    })
    expect((await free.browser.call(contract.readPost, { id: open.id })).post.body).toContain('Breathe')
  })
})

describe('writing', () => {
  test('the same key writes once, also when two requests arrive at once', async () => {
    const writer = await insider(app)
    const sent = draft('Only once')
    const [one, two] = await Promise.all([
      writer.browser.call(contract.writePost, sent),
      writer.browser.call(contract.writePost, sent),
    ])
    expect(two.id).toBe(one.id)
    expect((await bodies(writer)).filter((body) => body === 'Only once')).toHaveLength(1)
  })

  test('who has not joined, or whose membership ends meanwhile, is told so', async () => {
    const writer = await insider(app, [])
    expect((await writer.browser.try(contract.writePost, draft())).body.error.code).toBe('spaces.not-joined')
    await writer.browser.call(contract.joinSpace, { slug: 'kings' })
    const { id } = await post(writer, 'Mine')
    await setMembershipType(app.pool, writer.user_id, 'free_member')
    expect((await writer.browser.try(contract.writePost, draft())).body.error.code).toBe('spaces.needs-elite')
    // What is one's own can always be deleted.
    await writer.browser.call(contract.deletePost, { id })
  })

  test('a suspended member reads, and neither writes nor reacts', async () => {
    const writer = await insider(app)
    const { id } = await post(writer, 'Before')
    await suspend(app, writer)
    expect(await bodies(writer)).toContain('Before')
    const tries = [
      await writer.browser.try(contract.writePost, draft()),
      await writer.browser.try(contract.editPost, { id, body: 'After', pictures: [] }),
      await writer.browser.try(contract.react, { id, reaction: 'fist', wanted: true }),
    ]
    expect(tries.map(({ body }) => body.error.code)).toEqual(Array(3).fill('spaces.suspended'))
    await app.clock.later({ hours: 25 }, () => post(writer, 'A day later'))
  })

  test('slow mode lets some time pass between two posts, except for moderators', async () => {
    const slug = 'tatame-duarte'
    const admin = await insider(app, [slug], { membership_type: 'admin' })
    const writer = await insider(app, [slug])
    const asMember = await writer.browser.try(contract.changeSlowMode, { slug, slow_seconds: 60 })
    expect(asMember.body.error.code).toBe('session.forbidden')
    await admin.browser.call(contract.changeSlowMode, { slug, slow_seconds: 60 })
    await post(writer, 'First', { slug })
    const { body } = await writer.browser.try(contract.writePost, draft('Second', { slug }))
    expect(body.error).toMatchObject({ code: 'spaces.too-soon' })
    expect(body.error.retry_after).toBeGreaterThan(50)
    await app.clock.later({ seconds: 61 }, () => post(writer, 'Second', { slug }))
    await post(admin, 'One', { slug })
    await post(admin, 'Two', { slug })
    await admin.browser.call(contract.changeSlowMode, { slug, slow_seconds: 0 })
  })

  test('a member writes at most 20 posts and replies a minute', async () => {
    const strict = await createTestApp()
    onTestFinished(() => strict.close())
    const [writer, other] = [await insider(strict), await insider(strict)]
    const { id } = await post(writer, 'One of twenty')
    for (let count = 1; count < 20; count++) await post(writer, 'And one more', { parent_id: id })
    for (const parent_id of [undefined, id]) {
      const { status, body } = await writer.browser.try(contract.writePost, draft('Too many', { parent_id }))
      expect([status, body.error.code]).toEqual([429, 'spaces.too-many-posts'])
      expect(body.error.retry_after).toBeGreaterThan(0)
    }
    await post(other, 'Somebody else')
  })

  test('in fight business a post has fields, a reply has none, and the filter finds what still holds', async () => {
    const slug = 'fight-business'
    const writer = await insider(app, [slug])
    const business = { side: 'offer', matter: 'gym', place: 'São Bento', pay: null, until: '2026-01-31' } as const
    const none = await writer.browser.try(contract.writePost, draft('A mat for rent', { slug }))
    expect(none.body.error.code).toBe('spaces.business-fields-needed')
    const over = await post(writer, 'A mat for rent', { slug, business })
    await post(writer, 'A ring for rent', { slug, business: { ...business, until: null } })
    await post(writer, 'Is it free?', { slug, parent_id: over.id })
    const found = await writer.browser.call(contract.listPosts, { slug, side: 'offer', place: 'sao b' })
    expect(found.posts.map(({ body }) => body)).toEqual(['A ring for rent'])
  })

  test('the picture of a reply is not shown to someone whom the author of the post blocked', async () => {
    const [asker, writer, reader] = [await insider(app), await insider(app), await insider(app)]
    const { id: parent_id } = await post(asker, 'Show me your guard')
    const picture = await uploaded(writer.browser, 'post_picture')
    await post(writer, 'Like this', { parent_id, pictures: [{ id: pictureId(picture) ?? '', alt: 'My guard' }] })
    const seen = async () => (await reader.browser.request('GET', picture)).status
    expect(await seen()).toBe(200)
    await block(app, asker, reader)
    expect(await seen()).toBe(404)
  })

  test('an edit keeps the earlier words for moderators, replaces pictures and is possible for a day', async () => {
    const writer = await insider(app)
    const [first, second] = [
      await uploaded(writer.browser, 'post_picture'),
      await uploaded(writer.browser, 'post_picture'),
    ]
    const [one, two] = [first, second].map((address) => ({ id: pictureId(address) ?? '', alt: 'The bag' }))
    if (!one || !two) throw new Error('no pictures')
    const written = await post(writer, 'Before', { pictures: [one] })
    const again = await writer.browser.try(contract.writePost, draft('Borrowed', { pictures: [one] }))
    expect(again.body.error.fields).toEqual({ 'pictures.0.id': { problem: 'file-missing' } })
    const change = { id: written.id, body: 'After', pictures: [two] }
    const edited = await writer.browser.call(contract.editPost, change)
    expect(edited).toMatchObject({ body: 'After', may_edit: true, pictures: [{ id: two.id, alt: 'The bag' }] })
    expect((await writer.browser.request('GET', first)).status).toBe(404)
    const { rows } = await app.pool.query('select body from post_revisions where post_id = $1', [written.id])
    expect(rows).toEqual([{ body: 'Before' }])
    const other = await insider(app)
    expect((await other.browser.try(contract.editPost, { ...change, pictures: [] })).status).toBe(404)
    await app.clock.later({ hours: 25 }, async () => {
      expect((await writer.browser.try(contract.editPost, change)).body.error.code).toBe('spaces.edit-too-late')
      expect((await writer.browser.call(contract.readPost, { id: written.id })).post.may_edit).toBe(false)
    })
    await writer.browser.call(contract.deletePost, { id: written.id })
    expect((await writer.browser.try(contract.editPost, change)).body.error.code).toBe('spaces.post-gone')
    expect((await writer.browser.request('GET', second)).status).toBe(404)
  })

  test('a deleted post keeps its replies and takes no more, and a deleted reply is not counted', async () => {
    const [asker, helper] = [await insider(app), await insider(app)]
    const question = await post(asker, 'How do I keep my hands up?')
    const one = await post(helper, 'Rope drill', { parent_id: question.id })
    const two = await post(helper, 'And mirror', { parent_id: one.id })
    expect(two.parent_id).toBe(question.id)
    await helper.browser.call(contract.deletePost, { id: two.id })
    await helper.browser.call(contract.deletePost, { id: two.id })
    const { post: seen } = await asker.browser.call(contract.readPost, { id: question.id })
    expect(seen.replies).toBe(1)
    await asker.browser.call(contract.deletePost, { id: question.id })
    expect(await bodies(helper)).not.toContain('How do I keep my hands up?')
    const gone = await helper.browser.call(contract.readPost, { id: question.id })
    expect(gone.post).toMatchObject({ state: 'deleted', body: '', replies: 1 })
    const { replies } = await helper.browser.call(contract.listReplies, { id: question.id })
    expect(replies.map(({ body }) => body)).toEqual(['Rope drill'])
    const late = await helper.browser.try(contract.writePost, draft('Late', { parent_id: question.id }))
    expect(late.body.error.code).toBe('spaces.post-gone')
  })

  test('the posts of a deleted account stay without words and author', async () => {
    const [gone, other] = [await insider(app), await insider(app)]
    const asked = await post(other, 'Who trains on Sunday?')
    const reply = await post(gone, 'I do', { parent_id: asked.id })
    const own = await post(gone, 'Secret words')
    await post(other, 'Still here', { parent_id: own.id })
    await gone.browser.call(deleteAccount, { password: PASSWORD })
    const { rows } = await app.pool.query('select author_id, body, state from posts where id = any($1)', [
      [reply.id, own.id],
    ])
    expect(rows).toEqual(Array(2).fill({ author_id: null, body: '', state: 'deleted' }))
    expect((await other.browser.call(contract.readPost, { id: asked.id })).post.replies).toBe(0)
    expect((await other.browser.call(contract.listReplies, { id: own.id })).replies).toHaveLength(1)
  })
})

describe('mentions and replies', () => {
  test('notify those named and the author answered, each once, and nobody twice for one reply', async () => {
    const [author, named, third] = [await insider(app), await insider(app), await insider(app)]
    const asked = await post(author, `Ask @${named.handle}, @nobody-here or me@${third.handle}`)
    expect(asked.mentions).toEqual([{ user_id: named.user_id, handle: named.handle, full_name: named.full_name }])
    expect([await kindsOf(named), await kindsOf(third)]).toEqual([['mention'], []])
    const change = { id: asked.id, body: `@${named.handle} and @${third.handle}`, pictures: [] }
    await author.browser.call(contract.editPost, change)
    expect([await kindsOf(named), await kindsOf(third)]).toEqual([['mention'], ['mention']])
    await post(third, 'Sure', { parent_id: asked.id })
    await post(third, `Sure, @${author.handle}`, { parent_id: asked.id })
    await post(author, 'Thanks', { parent_id: asked.id })
    expect(await kindsOf(author)).toEqual(['mention', 'reply'])
  })

  test('reach nobody who blocked or muted the writer, left, or may not read', async () => {
    const writer = await insider(app)
    const [blocked, muted, left, free] = [
      await insider(app),
      await insider(app),
      await insider(app),
      await insider(app),
    ]
    await block(app, blocked, writer)
    await block(app, muted, writer, 'mute')
    await left.browser.call(contract.leaveSpace, { slug: 'kings' })
    await setMembershipType(app.pool, free.user_id, 'free_member')
    const all = [blocked, muted, left, free]
    const { mentions } = await post(writer, all.map(({ handle }) => `@${handle}`).join(' '))
    // Muting is not told to the one who is muted.
    expect(mentions.map(({ handle }) => handle)).toEqual([muted.handle])
    for (const person of all) expect(await kindsOf(person)).toEqual([])
  })

  test('are at most ten in one post', async () => {
    const writer = await insider(app)
    const many = Array.from({ length: 11 }, (_, index) => `@person-${index}`).join(' ')
    const refused = await writer.browser.try(contract.writePost, draft(many))
    expect(refused.body.error.code).toBe('spaces.too-many-mentions')
  })
})

describe('reactions, helpful answers and pins', () => {
  test('a reaction counts once a person and can be taken back', async () => {
    const [writer, reader] = [await insider(app), await insider(app)]
    const { id } = await post(writer)
    const fist = { id, reaction: 'fist', wanted: true } as const
    await writer.browser.call(contract.react, fist)
    await reader.browser.call(contract.react, fist)
    const { reactions } = await reader.browser.call(contract.react, fist)
    expect(reactions).toEqual([{ reaction: 'fist', count: 2, is_mine: true }])
    const after = await reader.browser.call(contract.react, { ...fist, wanted: false })
    expect(after.reactions).toEqual([{ reaction: 'fist', count: 1, is_mine: false }])
  })

  test('the author of a post marks what helped: points once, taken back with the mark, never for oneself', async () => {
    const [asker, helper] = [await insider(app), await insider(app)]
    const { id: parent_id } = await post(asker, 'What helps against nerves?')
    const answer = await post(helper, 'A routine', { parent_id })
    const own = await post(asker, 'I found it', { parent_id })
    const points = async () => (await helper.browser.call(readOwnPerson, {})).points
    const helpful = { id: answer.id, wanted: true }
    expect((await helper.browser.try(contract.markHelpful, helpful)).status).toBe(404)
    await asker.browser.call(contract.markHelpful, helpful)
    await asker.browser.call(contract.markHelpful, helpful)
    expect(await points()).toBe(5)
    await asker.browser.call(contract.markHelpful, { ...helpful, wanted: false })
    expect(await points()).toBe(0)
    const refused = await asker.browser.try(contract.markHelpful, { id: own.id, wanted: true })
    expect(refused.body.error.code).toBe('spaces.own-reply')
  })

  test('helpful answers earn once a question and once a day from the same person, while one of them is shown', async () => {
    const [asker, helper] = [await insider(app), await insider(app)]
    const points = async () => (await helper.browser.call(readOwnPerson, {})).points
    const mark = (id: string, wanted = true) => asker.browser.call(contract.markHelpful, { id, wanted })
    const answerTo = async (parent_id: string) => (await post(helper, 'A routine', { parent_id })).id
    const [question, next] = [await post(asker, 'What helps?'), await post(asker, 'What else?')]
    const [first, second] = [await answerTo(question.id), await answerTo(question.id)]
    await mark(first)
    await mark(second)
    await mark(await answerTo(next.id))
    expect(await points()).toBe(5)
    await mark(first, false)
    expect(await points()).toBe(5)
    await helper.browser.call(contract.deletePost, { id: second })
    expect(await points()).toBe(0)
    await mark(first)
    await app.clock.later({ days: 1, minutes: 1 }, async () => mark(await answerTo(next.id)))
    expect(await points()).toBe(10)
  })

  test('moderators pin up to three posts', async () => {
    const slug = 'prado-corner'
    const admin = await insider(app, [slug], { membership_type: 'admin' })
    const member = await insider(app, [slug])
    const pin = (id: string) => admin.browser.try(contract.pinPost, { id, wanted: true })
    const [first, ...rest] = await Promise.all(['1', '2', '3', '4'].map((body) => post(member, body, { slug })))
    if (!first) throw new Error('no post')
    const refused = await member.browser.try(contract.pinPost, { id: first.id, wanted: true })
    expect(refused.body.error.code).toBe('session.forbidden')
    const answers = await Promise.all([first, ...rest].map(({ id }) => pin(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    expect((await read(member, slug)).pinned).toHaveLength(3)
    const reader = await insider(app, [slug])
    const again = (await read(member, slug)).pinned[0]?.id ?? ''
    for (const wanted of [false, true, false, true]) await admin.browser.call(contract.pinPost, { id: again, wanted })
    // Neither its author nor the one who pinned it needs to be told, and nobody twice.
    expect([await kindsOf(reader), await kindsOf(member), await kindsOf(admin)]).toEqual([['space_news'], [], []])
  })
})

describe('the feed', () => {
  test('pages without gaps or repeats while others write, and says what is new since a moment', async () => {
    const slug = 'global-community'
    const [writer, reader] = [await insider(app, [slug]), await insider(app, [slug])]
    for (let n = 0; n < FEED_PAGE + 5; n++) await post(writer, `Post ${n}`, { slug })
    const first = await reader.browser.call(contract.listPosts, { slug })
    await post(writer, 'Newer', { slug })
    const second = await reader.browser.call(contract.listPosts, { slug, cursor: first.cursor ?? '' })
    expect(second.cursor).toBeNull()
    const seen = [...first.posts, ...second.posts].map(({ body }) => body)
    expect(seen).toEqual(Array.from({ length: FEED_PAGE + 5 }, (_, n) => `Post ${FEED_PAGE + 4 - n}`))
    const after = first.posts[0]?.created_at ?? ''
    const news = await reader.browser.call(contract.listPosts, { slug, after })
    expect(news.posts[0]?.body).toBe('Newer')
  })

  test('unread is right after random reads on three devices that report in any order', async () => {
    // Nobody else writes there, also not in the future.
    const slug = 'sala-solis'
    const [writer, reader] = [await insider(app, [slug]), await insider(app, [slug])]
    await readOnThreeDevices({ app, slug, writer, reader, rounds: 12, seed: 7 })
    // One's own posts and those of people one muted are never unread.
    await app.clock.later({ minutes: 5 }, () => post(reader, 'Mine', { slug }))
    await block(app, reader, writer, 'mute')
    expect((await read(reader, slug)).space.unread).toBe(0)
    expect((await read(writer, slug)).space.unread).toBe(1)
  })

  test('every write is one event for the space, and reading one for the reader’s own devices', async () => {
    const [writer, reader] = [await insider(app), await insider(app)]
    const { id: space_id } = (await read(writer)).space
    const events = await eventsOf(app, reader.user_id, [`space:${space_id}`])
    const { id } = await post(writer)
    await expect.poll(() => events).toMatchObject([{ type: 'post-added', space_id, post: { id } }])
    events.length = 0
    const own = await eventsOf(app, reader.user_id)
    await reader.browser.call(contract.markSpaceRead, { slug: 'kings', post_id: id })
    await reader.browser.call(contract.markSpaceRead, { slug: 'kings', post_id: id })
    await expect.poll(() => own).toEqual([{ type: 'space-changed', space_id }])
  })
})

describe('people', () => {
  test('get different handles, also when many of one name arrive at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, () => memberOf(app, { membership_type: 'elite_member' })),
    )
    await Promise.all(
      members.flatMap(({ browser }) => ['kings', 'kings'].map((slug) => browser.call(contract.joinSpace, { slug }))),
    )
    const known = await Promise.all(members.map(({ browser }) => browser.call(readOwnPerson, {})))
    expect(new Set(known.map(({ handle }) => handle)).size).toBe(8)
  })

  test('are in the directory only if they choose to, and known to those who share a space', async () => {
    const [hidden, listed, reader] = [await insider(app), await insider(app, []), await insider(app)]
    const stranger = await insider(app, [])
    await listed.browser.call(changePerson, { ...ALLOWED, handle: 'zz-listed', in_directory: true })
    const directory = await reader.browser.call(listPeople, { search: '@zz-l' })
    expect(directory.people.map(({ handle }) => handle)).toEqual(['zz-listed'])
    const everyone = await reader.browser.call(listPeople, { search: 'robin' })
    expect(everyone.people.map(({ handle }) => handle)).not.toContain(hidden.handle)
    const statusFor = async (person: Insider, handle: string) =>
      (await person.browser.try(readPerson, { handle })).status
    expect(await statusFor(reader, hidden.handle)).toBe(200)
    expect(await statusFor(stranger, hidden.handle)).toBe(404)
    await block(app, hidden, reader)
    expect(await statusFor(reader, hidden.handle)).toBe(404)
    await block(app, listed, reader)
    expect((await reader.browser.call(listPeople, { search: 'zz-listed' })).people).toEqual([])
  })

  test('cannot bring a link into the introduction while new, however it is written; it may stay later', async () => {
    const [member, coach] = [await insider(app), await insider(app, [], { membership_type: 'coach' })]
    const introduce = async ({ browser }: Insider, about: string) => {
      const { handle } = await browser.call(readOwnPerson, {})
      return await browser.try(changePerson, { handle, about, in_directory: true, accepts_messages: false })
    }
    for (const about of ['Gloves: cheap.example.com', 'See https&colon;//cheap.example', '[here](//cheap.example)'])
      expect((await introduce(member, about)).body).toMatchObject({
        error: { code: 'request.invalid', fields: { about: { problem: 'early-link' } } },
      })
    expect((await introduce(member, 'Southpaw, training since 2019.')).status).toBe(200)
    expect((await introduce(coach, 'My gym: cheap.example.com')).status).toBe(200)
    const came = (days: number) =>
      app.pool.query(`update people set created_at = now() - $2 * interval '1 day' where user_id = $1`, [
        member.user_id,
        days,
      ])
    await came(PROBATION_DAYS + 1)
    expect((await introduce(member, 'My gym: cheap.example.com')).status).toBe(200)
    await came(0)
    expect((await introduce(member, 'My own gym: cheap.example.com')).status).toBe(200)
  })

  test('cannot take the handle of somebody else, nor one that is reserved', async () => {
    const [one, other] = [await insider(app, []), await insider(app, [])]
    const asTeam = ['kiai-support', 'official-kiai', 'moderator-1', 'my-moderators2', 'kiaisupport']
    for (const handle of [one.handle, 'moderator', 'ai-ember', 'ana-prado', ...asTeam]) {
      const refused = await other.browser.try(changePerson, { ...ALLOWED, handle })
      expect(refused.body.error.code, handle).toBe('people.handle-taken')
    }
    const own = await other.browser.call(changePerson, { ...ALLOWED, handle: `own-${randomUUID().slice(0, 8)}` })
    expect(own).toMatchObject({ about: 'Late starter', rank: 'newcomer' })
    const named = await memberOf(app)
    for (const [full_name, handle] of [
      ['Kiai Support', /^member-\d+$/],
      ['Ida Staff', /^ida(-\d+)?$/],
    ] as const) {
      await app.pool.query('update profiles set full_name = $2 where user_id = $1', [named.user_id, full_name])
      expect((await named.browser.call(readOwnPerson, {})).handle).toMatch(handle)
    }
  })
})
