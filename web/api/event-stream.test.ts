import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { followMember } from './event-stream.ts'
import type { SourceHandlers } from './event-stream-connection.ts'

// Locks and channels are those of Node, which work as between tabs of a browser. Only the source is a stand-in.
const ROSA = randomUUID()
const soon = { timeout: 2_000, interval: 5 }

afterEach(() => {
  vi.unstubAllGlobals()
})

function openTab(user_id = ROSA) {
  const seen: string[] = []
  const sources: (SourceHandlers & { closed: boolean })[] = []
  const stop = followMember(
    user_id,
    {
      onEvent: (event) => seen.push(event.type),
      onOpen: () => seen.push('(open)'),
      onRefused: () => seen.push('(refused)'),
    },
    (handlers) => {
      const source = { ...handlers, closed: false }
      sources.push(source)
      return {
        close: () => {
          source.closed = true
        },
      }
    },
  )
  onTestFinished(stop)
  return { seen, sources, close: stop }
}

async function openLeader(user_id = ROSA) {
  const tab = openTab(user_id)
  await vi.waitFor(() => expect(tab.sources).toHaveLength(1), soon)
  const [source] = tab.sources
  if (!source) throw new Error('it does not lead')
  return { ...tab, source }
}

const streak = JSON.stringify({ type: 'streak-changed' } satisfies MemberEvent)

test('one of many tabs connects, and all of them get its events', async () => {
  const leader = await openLeader()
  const others = [openTab(), openTab()]
  await sleep(20)
  expect(others.flatMap(({ sources }) => sources)).toEqual([])
  leader.source.onOpen()
  leader.source.onMessage(streak)
  expect(leader.seen).toEqual(['(open)', 'streak-changed'])
  for (const { seen } of others) await vi.waitFor(() => expect(seen).toEqual(['resync', 'streak-changed']), soon)
})

test('another tab connects when the leading tab closes, and all tabs resync', async () => {
  const leader = await openLeader()
  const others = [openTab(), openTab()]
  leader.source.onOpen()
  for (const { seen } of others) await vi.waitFor(() => expect(seen).toEqual(['resync']), soon)
  leader.close()
  expect(leader.source.closed).toBe(true)
  const sources = () => others.flatMap((tab) => tab.sources)
  await vi.waitFor(() => expect(sources()).toHaveLength(1), soon)
  sources()[0]?.onOpen()
  for (const { seen } of others) await vi.waitFor(() => expect(seen).toEqual(['resync', 'resync']), soon)
})

test('a tab that has stopped gets no events and never becomes the leader', async () => {
  const leader = await openLeader()
  const stopped = openTab()
  const stays = openTab()
  await sleep(20)
  stopped.close()
  leader.source.onOpen()
  await vi.waitFor(() => expect(stays.seen).toEqual(['resync']), soon)
  leader.close()
  await vi.waitFor(() => expect(stays.sources).toHaveLength(1), soon)
  expect([stopped.seen, stopped.sources]).toEqual([[], []])
})

test('all tabs resync after the leading tab’s connection broke', async () => {
  const leader = await openLeader()
  const other = openTab()
  leader.source.onOpen()
  leader.source.onError()
  await vi.waitFor(() => expect(leader.sources).toHaveLength(2), soon)
  leader.sources[1]?.onOpen()
  expect(leader.seen).toEqual(['(open)', 'resync'])
  await vi.waitFor(() => expect(other.seen).toEqual(['resync', 'resync']), soon)
})

test('a tab that shows another member ignores the events', async () => {
  const leader = await openLeader()
  const stranger = openTab(randomUUID())
  const other = openTab()
  leader.source.onOpen()
  leader.source.onMessage(streak)
  await vi.waitFor(() => expect(other.seen).toEqual(['resync', 'streak-changed']), soon)
  expect(stranger.seen).toEqual([])
})

test('an unknown event is ignored', async () => {
  const { source, seen } = await openLeader()
  const channel = new BroadcastChannel('kiai-events')
  onTestFinished(() => channel.close())
  for (const unknown of ['{"type":"telepathy"}', 'no json', '{"type":"notification"}']) source.onMessage(unknown)
  for (const unknown of ['hello', null, { user_id: ROSA }, { user_id: ROSA, event: { type: 'telepathy' } }])
    channel.postMessage(unknown)
  channel.postMessage({ user_id: ROSA, event: { type: 'streak-changed' } })
  await vi.waitFor(() => expect(seen).toEqual(['streak-changed']), soon)
})

test('each tab has a connection of its own in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  const tabs = [openTab(), openTab()]
  expect(tabs.map(({ sources }) => sources.length)).toEqual([1, 1])
  for (const { sources } of tabs) sources[0]?.onOpen()
  tabs[0]?.sources[0]?.onMessage(streak)
  await sleep(50)
  expect(tabs.map(({ seen }) => seen)).toEqual([['(open)', 'streak-changed'], ['(open)']])
})
