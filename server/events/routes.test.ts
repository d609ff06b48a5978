import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { MembershipType } from '#contract/access.ts'
import { signOut } from '#contract/accounts.ts'
import { followEvents } from '#contract/events.ts'
import { keepDistance } from '#contract/people.ts'
import { readSession } from '#contract/session.ts'
import { joinSpace, leaveSpace } from '#contract/spaces.ts'
import { createReadMember } from '#server/features/accounts/public.ts'
import { readHeardSpaces } from '#server/features/spaces/public.ts'
import { createHttpApp } from '#server/http/create-http-app.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { countFollowers, type ReadStream, readStream } from '#tests/support/event-stream.ts'
import { startTestServer } from '#tests/support/http.ts'
import { setMembershipType } from '#tests/support/membership.ts'
import { ban, memberOf, type Person, signInElsewhere } from '#tests/support/people.ts'
import { soon } from '#tests/support/soon.ts'
import { insider, post } from '#tests/support/spaces.ts'
import { MOST_FOLLOWERS } from './event-hub.ts'
import { eventsRoutes } from './routes.ts'
import { memberTopic, type TopicFollower } from './topics.ts'

/** Shared by all processes of an installation. */
const SESSION_SECRET = 'one secret for all processes of this installation'

let database: TestDatabase
let here: TestApp
let there: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  here = await createTestApp({ SESSION_SECRET }, { database })
  there = await createTestApp({ SESSION_SECRET }, { database: { ...database, close: async () => {} } })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** A server process on its own port, with a faster heartbeat where a test waits for it. */
async function serve({ services }: TestApp, { heartbeatMs }: { heartbeatMs?: number } = {}) {
  const events = countFollowers(services.events)
  const readMember = createReadMember(services)
  const readSpaces = (member: TopicFollower) => readHeardSpaces(services, member)
  const options = { readMember, readHeardSpaces: readSpaces, ...(heartbeatMs && { heartbeatMs }) }
  const routes = eventsRoutes({ ...services, events }, options)
  const server = await startTestServer(createHttpApp({ services, routes, readMember }))
  onTestFinished(() => server.close())
  const open = async ({ browser }: Pick<Person, 'browser'>): Promise<ReadStream> => {
    const stream = await readStream(server.port, browser)
    onTestFinished(() => stream.leave())
    return stream
  }
  return { ...server, events, open }
}

const postsIn = ({ events }: ReadStream) => events.filter(({ type }) => type === 'post-added').length

/** Posts until the stream tells of it: its topics are read again a moment after they changed. */
async function hearsPost(stream: ReadStream, writer: Person): Promise<void> {
  await vi.waitFor(async () => {
    await post(writer)
    expect(postsIn(stream)).toBeGreaterThan(0)
  }, soon)
}

async function hearsNoPost(stream: ReadStream, { writer, reader }: { writer: Person; reader: Person }): Promise<void> {
  await vi.waitFor(async () => {
    const before = postsIn(stream)
    await post(writer)
    // Published after the post, so it arrives after the post would have.
    const marker = `after ${before} ${stream.events.length}`
    there.services.events.publish(memberTopic(reader.user_id), { type: 'room-changed', room: marker })
    await vi.waitFor(() => expect(stream.events).toContainEqual({ type: 'room-changed', room: marker }), soon)
    expect(postsIn(stream)).toBe(before)
  }, soon)
}

