import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccount } from '#contract/accounts.ts'
import * as contract from '#contract/conversations.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { REMOVE_DELETED_CONVERSATIONS, removeDeletedConversations } from './delete-conversation.ts'
import { CONVERSATION_PAGE } from './list-conversations.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ AI_FREE_MESSAGES: 100 })
})
afterAll(() => app.close())

const ASKED = { message: 'I want a raise but I fear my boss', template: 'career', language: 'en' } as const
const WAR_ROOM = { room: 'war-room' } as const

async function saved({ browser }: Person, topic: string, message: string = ASKED.message): Promise<string> {
  const { conversation_id: id } = await browser.call(contract.askStrategist, { ...ASKED, message })
  await browser.call(contract.saveConversation, { id, topic })
  return id
}

async function listed({ browser }: Person, wanted: { search?: string; before?: string } = {}) {
  return (await browser.call(contract.listConversations, { ...WAR_ROOM, ...wanted })).conversations
}

const topics = async (member: Person, search: string) => (await listed(member, { search })).map(({ topic }) => topic)

describe('saving a session', () => {
  test('stores it under its topic and leaves the room empty', async () => {
    const member = await memberOf(app)
    const id = await saved(member, '  The raise  ')
    expect(await listed(member)).toMatchObject([
      { id, topic: 'The raise', template: 'career', messages: 2, excerpt: ASKED.message },
    ])
    expect((await member.browser.call(contract.readRoom, WAR_ROOM)).conversation).toBeNull()
  })

  test('shows it under the names of the specification', async () => {
    const member = await memberOf(app)
    const id = await saved(member, 'The raise')
    await member.browser.call(contract.askStrategist, ASKED)
    const { rows } = await app.pool.query('select * from war_room_chats where user_id = $1', [member.user_id])
    expect(rows).toEqual([
      {
        id,
        user_id: member.user_id,
        topic: 'The raise',
        strategy_type: 'career',
        chat_history: [
          { role: 'user', content: ASKED.message, template: 'career' },
          { role: 'assistant', content: expect.any(String), template: 'career' },
        ],
        created_at: expect.any(Date),
      },
    ])
    await member.browser.call(contract.deleteConversation, { id })
    const after = await app.pool.query('select from war_room_chats where user_id = $1', [member.user_id])
    expect(after.rows).toEqual([])
  })

  test('without messages or without a topic is refused', async () => {
    const { browser } = await memberOf(app)
    const start = { ...WAR_ROOM, template: 'life', language: 'pt' } as const
    const { conversation } = await browser.call(contract.startConversation, start)
    const refused = await browser.try(contract.saveConversation, { id: conversation.id, topic: 'Nothing' })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'chat.nothing-said' } } })
    const blank = await browser.try(contract.saveConversation, { id: conversation.id, topic: '   ' })
    expect(blank).toMatchObject({ status: 400, body: { error: { fields: { topic: { problem: 'required' } } } } })
  })
})

describe('starting a new conversation', () => {
  test('returns the previous one, which can be resumed; one without messages is deleted', async () => {
    const { browser } = await memberOf(app)
    const start = { ...WAR_ROOM, template: 'fight', language: 'es' } as const
    const first = await browser.call(contract.startConversation, start)
    const second = await browser.call(contract.startConversation, start)
    expect(second.left).toBeNull()
    expect((await browser.try(contract.readConversation, { id: first.conversation.id })).status).toBe(404)
    const { id } = second.conversation
    await browser.call(contract.askStrategist, { ...ASKED, conversation_id: id })
    const third = await browser.call(contract.startConversation, start)
    expect(third.left).toBe(id)
    const resumed = await browser.call(contract.resumeConversation, { id })
    expect(resumed.chat_history).toHaveLength(3)
    expect((await browser.call(contract.readRoom, WAR_ROOM)).conversation?.id).toBe(id)
  })

  test('in two tabs at once leaves one open conversation', async () => {
    const { browser, user_id } = await memberOf(app)
    const start = { ...WAR_ROOM, template: 'fight', language: 'en' } as const
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.try(contract.startConversation, start)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const { rows } = await app.pool.query('select open from conversations where user_id = $1', [user_id])
    expect(rows).toEqual([{ open: true }])
  })

  test('with a coach does not affect the War Room, and its sessions are listed without being saved', async () => {
    const { browser } = await memberOf(app)
    const { conversation_id } = await browser.call(contract.askStrategist, { ...ASKED, room: 'ai-bastion' })
    expect((await browser.call(contract.readRoom, WAR_ROOM)).conversation).toBeNull()
    await browser.call(contract.startConversation, { room: 'ai-bastion', template: 'general', language: 'en' })
    const { conversations } = await browser.call(contract.listConversations, { room: 'ai-bastion' })
    expect(conversations.map(({ id }) => id)).toEqual([conversation_id])
  })
})

