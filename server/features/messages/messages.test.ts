import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/accounts.ts'
import { followCoach } from '#contract/coaches.ts'
import { pictureId } from '#contract/file-rules.ts'
import { MESSAGES_PAGE, MOST_CANNED_ANSWERS, MOST_REQUESTS_A_DAY } from '#contract/message-rules.ts'
import * as calls from '#contract/messages.ts'
import { decideCase, listCases, listOwnDecisions, reportThing, takeDecisionBack } from '#contract/moderation.ts'
import { listNotifications } from '#contract/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eventsOf } from '#tests/support/member-events.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { openPerson, start, twoInThread, words, write } from '#tests/support/messages.ts'
import { memberOf, PASSWORD, type Person } from '#tests/support/people.ts'
import { uploaded } from '#tests/support/pictures.ts'
import { insertSale } from '#tests/support/sales.ts'
import { soon } from '#tests/support/soon.ts'
import { block, insider, post } from '#tests/support/spaces.ts'

let database: TestDatabase
let app: TestApp
let coach: Person & { slug: string }

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(
    {},
    { database, limits: { message: { points: 100_000 }, 'write-member': { points: 100_000 } } },
  )
  coach = await coachOf(app, 'Ana Prado')
})
afterAll(() => app.close())

async function refusalOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer
  return [status, (body as { error?: { code: string } }).error?.code]
}
const tryStart = ({ browser }: Person, { user_id }: Pick<Person, 'user_id'>) =>
  refusalOf(browser.try(calls.startThread, { user_id, ...words() }))
const tryWrite = ({ browser }: Person, id: string) => refusalOf(browser.try(calls.writeMessage, { id, ...words() }))
const threadOf = ({ browser }: Person, id: string) => browser.call(calls.readThread, { id })
const listed = async ({ browser }: Person, archived?: 'yes') =>
  (await browser.call(calls.listThreads, archived ? { archived } : {})).threads.map(({ id }) => id)
const textsOf = async ({ browser }: Person, id: string) =>
  (await browser.call(calls.listMessages, { id })).messages.map(({ text }) => text)
const unreadOf = async ({ browser }: Person) => (await browser.call(calls.countUnreadThreads, {})).unread

async function notesOf({ browser }: Person) {
  const { notifications } = await browser.call(listNotifications, {})
  return notifications.flatMap((one) =>
    one.kind === 'message' ? [{ ...one.details, is_read: one.read_at !== null }] : [],
  )
}

describe('a free member and a coach', () => {
  test('begin with a request of one message, which the coach’s answer accepts', async () => {
    const member = await memberOf(app)
    const { browser } = member
    expect(await browser.call(calls.findThread, { user_id: coach.user_id })).toMatchObject({
      person: { full_name: 'Ana Prado', role: 'coach', slug: coach.slug },
      thread_id: null,
      begins: 'request',
    })
    const { thread } = await start(member, coach)
    expect(thread).toMatchObject({ state: 'request', is_asked: false, refusal: 'messages.request-waiting' })
    expect(await tryWrite(member, thread.id)).toEqual([409, 'messages.request-waiting'])
    expect(await tryStart(member, coach)).toEqual([409, 'messages.request-waiting'])
    expect(await threadOf(coach, thread.id)).toMatchObject({ is_asked: true, refusal: null, unread: 1 })
    expect((await write(coach, thread.id, 'Come by')).thread).toMatchObject({ state: 'open', is_asked: false })
    await write(member, thread.id, 'I will')
    expect(await textsOf(coach, thread.id)).toEqual(['I will', 'Come by', 'Do you spar on Fridays?'])
    expect(await browser.call(calls.findThread, { user_id: coach.user_id })).toMatchObject({ thread_id: thread.id })
  })

  test('need no request after following, also where one waits', async () => {
    const member = await memberOf(app)
    const { thread } = await start(member, coach)
    await member.browser.call(followCoach, { slug: coach.slug, following: true })
    expect((await start(member, coach)).thread).toMatchObject({ id: thread.id, state: 'open', refusal: null })
  })

  test('need no request after a purchase, in both directions, and it does not count as one', async () => {
    const [buyer, other] = [await memberOf(app), await memberOf(app)]
    for (const { user_id } of [buyer, other])
      await insertSale(app, { buyer_id: user_id, coach_id: coach.user_id }, 'shoutout', 'done')
    expect((await start(buyer, coach)).thread.state).toBe('open')
    expect((await start(coach, other)).thread.state).toBe('open')
  })
})

