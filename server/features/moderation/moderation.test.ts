import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import { markAnswered, saveNotes, voteForQuestion } from '#contract/live.ts'
import * as contract from '#contract/moderation.ts'
import { listNotifications } from '#contract/notifications.ts'
import {
  changeOwnPerson,
  keepDistance,
  listDistances,
  listPeople,
  readOwnPerson,
  readPerson,
  suggestPeople,
} from '#contract/people.ts'
import type { Distance } from '#contract/people-rules.ts'
import { updateProfile } from '#contract/profile.ts'
import {
  changeSlowMode,
  deletePost,
  editPost,
  joinSpace,
  letIn,
  listPosts,
  listReplies,
  markHelpful,
  markSpaceRead,
  pinPost,
  react,
  readPost,
  readSpace,
  saveOwnSpace,
  writePost,
} from '#contract/spaces.ts'
import { memberTopic } from '#server/events/topics.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { start } from '#tests/support/messages.ts'
import { mailsTo, memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { draft, type Insider, insider, post } from '#tests/support/spaces.ts'

let app: TestApp
let admin: Person
let author: Insider
let reader: Insider

beforeAll(async () => {
  app = await createTestApp({}, { limits: { post: { points: 100 } } })
  admin = await memberOf(app, { membership_type: 'admin' })
  author = await insider(app)
  reader = await insider(app)
})
afterAll(() => app.close())

type Decision = Omit<Input<typeof contract.decideCase>, 'id'>

const report = ({ browser }: Person, id: string, reason: 'spam' | 'hate' = 'spam', note: string | null = null) =>
  browser.call(contract.reportThing, { thing: 'post', id, reason, note })
const casesOf = async ({ browser }: Person, filter: 'open' | 'appeals' | 'decided' = 'open') =>
  (await browser.call(contract.listCases, { filter })).cases
const caseAbout = async (words: string, filter: 'open' | 'decided' = 'open') => {
  const found = (await casesOf(admin, filter)).find((one) => one.words === words)
  if (!found) throw new Error(`no case about ${words}`)
  return found
}
const decide = ({ browser }: Person, id: string, decision: Decision) =>
  browser.call(contract.decideCase, { id, ...decision })
const bodies = async ({ browser }: Person) =>
  (await browser.call(listPosts, { slug: 'kings' })).posts.map(({ body }) => body)
const decisionsOf = ({ browser }: Person) => browser.call(contract.listOwnDecisions, {})
const kindsOf = async ({ browser }: Person) =>
  (await browser.call(listNotifications, {})).notifications.map(({ kind }) => kind)

/** A post of the author that the reader has reported. */
async function reportedPost(body: string, by: Insider = author) {
  const { id } = await post(by, body)
  await report(reader, id)
  return { id, found: await caseAbout(body) }
}

describe('a report', () => {
  test('reaches the admins once however many report, with each reason; the post stays until the decision', async () => {
    const { id, found } = await reportedPost('Buy my course')
    const other = await insider(app)
    await report(other, id, 'hate', 'And rude')
    await report(other, id, 'spam', 'Third post today')
    const again = await caseAbout('Buy my course')
    expect(again.id).toBe(found.id)
    expect(again).toMatchObject({ thing: 'post', cause: 'reported', strikes: 0, path: `/spaces/kings/${id}` })
    expect(again.reports.map(({ reason, note }) => [reason, note])).toEqual([
      ['spam', null],
      ['spam', 'Third post today'],
    ])
    expect(again.person?.handle).toBe(author.handle)
    expect(await kindsOf(admin)).toEqual(['report'])
    expect(await bodies(reader)).toContain('Buy my course')
  })

  test('is refused for what the member wrote or cannot see', async () => {
    const { id } = await post(author, 'Mine')
    await expect(report(author, id)).rejects.toThrow('moderation.own-thing')
    await expect(report(await memberOf(app), id)).rejects.toThrow()
    await expect(report(reader, randomUUID())).rejects.toThrow('not-found')
  })

  test('keeps the words that the author has changed since', async () => {
    const { id } = await reportedPost('Something mean')
    await author.browser.call(editPost, { id, body: 'Something nice', pictures: [] })
    expect(await caseAbout('Something mean')).toMatchObject({ words_now: 'Something nice', state: 'shown' })
  })
})

describe('a decision', () => {
  test('removes a post for all, and tells the author what, why and how to appeal', async () => {
    const { id, found } = await reportedPost('Cheap gloves, click here')
    await decide(admin, found.id, { act: 'remove', reason: 'Advertising' })
    expect(await bodies(reader)).not.toContain('Cheap gloves, click here')
    await expect(decide(admin, found.id, { act: 'dismiss' })).rejects.toThrow('moderation.already-decided')
    const { decisions } = await decisionsOf(author)
    expect(decisions[0]).toMatchObject({ act: 'remove', reason: 'Advertising', may_appeal: true, appeal: null })
    expect((await mailsTo(app, author.email)).at(-1)).toMatchObject({ template: 'moderation-removed' })
    expect((await mailsTo(app, author.email)).at(-1)?.text).toContain('Advertising')
    const { rows } = await app.pool.query<{ action: string }>('select action from audit_log where after->>$1 = $2', [
      'case',
      found.id,
    ])
    expect(rows).toEqual([{ action: 'moderate' }])
    // A new report of something that is gone is refused.
    await expect(report(reader, id)).rejects.toThrow()
  })

  test('of two moderators at the same moment, one is told that it is decided', async () => {
    const { found } = await reportedPost('Decide me')
    const second = await memberOf(app, { membership_type: 'admin' })
    const results = await Promise.allSettled([
      decide(admin, found.id, { act: 'warn', reason: 'One' }),
      decide(second, found.id, { act: 'remove', reason: 'Two' }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await caseAbout('Decide me', 'decided')).decision).not.toBeNull()
  })

  test('suspends: the member reads, and does not write until the end; a decision that is taken back ends it', async () => {
    const loud = await insider(app)
    const { found } = await reportedPost('Loud words', loud)
    const other = await post(author, 'Something to react to')
    await decide(admin, found.id, { act: 'suspend', reason: 'Insults', days: 3 })
    await expect(post(loud, 'Again')).rejects.toThrow('spaces.suspended')
    await expect(loud.browser.call(react, { id: other.id, reaction: 'fire', wanted: true })).rejects.toThrow(
      'spaces.suspended',
    )
    expect(await bodies(loud)).toContain('Something to react to')
    const { suspended_until, decisions } = await decisionsOf(loud)
    expect(suspended_until).toBe(decisions[0]?.until)
    await admin.browser.call(contract.takeDecisionBack, { id: decisions[0]?.id ?? '', reason: 'A mistake' })
    await post(loud, 'I am back')
    expect(await bodies(reader)).toEqual(expect.arrayContaining(['I am back', 'Loud words']))
    expect((await reportedPost('Loud again', loud)).found.strikes).toBe(0)
  })

  test('suspends a coach, who then marks, votes, renames, hosts and decides nothing', async () => {
    const coach = await insider(app, ['kings'], { membership_type: 'coach' })
    const { found, id } = await reportedPost('A loud coach', coach)
    await decide(admin, found.id, { act: 'suspend', reason: 'Insults', days: 3 })
    const { id: other } = await post(author, 'Pin me')
    const { browser } = coach
    const { handle, about, accepts_messages } = await browser.call(readOwnPerson, {})
    const own = { handle, about, accepts_messages, in_directory: false }
    const notes = { id: `${id}_2030-01-01`, agenda: 'Shout', notes: null, recording_url: null }
    const tried = [
      () => browser.call(markHelpful, { id: other, wanted: true }),
      () => browser.call(pinPost, { id: other, wanted: true }),
      () => browser.call(voteForQuestion, { id, wanted: true }),
      () => browser.call(saveNotes, notes),
      () => browser.call(saveOwnSpace, { name: 'Loud', about: 'Louder' }),
      () => browser.call(changeOwnPerson, { ...own, about: 'Insults' }),
      () => browser.call(updateProfile, { full_name: 'Insult', avatar_url: null }),
      () => decide(coach, found.id, { act: 'dismiss' }),
      () => browser.call(contract.addModeratorNote, { id: found.id, text: 'Not me' }),
      () => browser.call(contract.takeDecisionBack, { id: found.id, reason: 'Not me' }),
      () => browser.call(changeSlowMode, { slug: 'kings', slow_seconds: 60 }),
      () => browser.call(letIn, { handle: author.handle, let_in: true }),
      () => browser.call(markAnswered, { id, minute: 3 }),
    ]
    for (const act of tried) await expect(act()).rejects.toThrow('spaces.suspended')
    await browser.call(changeOwnPerson, own)
  })

  test('about a spammer removes all posts and the notifications they caused, and can be taken back', async () => {
    const spammer = await insider(app)
    const named = await insider(app)
    await post(spammer, `@${named.handle} look at this`)
    const { found } = await reportedPost('Look at that', spammer)
    expect(await kindsOf(named)).toEqual(['mention'])
    await decide(admin, found.id, { act: 'remove_everything', reason: 'Spam', days: 30 })
    expect((await bodies(reader)).filter((body) => body.toLowerCase().includes('look at'))).toEqual([])
    expect(await kindsOf(named)).toEqual([])
    const { decisions } = await decisionsOf(spammer)
    await admin.browser.call(contract.takeDecisionBack, { id: decisions[0]?.id ?? '', reason: 'Not spam' })
    expect(await bodies(reader)).toEqual(expect.arrayContaining(['Look at that', `@${named.handle} look at this`]))
    expect(await kindsOf(named)).toEqual(['mention'])
  })

  test('about a pinned post, like its deletion, takes its words out of the members’ notifications', async () => {
    const slug = 'sala-solis'
    const [writer, member] = [await insider(app, [slug]), await insider(app, [slug])]
    const staff = await insider(app, [slug], { membership_type: 'admin' })
    const [removed, deleted] = [
      await post(writer, 'Pinned insult', { slug }),
      await post(writer, 'A mistake', { slug }),
    ]
    for (const { id } of [removed, deleted]) await staff.browser.call(pinPost, { id, wanted: true })
    await report(member, removed.id)
    expect(await kindsOf(member)).toEqual(['space_news', 'space_news'])
    await decide(staff, (await caseAbout('Pinned insult')).id, { act: 'remove', reason: 'Insult' })
    expect(await kindsOf(member)).toEqual(['space_news'])
    await writer.browser.call(deletePost, { id: deleted.id })
    expect(await kindsOf(member)).toEqual([])
  })

  test('about a post that its author has deleted shows nothing when it is taken back', async () => {
    const top = await post(reader, 'Who spars today?')
    const { id } = await post(author, 'Not with you', { parent_id: top.id })
    await report(reader, id)
    await author.browser.call(deletePost, { id })
    await decide(admin, (await caseAbout('Not with you')).id, { act: 'remove', reason: 'Unkind' })
    const [decision] = (await decisionsOf(author)).decisions
    await admin.browser.call(contract.takeDecisionBack, { id: decision?.id ?? '', reason: 'A mistake' })
    expect((await reader.browser.call(listReplies, { id: top.id })).replies).toEqual([])
    expect((await reader.browser.call(readPost, { id: top.id })).post.replies).toBe(0)
  })

  test('needs a reason and, for a suspension, its length', async () => {
    const { found } = await reportedPost('No reason')
    await expect(decide(admin, found.id, { act: 'warn' })).rejects.toThrow('request.invalid')
    await expect(decide(admin, found.id, { act: 'suspend', reason: 'Why' })).rejects.toThrow('request.invalid')
  })
})

test('an appeal goes to another admin once, and undoes the decision if it is accepted', async () => {
  const second = await memberOf(app, { membership_type: 'admin' })
  const { found } = await reportedPost('Hard but fair')
  await decide(admin, found.id, { act: 'remove', reason: 'Too hard' })
  const id = (await decisionsOf(author)).decisions[0]?.id ?? ''
  const appeal = { id, text: 'It was about the technique' }
  await expect(reader.browser.call(contract.appealDecision, appeal)).rejects.toThrow('not-found')
  await author.browser.call(contract.appealDecision, appeal)
  await expect(author.browser.call(contract.appealDecision, appeal)).rejects.toThrow('moderation.already-appealed')
  expect((await casesOf(second, 'appeals')).map(({ decision }) => decision?.id)).toEqual([id])
  const answer = { id, accepted: true, answer: 'You are right' }
  await expect(admin.browser.call(contract.decideAppeal, answer)).rejects.toThrow('moderation.own-decision')
  await second.browser.call(contract.decideAppeal, answer)
  expect(await bodies(reader)).toContain('Hard but fair')
  expect((await decisionsOf(author)).decisions[0]).toMatchObject({
    may_appeal: false,
    appeal: { accepted: true, answer: 'You are right' },
  })
  expect((await mailsTo(app, author.email)).at(-1)).toMatchObject({ template: 'moderation-appeal-accepted' })
  await expect(second.browser.call(contract.decideAppeal, answer)).rejects.toThrow('moderation.already-decided')
})

test('a coach decides about the own space only, and not what reaches beyond it', async () => {
  const coach = await insider(app, [], { membership_type: 'coach' })
  const { slug } = await coach.browser.call(saveOwnSpace, { name: 'My people', about: 'For clients' })
  for (const { handle, browser } of [author, reader]) {
    await coach.browser.call(letIn, { handle, let_in: true })
    await browser.call(joinSpace, { slug })
  }
  const { id } = await post(author, 'Among clients', { slug })
  await report(reader, id)
  const [found, ...others] = await casesOf(coach)
  expect(others).toEqual([])
  expect(found?.words).toBe('Among clients')
  expect(await kindsOf(coach)).toEqual(['report'])
  const case_id = found?.id ?? ''
  await expect(decide(coach, case_id, { act: 'suspend', reason: 'No', days: 1 })).rejects.toThrow(
    'moderation.admins-only',
  )
  const elsewhere = await reportedPost('Not in that space')
  await expect(decide(coach, elsewhere.found.id, { act: 'dismiss' })).rejects.toThrow('not-found')
  await coach.browser.call(contract.addModeratorNote, { id: case_id, text: 'Talked to both' })
  await decide(coach, case_id, { act: 'remove', reason: 'Not here' })
  expect((await caseAbout('Among clients', 'decided')).notes).toMatchObject([{ text: 'Talked to both' }])
})

test('a coach takes back own decisions alone, and shows nothing that an admin has removed', async () => {
  const [coach, client] = [await insider(app, [], { membership_type: 'coach' }), await insider(app)]
  const { slug } = await coach.browser.call(saveOwnSpace, { name: 'My people', about: 'For clients' })
  for (const { handle, browser } of [client, reader]) {
    await coach.browser.call(letIn, { handle, let_in: true })
    await browser.call(joinSpace, { slug })
  }
  const [first, second] = [await post(client, 'First insult', { slug }), await post(client, 'Second insult', { slug })]
  for (const { id } of [first, second]) await report(reader, id)
  const takeBack = ({ browser }: Person, id: string) =>
    browser.call(contract.takeDecisionBack, { id, reason: 'I like it' })
  const shown = async () =>
    (await reader.browser.call(listPosts, { slug })).posts.flatMap(({ state, body }) =>
      state === 'shown' ? [body] : [],
    )
  // The admin removes everything, also the second post, about which the coach decides later.
  await decide(admin, (await caseAbout('First insult')).id, { act: 'remove_everything', reason: 'Insults' })
  await decide(coach, (await caseAbout('Second insult')).id, { act: 'remove', reason: 'Not here' })
  const [ofCoach, ofAdmin] = (await decisionsOf(client)).decisions.map(({ id }) => id)
  await takeBack(coach, ofCoach ?? '')
  expect(await shown()).toEqual([])
  await takeBack(admin, ofAdmin ?? '')
  expect(await shown()).toEqual(['Second insult', 'First insult'])
  await report(reader, first.id)
  await decide(admin, (await caseAbout('First insult')).id, { act: 'remove', reason: 'Insults' })
  const [again] = (await decisionsOf(client)).decisions
  await expect(takeBack(coach, again?.id ?? '')).rejects.toThrow('moderation.admins-only')
  expect(await shown()).toEqual(['Second insult'])
})

test('a deleted account leaves none of its words with others', async () => {
  const staff = await insider(app, ['fight-business'], { membership_type: 'admin' })
  const slug = 'fight-business'
  const [gone, other] = [await insider(app, [slug]), await insider(app, [slug])]
  const business = { side: 'offer', matter: 'fight', place: 'Lima', pay: null, until: null } as const
  const { id } = await post(gone, `Secret words for @${other.handle}`, { slug, business })
  await staff.browser.call(pinPost, { id, wanted: true })
  await report(other, id)
  await start(other, gone, { post_id: id })
  await decide(staff, (await caseAbout(`Secret words for @${other.handle}`)).id, { act: 'warn', reason: 'Careful' })
  const [decision] = (await decisionsOf(gone)).decisions
  await gone.browser.call(contract.appealDecision, { id: decision?.id ?? '', text: 'Secret words of the appeal' })
  const left = async () => {
    const { rows } = await app.pool.query<{ place: string }>(
      `select 'quote' as place from messages where quote::text like '%Secret words%'
       union select kind from notifications where details::text like '%Secret words%' or details::text like '%' || $1 || '%'
       union select 'case' from moderation_cases where words like '%Secret words%' order by place`,
      [id],
    )
    return rows.map(({ place }) => place)
  }
  expect(await left()).toEqual(['case', 'mention', 'quote', 'report', 'space_news'])
  await gone.browser.call(deleteAccount, { password: PASSWORD })
  expect(await left()).toEqual([])
})

describe('what nobody reported', () => {
  test('a link in one of the first posts waits until a moderator lets it through; only its author sees it', async () => {
    const beginner = await insider(app)
    const { id, state } = await post(beginner, 'My gym: https://gym.example')
    expect(state).toBe('waiting')
    expect(await bodies(reader)).not.toContain('My gym: https://gym.example')
    expect(await bodies(beginner)).toContain('My gym: https://gym.example')
    const found = await caseAbout('My gym: https://gym.example')
    expect(found).toMatchObject({ cause: 'waiting', state: 'waiting' })
    await decide(admin, found.id, { act: 'dismiss' })
    expect((await reader.browser.call(readPost, { id })).post.state).toBe('shown')
    const other = await beginner.browser.call(editPost, { id, body: 'My gym: https://spam.example', pictures: [] })
    expect(other.state).toBe('waiting')
  })

  test('a post that waited is unread for those who have read on meanwhile', async () => {
    const slug = 'mindset-live'
    const [beginner, writer, visitor] = [
      await insider(app, [slug]),
      await insider(app, [slug]),
      await insider(app, [slug]),
    ]
    await post(beginner, 'Sleep well: https://sleep.example', { slug })
    const newer = await app.clock.later({ minutes: 1 }, () => post(writer, 'Newer', { slug }))
    await visitor.browser.call(markSpaceRead, { slug, post_id: newer.id })
    const unread = async () => (await visitor.browser.call(readSpace, { slug })).space.unread
    expect(await unread()).toBe(0)
    const { id } = await caseAbout('Sleep well: https://sleep.example')
    await app.clock.later({ minutes: 2 }, () => decide(admin, id, { act: 'dismiss' }))
    expect(await unread()).toBe(1)
  })

  test('a link in the pay of an offer waits too', async () => {
    const business = {
      side: 'offer',
      matter: 'gear',
      place: 'Lisbon',
      pay: 'See https://evil.dev',
      until: null,
    } as const
    const newcomer = await insider(app, ['fight-business'])
    expect(await post(newcomer, 'Good gear', { slug: 'fight-business', business })).toMatchObject({ state: 'waiting' })
  })

  test('a link that is added to a first post later waits too', async () => {
    const beginner = await insider(app)
    const { id } = await post(beginner, 'Hello from Recife')
    const edited = await beginner.browser.call(editPost, { id, body: 'See www.spam.example', pictures: [] })
    expect(edited.state).toBe('waiting')
    expect(await bodies(reader)).not.toContain('See www.spam.example')
  })

  test('someone in danger gets help at once, and comes first in the queue; the post stays', async () => {
    const body = 'I do not want to live any more, I want to kill myself tonight'
    const written = await post(author, body)
    expect(written).toMatchObject({ state: 'shown', help: expect.stringMatching(/\w/) })
    const [first] = await casesOf(admin)
    expect(first).toMatchObject({ words: body, cause: 'danger', is_urgent: true })
    const sent = draft(body)
    const one = await author.browser.call(writePost, sent)
    const again = await author.browser.call(writePost, sent)
    expect(again).toMatchObject({ id: one.id, help: one.help })
    expect((await author.browser.call(writePost, draft('I will kill him in the third round'))).help).toBeNull()
  })

  test('a threat is reported by its words, and shown until a moderator decides', async () => {
    await post(author, 'I know where you live, watch your back when you leave')
    const found = await caseAbout('I know where you live, watch your back when you leave')
    expect(found).toMatchObject({
      cause: 'words',
      state: 'shown',
      reports: [{ reason: 'harassment', reporter_name: null }],
    })
  })
})

/** Every call that shows one member to another. */
describe('a blocked person is invisible', () => {
  let blocker: Insider
  let blocked: Insider
  let written: string
  let root: string

  beforeAll(async () => {
    blocker = await insider(app)
    blocked = await insider(app)
    await app.pool.query('update people set in_directory = true where user_id = any($1)', [
      [blocker.user_id, blocked.user_id],
    ])
    root = (await post(reader, 'A root for replies')).id
    written = (await post(blocked, 'Words of the blocked')).id
    await post(blocked, 'A reply of the blocked', { parent_id: root })
    await blocker.browser.call(keepDistance, { user_id: blocked.user_id, distance: 'block' })
  })

  /** What the viewer finds of the other. */
  const CALLS: [string, (viewer: Insider, other: Insider) => Promise<unknown>][] = [
    [
      'the feed',
      async ({ browser }, other) =>
        (await browser.call(listPosts, { slug: 'kings' })).posts.filter((one) => one.author?.handle === other.handle),
    ],
    [
      'replies',
      async ({ browser }, other) =>
        (await browser.call(listReplies, { id: root })).replies.filter((one) => one.author?.handle === other.handle),
    ],
    [
      'the directory',
      async ({ browser }, other) =>
        (await browser.call(listPeople, {})).people.filter(({ handle }) => handle === other.handle),
    ],
    [
      'mentions',
      async ({ browser }, other) =>
        (await browser.call(suggestPeople, { slug: 'kings', text: other.handle })).people.filter(
          ({ handle }) => handle === other.handle,
        ),
    ],
    [
      'the person’s page',
      async ({ browser }, other) => browser.call(readPerson, { handle: other.handle }).catch(() => []),
    ],
  ]

  test.each(CALLS)('in %s, in both directions', async (_, find) => {
    expect(await find(blocker, blocked)).toEqual([])
    expect(await find(blocked, blocker)).toEqual([])
    expect(await find(reader, blocked)).not.toEqual([])
  })

  test('when their post is opened', async () => {
    await expect(blocker.browser.call(readPost, { id: written })).rejects.toThrow('not-found')
  })

  test('in the replies to their post, which neither writes or edits, and among those named by others', async () => {
    const [third, one, other] = [await insider(app), await insider(app), await insider(app)]
    const { id: parent_id } = await post(one, 'Who spars on Friday?')
    const { id: ofThird } = await post(third, `I do, and @${one.handle}, and @${other.handle}`, { parent_id })
    const { id: own } = await post(other, 'Me too', { parent_id })
    await one.browser.call(keepDistance, { user_id: other.user_id, distance: 'block' })
    await expect(post(other, 'Still me', { parent_id: ofThird })).rejects.toThrow('not-found')
    const changed = other.browser.call(editPost, { id: own, body: 'Me, whatever you do', pictures: [] })
    await expect(changed).rejects.toThrow('not-found')
    await expect(other.browser.call(readPost, { id: ofThird })).rejects.toThrow('not-found')
    const { post: named } = await one.browser.call(readPost, { id: ofThird })
    expect(named.mentions.map(({ handle }) => handle)).toEqual([one.handle])
  })

  test('for a report', async () => {
    const reportPerson = (by: Insider, { user_id: id }: Insider) =>
      by.browser.try(contract.reportThing, { thing: 'person', id, reason: 'spam', note: null })
    expect((await reportPerson(blocked, blocker)).status).toBe(404)
    const stranger = await insider(app, [])
    expect((await reportPerson(blocked, stranger)).status).toBe(404)
    expect((await reportPerson(reader, blocked)).status).toBe(202)
  })

  test('and their open pages hear only when a block begins or ends', async () => {
    const [one, other] = [await insider(app), await insider(app)]
    const events = await eventsOf(app, other.user_id)
    const keep = async (distance: Distance | null) => {
      events.length = 0
      await one.browser.call(keepDistance, { user_id: other.user_id, distance })
      app.services.events.publish(memberTopic(other.user_id), { type: 'streak-changed' })
      await expect.poll(() => events.map(({ type }) => type)).toContain('streak-changed')
      return events.some(({ type }) => type === 'data-changed')
    }
    for (const distance of [null, 'mute', null] as const) expect(await keep(distance)).toBe(false)
    for (const [distance, hears] of [
      ['block', true],
      ['block', false],
      ['mute', true],
    ] as const)
      expect(await keep(distance)).toBe(hears)
  })

  test('and is named in the own list, where the block ends', async () => {
    const { people } = await blocker.browser.call(listDistances, {})
    expect(people).toMatchObject([{ distance: 'block', person: { handle: blocked.handle } }])
    await blocker.browser.call(keepDistance, { user_id: blocked.user_id, distance: null })
    expect((await blocker.browser.call(listDistances, {})).people).toEqual([])
  })

  test('admins cannot be blocked, but muted', async () => {
    const staff = await insider(app, [], { membership_type: 'admin' })
    const { user_id } = staff
    await expect(reader.browser.call(keepDistance, { user_id, distance: 'block' })).rejects.toThrow(
      'people.staff-not-blocked',
    )
    await reader.browser.call(keepDistance, { user_id, distance: 'mute' })
    await expect(reader.browser.call(keepDistance, { user_id: reader.user_id, distance: 'mute' })).rejects.toThrow(
      'not-found',
    )
  })
})