describe('the list of conversations', () => {
  test('shows the member’s own, newest first, a page at a time', async () => {
    const [member, other] = [await memberOf(app), await memberOf(app)]
    await saved(other, 'Theirs')
    await app.pool.query(
      `insert into conversations (user_id, room, template, language, topic, open, saved_at, created_at)
       select $1, 'war-room', 'life', 'en', 'Session ' || n, false, now(), now() - make_interval(mins => n)
       from generate_series(1, $2) n`,
      [member.user_id, CONVERSATION_PAGE + 3],
    )
    const first = await member.browser.call(contract.listConversations, WAR_ROOM)
    expect(first).toMatchObject({ more: true })
    expect(first.conversations.map(({ topic }) => topic).slice(0, 2)).toEqual(['Session 1', 'Session 2'])
    const before = first.conversations.at(-1)?.created_at ?? ''
    const second = await member.browser.call(contract.listConversations, { ...WAR_ROOM, before })
    expect(second.more).toBe(false)
    expect(second.conversations.map(({ topic }) => topic)).toEqual(['Session 21', 'Session 22', 'Session 23'])
  })

  test('can be searched in messages and topics, regardless of case, accents and endings', async () => {
    const member = await memberOf(app)
    await saved(member, 'Preparação', 'Estou com MEDO do campeonato, é a minha primeira luta; treino muay-thai')
    await saved(member, 'The raise')
    expect(await topics(member, 'primeira')).toEqual(['Preparação'])
    expect(await topics(member, 'é medo')).toEqual(['Preparação'])
    expect(await topics(member, 'CAMPEON')).toEqual(['Preparação'])
    expect(await topics(member, 'muay-thai')).toEqual(['Preparação'])
    expect(await topics(member, 'preparacao')).toEqual(['Preparação'])
    expect(await topics(member, 'raise')).toEqual(['The raise'])
    expect(await topics(member, 'raise medo')).toEqual([])
    for (const search of ['!!!', "'", ':*', '& |', '\\']) expect(await topics(member, search)).toEqual([])
    expect(await topics(member, '  ')).toHaveLength(2)
  })

  test('shows an excerpt around the search words', async () => {
    const member = await memberOf(app)
    await saved(
      member,
      'Long',
      `${'Back and forth we went. '.repeat(20)}Então vem a GRADUAÇÃO em março. ${'More. '.repeat(60)}`,
    )
    const [line] = await listed(member, { search: 'graduacao' })
    expect(line?.excerpt).toMatch(/^….*GRADUAÇÃO em março.*…$/)
    expect(line?.excerpt.length).toBeLessThan(170)
  })
})

describe('a conversation', () => {
  test('can be renamed', async () => {
    const member = await memberOf(app)
    const id = await saved(member, 'The raise')
    await member.browser.call(contract.renameConversation, { id, topic: 'The promotion' })
    expect(await listed(member)).toMatchObject([{ topic: 'The promotion' }])
  })

  test('can be deleted, and restored to its place for a day', async () => {
    const member = await memberOf(app)
    for (const topic of ['One', 'Two', 'Three']) await saved(member, topic)
    const list = await listed(member)
    const id = list[1]?.id ?? ''
    await member.browser.call(contract.deleteConversation, { id })
    expect((await member.browser.try(contract.deleteConversation, { id })).status).toBe(200)
    expect((await listed(member)).map(({ topic }) => topic)).toEqual(['Three', 'One'])
    for (const endpoint of [contract.readConversation, contract.resumeConversation, contract.stopAnswer])
      expect((await member.browser.try(endpoint, { id })).status).toBe(404)
    await member.browser.call(contract.restoreConversation, { id })
    expect(await listed(member)).toEqual(list)
    await member.browser.call(contract.deleteConversation, { id })
    await app.clock.later({ hours: 25 }, async () => {
      expect((await member.browser.try(contract.restoreConversation, { id })).status).toBe(404)
      await removeDeletedConversations(app.services)
    })
    const { rows } = await app.pool.query('select from conversations where user_id = $1', [member.user_id])
    expect(rows).toHaveLength(2)
  })

  test('is removed from the database by an hourly job', async () => {
    const { rows } = await app.pool.query('select cron from pgboss.schedule where name = $1', [
      REMOVE_DELETED_CONVERSATIONS,
    ])
    expect(rows).toEqual([{ cron: '53 * * * *' }])
  })

  test('is in the export of the account', async () => {
    const member = await memberOf(app)
    await saved(member, 'The raise')
    const { account } = await member.browser.call(exportAccount, {})
    expect(account).toMatchObject({
      conversations: [{ topic: 'The raise' }],
      chat_messages: [{ content: ASKED.message }, { role: 'assistant' }],
      ai_quotas: [{ used: 1 }],
    })
  })
})