describe('two members', () => {
  test('accept or decline a request; a declined one is closed for the one who asked only', async () => {
    const [asker, asked] = [await openPerson(app), await openPerson(app)]
    const { thread } = await start(asker, asked)
    const answer = (accepted: boolean) => asked.browser.call(calls.answerRequest, { id: thread.id, accepted })
    expect(await answer(false)).toMatchObject({ state: 'declined', is_archived: true, refusal: null })
    expect(await tryWrite(asker, thread.id)).toEqual([403, 'messages.closed'])
    expect(await listed(asked)).not.toContain(thread.id)
    expect(await answer(true)).toMatchObject({ state: 'open', is_archived: false })
    await write(asker, thread.id)
    // Answering twice, and by the one who asked, changes nothing.
    expect(await answer(false)).toMatchObject({ state: 'open' })
  })

  test('write to each other at the same moment: it is one open thread', async () => {
    const [one, other] = [await openPerson(app), await openPerson(app)]
    const [a, b] = await Promise.all([start(one, other), start(other, one)])
    expect(a.thread.id).toBe(b.thread.id)
    expect(await threadOf(one, a.thread.id)).toMatchObject({ state: 'open' })
    expect(await textsOf(one, a.thread.id)).toHaveLength(2)
  })

  test('who took no messages, is unknown or lost the membership is not reached', async () => {
    const [writer, silent, free] = [await insider(app), await insider(app), await memberOf(app)]
    expect(await tryStart(writer, silent)).toEqual([403, 'messages.not-accepted'])
    const stranger = await insider(app, [])
    expect(await tryStart(writer, stranger)).toEqual([404, 'not-found'])
    expect(await tryStart(writer, { user_id: randomUUID() })).toEqual([404, 'not-found'])
    expect(await tryStart(writer, writer)).toEqual([409, 'messages.yourself'])
    const open = await openPerson(app)
    for (const user_id of [open.user_id, silent.user_id, randomUUID()])
      expect(await tryStart(free, { user_id })).toEqual([403, 'spaces.needs-elite'])
  })

  test('read on after the membership ended, and write no more', async () => {
    const { asker, id } = await twoInThread(app)
    await setMembershipType(app.pool, asker.user_id, 'free_member')
    expect(await threadOf(asker, id)).toMatchObject({ refusal: 'spaces.needs-elite' })
    expect(await tryWrite(asker, id)).toEqual([403, 'spaces.needs-elite'])
    expect(await textsOf(asker, id)).toHaveLength(2)
  })

  test('a suspended member reads and does not write', async () => {
    const { asker, id } = await twoInThread(app)
    await app.pool.query(
      `with reported as (
         insert into moderation_cases (thing, thing_id, cause) values ('person', $1, 'reported') returning id
       )
       insert into moderation_decisions (case_id, person_id, act, reason, until)
       select id, $1, 'suspend', 'Spam', now() + interval '1 day' from reported`,
      [asker.user_id],
    )
    expect(await tryWrite(asker, id)).toEqual([403, 'spaces.suspended'])
    expect(await textsOf(asker, id)).toHaveLength(2)
  })

  test(`send at most ${MOST_REQUESTS_A_DAY} requests in a day, from two tabs at once too`, async () => {
    const asker = await openPerson(app)
    const others = await Promise.all(Array.from({ length: MOST_REQUESTS_A_DAY + 2 }, () => openPerson(app)))
    const sent = await Promise.all(
      others.map(({ user_id }) => asker.browser.try(calls.startThread, { user_id, ...words() })),
    )
    const refused = sent.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body).toMatchObject({ error: { code: 'messages.too-many-requests' } })
    const late = await openPerson(app)
    await app.clock.later({ hours: 23 }, async () => {
      expect(await tryStart(asker, late)).toEqual([429, 'messages.too-many-requests'])
    })
    await app.clock.later({ hours: 25 }, async () => {
      expect((await start(asker, late)).thread.state).toBe('request')
    })
  })
})