describe('an event stream', () => {
  test('begins at once, and tells proxies not to cache or buffer it', async () => {
    const { open } = await serve(here)
    const stream = await open(await memberOf(here))
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    await vi.waitFor(() => expect(stream.heartbeats()).toBe(1), soon)
  })

  test('is refused to a visitor', async () => {
    const { status, body } = await here.browser().try(followEvents, {})
    expect([status, body.error.code]).toEqual([401, 'session.missing'])
  })

  test('is not opened by a HEAD request', async () => {
    const { send, events } = await serve(here)
    const { browser } = await memberOf(here)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { status, headers, text } = await send({ method: 'HEAD', path: '/api/events', headers: { cookie } })
    expect([status, headers['content-type'], text]).toEqual([200, 'text/event-stream; charset=utf-8', ''])
    expect(events.following()).toBe(0)
  })

  test('delivers events from another process, and none of other members', async () => {
    const [rosa, ivo] = [await memberOf(here), await memberOf(here)]
    const [first, second] = [await serve(here), await serve(there)]
    const streams = [await first.open(rosa), await second.open(rosa)]
    const stranger = await second.open(ivo)
    there.services.events.publish(memberTopic(rosa.user_id), { type: 'streak-changed' })
    for (const { events } of streams) await vi.waitFor(() => expect(events).toHaveLength(1), soon)
    await here.services.notifier.notify({ user_id: rosa.user_id, kind: 'streak_milestone', details: { days: 7 } })
    const notification = expect.objectContaining({ kind: 'streak_milestone', details: { days: 7 }, read_at: null })
    for (const { events } of streams)
      await vi.waitFor(
        () => expect(events).toEqual([{ type: 'streak-changed' }, { type: 'notification', notification, unread: 1 }]),
        soon,
      )
    here.services.events.publish(memberTopic(ivo.user_id), { type: 'streak-changed' })
    await vi.waitFor(() => expect(stranger.events).toEqual([{ type: 'streak-changed' }]), soon)
  })

  test('follows the topics of a role from when it is given until it is removed', async () => {
    const { open } = await serve(here)
    const [admin, member] = [await memberOf(here, { membership_type: 'admin' }), await memberOf(here)]
    const [always, stream] = [await open(admin), await open(member)]
    const heard = ({ events }: ReadStream) => events.filter(({ type }) => type === 'applications-changed').length
    const tellAdmins = async (times: number) => {
      there.services.events.publish('admins', { type: 'applications-changed' })
      await vi.waitFor(() => expect(heard(always)).toBe(times), soon)
    }
    const changeRole = async (membership_type: MembershipType) => {
      stream.events.length = 0
      await setMembershipType(here.pool, member.user_id, membership_type)
      there.services.events.publish(memberTopic(member.user_id), { type: 'account-changed' })
      await vi.waitFor(() => expect(stream.events).toEqual([{ type: 'account-changed' }]), soon)
    }
    await tellAdmins(1)
    expect(heard(stream)).toBe(0)
    await changeRole('admin')
    await vi.waitFor(async () => {
      await tellAdmins(heard(always) + 1)
      expect(heard(stream)).toBeGreaterThan(0)
    }, soon)
    await changeRole('free_member')
    await vi.waitFor(async () => {
      const before = heard(stream)
      await tellAdmins(heard(always) + 1)
      expect(heard(stream)).toBe(before)
    }, soon)
  })

  test('tells of a post in another process, from joining the space until leaving it', async () => {
    const [writer, reader] = [await insider(there), await insider(here, [])]
    const { open } = await serve(here)
    const stream = await open(reader)
    await reader.browser.call(joinSpace, { slug: 'kings' })
    // The page reads its topics again when it hears that they changed.
    await hearsPost(stream, writer)
    const added = stream.events.find(({ type }) => type === 'post-added')
    expect(added).toMatchObject({ post: { author: { handle: writer.handle }, may_edit: false } })
    await reader.browser.call(leaveSpace, { slug: 'kings' })
    await hearsNoPost(stream, { writer, reader })
  })

  test.each([
    ['the reader muted', 'reader', 'mute'],
    ['the reader blocked', 'reader', 'block'],
    ['blocked the reader', 'writer', 'block'],
  ] as const)('does not tell of a post of someone who %s', async (_, who, distance) => {
    const [writer, reader] = [await insider(there), await insider(here)]
    const { open } = await serve(here)
    const stream = await open(reader)
    await hearsPost(stream, writer)
    const [one, other] = who === 'reader' ? [reader, writer] : [writer, reader]
    await one.browser.call(keepDistance, { user_id: other.user_id, distance })
    await hearsNoPost(stream, { writer, reader })
  })

  test('names nobody to someone whom they blocked', async () => {
    const [writer, named, reader, other] = [
      await insider(there),
      await insider(there),
      await insider(here),
      await insider(here),
    ]
    await named.browser.call(keepDistance, { user_id: reader.user_id, distance: 'block' })
    const { open } = await serve(here)
    const streams = [await open(reader), await open(other)]
    await post(writer, `Who spars with @${named.handle}?`)
    await vi.waitFor(() => expect(streams.map(postsIn)).toEqual([1, 1]), soon)
    const namedIn = streams.map(({ events }) =>
      events.flatMap((event) => (event.type === 'post-added' ? event.post.mentions.map(({ handle }) => handle) : [])),
    )
    expect(namedIn).toEqual([[], [named.handle]])
  })

  test('sends heartbeats', async () => {
    const { open } = await serve(here, { heartbeatMs: 100 })
    const stream = await open(await memberOf(here))
    await vi.waitFor(() => expect(stream.heartbeats()).toBeGreaterThan(3), soon)
    expect(stream.events).toEqual([])
    expect(stream.ended()).toBe(false)
  })

  test('is no longer followed when its reader disconnects', async () => {
    const { open, events } = await serve(here)
    const people = [await memberOf(here), await memberOf(here)]
    const streams = await Promise.all(Array.from({ length: 30 }, (_, count) => open(people[count % 2] as Person)))
    expect(events.following()).toBe(30)
    for (const stream of streams) stream.leave()
    await vi.waitFor(() => expect(events.following()).toBe(0), soon)
  })

  test(`is ended as the oldest when its member opens more than ${MOST_FOLLOWERS}`, async () => {
    const { open } = await serve(here)
    const [rosa, ivo] = [await memberOf(here), await memberOf(here)]
    const [oldest, stranger] = [await open(rosa), await open(ivo)]
    const others = []
    for (let count = 0; count < MOST_FOLLOWERS; count++) others.push(await open(rosa))
    await vi.waitFor(() => expect(oldest.ended()).toBe(true), soon)
    for (const { ended } of [stranger, ...others]) expect(ended()).toBe(false)
  })
})