describe('an answer to a post about fight business', () => {
  const BUSINESS = { side: 'offer', matter: 'fight', place: 'Lisbon', pay: null, until: null } as const

  test('quotes it, and reaches an author who takes no messages', async () => {
    const [author, reader] = [await insider(app, ['fight-business']), await insider(app, ['fight-business'])]
    const about = await post(author, '**Opponent** wanted, 70 kg', { slug: 'fight-business', business: BUSINESS })
    const wanted = { user_id: author.user_id, post_id: about.id }
    expect(await reader.browser.call(calls.findThread, wanted)).toMatchObject({
      begins: 'request',
      quote: 'Opponent wanted, 70 kg',
    })
    const { message } = await start(reader, author, { post_id: about.id })
    expect(message.quote).toEqual({ post_id: about.id, space_slug: 'fight-business', words: 'Opponent wanted, 70 kg' })
  })

  test('is not possible with the post of another, or one in another space', async () => {
    const [author, reader] = [await insider(app, ['fight-business', 'kings']), await insider(app)]
    const ordinary = await post(author, 'Three rounds')
    const foreign = await post(reader, 'Mine')
    for (const post_id of [ordinary.id, foreign.id]) {
      const answer = reader.browser.try(calls.startThread, { user_id: author.user_id, post_id, ...words() })
      expect(await refusalOf(answer)).toEqual([404, 'not-found'])
    }
  })
})

describe('a block', () => {
  test('hides the thread from both, and nothing can be written', async () => {
    const { asker, asked, id, message } = await twoInThread(app)
    await block(app, asked, asker)
    for (const person of [asker, asked]) {
      expect(await listed(person)).toEqual([])
      expect(await unreadOf(person)).toBe(0)
      const { browser } = person
      expect((await browser.call(calls.searchMessages, { search: 'Friday' })).found).toEqual([])
      expect(await refusalOf(browser.try(calls.readThread, { id }))).toEqual([404, 'not-found'])
      expect(await refusalOf(browser.try(calls.listMessages, { id }))).toEqual([404, 'not-found'])
      expect(await tryWrite(person, id)).toEqual([404, 'not-found'])
    }
    expect(await tryStart(asker, asked)).toEqual([404, 'not-found'])
    // Own words can be taken back.
    expect(await asker.browser.call(calls.deleteMessage, { id: message.id })).toMatchObject({ is_deleted: true })
  })
})

describe('a message', () => {
  test('with the same key is written once, from several tabs at once and in a new thread too', async () => {
    const [asker, asked] = [await openPerson(app), await openPerson(app)]
    const input = { user_id: asked.user_id, ...words('Once') }
    const started = await Promise.all([1, 2, 3].map(() => asker.browser.call(calls.startThread, input)))
    expect(new Set(started.map(({ message }) => message.id)).size).toBe(1)
    const id = started[0]?.thread.id ?? ''
    const answer = { id, ...words('Also once') }
    await Promise.all([1, 2, 3].map(() => asked.browser.call(calls.writeMessage, answer)))
    expect(await textsOf(asker, id)).toEqual(['Also once', 'Once'])
  })

  test('is announced to both people in every process', async () => {
    const { asker, asked, id } = await twoInThread(app)
    const other = await createTestApp({}, { database: { ...database, close: async () => {} } })
    try {
      const told = await Promise.all([eventsOf(other, asker.user_id), eventsOf(other, asked.user_id)])
      await write(asker, id, 'From the first process')
      for (const events of told)
        await vi.waitFor(() => expect(events).toContainEqual({ type: 'thread-changed', thread_id: id }), soon)
    } finally {
      await other.close()
    }
  })

  test('rings once until it is read, in a muted thread never', async () => {
    const { asker, asked, id, answer } = await twoInThread(app)
    await write(asked, id, 'And on Mondays')
    expect(await notesOf(asker)).toEqual([
      { event: 'message', full_name: 'Robin Tester', thread_id: id, is_read: false },
    ])
    expect((await notesOf(asked)).map(({ event }) => event)).toEqual(['request'])
    expect(await unreadOf(asker)).toBe(1)
    expect(await threadOf(asker, id)).toMatchObject({ unread: 2 })
    expect(await asker.browser.call(calls.markThreadRead, { id, message_id: answer.id })).toEqual({ unread: 1 })
    expect(await notesOf(asker)).toMatchObject([{ is_read: true }])
    await write(asked, id, 'Bring gloves')
    expect(await notesOf(asker)).toMatchObject([{ is_read: false }, { is_read: true }])
    const { message } = await write(asked, id, 'And water')
    expect(await asker.browser.call(calls.markThreadRead, { id, message_id: message.id })).toEqual({ unread: 0 })
    // The position never goes back.
    expect(await asker.browser.call(calls.markThreadRead, { id, message_id: answer.id })).toEqual({ unread: 0 })
    await asker.browser.call(calls.changeThread, { id, is_muted: true })
    await write(asked, id, 'Still there?')
    expect(await notesOf(asker)).toHaveLength(2)
    expect(await unreadOf(asker)).toBe(0)
  })

  test('is deleted by its author for both, and leaves a mark', async () => {
    const { asker, asked, id, message } = await twoInThread(app)
    expect(await refusalOf(asked.browser.try(calls.deleteMessage, { id: message.id }))).toEqual([404, 'not-found'])
    await asker.browser.call(calls.deleteMessage, { id: message.id })
    const { messages } = await asked.browser.call(calls.listMessages, { id })
    expect(messages[1]).toMatchObject({ id: message.id, text: '', is_deleted: true })
    expect((await asked.browser.call(calls.searchMessages, { search: 'spar' })).found).toEqual([])
  })

  test('is reported by the one who got it; a moderator removes it for both and may show it again', async () => {
    const { asker, asked, id, message } = await twoInThread(app)
    const report = { thing: 'message', id: message.id, reason: 'harassment', note: null } as const
    const stranger = await memberOf(app)
    expect(await refusalOf(stranger.browser.try(reportThing, report))).toEqual([404, 'not-found'])
    await asked.browser.call(reportThing, report)
    await write(asked, id, 'Please stop')
    const { browser } = await memberOf(app, { membership_type: 'admin' })
    const { cases } = await browser.call(listCases, {})
    const reported = cases.find(({ near }) => near[0]?.text === message.text)
    // Neither the thread before and after, nor what was written since the report.
    expect(reported?.near).toEqual([
      { is_reported: true, is_by_person: true, text: message.text },
      { is_reported: false, is_by_person: false, text: 'Every Friday at seven' },
    ])
    await browser.call(decideCase, { id: reported?.id ?? '', act: 'remove', reason: 'Unkind' })
    expect(await textsOf(asker, id)).toEqual(['Please stop', 'Every Friday at seven', ''])
    const { cases: decided } = await browser.call(listCases, { filter: 'decided' })
    const decision = decided.find((each) => each.id === reported?.id)?.decision
    await browser.call(takeDecisionBack, { id: decision?.id ?? '', reason: 'A mistake' })
    expect(await textsOf(asker, id)).toEqual(['Please stop', 'Every Friday at seven', message.text])
  })

  test('that breaks a rule is reported by its words alone; of someone in danger nobody reads, and they get help', async () => {
    const { asker, id } = await twoInThread(app)
    const admin = await memberOf(app, { membership_type: 'admin' })
    const about = async (said: string) =>
      (await admin.browser.call(listCases, {})).cases.filter((each) => each.words === said)
    const threat = 'I know where you live, watch your back when you leave'
    await write(asker, id, threat)
    expect(await about(threat)).toMatchObject([{ thing: 'message', cause: 'words', near: [], path: null }])
    const despair = { id, ...words('I do not want to live any more, I want to kill myself tonight') }
    const written = await asker.browser.call(calls.writeMessage, despair)
    expect(written.help).toMatch(/\w/)
    expect(await asker.browser.call(calls.writeMessage, despair)).toMatchObject({ help: written.help })
    expect(await about(despair.text)).toEqual([])
    const other = await openPerson(app)
    expect((await start(asker, other, { text: despair.text })).help).toBe(written.help)
  })

  test('of a spammer goes with the request and the notification, and comes back when that is taken back', async () => {
    const [spammer, asked] = [await openPerson(app), await openPerson(app)]
    const { thread, message } = await start(spammer, asked, { text: 'Cheap belts, write me' })
    await asked.browser.call(reportThing, { thing: 'message', id: message.id, reason: 'spam', note: null })
    const { browser } = await memberOf(app, { membership_type: 'admin' })
    const { cases } = await browser.call(listCases, {})
    const { id = '' } = cases.find(({ words: said }) => said === message.text) ?? {}
    expect(await notesOf(asked)).toHaveLength(1)
    await browser.call(decideCase, { id, act: 'remove_everything', reason: 'Spam' })
    expect([await listed(asked), await notesOf(asked), await unreadOf(asked)]).toEqual([[], [], 0])
    const { decisions } = await spammer.browser.call(listOwnDecisions, {})
    await browser.call(takeDecisionBack, { id: decisions[0]?.id ?? '', reason: 'A mistake' })
    expect([await listed(asked), await unreadOf(asked)]).toEqual([[thread.id], 1])
    expect(await notesOf(asked)).toMatchObject([{ event: 'request', is_read: false }])
  })

  test('has pictures that only the two see, and that go with it', async () => {
    const { asker, asked, id } = await twoInThread(app)
    const address = await uploaded(asker.browser, 'message_picture')
    const pictures = [{ id: pictureId(address) ?? '', alt: 'Gloves' }]
    const { message } = await asker.browser.call(calls.writeMessage, { id, ...words(''), pictures })
    expect(message.pictures).toEqual([{ ...pictures[0], address }])
    const stranger = await memberOf(app)
    const seenBy = async ({ browser }: Person) => (await browser.request('GET', address)).status
    expect([await seenBy(asker), await seenBy(asked), await seenBy(stranger)]).toEqual([200, 200, 404])
    const again = asker.browser.try(calls.writeMessage, { id, ...words(''), pictures })
    expect(await refusalOf(again)).toEqual([400, 'request.invalid'])
    await asker.browser.call(calls.deleteMessage, { id: message.id })
    expect(await seenBy(asked)).toBe(404)
    const empty = asker.browser.try(calls.writeMessage, { id, ...words('') })
    expect(await refusalOf(empty)).toEqual([400, 'request.invalid'])
  })

  test('has pictures that the other does not see while it is removed, or after a block', async () => {
    const { asker, asked, id } = await twoInThread(app)
    const address = await uploaded(asker.browser, 'message_picture')
    const pictures = [{ id: pictureId(address) ?? '', alt: 'Gloves' }]
    const { message } = await asker.browser.call(calls.writeMessage, { id, ...words('Look at these'), pictures })
    const statusOf = async ({ browser }: Person) => (await browser.request('GET', address)).status
    await asked.browser.call(reportThing, { thing: 'message', id: message.id, reason: 'harassment', note: null })
    const admin = await memberOf(app, { membership_type: 'admin' })
    const { cases } = await admin.browser.call(listCases, {})
    const reported = cases.find(({ words: said }) => said === 'Look at these')
    await admin.browser.call(decideCase, { id: reported?.id ?? '', act: 'remove', reason: 'Unkind' })
    expect(await statusOf(asked)).toBe(404)
    // Whoever decides about an appeal still sees what was removed.
    expect(await statusOf(admin)).toBe(200)
    const { decisions } = await asker.browser.call(listOwnDecisions, {})
    await admin.browser.call(takeDecisionBack, { id: decisions[0]?.id ?? '', reason: 'A mistake' })
    expect(await statusOf(asked)).toBe(200)
    await block(app, asker, asked)
    expect(await statusOf(asked)).toBe(404)
  })
})