describe('the end of its session ends a stream after a last event', () => {
  const told = [{ type: 'account-changed' }]
  /** The list of devices changed too, and its event may come first. */
  const besidesData = (events: readonly { type: string }[]) => events.filter(({ type }) => type !== 'data-changed')

  test('at once when the account changed', async () => {
    const { open } = await serve(there)
    const rosa = await memberOf(here)
    const elsewhere = await signInElsewhere(here, rosa)
    const [stream, stays] = [await open(rosa), await open(elsewhere)]
    await rosa.browser.call(signOut, {})
    await vi.waitFor(() => expect(stream.ended()).toBe(true), soon)
    expect(besidesData(stream.events)).toEqual(told)
    // The session and the stream on the other device continue.
    here.services.events.publish(memberTopic(rosa.user_id), { type: 'streak-changed' })
    await vi.waitFor(() => expect(besidesData(stays.events)).toEqual([...told, { type: 'streak-changed' }]), soon)
    expect(stays.ended()).toBe(false)
  })

  const ways: Record<string, (person: Person) => Promise<unknown>> = {
    'signing out': ({ browser }) => browser.call(signOut, {}),
    'a ban': (person) => ban(here, person),
    expiry: ({ user_id }) =>
      here.pool.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [user_id]),
    'the end of the account': ({ user_id }) => here.pool.query('delete from users where id = $1', [user_id]),
  }
  test.each(Object.keys(ways))('with the next heartbeat after %s', async (way) => {
    const { open, events } = await serve(here, { heartbeatMs: 100 })
    const rosa = await memberOf(here)
    const stream = await open(rosa)
    await ways[way]?.(rosa)
    await vi.waitFor(() => expect(stream.ended()).toBe(true), soon)
    expect(besidesData(stream.events)).toEqual(told)
    expect(events.following()).toBe(0)
    expect(await rosa.browser.call(readSession, {})).toEqual({ session: null })
  })
})

test('a short outage of the database ends no stream', async () => {
  const own = await createTestDatabase()
  const app = await createTestApp({}, { database: own })
  onTestFinished(() => app.close())
  const { open } = await serve(app, { heartbeatMs: 100 })
  const { user_id, browser } = await memberOf(app)
  const stream = await open({ browser })
  const server = new Pool({ ...own.connection, database: 'postgres', max: 1 })
  onTestFinished(() => server.end())
  await server.query(`alter database ${own.connection.database} allow_connections false`)
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    own.connection.database,
  ])
  const before = stream.heartbeats()
  await vi.waitFor(() => expect(stream.heartbeats()).toBeGreaterThan(before + 3), soon)
  await server.query(`alter database ${own.connection.database} allow_connections true`)
  await vi.waitFor(() => expect(stream.events).toEqual([{ type: 'resync' }]), soon)
  app.services.events.publish(memberTopic(user_id), { type: 'streak-changed' })
  await vi.waitFor(() => expect(stream.events).toHaveLength(2), soon)
  expect(stream.ended()).toBe(false)
})

test('a server that stops ends its streams at once, and opens no more', async () => {
  const app = await createTestApp({ SESSION_SECRET }, { database: { ...database, close: async () => {} } })
  onTestFinished(() => app.close())
  const server = createNodeServer(app.app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { browser } = await memberOf(app)
  const streams = [await readStream(port, browser), await readStream(port, browser)]
  const closed = new Promise((resolve) => server.close(resolve))
  app.services.events.endFollowers()
  await closed
  for (const { ended } of streams) await vi.waitFor(() => expect(ended()).toBe(true), soon)
  const refused = await browser.try(followEvents, {})
  expect([refused.status, refused.body.error]).toMatchObject([503, { code: 'server.unavailable', retry_after: 1 }])
})