describe('the lists', () => {
  test('pages of messages meet without a gap, also when a message comes in between', async () => {
    const { asker, asked, id } = await twoInThread(app)
    for (let number = 0; number < MESSAGES_PAGE; number++) await write(asked, id, `Number ${number}`)
    const first = await asker.browser.call(calls.listMessages, { id })
    await write(asked, id, 'In between')
    const second = await asker.browser.call(calls.listMessages, { id, cursor: first.next ?? '' })
    expect(second.next).toBeNull()
    const shown = [...first.messages, ...second.messages].map(({ text }) => text)
    expect(shown).toHaveLength(MESSAGES_PAGE + 2)
    expect(new Set(shown).size).toBe(MESSAGES_PAGE + 2)
  })

  test('an archived thread comes back with its next message', async () => {
    const { asker, asked, id } = await twoInThread(app)
    await asker.browser.call(calls.changeThread, { id, is_archived: true })
    expect([await listed(asker), await listed(asker, 'yes'), await listed(asked)]).toEqual([[], [id], [id]])
    await write(asked, id)
    expect([await listed(asker), await listed(asker, 'yes')]).toEqual([[id], []])
  })

  test('a search finds words of own threads alone, whatever their accents', async () => {
    const { asker, asked, id } = await twoInThread(app)
    await write(asked, id, 'Amanhã não, só sábado 100%')
    const search = async ({ browser }: Person, words: string) =>
      (await browser.call(calls.searchMessages, { search: words })).found.map(({ message }) => message.text)
    expect(await search(asker, 'SABADO')).toEqual(['Amanhã não, só sábado 100%'])
    expect(await search(asker, '%')).toEqual(['Amanhã não, só sábado 100%'])
    expect(await search(await memberOf(app), 'sábado')).toEqual([])
  })
})

test('a deleted account leaves an emptied half of the thread, and the second one nothing', async () => {
  const { asker, asked, id, answer } = await twoInThread(app)
  // The first was read; then one more is written.
  await asked.browser.call(calls.markThreadRead, { id, message_id: answer.id })
  await write(asker, id, 'See you there')
  expect(await notesOf(asked)).toHaveLength(2)
  const { account } = await asker.browser.call(exportAccount, {})
  expect(account.messages).toMatchObject([{ text: 'Do you spar on Fridays?' }, { text: 'See you there' }])
  expect(JSON.stringify(account.threads)).not.toContain(asked.user_id)
  await asker.browser.call(deleteAccount, { password: PASSWORD })
  expect(await threadOf(asked, id)).toMatchObject({ person: null, refusal: 'messages.closed', is_asked: false })
  expect(await textsOf(asked, id)).toEqual(['', 'Every Friday at seven', ''])
  expect(await notesOf(asked)).toEqual([])
  expect(await tryWrite(asked, id)).toEqual([403, 'messages.closed'])
  await asked.browser.call(deleteAccount, { password: PASSWORD })
  const { rows } = await app.pool.query('select from threads where id = $1', [id])
  expect(rows).toEqual([])
})

test(`a coach keeps up to ${MOST_CANNED_ANSWERS} texts for messages, which nobody else sees`, async () => {
  const { browser } = coach
  const { id } = await browser.call(calls.addCannedAnswer, { title: 'Price', text: 'One session is 50.' })
  await browser.call(calls.changeCannedAnswer, { id, title: 'Prices', text: 'One session is 60.' })
  const listAnswers = async () => (await browser.call(calls.listCannedAnswers, {})).answers
  expect(await listAnswers()).toEqual([{ id, title: 'Prices', text: 'One session is 60.' }])
  await app.pool.query(
    `insert into canned_answers (user_id, title, text) select $1, 'x', 'y' from generate_series(2, $2::int)`,
    [coach.user_id, MOST_CANNED_ANSWERS],
  )
  const oneMore = browser.try(calls.addCannedAnswer, { title: 'More', text: 'More' })
  expect(await refusalOf(oneMore)).toEqual([409, 'messages.too-many-canned'])
  await browser.call(calls.deleteCannedAnswer, { id })
  expect((await listAnswers()).map((answer) => answer.id)).not.toContain(id)
})
